/**
 * Numbers of the whole world, with the library that knows them: for the server, and for
 * the form once somebody needs it.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalised } from './readable.ts';

/** "+4915112345678" for "0049 (151) 1234-5678"; undefined for what is no number of any country. */
export function e164(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(normalised(typed).trim().replace(/^00/, '+'));
  return number?.isValid() ? number.number : undefined;
}
