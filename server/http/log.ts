import type { FastifyInstance } from 'fastify';

const line = (text: string): string => `${new Date().toISOString()} ${text}`;

/* eslint-disable no-console -- the server's log is its standard output */
export const log = {
  info: (text: string): void => console.log(line(text)),
  error: (text: string): void => console.error(line(text)),
};
/* eslint-enable no-console */

/**
 * One line for each API request and each failed one: method, path, status, milliseconds. No address, no query (a search holds names and
 * numbers) and no body, so that the log holds no personal data.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '').slice(0, 120);
    if (path.startsWith('/api') || reply.statusCode >= 500) {
      log.info(`${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)}ms`);
    }
  });
}
