import { OF_LAST_WEEK, type Migration } from './migration.ts';

/** As `latinDigits` made them (`src/contract/readable.ts`), for the keyboard with this zero. */
function fold(zero: number): string {
  const digits = Array.from({ length: 10 }, (_, digit) => String.fromCharCode(zero + digit));
  const words = digits.reduce((text, from, to) => `replace(${text}, '${from}', '${to}')`, 'search_text');
  return `UPDATE bookings SET search_text = ${words} WHERE search_text <> ${words}`;
}

/**
 * A plate that was typed as ٨٤٧٣١ was not found by 84731: the words of a booking now have the digits 0 to 9, in place
 * of those of Arabic keyboards, and of Persian and Urdu ones.
 */
const steps = [0x0660, 0x06f0].map(fold);

export const foldedDigits: Migration = {
  sqlite: steps,
  postgres: steps,
  again: steps.map((step) => `${step} AND ${OF_LAST_WEEK}`),
};
