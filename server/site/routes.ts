import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolveAddress } from './resolve.ts';

const DAY_S = 86_400;

/**
 * How long a copy may be used unasked. Files under /assets carry a hash of their content in the name, so theirs never changes. Pages, the service worker
 * and the manifest are asked for each time (304 by ETag): a new release and a corrected phone number show at once.
 */
export function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return `public, max-age=${365 * DAY_S}, immutable`;
  if (/\.(?:avif|webp|png|jpe?g|gif|svg|ico|mp4|webm|woff2?)$/i.test(file)) return `public, max-age=${DAY_S}`;
  return 'no-cache';
}

async function send(dist: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [path = '/', query] = request.url.split(/\?(.*)/s);
  const found = await resolveAddress(dist, path);
  if (found.kind === 'redirect') return reply.redirect(query === undefined ? found.to : `${found.to}?${query}`, 308);
  if (found.kind === 'missing') return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
  const { file, status, staff } = found;
  reply.header('Cache-Control', staff ? 'no-store' : status === 404 ? 'no-cache' : cacheControl(file));
  if (staff) reply.header('X-Robots-Tag', 'noindex');
  if (status === 404) {
    // The answer is about the address, not about a file: nothing to revalidate or to take a part of.
    for (const name of ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const) delete request.raw.headers[name];
    reply.code(404);
  }
  return reply.sendFile(file, { cacheControl: false, acceptRanges: status === 200, etag: status === 200 && !staff, lastModified: status === 200 && !staff });
}

/** Serves the built site in `dist`: precompressed where the build left a `.br` or `.gz` beside a file, plain otherwise. */
export async function site(app: FastifyInstance, { dist }: { dist: string }): Promise<void> {
  await app.register(fastifyStatic, { root: dist, serve: false, preCompressed: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Vary', 'Accept-Encoding');
  });
  app.route({ url: '*', method: ['GET', 'HEAD'], handler: (request, reply) => send(dist, request, reply) });
}
