import { expect, it } from 'vitest';
import { scrollFraction, slipFraction } from '@/app/layouts/road/scroll-fraction';

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

it('takes the slip road over the last 0.6 of a window, and is down at the end of the page', () => {
  expect([0, 9_400, 9_700, 10_000].map((y) => slipFraction(y, 10_000, 1_000))).toEqual([0, 0, 0.5, 1]);
});
it('takes it over the last quarter of a short page, and never where there is nothing to scroll', () => {
  expect([0, 150, 175, 200, 260].map((y) => slipFraction(y, 200, 800))).toEqual([0, 0, 0.5, 1, 1]);
  expect(slipFraction(0, 0, 800)).toBe(0);
});
