/**
 * Vite plugin: a sum and its currency, a figure and its short unit, and a phone number stay on one line.
 * Whoever writes a text types plain spaces; what is served has spaces that do not break.
 * Only the words that pages show: messages are sent as they were written.
 */
import type { Plugin } from 'vite';

const NO_BREAK = '\u00a0';
const SHOWN = /\/src\/content\/(?:[a-z]{2}\/(?!position|stranded|roadside).+|facts|claims)\.ts$/;

const UNITS = 'km|psi|tons?|tonnes|lbs|litres?|metres?|min|points|black points|percent|t|°C|%';
const ARABIC_UNITS =
  'درهم|درهمًا|دراهم|دقيقة|دقائق|ساعة|ساعات|كم|طن|طنًا|أطنان|متر|أمتار|مترًا|سم|لتر|لترات|نقطة|نقاط|رطل|رطلًا|أرطال|درجة|درجات';
const URDU_UNITS = 'درہم|منٹ|گھنٹہ|گھنٹے|کلومیٹر|میٹر|ٹن|لیٹر';
const PAIRS: readonly RegExp[] = [
  /(?<=\bAED) (?=\d|\$\{)/g,
  new RegExp(`(?<=\\d\\+?) (?=(?:${UNITS})(?![\\w-]))`, 'g'),
  new RegExp(`(?<=\\}) (?=(?:km|tons|lbs|minutes|min|litres|metres)(?![\\w-]))`, 'g'),
  new RegExp(`(?<=[\\d}]) (?=(?:${ARABIC_UNITS}|${URDU_UNITS})(?![\\u0621-\\u0652\\u0670-\\u06d3]))`, 'g'),
  // A phone number.
  /(?<=(?:\+\d|\b0\d)[ \d]*\d|\b800) (?=\d)/g,
  // The counted noun of `content/ar/format.ts`.
  /(?<=\}) (?=\$\{after\()/g,
];

/** `code` of a content module, or a single text, with non-breaking spaces in the places above. */
export const heldTogether = (code: string): string => PAIRS.reduce((held, pair) => held.replace(pair, NO_BREAK), code);

export function noBreak(): Plugin {
  return {
    name: 'no-break',
    enforce: 'pre',
    transform: {
      filter: { id: SHOWN },
      handler: (code) => ({ code: heldTogether(code), map: null }),
    },
  };
}
