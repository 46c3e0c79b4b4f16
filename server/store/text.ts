/** Normalises typed text before it is stored or searched. */
import type { Account } from '../../src/contract/account.ts';
import type { Attribution } from '../../src/contract/booking.ts';
import { phoneKey } from '../../src/contract/phone.ts';
import { latinDigits, normalised } from '../../src/contract/readable.ts';
import { ALPHABET, REFERENCE_LENGTH, REFERENCE_LETTERS } from '../../src/contract/reference.ts';
import { searchText } from '../../src/contract/search-text.ts';

/**
 * Removes control characters (NUL would cut the text short in SQLite; line breaks and tabs stay), lone surrogates, and
 * bidirectional control characters: a name with one would make the text after it in a message or a table read
 * backwards. The marks U+200E and U+200F stay, since they affect only their own place. The non-breaking hyphen of a
 * reference becomes an ordinary one, so that a reference copied from a ticket finds its booking.
 */
export function cleanText(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('utf8')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('\u2011', '-');
}

/** A reference without its hyphen, as people type it into a message: "rnm4k7wxy". */
const JOINED = new RegExp(
  `\\b(${REFERENCE_LETTERS})(?=[${ALPHABET}]{${REFERENCE_LENGTH},${REFERENCE_LENGTH + 1}}\\b)`,
  'gi',
);
/** What the staff looks for, cleaned like what it is compared with; a reference has its hyphen. */
export const cleanQuery = (q: string): string => cleanText(q).replace(JOINED, '$1-');

/** A text as the staff's searches compare it: also a plate has the digits of the keyboard that it was typed on. */
export const searched = (text: string): string => latinDigits(searchText(text));

/** Where a visit came from as it is stored: texts of an address that anybody may make; null for none. */
export const attributionJson = (from: Attribution | undefined): string | null =>
  from ? JSON.stringify(Object.fromEntries(Object.entries(from).map(([name, text]) => [name, cleanText(text)]))) : null;

/** A request for an account as it is stored; null for none. */
export const accountJson = (account: Account | undefined): string | null =>
  account ? JSON.stringify({ ...account, company: cleanText(account.company), areas: cleanText(account.areas) }) : null;

/** Whether a search is for a phone number: nothing but digits and their punctuation, at least 5 digits. */
export const looksLikePhone = (query: string): boolean =>
  /^[+\d\s()-]+$/.test(query) && query.replace(/\D/g, '').length >= 5;

/**
 * The number to look for in a column of `phoneKey`s; '' if the search is for words. A country code alone is searched as
 * typed: its key would be empty, and match everything.
 */
export function numberIn(query: string): string {
  const typed = normalised(query);
  return looksLikePhone(typed) ? phoneKey(typed) : '';
}

/** A LIKE pattern (ESCAPE '\') for texts that contain `part`. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
