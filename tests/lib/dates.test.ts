import { expect, it } from 'vitest';
import { longDate } from '@/lib/dates';

it('takes the day in Dubai, four hours ahead of UTC', () => {
  expect(longDate('2026-12-31T19:59:59Z')).toBe('31 December 2026');
  expect(longDate('2026-12-31T20:00:00Z')).toBe('1 January 2027');
});

it('refuses what is no date', () => {
  expect(() => longDate('soon')).toThrow(RangeError);
});
