/** The desk beside existing endpoints: they keep the bookings, this server keeps what becomes of them. */
import type { FastifyInstance } from 'fastify';
import type { Booking } from '../../src/contract/booking.ts';
import { tokenMatches } from '../../src/contract/credentials.ts';
import { bookingReference } from '../../src/contract/reference.ts';
import type { SessionKey } from '../admin/session-key.ts';
import type { ServerConfig } from '../config.ts';
import { deskRoutes } from '../desk/http/routes.ts';
import { openLinks } from '../desk/links/links.ts';
import { linkRoutes } from '../desk/links/routes.ts';
import type { BookedJob } from '../desk/store/add.ts';
import { HttpError } from '../http/errors.ts';
import type { HitCounter } from '../http/hits.ts';
import { rateLimits } from '../http/rate-limits.ts';
import type { Store } from '../store/store.ts';
import { bearerOf } from './token.ts';

interface Parts {
  config: ServerConfig;
  store: Store;
  hits: HitCounter;
  linkKey: SessionKey;
  pushKey: string | undefined;
}

/** `now` in milliseconds since the epoch. The reference is the one that the browser has shown already. */
export const jobFrom = (booking: Booking, now: number): BookedJob => ({
  booking,
  reference: bookingReference(booking.id),
  receivedAt: now,
});

/** `/api/desk` and `/api/link` alone. The existing endpoints open no sessions, so the key behind the password is the token (decisions, D5). */
export async function deskBeside(
  app: FastifyInstance,
  { config, store, hits, linkKey, pushKey }: Parts,
): Promise<void> {
  const limiter = rateLimits(config.limits, hits);
  const isOpen = async (token: string): Promise<boolean> =>
    config.verifier !== undefined && (await tokenMatches(token, config.verifier));
  const links = openLinks({ database: store.database, tail: store.desk.tail, key: linkKey, now: () => store.now() });
  await app.register(linkRoutes, { links, hits, admit: (request) => limiter.request('links', request) });
  await app.register(deskRoutes, {
    desk: store.desk,
    links,
    pushKey,
    admit: async (request) => {
      await limiter.request('dashboards', request);
      if (!(await isOpen(bearerOf(request)))) {
        throw new HttpError(401, 'Sign in to see this', { headers: { 'WWW-Authenticate': 'Bearer' } });
      }
    },
    isOpen: (request) => isOpen(bearerOf(request)),
  });
}
