/** The dashboard's counts compared with the store's rows, whatever happens to the jobs. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bookingSchema } from '../../../src/contract/booking-schema';
import type { Job } from '../../../src/contract/job/record';
import { dubaiDay } from '../../../src/contract/dubai-day';
import { booking, ESTIMATE } from '../fixture';
import { clock, desk, deskForEachTest } from './fresh-desk';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T08:00:00.000Z');

deskForEachTest(START);

async function booked(phone: string): Promise<Job> {
  const id = randomUUID();
  await desk.book(booking({ id }, { phone }));
  return (await desk.board()).jobs.find(({ bookingId }) => bookingId === id) as Job;
}
const prank = async (job: Job): Promise<Job> =>
  (await desk.change(job, { kind: 'end', to: 'prank', reason: 'abuse' })).body.job;
const undo = async (job: Job): Promise<Job> => (await desk.change(job, { kind: 'undo' })).body.job;

/** Customers as the store's rows have them: in all, and by the day of each one's first booking that counts. */
async function inStore() {
  const rows = await desk.store.database.read((trx) =>
    trx
      .selectFrom('bookings')
      .innerJoin('jobs', 'jobs.booking_id', 'bookings.id')
      .select(['bookings.phone_key', 'bookings.received_at'])
      .where('jobs.state', 'not in', ['prank', 'duplicate'])
      .orderBy('bookings.received_at', 'desc')
      .execute(),
  );
  const firsts = [...new Map(rows.map((row) => [row.phone_key, dubaiDay(row.received_at)])).values()];
  const days: Record<string, number> = {};
  for (const day of firsts) days[day] = (days[day] ?? 0) + 1;
  return { total: firsts.length, days };
}
async function counted() {
  const { totalCustomers: total, series } = await desk.store.stats();
  const days = (series?.totalCustomers ?? []).filter(({ value }) => value !== 0);
  return { total, days: Object.fromEntries(days.map(({ date, value }) => [date, value])) };
}

it('counts somebody as a customer who books in earnest after a prank from the same phone', async () => {
  await prank(await booked('0501111111'));
  expect((await counted()).total).toBe(0);
  const job = await booked('0501111111');
  expect(await counted()).toEqual(await inStore());
  expect((await counted()).total).toBe(1);
  await prank(job);
  expect(await counted()).toEqual({ total: 0, days: {} });
});

it('counts a customer once where a prank is taken back before the same phone books again', async () => {
  await undo(await prank(await booked('0501111111')));
  await booked('0501111111');
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-20': 1 } });
});

it.each([
  ['prank', 'abuse'],
  ['duplicate', 'same_job'],
])('leaves a customer to the day of their first booking where a later one is a %s', async (to, reason) => {
  await booked('0501111111');
  clock.now += DAY;
  const later = await booked('0501111111');
  const gone = (await desk.change(later, { kind: 'end', to, reason })).body.job;
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-20': 1 } });
  await undo(gone);
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-20': 1 } });
});

it('counts a customer on the day of the booking that was no duplicate', async () => {
  const first = await booked('0501111111');
  await desk.change(first, { kind: 'end', to: 'duplicate', reason: 'same_job' });
  clock.now += DAY;
  await booked('0501111111');
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-21': 1 } });
});

it('counts a customer once where a prank is taken back after the same phone has booked again', async () => {
  const first = await prank(await booked('0501111111'));
  await booked('0501111111');
  await undo(first);
  expect(await counted()).toEqual(await inStore());
  expect((await counted()).total).toBe(1);
});

it('counts a customer on the day of the first booking that was none of the pranks, and no day below zero', async () => {
  const first = await booked('0501111111');
  clock.now += DAY;
  const second = await booked('0501111111');
  const gone = await prank(first);
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-21': 1 } });
  const { series } = await desk.store.stats();
  expect(series?.totalRevenue?.filter(({ value }) => value !== 0)).toEqual([{ date: '2026-11-21', value: ESTIMATE }]);
  await undo(gone);
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-20': 1 } });
  await prank(await desk.get(`jobs/${first.id}`).then(({ body }) => (body as { job: Job }).job));
  await prank(second);
  expect(await counted()).toEqual({ total: 0, days: {} });
});

it('moves a customer to the day of their next booking where the first is erased, and no day falls below zero', async () => {
  const first = await booked('0501111111');
  clock.now += DAY;
  const second = await booked('0501111111');
  await desk.store.eraseHeld({ id: first.bookingId as string }, 'dashboard');
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-21': 1 } });
  await prank(second);
  expect(await counted()).toEqual({ total: 0, days: {} });
});

it('counts somebody anew who books after their only booking in earnest was erased', async () => {
  const first = await booked('0501111111');
  await prank(await booked('0501111111'));
  await desk.store.eraseHeld({ id: first.bookingId as string }, 'dashboard');
  clock.now += DAY;
  const next = await booked('0501111111');
  expect(await counted()).toEqual({ total: 2, days: { '2026-11-20': 1, '2026-11-21': 1 } });
  await prank(next);
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-20': 1 } });
});

it('counts nothing of a booking that the existing endpoints keep, whatever becomes of its job, which is one', async () => {
  const id = randomUUID();
  for (const its of [id.toUpperCase(), id]) {
    const data = v.parse(bookingSchema, booking({ id: its }));
    await desk.store.desk.addBooking({ booking: data, reference: 'RNM-ABCDE', receivedAt: START });
    expect(await desk.store.desk.hasBooking(its)).toBe(true);
  }
  const { jobs } = await desk.board();
  expect(jobs).toHaveLength(1);
  expect((await prank(jobs[0] as Job)).state).toBe('prank');
  expect(await counted()).toEqual({ total: 0, days: {} });
});

it('counts nobody for a prank because of a booking that the existing endpoints have kept', async () => {
  const data = v.parse(bookingSchema, booking({ id: randomUUID() }, { phone: '0501111111' }));
  await desk.store.desk.addBooking({ booking: data, reference: 'RNM-ABCDE', receivedAt: START });
  clock.now += DAY;
  const gone = await prank(await booked('0501111111'));
  expect(await counted()).toEqual({ total: 0, days: {} });
  await undo(gone);
  expect(await counted()).toEqual({ total: 1, days: { '2026-11-21': 1 } });
});
