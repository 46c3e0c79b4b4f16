import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { bookingSchema, type Booking } from '../../src/contract/booking-schema.ts';
import { bookingReference } from '../../src/contract/reference.ts';
import { isWebPage } from '../../src/contract/web-page.ts';
import { HttpError } from '../http/errors.ts';
import type { Log } from '../http/log.ts';
import { codeOf } from '../start-error.ts';
import { withDialledNumber } from './booking-input.ts';

/**
 * What is passed on in either direction. Everything else is between two neighbours, or none of the other
 * side's business: a visitor's browser that is told of a password there asks the visitor for it.
 */
const REQUEST_HEADERS = ['accept', 'accept-language', 'authorization', 'content-type', 'user-agent'];
const RESPONSE_HEADERS = ['content-type', 'cache-control', 'retry-after', 'allow', 'etag'];
/** Bytes. Endpoints that write without an end (a loop of warnings, say) may not take the desk's memory. */
const MOST_ANSWER = 16 * 1024 * 1024;

/** How this process names itself to what it asks: a request that brings it back has come round. */
const OWN_HOP = `1.1 recovery-near-me-${randomUUID()}`;

function headersFor(request: FastifyRequest): Record<string, string> {
  const passed = REQUEST_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    via: [request.headers.via, OWN_HOP].filter(Boolean).join(', '),
  };
}

/** What a POST asks the endpoints for; nothing where it is not of their form. */
function askedIn(body: Buffer | undefined): { action?: unknown; data?: unknown } {
  try {
    return Object(JSON.parse(String(body))) as { action?: unknown; data?: unknown };
  } catch {
    return {};
  }
}

/**
 * Where a request for `url` goes. Dots in it, however written, may not lead out of the
 * endpoints' `/api/`. Throws HttpError 400.
 */
function targetOf(origin: string, url: string): string {
  const base = new URL(origin).pathname.replace(/\/$/, '');
  // "GET http://…" would have its host written behind ours.
  if (!url.startsWith('/')) throw new HttpError(400, 'The address could not be understood');
  const target = new URL(origin + url);
  // What is left of dots at the start of a part is no dots to us, but may be to them: "..;" is ".." to Tomcat,
  // and "%252e" is a dot to whoever decodes twice.
  if (!target.pathname.startsWith(`${base}/api/`) || /%(?:25)*(?:2f|5c|2e)|\/\.\./i.test(target.pathname))
    throw new HttpError(400, 'The address could not be understood');
  return target.href;
}

/**
 * A booking that the existing endpoints have just accepted, if that is what this was; the desk works
 * beside them. What they took is not refused here: a number that does not exist is shown as it was typed.
 */
function bookingOf(data: unknown): Booking | undefined {
  const booking = v.safeParse(bookingSchema, data);
  return booking.success ? withDialledNumber(booking.output) : undefined;
}

/** Their answer with the ticket in it, where it is an object of JSON; any other is handed back as it is. */
function withTicket(payload: Buffer, track: string | undefined): Buffer {
  if (track === undefined) return payload;
  try {
    const answer: unknown = JSON.parse(payload.toString('utf8'));
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return payload;
    return Buffer.from(JSON.stringify({ ...answer, track }));
  } catch {
    return payload;
  }
}

/** The whole body. Rejects when it is cut off, or larger than any answer is. */
async function bodyOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > MOST_ANSWER) throw new Error('too large', { cause: { code: 'ANSWER_TOO_LARGE' } });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Why the other side gave no answer, for the operator's log and the visitor. */
function failure(error: unknown, log: Log): HttpError {
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  log.error(`api: ${timedOut ? 'no answer in time' : codeOf((error as { cause?: unknown }).cause) || 'no connection'}`);
  return new HttpError(
    502,
    timedOut
      ? 'The booking service did not answer in time. Please call us.'
      : 'The booking service cannot be reached. Please call us.',
  );
}

export interface ProxyParts {
  origin: string;
  /** Milliseconds. */
  timeout: number;
  log: Log;
  /** Resolves to the ticket's address, where the booking has one; never rejects. */
  accepted?: (booking: Booking) => Promise<string | undefined>;
  /** Whether they have accepted this booking before; never rejects. */
  known?: (booking: Booking) => Promise<boolean>;
}

/**
 * Passes `/api` through to the existing endpoints at `origin`; whatever they answer is handed back. No answer
 * within `timeout` (ms, body included), or none at all: 502 that says so. Nothing is repeated: whether a
 * booking got through is for the visitor's browser to settle by its id. `accepted` hears of each booking that
 * they took; of what becomes of it there the visitor's answer tells the ticket, and nothing else. One that is
 * `known` comes from a browser that lost the answer, and is answered here: they need not know its id.
 */
export async function apiProxy(app: FastifyInstance, parts: ProxyParts): Promise<void> {
  const { origin, timeout, log, accepted, known } = parts;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/api/*', async (request, reply) => {
    // That of a GET is not read.
    const body = request.body instanceof Buffer ? request.body : undefined;
    const { action, data } = request.method === 'POST' ? askedIn(body) : {};
    // `fetch` sends none, and what it throws would look like endpoints that are gone.
    if (request.method === 'TRACE') throw new HttpError(405, 'TRACE is not possible here');
    // Call taps belong to the embedded API; the existing endpoints don't know them.
    if (action === 'store-call') return reply.code(204).send();
    if (request.headers.via?.includes(OWN_HOP)) {
      log.error('api: API_ORIGIN leads back to this server. Leave it empty for the embedded store.');
      throw new HttpError(502, 'The booking service cannot be reached. Please call us.');
    }
    const target = targetOf(origin, request.url);
    // Only a desk asks what is in it.
    const booking = accepted && action === 'store-booking' ? bookingOf(data) : undefined;
    if (booking && (await known?.(booking))) {
      const { id, status } = booking;
      return reply.send({ id, reference: bookingReference(id), status, track: await accepted?.(booking) });
    }
    try {
      const answer = await fetch(target, {
        method: request.method,
        headers: headersFor(request),
        body: body ? new Uint8Array(body) : undefined,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const payload = await bodyOf(answer);
      const taken = booking && answer.ok && !isWebPage(answer.headers.get('content-type'), payload.toString());
      const track = taken ? await accepted?.(booking) : undefined;
      // Whatever else they forbade caches with (`expires`, `vary`, …) is not passed on; `addSecurityHeaders` does it.
      for (const name of RESPONSE_HEADERS) if (answer.headers.has(name)) reply.header(name, answer.headers.get(name));
      return await reply.code(answer.status).send(payload.length > 0 ? withTicket(payload, track) : undefined);
    } catch (error) {
      throw failure(error, log);
    }
  });
}
