/** The hotline speaks four languages (spec 2, section 1): the help page of each says so, in its own words. */
import { expect, it } from 'vitest';
import type { Lang } from '@/config/languages';
import { stranded as ar } from '@/content/ar/stranded';
import { stranded as en } from '@/content/en/stranded';
import { stranded as hi } from '@/content/hi/stranded';
import { stranded as ur } from '@/content/ur/stranded';

const pages = { en, ar, hi, ur };
const names: Record<Lang, readonly string[]> = {
  en: ['English', 'Arabic', 'Hindi', 'Urdu'],
  ar: ['الإنجليزية', 'العربية', 'الهندية', 'الأردية'],
  hi: ['अंग्रेज़ी', 'अरबी', 'हिन्दी', 'उर्दू'],
  ur: ['انگریزی', 'عربی', 'ہندی', 'اردو'],
};

it.each(Object.keys(names) as Lang[])('the help page in “%s” names the four languages of the hotline', (lang) => {
  for (const name of names[lang]) expect(pages[lang].emergency.speaks).toContain(name);
});
