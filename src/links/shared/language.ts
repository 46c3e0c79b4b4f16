/** Languages of the three pages, with the name of each in itself. */
export const LANGUAGES = { en: 'English', ar: 'العربية', ur: 'اردو', hi: 'हिन्दी' } as const;
export type LinkLang = keyof typeof LANGUAGES;

const KEY = 'rnm.link.lang';
const isLang = (value: unknown): value is LinkLang => typeof value === 'string' && value in LANGUAGES;

export const dirOf = (lang: LinkLang): 'ltr' | 'rtl' => (lang === 'ar' || lang === 'ur' ? 'rtl' : 'ltr');

/** What was chosen here before. */
export function chosen(): LinkLang | undefined {
  try {
    const lang = localStorage.getItem(KEY);
    return isLang(lang) ? lang : undefined;
  } catch {
    // Storage may be refused: then the page goes by the job and the phone.
    return undefined;
  }
}
export function choose(lang: LinkLang): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // Likewise.
  }
}

/** The first of these that the page has: what was chosen, what the job says, what the phone speaks. English otherwise. */
export function pick(has: readonly LinkLang[], job: string | undefined, phone: readonly string[]): LinkLang {
  const wishes = [chosen(), job, ...phone.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish): wish is LinkLang => has.includes(wish as LinkLang)) ?? 'en';
}
