import { sql, type Insertable } from 'kysely';
import { dubaiDay } from '../../src/contract/dubai-day.ts';
import { UNCOUNTED } from '../../src/contract/job/steps.ts';
import type { BookingRow, DayRow, Trx } from './tables.ts';

export type Counts = Omit<DayRow, 'day'>;
const NONE: Counts = { bookings: 0, kept: 0, pending: 0, revenue: 0, lead_scores: 0, customers: 0, calls: 0 };
export const COUNTS = Object.keys(NONE) as (keyof Counts)[];

/** Adds `changes` (which may be negative) to what is counted on `day`. */
export async function count(trx: Trx, day: string, changes: Partial<Counts>): Promise<void> {
  await trx
    .insertInto('days')
    .values({ day, ...NONE, ...changes })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet(
          Object.fromEntries(COUNTS.map((name) => [name, sql`days.${sql.ref(name)} + excluded.${sql.ref(name)}`])),
        ),
    )
    .execute();
}

/** Counts new bookings, all of them waiting, and as customers the phones that have never booked before. */
export async function countBookings(trx: Trx, added: Insertable<BookingRow>[]): Promise<void> {
  if (added.length === 0) return;
  const phones = [...new Set(added.map((row) => row.phone_key))].map((phone_key) => ({ phone_key }));
  const first = await trx
    .insertInto('customers')
    .values(phones)
    .onConflict((conflict) => conflict.doNothing())
    .returning('phone_key')
    .execute();
  const news = new Set(first.map((row) => row.phone_key));
  const days = new Map<string, Counts>();
  for (const row of added) {
    const day = dubaiDay(row.received_at);
    const sum = days.get(day) ?? { ...NONE };
    sum.bookings += 1;
    sum.kept += 1;
    sum.pending += 1;
    sum.revenue += row.estimated_cost;
    sum.lead_scores += row.lead_score;
    if (news.delete(row.phone_key)) sum.customers += 1;
    days.set(day, sum);
  }
  for (const [day, sum] of days) await count(trx, day, sum);
}

/**
 * When each of these phones first booked, of what is stored and counts, leaving out the job `besides`; in milliseconds
 * since the epoch. A customer counts on that day.
 */
export async function firstBookings(trx: Trx, phones: string[], besides = 0): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('bookings')
    .innerJoin('jobs', 'jobs.booking_id', 'bookings.id')
    .select((e) => ['bookings.phone_key', e.fn.min('bookings.received_at').as('at')])
    .where('bookings.phone_key', 'in', phones)
    .where('jobs.id', '!=', besides)
    .where('jobs.state', 'not in', UNCOUNTED)
    .groupBy('bookings.phone_key')
    .execute();
  return new Map(rows.map(({ phone_key, at }) => [phone_key, at]));
}

/** Counts a customer on another day, since the first booking is another one; undefined: none is left that counts. */
export async function moveCustomer(trx: Trx, before: number | undefined, after: number | undefined): Promise<void> {
  if (before === after) return;
  if (before !== undefined) await count(trx, dubaiDay(before), { customers: -1 });
  if (after !== undefined) await count(trx, dubaiDay(after), { customers: 1 });
}
