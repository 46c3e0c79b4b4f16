import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';

/**
 * What parts of the server write to. Fields are for machines: no address, name, number,
 * query or body may be among them.
 */
export type Log = FastifyBaseLogger;

/** A line for a person at a terminal: time, level where it is a bad sign, text, fields. */
function plain(line: string): string {
  const { time, level, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  return `${[time, ...(level === 'info' ? [] : [`${String(level)}:`]), msg, ...rest].join(' ')}\n`;
}

/** The log: one JSON object a line, `{"level":"info","time":"…","msg":"…", …}`, handed to `write`. */
export const createLog = (write: (line: string) => void): Log =>
  pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    { write },
  );

/** What may wait for who reads the log, in bytes; a reader that has stalled would else cost the server its memory. */
const MOST_UNREAD = 4 * 1024 * 1024;

/**
 * On standard output; plain lines where that is a terminal. Written at once, so that no line is lost with the process;
 * lost where the one who reads them does not.
 */
export const standardLog = (output: NodeJS.WriteStream = process.stdout): Log =>
  createLog((line) => {
    if (output.writableLength < MOST_UNREAD) output.write(output.isTTY ? plain(line) : line);
  });

/** What a route adds to the line of its request: which action it was, which limit refused it. */
export type LogMark = Partial<Record<'action' | 'limited', string>>;
declare module 'fastify' {
  interface FastifyRequest {
    mark: LogMark;
  }
}

/**
 * One line for each request that Fastify answers (`/api`, `/metrics`, what is refused):
 * id, method, path, status, milliseconds. No address, no query (a search holds names and
 * numbers) and no body, so that the log holds no personal data.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest('mark');
  app.addHook('onRequest', async (request) => {
    request.mark = {};
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.replace(/[?#].*/, '').slice(0, 120);
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...request.mark },
      'request',
    );
  });
}
