import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { REFUSALS } from '../../src/contract/booking-answers.ts';
import { HttpError } from './errors.ts';

/** Seconds: from a page out of memory to a store that is stuck. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const PROXIED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

interface MetricsParts {
  /** Bearer token that requests from other machines must send. */
  token: string | undefined;
  /** Answers of the built site by their status, counted elsewhere. */
  files: ReadonlyMap<number, number>;
  /** Bytes that the store takes; undefined: not known here. */
  storeBytes?: () => number;
  /** Bookings that wait for the desk's store; undefined: no desk stands beside existing endpoints. */
  held?: { readonly size: number };
}

/** With another status, the browser sends the booking again; 415 is for requests that no page of ours makes. */
const isRefusal = (status: number): boolean => REFUSALS.has(status) || status === 415;

/** What became of a booking's request, by its answer. Existing endpoints may answer a new booking with 200, too. */
function outcomeOf(status: number): string {
  if (status < 300) return status === 200 ? 'known' : 'stored';
  return status === 429 ? 'limited' : isRefusal(status) ? 'refused' : 'failed';
}

/**
 * Allows requests with the token, and requests from this machine itself: not those that came through a local proxy,
 * which makes every client look local.
 */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
  const wanted = Buffer.from(token ?? '');
  if (wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  return LOOPBACK.test(ip) && PROXIED.every((name) => headers[name] === undefined);
}

/**
 * `GET /metrics` in Prometheus' text format: requests and their times, bookings by
 * outcome, refusals by limit, files, size of the store, the process itself.
 */
export function addMetrics(app: FastifyInstance, { token, files, storeBytes, held }: MetricsParts): void {
  const register = new Registry();
  const registers = [register];
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests of the API by action and status.',
    labelNames: ['method', 'route', 'action', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const bookings = new Counter({
    name: 'bookings_total',
    help: 'Requests to store a booking, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'rate_limited_total',
    help: 'Requests refused by a limit.',
    labelNames: ['limit'],
    registers,
  });
  for (const outcome of ['stored', 'known', 'refused', 'limited', 'failed']) bookings.inc({ outcome }, 0);
  new Gauge({
    name: 'site_answers_total',
    help: 'Answers from the built site, by status.',
    labelNames: ['status'],
    registers,
    collect() {
      for (const [status, count] of files) this.set({ status }, count);
    },
  });
  if (storeBytes) {
    new Gauge({
      name: 'store_size_bytes',
      help: 'What the store takes on the disk.',
      registers,
      collect() {
        // While the directory is gone, the other metrics are needed more than ever.
        try {
          this.set(storeBytes());
        } catch {
          this.remove();
        }
      },
    });
  }
  if (held) {
    new Gauge({
      name: 'desk_bookings_held',
      help: "Bookings that existing endpoints have taken and the desk's store has not.",
      registers,
      collect() {
        this.set(held.size);
      },
    });
  }
  app.addHook('onResponse', async (request, reply) => {
    const { action = '', limited: limit } = request.mark;
    const status = reply.statusCode;
    // The route, not the URL: each made-up URL would add a label, and with it a time series in memory.
    times.observe(
      { method: request.method, route: request.routeOptions.url ?? 'other', action, status },
      reply.elapsedTime / 1000,
    );
    if (action === 'store-booking') bookings.inc({ outcome: outcomeOf(status) });
    if (limit) limited.inc({ limit });
  });
  let measuring = false;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new HttpError(404, 'There is nothing at this address');
    // Process metrics are collected only once somebody reads them.
    if (!measuring) collectDefaultMetrics({ register });
    measuring = true;
    return reply.type(register.contentType).send(await register.metrics());
  });
}
