import { dateLocales } from '@/config/date-locales';
import type { SiteLang } from '@/config/languages';
import { site } from '@/config/site';
import { otherDay } from '@/content/other-day';
import { dubaiMidnight } from '@/contract/dubai-day';
import { clockTime } from './clock-time';

const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: site.timeZone } as const;

/**
 * "19:51" in Dubai, and "19:51 on Fri 20 Nov" where that is not today: `now` in milliseconds.
 */
export function when(at: string, now: number, lang: SiteLang): string {
  const ms = Date.parse(at);
  if (dubaiMidnight(ms) === dubaiMidnight(now)) return clockTime(ms);
  // The Arabic comma, and that of some browsers in English, would part the weekday from its date.
  const day = new Date(ms).toLocaleDateString(dateLocales[lang], parts).replace(/[,،]/, '');
  return otherDay[lang](clockTime(ms), day);
}
