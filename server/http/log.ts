import type { FastifyInstance } from 'fastify';

const line = (text: string): string => `${new Date().toISOString()} ${text}\n`;

export interface Log {
  info(text: string): void;
  error(text: string): void;
}

/** The program's log: standard output, and standard error for what somebody should look at. */
export const standardLog: Log = {
  info: (text) => void process.stdout.write(line(text)),
  error: (text) => void process.stderr.write(line(text)),
};

/**
 * One line for each API request and each failed one: method, path, status, milliseconds. No address, no query (a search holds names and
 * numbers) and no body, so that the log holds no personal data.
 */
export function addRequestLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '').slice(0, 120);
    if (path.startsWith('/api') || reply.statusCode >= 500) {
      log.info(`${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)}ms`);
    }
  });
}
