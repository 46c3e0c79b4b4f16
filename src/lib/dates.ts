/** Dates as people in Dubai read them, wherever the page was built and wherever the visitor's clock stands. */
import { siteLang, type Lang, type SiteLang } from '@/config/languages';
import { site } from '@/config/site';

const english = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});
const arabic = new Intl.DateTimeFormat('ar-AE-u-ca-gregory-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});
const long: Record<SiteLang, Intl.DateTimeFormat> = { en: english, ar: arabic };
const iso = new Intl.DateTimeFormat('en-CA', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** "9 November 2026", or «9 نوفمبر 2026», in the Dubai time zone. Throws a RangeError for an invalid date. */
export const longDate = (date: Date | string, lang: Lang = 'en'): string => long[siteLang(lang)].format(new Date(date));

/** "2026-11-09" in the Dubai time zone. Throws a RangeError for an invalid date. */
export const isoDay = (date: Date | string): string => iso.format(new Date(date));
