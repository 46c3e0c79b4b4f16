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

/** Most unwritten output, in bytes: if the reader of the log stalls, buffering it would use up the server's memory. */
const MOST_UNREAD = 4 * 1024 * 1024;

/**
 * Logs to standard output, as plain lines if that is a terminal. Written immediately, so that no line is lost when the
 * process ends; lines are dropped if the reader stalls.
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
