/**
 * What the site knows of each language, in one table: a third one is one entry here, and
 * the compiler then names every text that it still needs (`Record<Lang, …>`).
 */

/** The whole site is written in these. */
export type SiteLang = 'en' | 'ar';
/** Urdu and Hindi: the help by the road only, which the hotline speaks too. */
export type Lang = SiteLang | 'ur' | 'hi';

interface Language {
  /** Its own name for itself: labels links to it. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Open Graph's name for it. */
  og: string;
  /** Between the items of a short list. */
  comma: string;
  /** Its letters come in a face of their own (Cairo), which is fetched ahead. */
  ownFace?: true;
}

export const languages: Record<Lang, Language> = {
  en: { name: 'English', dir: 'ltr', og: 'en_AE', comma: ', ' },
  ar: { name: 'العربية', dir: 'rtl', og: 'ar_AE', comma: '، ', ownFace: true },
  // Set in the face that the phone has: nothing is fetched for them.
  ur: { name: 'اردو', dir: 'rtl', og: 'ur_PK', comma: '، ' },
  hi: { name: 'हिन्दी', dir: 'ltr', og: 'hi_IN', comma: ', ' },
};

/** Typed so that a language which becomes one of the whole site's cannot stay another's here. */
const SITE: Record<Lang, SiteLang> & { readonly [L in SiteLang]: L } = { en: 'en', ar: 'ar', ur: 'en', hi: 'en' };

/** The language of the site for readers of `lang`. */
export const siteLang = (lang: Lang): SiteLang => SITE[lang];

/** The languages of the whole site, in the order of the table. */
export const SITE_LANGS = (Object.keys(SITE) as Lang[]).filter((lang): lang is SiteLang => SITE[lang] === lang);

/** Of the app that is installed from a page in it: its web app manifest (`build/offline.ts`). */
export const MANIFESTS: Record<SiteLang, string> = {
  en: '/manifest.webmanifest',
  ar: '/manifest-arabic.webmanifest',
};

/** Where a page or a text exists in several languages, this one is the first. */
export const FIRST_LANG: Lang = 'en';
