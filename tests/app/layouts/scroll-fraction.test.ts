import { expect, it } from 'vitest';
import { scrollFraction } from '@/app/layouts/scroll-fraction';

it('runs from 0 to 1, linear on wide screens', () => {
  expect([0, 250, 500, 1000].map((y) => scrollFraction(y, 1000, 1440))).toEqual([0, 0.25, 0.5, 1]);
});
it('is eased under 640 px, with the same ends', () => {
  expect([0, 500, 1000].map((y) => scrollFraction(y, 1000, 639))).toEqual([0, 0.75, 1]);
  expect(scrollFraction(500, 1000, 640)).toBe(0.5);
});
it('stays in its bounds when the page overscrolls or does not scroll', () => {
  expect(scrollFraction(-80, 1000, 360)).toBe(0);
  expect(scrollFraction(1200, 1000, 360)).toBe(1);
  expect(scrollFraction(0, 0, 360)).toBe(0);
});
