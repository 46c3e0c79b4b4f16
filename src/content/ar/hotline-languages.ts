import type { hotlineLanguages } from '@/content/claims';

/** In each language of the hotline: «نكلمك بالعربية». */
export const inLanguage: Record<(typeof hotlineLanguages)[number], string> = {
  Arabic: 'بالعربية',
  English: 'بالإنجليزية',
  Hindi: 'بالهندية',
  Urdu: 'بالأردية',
};
