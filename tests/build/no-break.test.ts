import { expect, it } from 'vitest';
import { heldTogether, noBreak } from '../../src/build/no-break';

const marked = (text: string): string => heldTogether(text).replaceAll('\u00a0', '_');

it.each([
  ['from AED 120 within 15 km', 'from AED_120 within 15_km'],
  ['`AED ${price} within ${radius} km`', '`AED_${price} within ${radius}_km`'],
  ['AED 1,000 and 6 black points', 'AED_1,000 and 6_black points'],
  ['12 to 15 psi, 50 tons, 2 metres', '12 to 15_psi, 50_tons, 2_metres'],
  ['trucks for 50+ tons', 'trucks for 50+_tons'],
  ['من 120 درهمًا حتى 15 كم', 'من 120_درهمًا حتى 15_كم'],
  ['100 درہم سے، 15 منٹ میں', '100_درہم سے، 15_منٹ میں'],
  ['`${range(claim)} ${after(n, MINUTE)}`', '`${range(claim)}_${after(n, MINUTE)}`'],
  ['050 123 4567 or +971 50 123 4567.', '050_123_4567 or +971_50_123_4567.'],
  ['the RTA (800 9090) or 800 72343', 'the RTA (800_9090) or 800_72343'],
])('puts non-breaking spaces between a figure and its unit, and into a phone number: %s', (text, held) => {
  expect(marked(text)).toBe(held);
});

it('does so in the words of every language, but not in those that messages are made of', () => {
  const { filter } = noBreak().transform as { filter: { id: RegExp } };
  const shown = (file: string) => filter.id.test(`/src/content/${file}.ts`);
  expect(['en/home', 'ar/landing/desert', 'ur/home', 'hi/strips', 'facts'].filter((file) => !shown(file))).toEqual([]);
  expect(['en/stranded', 'ur/stranded', 'ur/roadside', 'ar/position', 'desk-messages'].filter(shown)).toEqual([]);
});

it.each([
  'in AED, taxes included',
  'five questions',
  '24 trucks',
  'until 1800 2026 cars',
  'const a = { b } \nexport const min = 1;',
  'E11 towards Sharjah',
  // Begins with the letters of an Arabic unit.
  'في 3 كميات',
])('leaves the rest alone: %s', (text) => {
  expect(marked(text)).toBe(text);
});
