import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { LinkRefusal } from '../../src/contract/job/link.ts';
import type { RateLimits } from '../config.ts';
import { HttpError } from './errors.ts';
import type { HitCounter } from './hits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export type LimitedKind = 'bookings' | 'dashboards' | 'calls' | 'links';

interface Limiter {
  /**
   * Counts a request of this kind; a booking is also checked against the daily limit of its address. Throws HttpError
   * 429 with Retry-After past a limit.
   */
  request(kind: LimitedKind, request: FastifyRequest): Promise<void>;
  /**
   * A booking has been stored. Only these count towards the daily limit, so a phone that retries a booking after a lost
   * answer does not use up the limit of others behind the same address.
   */
  stored(request: FastifyRequest): Promise<void>;
}

/**
 * The client that an address belongs to: an IPv6 customer has a whole /64, so that counts as one client; IPv4 written
 * as IPv6 is IPv4. Some proxies append the port, which differs for each connection, so it is removed.
 */
export function customerOf(written: string): string {
  const address = written.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  if (!ipaddr.isValid(address)) return written;
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv6
    ? ip.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : ip.toString();
}

/** Past a limit: 429 with Retry-After, `limit` in the log; `link` if the request's link is invalid as well. */
export function refuse(limit: string, msLeft: number, message: string, link?: LinkRefusal): never {
  throw new HttpError(429, message, {
    link,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(msLeft / 1000))) },
    mark: { limited: limit },
  });
}

/** Limits per address: a count a minute for each kind, and one of stored bookings a day. */
export function rateLimits(limits: RateLimits, hits: HitCounter): Limiter {
  const dayOf = (request: FastifyRequest) => `bookings/day ${customerOf(request.ip)}`;
  return {
    async request(kind, request) {
      const [minute, day] = await Promise.all([
        hits.add(`${kind} ${customerOf(request.ip)}`, MINUTE_MS, 1),
        kind === 'bookings' ? hits.add(dayOf(request), DAY_MS, 0) : undefined,
      ]);
      if (minute.count > limits[kind])
        refuse(kind, minute.msLeft, 'Too many requests from this address. Please try again in a minute, or call us.');
      if (day && day.count >= limits.bookingsPerDay)
        refuse('bookings/day', day.msLeft, 'Too many bookings from this address today. Please call us.');
    },
    async stored(request) {
      await hits.add(dayOf(request), DAY_MS, 1);
    },
  };
}
