import { createContext, useContext } from 'react';
import { FIRST_LANG, type Lang, type SiteLang } from '@/config/languages';
import { site } from '@/config/site';
import type { NamedPages } from '@/content/named-pages-types';

/** Language of the page that is shown; set once by the layout. */
export const LangContext = createContext<Lang>(FIRST_LANG);
/** Whether nothing stands at the address of the page, in no language: an article that nobody wrote. */
export const MissingContext = createContext(false);
/**
 * What texts call the pages of the site, in the language of the layout; a language
 * without a layout of its own names none.
 */
export const NamedPagesContext = createContext<NamedPages | undefined>(undefined);
export const useLang = (): Lang => useContext(LangContext);
/** The name of the site in each of its languages. */
export const siteNames: Record<SiteLang, string> = { en: site.name, ar: site.nameAr };
