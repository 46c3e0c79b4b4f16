/** What an owner can get wrong in the areas and their usual minutes, and what the build says about it. */
import { expect, it } from 'vitest';
import { areaFaults } from '@/content/check/site';
import { homeAreas } from '@/content/areas-home';
import { heavyMinutes } from '@/content/heavy-minutes';
import * as usual from '@/content/usual-minutes';
import { BOOKING_AREAS } from '@/contract/catalogue';
import { desertAreas } from '@/contract/desert-areas';

const [downtown, ...others] = BOOKING_AREAS;
const shipped = { ...usual, heavyMinutes };

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
  [
    'an area without an Arabic name',
    [{ ...downtown, ar: ' ' }, ...others],
    'BOOKING_AREAS[0] (Downtown Dubai).ar',
    /is empty/,
  ],
  ['two commas in a row', [downtown, undefined as never, ...others], 'BOOKING_AREAS[1]', /is empty/],
  ['two areas of one name', [...BOOKING_AREAS, downtown], 'BOOKING_AREAS', /"Downtown Dubai" twice/],
  [
    'an Arabic name for two areas',
    [...others, { ...downtown, ar: others[0].ar }],
    'BOOKING_AREAS',
    /Arabic name ".+" twice/,
  ],
  [
    'an area on another continent',
    [{ ...downtown, lng: -55.2 }, ...others],
    'BOOKING_AREAS[0] (Downtown Dubai)',
    /outside the map/,
  ],
] as const)('names %s, once', (_, areas, where, what) => {
  expect(areaFaults(shipped, areas)).toEqual([
    expect.objectContaining({ where, what: expect.stringMatching(what) as string }),
  ]);
});

it.each([
  ['no Arabic name', { ar: undefined }, /\.ar$/, /is empty/],
  ['no coordinates', { lat: undefined, lng: undefined }, /Zabeel\)$/, /has no lat/],
  ['one coordinate', { lng: undefined }, /Zabeel\)$/, /has no lng/],
  ['the name of an area of the form', { name: 'Deira' }, /^homeAreas$/, /"Deira" twice/],
])('names an area of the home page with %s', (_, change, where, what) => {
  const home = homeAreas.map((area) => (area.name === 'Zabeel' ? { ...area, ...change } : area)) as typeof homeAreas;
  expect(areaFaults(shipped, BOOKING_AREAS, desertAreas, home)).toEqual([
    {
      file: 'src/content/areas-home.ts',
      where: expect.stringMatching(where) as string,
      what: expect.stringMatching(what) as string,
      fix: expect.any(String) as string,
    },
  ]);
});

it('names minutes of the heavy wreckers in their own file', () => {
  expect(areaFaults({ ...shipped, heavyMinutes: { JAFZA: '20–30' } })).toEqual([
    expect.objectContaining({ file: 'src/content/heavy-minutes.ts', where: "heavyMinutes['JAFZA']" }),
  ]);
});

it.each([
  ['a dash out of a text program', { further: { DIFC: '5–9' } }, "further['DIFC']"],
  ['the most before the least', { further: { DIFC: '9-5' } }, "further['DIFC']"],
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
