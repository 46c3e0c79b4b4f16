import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { bookingSchema, type Booking } from '../../src/contract/booking-schema.ts';
import { bookingReference } from '../../src/contract/reference.ts';
import { isWebPage } from '../../src/contract/booking-answers.ts';
import { HttpError } from '../http/errors.ts';
import type { Log } from '../http/log.ts';
import { codeOf } from '../start-error.ts';
import { withDialledNumber } from './booking-input.ts';

/**
 * The headers that are passed on in either direction. All others are hop-by-hop or not meant for the other side: a
 * `WWW-Authenticate`, for example, would make the visitor's browser ask for a password.
 */
const REQUEST_HEADERS = ['accept', 'accept-language', 'authorization', 'content-type', 'user-agent'];
const RESPONSE_HEADERS = ['content-type', 'cache-control', 'retry-after', 'allow', 'etag'];
/** Bytes. Endpoints that write without an end (a loop of warnings, say) may not take the desk's memory. */
const MOST_ANSWER = 16 * 1024 * 1024;

/** This process's entry in `Via`: a request that arrives with it has gone round in a loop. */
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
  // The host of "GET http://…" would be appended to our origin.
  if (!url.startsWith('/')) throw new HttpError(400, 'The address could not be understood');
  const target = new URL(origin + url);
  // Dots that `URL` has left in place may still be dots to the endpoints: "..;" is ".." to Tomcat, and "%252e" is a dot
  // to a server that decodes twice.
  if (!target.pathname.startsWith(`${base}/api/`) || /%(?:25)*(?:2f|5c|2e)|\/\.\./i.test(target.pathname))
    throw new HttpError(400, 'The address could not be understood');
  return target.href;
}

/**
 * The booking in a request to store one, for the desk; undefined if the data is not a booking. A foreign number that
 * does not exist is not refused here, since the endpoints decide: it is kept as typed.
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
 * Forwards `/api` to the existing endpoints at `origin` and returns whatever they answer. No answer within `timeout`
 * (ms, body included), or none at all: 502. Nothing is retried here: the visitor's browser retries, with the booking's
 * id as idempotency key. `accepted` is called with each booking that they took; the only trace of it in the answer is
 * the ticket. A booking that is `known` comes from a browser that lost the answer, and is answered here, because the
 * endpoints may not recognise its id.
 */
export async function apiProxy(app: FastifyInstance, parts: ProxyParts): Promise<void> {
  const { origin, timeout, log, accepted, known } = parts;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/api/*', async (request, reply) => {
    // The body of a GET is ignored.
    const body = request.body instanceof Buffer ? request.body : undefined;
    const { action, data } = request.method === 'POST' ? askedIn(body) : {};
    // Only this one: a made-up action would become a label in the metrics.
    if (action === 'store-booking') request.mark.action = action;
    // `fetch` cannot send TRACE, and its error would look as if the endpoints were down.
    if (request.method === 'TRACE') throw new HttpError(405, 'TRACE is not possible here');
    // Call taps belong to the embedded API; the existing endpoints don't know them.
    if (action === 'store-call') return reply.code(204).send();
    if (request.headers.via?.includes(OWN_HOP)) {
      log.error('api: API_ORIGIN leads back to this server. Leave it empty for the embedded store.');
      throw new HttpError(502, 'The booking service cannot be reached. Please call us.');
    }
    const target = targetOf(origin, request.url);
    // The body is parsed as a booking only if there is a desk.
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
      // `expires`, `vary` and other cache headers are not passed on: `addSecurityHeaders` forbids caching.
      for (const name of RESPONSE_HEADERS) if (answer.headers.has(name)) reply.header(name, answer.headers.get(name));
      return await reply.code(answer.status).send(payload.length > 0 ? withTicket(payload, track) : undefined);
    } catch (error) {
      throw failure(error, log);
    }
  });
}
