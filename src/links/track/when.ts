import { site } from '@/config/site';
import { dubaiMidnight } from '@/contract/dubai-day';
import type { TrackWords } from '@/content/links/track';
import { clockTime } from '@/lib/clock-time';

const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: site.timeZone } as const;

/**
 * "19:51" in Dubai, and "19:51 on Fri 20 Nov" where that is not today: `now` in milliseconds, by the server's clock.
 */
export function when(at: string, now: number, { locale, on }: TrackWords): string {
  const ms = Date.parse(at);
  if (dubaiMidnight(ms) === dubaiMidnight(now)) return clockTime(ms);
  // The Arabic comma, and that of some browsers in English, would part the weekday from its date.
  return on(clockTime(ms), new Date(ms).toLocaleDateString(locale, parts).replace(/[,،]/, ''));
}
