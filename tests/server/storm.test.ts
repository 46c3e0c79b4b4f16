/** The outbox and the real server, both complete, and between them a connection on which one request in five fails. */
import 'fake-indexeddb/auto';
import Connection from 'libsql';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createOutbox } from '@/features/booking/outbox/outbox';
import { sendBooking } from '@/features/booking/outbox/send';
import { indexedDbStore } from '@/features/booking/outbox/store';
import type { Booking } from '@/contract/booking-schema';
import { seededRandom } from '@/simulation/random';
import { booking, cleanUp, makeSite, serverProcess, temporaryDirectory } from './fixture';

afterAll(cleanUp);

const LONG_MS = 6 * 60_000;
const bookings = Array.from({ length: 500 }, (_, n) => {
  const submittedAt = new Date(Date.UTC(2026, 10, 21, 0, 0, n)).toISOString();
  return booking({ id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, submittedAt }) as unknown as Booking;
});

it('500 bookings through random faults: all stored, each exactly once', { timeout: 240_000 }, async () => {
  const directory = temporaryDirectory();
  const server = await serverProcess({
    DATA_DIR: directory,
    DIST_DIR: makeSite(),
    RATE_BOOKINGS_PER_MINUTE: '1000000',
  });
  const next = seededRandom(20261121);
  const faults = { cut: 0, lost: 0, error: 0, busy: 0, fine: 0 };
  const line: typeof fetch = async (url, init) => {
    const pass = () => fetch(new URL(String(url), server.url), init);
    const r = next();
    if (r < 0.03) return (faults.cut++, Promise.reject(new TypeError('connection reset')));
    if (r < 0.08) {
      faults.lost++;
      await pass();
      throw new TypeError('connection reset');
    }
    if (r < 0.14) return (faults.error++, Response.json({ error: 'later' }, { status: next() < 0.5 ? 500 : 502 }));
    if (r < 0.19)
      return (faults.busy++, Response.json({ error: 'later' }, { status: 429, headers: { 'retry-after': '1' } }));
    faults.fine++;
    return pass();
  };
  let now = Date.UTC(2026, 10, 21, 8);
  const outbox = createOutbox({
    store: indexedDbStore(),
    send: (one) => sendBooking(one, line),
    now: () => now,
    offline: () => false,
    exclusive: (work) => work(),
    changed: () => undefined,
  });

  for (const one of bookings) await outbox.submit(one);
  // Like a visitor who comes back now and then: each visit tries the queue.
  for (let visits = 0; (await outbox.waiting()).length > 0; visits++) {
    expect(visits, 'visits until the outbox is empty').toBeLessThan(250);
    now += LONG_MS;
    await outbox.flush(true);
  }

  expect(faults.cut).toBeGreaterThan(5);
  expect(faults.lost).toBeGreaterThan(15);
  expect(faults.error + faults.busy).toBeGreaterThan(30);
  server.child.kill('SIGTERM');
  await server.ended;
  const connection = new Connection(join(directory, 'bookings.db'));
  const ids = (connection.prepare('SELECT id FROM bookings ORDER BY id').all() as { id: string }[]).map(({ id }) => id);
  connection.close();
  expect(ids).toEqual(bookings.map(({ id }) => id));
});
