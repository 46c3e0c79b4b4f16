import { createContext, useContext } from 'react';
import { FIRST_LANG, languages, type Lang } from '@/config/languages';

/** Language of the page that is shown; set once by the layout. */
export const LangContext = createContext<Lang>(FIRST_LANG);
/** Whether nothing stands at the address of the page, in no language: an article that nobody wrote. */
export const MissingContext = createContext(false);
export const useLang = (): Lang => useContext(LangContext);
/** Writing direction of a language. */
export const dirOf = (lang: Lang): 'ltr' | 'rtl' => languages[lang].dir;
