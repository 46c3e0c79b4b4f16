import { expect, it } from 'vitest';
import { areaName } from '@/content/area-names';
import { homeAreas } from '@/content/areas-home';
import { serviceBlocks } from '@/content/en/landing/recovery/services';

it('calls an area as the reader does, and leaves what is no area as it is', () => {
  expect(areaName('Business Bay', 'ar')).toBe('بزنس باي (الخليج التجاري)');
  expect(areaName('Business Bay', 'en')).toBe('Business Bay');
  expect(areaName('Somewhere else', 'ar')).toBe('Somewhere else');
});

it('spells an area in one way, on the home page and where a service says what it covers', () => {
  const letters = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/(.)\1+/g, '$1');
  const known = new Map(homeAreas.map(({ name }) => [letters(name), name]));
  const covered = serviceBlocks.flatMap(({ coverage }) => coverage);
  const ours = covered.filter((name) => known.has(letters(name)));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter((name) => known.get(letters(name)) !== name)).toEqual([]);
});
