/** What a test of the outbox does to a booking: fills the form, and looks into the server's own database. */
import path from 'node:path';
import Connection from 'libsql';
import type { Page } from '@playwright/test';
import type { RunningServer } from './server';

const CHOICES = [
  ['service', 'desert_recovery'],
  ['vehicleType', 'SUV'],
  ['location', 'Hatta'],
] as const;
const TEXTS = [
  ['firstName', 'Omar'],
  ['lastName', 'Haddad'],
  ['phone', '0501234567'],
] as const;

/** Fills in every field that must be; `description` tells this booking from others. */
export async function fillBooking(page: Page, description: string): Promise<void> {
  for (const [name, value] of CHOICES) await page.locator(`select[name=${name}]`).selectOption(value);
  for (const [name, value] of [['description', description], ...TEXTS] as const)
    await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('[name=consent]').check();
}

/** Rows in the server's own database, by description. */
export async function storedBookings(server: Pick<RunningServer, 'dataDir'>, description: string): Promise<number> {
  const db = new Connection(path.join(server.dataDir, 'bookings.db'));
  try {
    return (db.prepare('select count(*) as n from bookings where description = ?').get([description]) as { n: number })
      .n;
  } finally {
    db.close();
  }
}
