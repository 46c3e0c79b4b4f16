import type { SiteLang } from '@/config/languages';

/** What the way to a page calls the home page. */
export const homeName: Record<SiteLang, string> = { en: 'Home', ar: 'الرئيسية' };
