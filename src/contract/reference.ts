/**
 * Letters and digits that cannot be confused on a bad line or on paper: no 0 and O, 1 and I, no B, D, E, G, P and V, no
 * M beside N, no F beside S.
 */
export const ALPHABET = '23456789ACFHKLMRTWXY';
export const REFERENCE_LENGTH = 6;
/** The company's letters in front, capitals. A booking that has its reference keeps it. */
export const REFERENCE_LETTERS = 'RNM';
/** How many different references can be derived from an id; later ones are random. */
const FROM_ID = 4;

const spell = (number: number, length: number): string =>
  Array.from({ length }, (_, i) => ALPHABET[Math.floor(number / ALPHABET.length ** i) % ALPHABET.length]).join('');

/**
 * Short reference that can be read out on the phone: the company's letters and 6 of 20 letters and digits (64 million
 * in all). `id` is a version 4 UUID in any case. The browser computes the first one itself, before the booking has
 * arrived; if another booking has it already, the store tries `attempt` 1, 2, … (each gives another reference), and its
 * answer tells the browser. From attempt 4 on it is random and one letter longer, so that nobody can craft ids whose
 * references are all taken.
 */
export function bookingReference(id: string, attempt = 0): string {
  if (attempt >= FROM_ID)
    return `${REFERENCE_LETTERS}-${spell(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, REFERENCE_LENGTH + 1)}`;
  const hex = id.toLowerCase().replace(/-/g, '');
  // Without the two hex digits that hold the UUID's version and variant.
  const random = hex.slice(0, 12) + hex.slice(13, 16) + hex.slice(17);
  return `${REFERENCE_LETTERS}-${spell(parseInt(random.slice(attempt * 7, attempt * 7 + 8), 16), REFERENCE_LENGTH)}`;
}
