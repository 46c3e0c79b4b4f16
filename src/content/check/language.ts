/** Rules of languages: a text is written in its own, and was not left in the one that it was copied from. */
import { FIRST_LANG, type Lang } from '@/config/languages';
import { pathTable, type PathEntry } from '@/config/paths';
import { site } from '@/config/site';
import { isObject, type Tell } from './fault';

const LANGUAGES: Record<Lang, readonly [name: string, letters: RegExp]> = {
  en: ['English', /\p{Script=Latin}/u],
  ar: ['Arabic', /\p{Script=Arabic}/u],
  ur: ['Urdu', /\p{Script=Arabic}/u],
  hi: ['Hindi', /\p{Script=Devanagari}/u],
};

/** Fields in another language than what stands around them. */
const OTHERS: Partial<Record<string, Lang>> = { arTitle: 'ar', trackingName: 'en' };

/** What is named by its language, which stands last: `commonAr`. */
const NAMED = /[a-z]([A-Z][a-z])$/;

/** A sentence or a title, and not the names of a few cars, which Arabic pages may write in Latin letters. */
const SENTENCE = /\b[a-z]+ [a-z]+\b|[A-Za-z]+(?: [A-Za-z]+){4}/;

const isLang = (value: unknown): value is Lang => typeof value === 'string' && value in LANGUAGES;

/** The language of `value`, which stands under `key` in a text of the language `lang`. */
export function langAt(key: string, value: unknown, lang: Lang): Lang {
  if (isObject(value) && isLang(value.lang)) return value.lang;
  if (isLang(key)) return key;
  const last = NAMED.exec(key)?.[1]?.toLowerCase();
  if (isLang(last)) return last;
  // What stands under a page's name is in its language; the English ones are common words, and keys of other texts too.
  const page = (pathTable as Readonly<Record<string, PathEntry | undefined>>)[key]?.lang ?? FIRST_LANG;
  return OTHERS[key] ?? (page === FIRST_LANG ? lang : page);
}

/** Looks at one text of the language `lang`. */
export function checkLanguage(value: unknown, where: string, lang: Lang, tell: Tell): void {
  const [name, letters] = LANGUAGES[lang];
  // The company is called in every language as its licence has it.
  const text = typeof value === 'string' ? value.replace(site.legalName, '') : '';
  if (!/\p{L}/u.test(text) || letters.test(text)) return;
  if (lang === 'en' || where.endsWith(`.${lang}`) || SENTENCE.test(text))
    tell(where, `is not in ${name} ("${text.slice(0, 40)}")`, `Write it in ${name}, as those who read it do.`);
}
