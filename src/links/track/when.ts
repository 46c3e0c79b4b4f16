import { site } from '@/config/site';
import type { TrackWords } from '@/content/links/track';
import { clockTime } from '@/lib/clock-time';

const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: site.timeZone } as const;

/**
 * "19:51" in Dubai, and "19:51 on Fri 20 Nov" where that is not today: `now` in milliseconds, by the server's clock.
 */
export function when(at: string, now: number, { locale, on }: TrackWords): string {
  // The Arabic comma, and that of some browsers in English, would part the weekday from its date.
  const dayOf = (time: string | number) => new Date(time).toLocaleDateString(locale, parts).replace(/[,،]/, '');
  return dayOf(at) === dayOf(now) ? clockTime(at) : on(clockTime(at), dayOf(at));
}
