import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { apiProxy } from './api/proxy.ts';
import { embeddedApi } from './api/routes.ts';
import type { ServerConfig } from './config.ts';
import { addErrorHandler, HttpError, sendError } from './http/errors.ts';
import { addRequestLog, standardLog, type Log } from './http/log.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { site } from './site/routes.ts';
import type { Store } from './store/store.ts';

export const BODY_LIMIT = 32 * 1024;

export interface AppParts {
  config: ServerConfig;
  /** The embedded store; not needed when `config.apiOrigin` is set. */
  store?: Store;
  log?: Log;
  /** Without the site, for the development server, which has its own. */
  apiOnly?: boolean;
}

/** The page for unknown addresses, where the site has been built. */
function notFoundPage(dist: string): string | undefined {
  try {
    return readFileSync(join(dist, '404.html'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Puts the server together; it does not listen yet. */
export async function buildApp({ config, store, log = standardLog, apiOnly = false }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    // A phone on a bad line gets half a minute for its booking; a connection that sends nothing is not held for ever.
    requestTimeout: 30_000,
    // Keys that would reach an object's prototype are dropped; the rest of the request is judged as usual.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // Before any hook, so these have their headers here. A mangled link ends at the page with the hotline, not at a line of JSON.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers(securityHeaders(config.env, false));
      const page = apiOnly || (request.url ?? '').startsWith('/api/') ? undefined : notFoundPage(config.dist);
      if (page === undefined) return void sendError(reply, new HttpError(400, 'The address could not be understood'));
      void reply.code(404).headers({ 'Cache-Control': 'no-cache' }).type('text/html; charset=utf-8').send(page);
    },
  });
  addRequestLog(app, log);
  addSecurityHeaders(app, config.env);
  addErrorHandler(app, log);
  app.setNotFoundHandler(({ method }, reply) =>
    sendError(
      reply,
      method === 'GET' || method === 'HEAD'
        ? new HttpError(404, 'There is nothing at this address')
        : new HttpError(405, `${method} is not possible here`, { headers: { Allow: 'GET, HEAD' } }),
    ),
  );
  if (config.apiOrigin) await app.register(apiProxy, { origin: config.apiOrigin, timeout: config.apiTimeout, log });
  else if (store) await app.register(embeddedApi, { config, store });
  if (!apiOnly) await app.register(site, { dist: config.dist });
  return app;
}
