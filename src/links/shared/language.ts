/** Languages of the three pages, with the name of each in itself. */
export const LANGUAGES = { en: 'English', ar: 'العربية', ur: 'اردو', hi: 'हिन्दी' } as const;
export type LinkLang = keyof typeof LANGUAGES;

const KEY = 'rnm.link.lang';

const DIRS: Record<LinkLang, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl', ur: 'rtl', hi: 'ltr' };
export const dirOf = (lang: LinkLang): 'ltr' | 'rtl' => DIRS[lang];

/** What was chosen here before. */
function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be refused: then the page goes by the job and the phone.
    return null;
  }
}
export function choose(lang: LinkLang): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // Likewise.
  }
}

/**
 * The first of these that the page has: what was chosen, what the job says, what the
 * phone speaks. Else the page's first.
 */
export function pick<L extends LinkLang>(
  has: readonly [L, ...L[]],
  job: string | undefined,
  phone: readonly string[],
): L {
  const wishes = [chosen(), job, ...phone.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish): wish is L => has.includes(wish as L)) ?? has[0];
}
