import { expect, it } from 'vitest';
import { areaName } from '@/content/area-names';

it('calls an area as the reader does, and leaves what is no area as it is', () => {
  expect(areaName('Business Bay', 'ar')).toBe('بزنس باي (الخليج التجاري)');
  expect(areaName('Business Bay', 'en')).toBe('Business Bay');
  expect(areaName('Somewhere else', 'ar')).toBe('Somewhere else');
});
