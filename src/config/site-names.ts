import type { SiteLang } from './languages';
import { site } from './site';

/** The name of the site in each of its languages. */
export const siteNames: Record<SiteLang, string> = { en: site.name, ar: site.nameAr };
