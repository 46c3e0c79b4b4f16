/** Words of a customer, compared with a list of words however their letters were typed. */
import { searchText } from '../search-text.ts';

/**
 * A text as it is compared: letters that people type for each other are the same, as in a search, and so are those of
 * Hindi with their dot and without, and the apostrophes of a phone and of a keyboard.
 */
export const plainWords = (text: string): string =>
  searchText(text.normalize())
    .replace(/\u093c/g, '')
    .replaceAll('’', "'");

/** A pattern for such texts; its letters may be typed as anybody does. Flags are dropped. */
export const plainPattern = ({ source }: RegExp): RegExp => new RegExp(plainWords(source));
