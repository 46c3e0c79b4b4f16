import type { SiteLang } from './languages';

/** How `Intl` writes dates on the site: in Arabic too with Latin digits and by the Gregorian calendar. */
export const dateLocales: Record<SiteLang, string> = { en: 'en-GB', ar: 'ar-AE-u-ca-gregory-nu-latn' };
