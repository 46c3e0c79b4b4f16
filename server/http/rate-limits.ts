import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import { HttpError } from './errors.ts';

/** Counts a request; throws HttpError 429 with Retry-After past the limit of its kind. */
export type Limiter = (kind: keyof RateLimits, request: FastifyRequest) => Promise<void>;

/** One counter per kind, address and minute, for the 5,000 addresses seen last. An IPv6 customer holds a whole /64, so its addresses count as one. */
export async function addRateLimits(app: FastifyInstance, limits: RateLimits): Promise<Limiter> {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 });
  const check = (max: number) => app.createRateLimit({ max, timeWindow: 60_000 });
  const checks = { bookings: check(limits.bookings), dashboards: check(limits.dashboards), calls: check(limits.calls) };
  return async (kind, request) => {
    const result = await checks[kind](request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new HttpError(429, 'Too many requests from this address. Please try again in a minute, or call us.', {
      headers: { 'Retry-After': String(Math.max(1, result.ttlInSeconds)) },
    });
  };
}
