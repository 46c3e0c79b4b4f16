import { expect, it } from 'vitest';
import { heldTogether } from '../../src/build/no-break';

const marked = (text: string): string => heldTogether(text).replaceAll('\u00a0', '_');

it.each([
  ['from AED 120 within 15 km', 'from AED_120 within 15_km'],
  ['`AED ${price} within ${radius} km`', '`AED_${price} within ${radius}_km`'],
  ['AED 1,000 and 6 black points', 'AED_1,000 and 6_black points'],
  ['12 to 15 psi, 50 tons, 2 metres', '12 to 15_psi, 50_tons, 2_metres'],
  ['من 120 درهمًا حتى 15 كم', 'من 120_درهمًا حتى 15_كم'],
  ['`${range(claim)} ${after(n, MINUTE)}`', '`${range(claim)}_${after(n, MINUTE)}`'],
  ['050 123 4567 or +971 50 123 4567.', '050_123_4567 or +971_50_123_4567.'],
])('holds a figure and its unit, and a phone number, together: %s', (text, held) => {
  expect(marked(text)).toBe(held);
});

it.each([
  'in AED, taxes included',
  'five questions',
  '24 trucks',
  'const a = { b } \nexport const min = 1;',
  'E11 towards Sharjah',
])('leaves the rest alone: %s', (text) => {
  expect(marked(text)).toBe(text);
});
