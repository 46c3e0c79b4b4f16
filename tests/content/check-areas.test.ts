/** What an owner can get wrong in the areas and their usual minutes, and what the build says about it. */
import { expect, it } from 'vitest';
import { areaFaults } from '@/content/check/site';
import * as shipped from '@/content/usual-minutes';
import { BOOKING_AREAS } from '@/contract/catalogue';

const [downtown, ...others] = BOOKING_AREAS;

it('finds nothing in the areas that are shipped', () => {
  expect(areaFaults()).toEqual([]);
});

it.each([
  [
    'an area with another name',
    [{ ...downtown, name: 'Old Town' }, ...others],
    "cityMinutes['Old Town']",
    /is missing.*catalogue/,
  ],
  ['an area without a name', [{ ...downtown, name: '' }, ...others], 'BOOKING_AREAS[0].name', /is empty/],
  ['an area without an Arabic name', [{ ...downtown, ar: ' ' }, ...others], 'BOOKING_AREAS[0].ar', /is empty/],
  ['two areas of one name', [...BOOKING_AREAS, downtown], 'BOOKING_AREAS', /"Downtown Dubai" twice/],
] as const)('names %s, once', (_, areas, where, what) => {
  expect(areaFaults(shipped, areas)).toEqual([
    expect.objectContaining({ where, what: expect.stringMatching(what) as string }),
  ]);
});

it.each([
  ['a dash out of a text program', { further: { DIFC: '5–9' } }, "further['DIFC']"],
  ['no minutes', { cityMinutes: { ...shipped.cityMinutes, Deira: '' } }, "cityMinutes['Deira']"],
  [
    'minutes in words',
    { desertAccess: { ...shipped.desertAccess, Hatta: { minutes: 'an hour', difficulty: 'Hard' } } },
    "desertAccess['Hatta'].minutes",
  ],
] as const)('names minutes that cannot be counted with: %s', (_, change, where) => {
  expect(areaFaults({ ...shipped, ...change })).toEqual([
    expect.objectContaining({ file: 'src/content/usual-minutes.ts', where }),
  ]);
});
