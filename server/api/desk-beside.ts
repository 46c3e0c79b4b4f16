/** The desk beside existing endpoints: they keep the bookings, this server keeps what becomes of them. */
import type { FastifyInstance } from 'fastify';
import type { Booking } from '../../src/contract/booking.ts';
import { tokenMatches } from '../../src/contract/credentials.ts';
import { bookingReference } from '../../src/contract/reference.ts';
import type { ServerConfig } from '../config.ts';
import type { Links } from '../desk/links/links.ts';
import type { BookedJob } from '../desk/store/add.ts';
import type { HitCounter } from '../http/hits.ts';
import { rateLimits } from '../http/rate-limits.ts';
import type { Store } from '../store/store.ts';
import { deskApi } from './desk-api.ts';

interface Parts {
  config: ServerConfig;
  store: Store;
  hits: HitCounter;
  links: Links;
  pushKey: string | undefined;
}

/** `now` in milliseconds since the epoch. The reference is the one that the browser has shown already. */
export const jobFrom = (booking: Booking, now: number): BookedJob => ({
  booking,
  reference: bookingReference(booking.id),
  receivedAt: now,
});

/**
 * `/api/desk` and `/api/link` alone. The existing endpoints open no sessions, so the key
 * behind the password is the token (decisions, D5).
 */
export async function deskBeside(app: FastifyInstance, { config, store, hits, links, pushKey }: Parts): Promise<void> {
  await deskApi(app, {
    store,
    links,
    hits,
    limiter: rateLimits(config.limits, hits),
    sessions: {
      isOpen: async (token) => config.verifier !== undefined && (await tokenMatches(token, config.verifier)),
    },
    pushKey,
  });
}
