import { createContext, useContext } from 'react';
import type { Lang } from '@/config/paths';

/** Language of the page that is shown; set once by the layout. */
export const LangContext = createContext<Lang>('en');
export const useLang = (): Lang => useContext(LangContext);
/** Writing direction of a language. */
export const dirOf = (lang: Lang): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');
