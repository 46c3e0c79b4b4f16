import { site } from '@/config/site';
import { dubaiMidnight } from '@/contract/dubai-day';
import { clockTime } from './clock-time';

const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: site.timeZone } as const;

interface Words {
  /** How dates are written. */
  locale: string;
  /** A time of another day. */
  on: (time: string, day: string) => string;
}

/**
 * "19:51" in Dubai, and "19:51 on Fri 20 Nov" where that is not today: `now` in milliseconds.
 */
export function when(at: string, now: number, { locale, on }: Words): string {
  const ms = Date.parse(at);
  if (dubaiMidnight(ms) === dubaiMidnight(now)) return clockTime(ms);
  // The Arabic comma, and that of some browsers in English, would part the weekday from its date.
  return on(clockTime(ms), new Date(ms).toLocaleDateString(locale, parts).replace(/[,،]/, ''));
}
