import { createContext, useContext } from 'react';
import { FIRST_LANG, type Lang, type SiteLang } from '@/config/languages';
import { site } from '@/config/site';
import type { NamedPages } from '@/content/named-pages-types';

/** Language of the page that is shown, by its address (`app/root.tsx`); a part in another language sets its own. */
export const LangContext = createContext<Lang>(FIRST_LANG);
/** Whether the page's address has no content in any language, like that of an unknown article. */
export const MissingContext = createContext(false);
/**
 * The names by which texts mention other pages, in the language of the layout; undefined in a language without a layout
 * of its own.
 */
export const NamedPagesContext = createContext<NamedPages | undefined>(undefined);
export const useLang = (): Lang => useContext(LangContext);
/** The name of the site in each of its languages. */
export const siteNames: Record<SiteLang, string> = { en: site.name, ar: site.nameAr };
