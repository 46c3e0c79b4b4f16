/** Dates as people in Dubai read them, wherever the page was built and wherever the visitor's clock stands. */
import { dateLocales } from '@/config/date-locales';
import { siteLang, type Lang, type SiteLang } from '@/config/languages';
import { site } from '@/config/site';

const long = (lang: SiteLang) =>
  new Intl.DateTimeFormat(dateLocales[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: site.timeZone,
  });
const formats: Record<SiteLang, Intl.DateTimeFormat> = { en: long('en'), ar: long('ar') };

/** "9 November 2026", or «9 نوفمبر 2026», in the Dubai time zone. Throws a RangeError for an invalid date. */
export const longDate = (date: Date | string, lang: Lang = 'en'): string =>
  formats[siteLang(lang)].format(new Date(date));
