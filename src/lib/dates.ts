/** Dates as people in Dubai read them, wherever the page was built and wherever the visitor's clock stands. */
import type { Lang } from '@/config/paths';
import { site } from '@/config/site';

const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});
const longArabic = new Intl.DateTimeFormat('ar-AE-u-ca-gregory-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});
const iso = new Intl.DateTimeFormat('en-CA', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** "9 November 2026", or «9 نوفمبر 2026», in the Dubai time zone. Throws a RangeError for an invalid date. */
export const longDate = (date: Date | string, lang: Lang = 'en'): string =>
  (lang === 'ar' ? longArabic : long).format(new Date(date));

/** "2026-11-09" in the Dubai time zone. Throws a RangeError for an invalid date. */
export const isoDay = (date: Date | string): string => iso.format(new Date(date));
