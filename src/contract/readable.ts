/**
 * White space, control and format characters (zero-width, direction marks), fillers and
 * the blank Braille cell: nothing that anybody sees.
 */
const UNSEEN = /[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Whether a text holds anything that can be read. Joiners inside a word stay in the text:
 * some scripts are written with them.
 */
export const isReadable = (text: string): boolean => text.replace(UNSEEN, '') !== '';

/** Whether the date that an ISO time begins with is in the calendar: `2026-02-31…` is not. */
export function isCalendarDate(iso: string): boolean {
  const day = iso.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A text with the digits of Arabic, Persian and Urdu keyboards as 0 to 9. */
export const latinDigits = (text: string): string =>
  // Both rows begin at a multiple of 16.
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * A number, an address or a search as it was meant, for validation, storage and comparison: digits of Arabic and Urdu
 * keyboards become 0 to 9, and invisible characters, which come along when it is copied out of a chat or the contacts,
 * are removed. Not for sentences: some scripts need their joiners.
 */
export const normalised = (typed: string): string => latinDigits(typed).replace(/\p{Cf}/gu, '');
