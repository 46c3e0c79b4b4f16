/** Arabic short vowels and the mark of a doubled letter, which few people type. */
const MARKS = /[\u064b-\u0652]/g;

/**
 * `text` as a search compares it: letters that are typed one for the other are the same, on an Urdu
 * keyboard too, and so are all spaces (nobody types those that the build puts in, `build/no-break.ts`).
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةہھ]/g, 'ه');
