import { latinDigits, normalised } from './readable.ts';

/**
 * What a phone number has to look like. Whether a foreign one exists is for
 * `phone-abroad.ts`, which is too large for every page.
 */

/** UAE rule (spec 2, section 5): spaces ignored, `+971` or `0`, then exactly 9 digits. */
export const PHONE_PATTERN = /^(?:\+971|0)\d{9}$/;

/**
 * Whether a number passes the rule but is not a mobile: those begin with 5 (and a landline has one digit fewer). It is
 * accepted all the same, since the rule is the document's; the form asks the visitor to check it.
 */
export const isNoMobile = (typed: string): boolean =>
  /^(?:\+971|0)[0-46-9]\d{8}$/.test(normalised(typed).replace(/\s/g, ''));

/**
 * A country code after `+` or `00`, and as many digits as the world's longest numbers
 * have; punctuation as people write it.
 */
export const looksInternational = (typed: string): boolean =>
  /^(?:\+|00)[1-9]\d{6,14}$/.test(latinDigits(typed).replace(/[\s().\u2010-\u2015/-]/g, ''));

/**
 * The part of a number that is the same however it was typed: digits, without a leading 00, and for a UAE number
 * without +971 and without a leading 0.
 */
export const phoneKey = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^(?:9710?|0)/, '');

/** Whether it could be called, as people type it: digits, spaces, a plus, brackets, hyphens; seven digits at least. */
export const isCallable = (typed: string): boolean => {
  const number = normalised(typed).trim();
  return /^\+?[\d\s()-]+$/.test(number) && number.replace(/\D/g, '').length >= 7;
};

/**
 * "+971501234567" for a UAE number however it was typed, also for a mobile's without the 0 in front, and for a
 * company's that begins with 800 or 600; anything else keeps its digits.
 */
export function dialable(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const isAbroad = /^\s*(?:\+|00)/.test(phone) && !digits.startsWith('971');
  const isOurs = !isAbroad && /^(?:0\d{8,9}|9710?\d{8,9}|5\d{8}|800\d{2,7}|600\d{6})$/.test(digits);
  return `+${isOurs ? `971${phoneKey(phone)}` : digits}`;
}
