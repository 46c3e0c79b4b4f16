/** What an owner can get wrong in the table of addresses, and what the build says about it. */
import { expect, it } from 'vitest';
import { pathTable } from '@/config/paths';
import { pathFaults } from '@/content/check/site';

it('finds nothing in the addresses that are shipped', () => {
  expect(pathFaults()).toEqual([]);
});

it.each([
  ['the address of another page', { path: '/fleets', lang: 'en' }, 'fleets.path', /that of accident as well/],
  ['no slash', { path: 'accident', lang: 'en' }, 'accident.path', /no address.*"accident"/],
  ['a slash at the end', { path: '/accident/', lang: 'en' }, 'accident.path', /no address/],
  ['a space and capitals', { path: '/After Accident', lang: 'en' }, 'accident.path', /no address/],
  ['a folder', { path: '/api/accident', lang: 'en' }, 'accident.path', /no address/],
  ['a twin that is not there', { path: '/x', lang: 'ar', same: 'acident' }, 'accident.same', /"acident"/],
  ['a twin in its own language', { path: '/x', lang: 'en', same: 'fleets' }, 'accident.same', /another language/],
] as const)('names a page with %s', (_, accident, where, what) => {
  const { accidentAr, ...rest } = pathTable;
  expect(accidentAr.same).toBe('accident');
  expect(pathFaults({ ...rest, accident })).toEqual([
    {
      file: 'src/config/paths.ts',
      where,
      what: expect.stringMatching(what) as string,
      fix: expect.any(String) as string,
    },
  ]);
});
