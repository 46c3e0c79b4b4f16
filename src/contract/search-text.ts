/** Arabic short vowels and the mark of a doubled letter, which few people type. */
const MARKS = /[\u064b-\u0652]/g;

/**
 * `text` normalised for searching: letters that are typed for each other become the same, also those of an Urdu
 * keyboard, and so do all spaces, since the build adds non-breaking ones (`build/no-break.ts`).
 */
export const searchText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةہھ]/g, 'ه');
