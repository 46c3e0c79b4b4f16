/** What a test of the outbox does to a booking: fills the form, and looks into the server's own database. */
import type { Page } from '@playwright/test';
import { fillBooking as fill } from './booking';
import { inDatabase } from './database';
import type { RunningServer } from './server';

/** Fills in every field that must be; `description` tells this booking from others. */
export const fillBooking = (page: Page, description: string): Promise<void> =>
  fill(page, {
    service: 'desert_recovery',
    location: 'Hatta',
    description,
    firstName: 'Omar',
    lastName: 'Haddad',
    phone: '0501234567',
  });

/** Rows in the server's own database, by description. */
export async function storedBookings(server: Pick<RunningServer, 'dataDir'>, description: string): Promise<number> {
  const sql = 'select count(*) as n from bookings where description = ?';
  return inDatabase(server, (db) => (db.prepare(sql).get([description]) as { n: number }).n);
}
