import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './csp.ts';

/** Headers that go with every answer. `https`: the visitor's own connection, seen through a trusted proxy. */
export function securityHeaders(env: Record<string, string>, https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, https),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // No other site may embed our pages, pictures or answers. Link previews still work: chat apps and search engines
    // fetch them on their servers, not in a browser.
    'Cross-Origin-Resource-Policy': 'same-origin',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Not over plain HTTP: a laptop on http://localhost must not be told to use TLS for a year.
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/**
 * Sets the headers as soon as a request arrives, so that error answers have them too. `no-store`, since only the API
 * comes here: the site's files are served earlier (server/site).
 */
export function addSecurityHeaders(app: FastifyInstance, env: Record<string, string>): void {
  const plain = securityHeaders(env, false);
  const secure = securityHeaders(env, true);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.protocol === 'https' ? secure : plain).header('Cache-Control', 'no-store');
  });
}
