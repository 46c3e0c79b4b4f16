import { sql, type Selectable } from 'kysely';
import type { ActivityItem, DashboardStats, SeriesPoint } from '../../src/contract/dashboard.ts';
import { dubaiDay } from '../../src/contract/dubai-day.ts';
import { ENDS, type End } from '../../src/contract/job/steps.ts';
import { COUNTS, type Counts } from './days.ts';
import type { BookingRow, Trx } from './tables.ts';

const SERIES_DAYS = 14;
const DAY_MS = 86_400_000;
const ACTIVITY_ITEMS = 10;

/** The Dubai days (YYYY-MM-DD) that end with the one `now` lies in, oldest first. */
const dubaiDays = (now: number): string[] =>
  Array.from({ length: SERIES_DAYS }, (_, i) => dubaiDay(now - (SERIES_DAYS - 1 - i) * DAY_MS));

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

/**
 * What happened lately. A pending booking is something to act on ('warning'), a done one a success. No name, no number.
 */
const activity = (row: Selectable<BookingRow>, end: End | undefined): ActivityItem => ({
  id: row.id,
  status: row.status === 'done' ? 'success' : 'warning',
  message: `${row.reference}: ${row.account === null ? `${row.service.replace(/_/g, ' ')}, ${row.location}, AED ${row.estimated_cost}` : 'account request'}`,
  timestamp: new Date(row.done_at ?? row.received_at).toISOString(),
  end,
});

/** Which of the bookings ended without a paid bill, and how. */
export async function endsOf(trx: Trx, bookings: readonly Selectable<BookingRow>[]): Promise<Map<string | null, End>> {
  if (bookings.length === 0) return new Map();
  const ids = bookings.map(({ id }) => id);
  const rows = await trx
    .selectFrom('jobs')
    .select(['booking_id', 'state'])
    .where('booking_id', 'in', ids)
    .where('state', 'in', ENDS)
    .execute();
  return new Map(rows.map(({ booking_id, state }) => [booking_id, state as End]));
}

async function totals(trx: Trx): Promise<Counts> {
  const sums = await trx
    .selectFrom('days')
    .select((e) => COUNTS.map((name) => e.fn.sum<number | null>(name).as(name)))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(COUNTS.map((name) => [name, sums[name] ?? 0])) as unknown as Counts;
}

/** How many bookings are stored. */
export const bookingsKept = async (trx: Trx): Promise<number> => (await totals(trx)).kept;

/**
 * The dashboard's figures, from what was counted day by day: customers are distinct phones, calls are
 * call taps, conversions are bookings, revenue is the sum of estimates (AED), the conversion rate is
 * bookings / (bookings + call taps). Each day of `series` counts that day alone; a customer counts on the
 * day of the first booking. What cannot be known (call duration, a rate or score of nothing) is left out.
 */
export async function dashboardStats(trx: Trx, now: number): Promise<DashboardStats> {
  const days = dubaiDays(now);
  const all = await totals(trx);
  const lately = await trx.selectFrom('days').selectAll().where('day', 'in', days).execute();
  const latest = await trx
    .selectFrom('bookings')
    .selectAll()
    .orderBy(sql`coalesce(done_at, received_at)`, 'desc')
    .orderBy('seq', 'desc')
    .limit(ACTIVITY_ITEMS)
    .execute();
  const ends = await endsOf(trx, latest);
  const on = new Map(lately.map((row) => [row.day, row]));
  const points = (name: keyof Counts): SeriesPoint[] =>
    days.map((date) => ({ date, value: on.get(date)?.[name] ?? 0 }));
  return {
    totalCustomers: all.customers,
    totalCalls: all.calls,
    totalConversions: all.bookings,
    totalRevenue: all.revenue,
    conversionRate: all.bookings + all.calls > 0 ? percent(all.bookings, all.bookings + all.calls) : undefined,
    avgLeadScore: all.bookings > 0 ? Math.round((all.lead_scores / all.bookings) * 10) / 10 : undefined,
    recentActivity: latest.map((row) => activity(row, ends.get(row.id))),
    series: {
      totalCustomers: points('customers'),
      totalCalls: points('calls'),
      totalRevenue: points('revenue'),
      conversionRate: days.flatMap((date) => {
        const { bookings = 0, calls = 0 } = on.get(date) ?? {};
        return bookings + calls > 0 ? [{ date, value: percent(bookings, bookings + calls) }] : [];
      }),
    },
  };
}
