import { site } from '@/config/site';
import { dubaiDay, dubaiMidnight } from '@/contract/dubai-day';
import { clockTime } from './clock-time';

const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: site.timeZone } as const;
const thisYear = new Intl.DateTimeFormat('en-GB', parts);
const otherYear = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' });
const yearOf = (ms: number): string => dubaiDay(ms).slice(0, 4);

/**
 * "14:05", and "Fri 20 Nov, 14:05" where that is not today, with its year where that is another one: `today` is the
 * midnight with which the day in Dubai began.
 */
export function timeOf(at: string | number, today: number, write: (ms: number) => string = clockTime): string {
  const ms = new Date(at).getTime();
  if (Number.isNaN(ms) || dubaiMidnight(ms) === today) return write(ms);
  const day = (yearOf(ms) === yearOf(today) ? thisYear : otherYear).format(ms);
  return `${day.replace(',', '')}, ${write(ms)}`;
}
