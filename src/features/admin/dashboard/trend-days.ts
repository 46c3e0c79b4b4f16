import type { SeriesPoint } from '@/contract/dashboard';

const DAYS = 14;
const DAY_MS = 86_400_000;

/** The 14 days (YYYY-MM-DD, oldest first) that end with the newest of these; none where there are no points. */
export function lastDays(points: readonly SeriesPoint[]): string[] {
  const newest = points
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (newest === undefined) return [];
  const end = Date.parse(`${newest}T00:00:00Z`);
  return Array.from({ length: DAYS }, (_, i) => new Date(end - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10));
}

/** Fewer days with something in them show no course: a row of stumps with one bar. */
const DAYS_OF_A_TREND = 5;

/** Whether bars would show a course over these days. */
export const hasTrend = (points: readonly SeriesPoint[], days: readonly string[]): boolean =>
  points.filter(({ date, value }) => value > 0 && days.includes(date)).length >= DAYS_OF_A_TREND;
