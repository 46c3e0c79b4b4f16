import type { Client, ResultSet } from '@libsql/client';
import type { ActivityItem, DashboardStats, SeriesPoint } from '../../src/contract/dashboard.ts';

export const SERIES_DAYS = 14;
const DAY_MS = 86_400_000;
/** Dubai keeps UTC+4 all year (no daylight saving), so its days are plain arithmetic. */
const DUBAI_MS = 4 * 3_600_000;
const DUBAI_DAY = `date((received_at + ${DUBAI_MS}) / 1000, 'unixepoch')`;
const ACTIVITY_ITEMS = 10;

/** The Dubai days (YYYY-MM-DD) that end with the one `now` lies in, oldest first. */
export function dubaiDays(now: number): string[] {
  return Array.from({ length: SERIES_DAYS }, (_, i) => new Date(now + DUBAI_MS - (SERIES_DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10));
}

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
const byDay = (result: ResultSet | undefined, column: string) => new Map(result?.rows.map((row) => [String(row.day), Number(row[column])]));

/** What happened lately. A pending booking is something to act on ('warning'), a done one a success. No name, no number. */
function activity(result: ResultSet | undefined): ActivityItem[] {
  return (result?.rows ?? []).map((row) => ({
    id: String(row.id),
    status: row.status === 'done' ? 'success' : 'warning',
    message: `${String(row.reference)}: ${String(row.service).replace(/_/g, ' ')}, ${String(row.location)}, AED ${Number(row.estimated_cost)}`,
    timestamp: new Date(Number(row.done_at ?? row.received_at)).toISOString(),
  }));
}

/**
 * The dashboard's figures from what is stored: customers are distinct phones, calls are call taps, conversions are bookings, revenue is the sum of
 * estimates (AED), the conversion rate is bookings / (bookings + call taps). Each day of `series` counts that day alone; a customer counts on
 * the day of the first booking. What cannot be known (call duration, a rate or score of nothing) is left out.
 */
export async function dashboardStats(client: Client, now: number): Promise<DashboardStats> {
  const days = dubaiDays(now);
  const since = Date.parse(`${days[0]}T00:00:00Z`) - DUBAI_MS;
  const daily = (what: string, table: string) => ({ sql: `SELECT ${DUBAI_DAY} AS day, ${what} FROM ${table} WHERE received_at >= ? GROUP BY day`, args: [since] });
  const [totals, calls, recent, bookingDays, callDays, customerDays] = await client.batch([
    'SELECT count(*) AS bookings, count(DISTINCT phone_key) AS customers, total(estimated_cost) AS revenue, avg(lead_score) AS score FROM bookings',
    'SELECT count(*) AS n FROM calls',
    { sql: 'SELECT * FROM bookings ORDER BY coalesce(done_at, received_at) DESC, seq DESC LIMIT ?', args: [ACTIVITY_ITEMS] },
    daily('count(*) AS n, total(estimated_cost) AS revenue', 'bookings'),
    daily('count(*) AS n', 'calls'),
    daily('count(*) AS n', '(SELECT min(received_at) AS received_at FROM bookings GROUP BY phone_key)'),
  ], 'read');
  const total = totals?.rows[0];
  const bookings = Number(total?.bookings);
  const taps = Number(calls?.rows[0]?.n);
  const bookingsOn = byDay(bookingDays, 'n');
  const callsOn = byDay(callDays, 'n');
  const points = (values: Map<string, number>): SeriesPoint[] => days.map((date) => ({ date, value: values.get(date) ?? 0 }));
  return {
    totalCustomers: Number(total?.customers),
    totalCalls: taps,
    totalConversions: bookings,
    totalRevenue: Number(total?.revenue),
    ...(bookings + taps > 0 ? { conversionRate: percent(bookings, bookings + taps) } : {}),
    ...(bookings > 0 ? { avgLeadScore: Math.round(Number(total?.score) * 10) / 10 } : {}),
    recentActivity: activity(recent),
    series: {
      totalCustomers: points(byDay(customerDays, 'n')),
      totalCalls: points(callsOn),
      totalRevenue: points(byDay(bookingDays, 'revenue')),
      conversionRate: days.flatMap((date) => {
        const [booked, tapped] = [bookingsOn.get(date) ?? 0, callsOn.get(date) ?? 0];
        return booked + tapped > 0 ? [{ date, value: percent(booked, booked + tapped) }] : [];
      }),
    },
  };
}
