/**
 * The desk beside the existing endpoints (API_ORIGIN): they keep the bookings, this server keeps the jobs made of them.
 */
import type { FastifyInstance } from 'fastify';
import { tokenMatches } from '../../src/contract/credentials.ts';
import { bookingReference } from '../../src/contract/reference.ts';
import type { Links } from '../desk/links/links.ts';
import type { Log } from '../http/log.ts';
import type { Store } from '../store/store.ts';
import { deskApi, type DeskParts } from './desk-api.ts';
import { inTime, type HeldBookings } from './held.ts';
import type { ProxyParts } from './proxy.ts';
import { ticketOf } from './ticket.ts';

/** What the desk does with a booking that they have accepted: it becomes a job, at once or once the store takes it. */
export const proxyHooks = (
  { desk, now }: Store,
  { links, held, log }: { links: Links; held: HeldBookings; log: Log },
): Pick<ProxyParts, 'accepted' | 'known'> => ({
  async accepted(booking) {
    // The reference is the one that the browser has shown already.
    const stored = await held.add({ booking, reference: bookingReference(booking.id), receivedAt: now() });
    // A ticket needs a stored job, and a request for an account has no ticket.
    return stored && !booking.account ? ticketOf(links, log, booking.id) : undefined;
  },
  // If the desk's store does not answer, the booking is passed on as a new one.
  known: async ({ id }) => held.has(id) || inTime(desk.hasBooking(id), false).catch(() => false),
});

/**
 * `/api/desk` and `/api/link` alone. The existing endpoints open no sessions, so the key derived from the password is
 * the token (decisions, D5).
 */
export async function deskOnlyApi(app: FastifyInstance, parts: DeskParts): Promise<void> {
  const { verifier } = parts.config;
  await deskApi(app, parts, {
    isOpen: async (token) => verifier !== undefined && (await tokenMatches(token, verifier)),
  });
}
