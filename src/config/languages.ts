/**
 * What the site knows of each language, in one table: a third one is one entry here, and
 * the compiler then names every text that it still needs (`Record<Lang, …>`).
 */

/** The whole site is written in these. */
export type SiteLang = 'en' | 'ar';
/** Urdu and Hindi: only the roadside help is in them, since the hotline speaks them too. */
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

/** Typed so that a language of the whole site must map to itself. */
const SITE: Record<Lang, SiteLang> & { readonly [L in SiteLang]: L } = { en: 'en', ar: 'ar', ur: 'en', hi: 'en' };

/** The language of the site for readers of `lang`. */
export const siteLang = (lang: Lang): SiteLang => SITE[lang];

/** The languages of the whole site, in the order of the table. */
export const SITE_LANGS = (Object.keys(SITE) as Lang[]).filter((lang): lang is SiteLang => SITE[lang] === lang);

/** The web app manifest for apps that are installed from pages in this language (`build/offline.ts`). */
export const MANIFESTS: Record<SiteLang, string> = {
  en: '/manifest.webmanifest',
  ar: '/manifest-arabic.webmanifest',
};

/** The default language where a page or a text exists in several. */
export const FIRST_LANG: Lang = 'en';
