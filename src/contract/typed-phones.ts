/**
 * A typed text in which phone numbers are isolated from the rest, to be shown: within an Arabic text, groups of digits
 * would stand the other way round ("4567 123 050"). Copied along, the marks do no harm: `normalised` removes them.
 */
export const phonesInOrder = (text: string): string =>
  text.replace(/\+?\p{Nd}[\p{Nd} \u00a0-]{6,}\p{Nd}/gu, '\u2066$&\u2069');
