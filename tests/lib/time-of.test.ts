import { expect, it } from 'vitest';
import { dubaiMidnight } from '@/contract/dubai-day';
import { exactTime } from '@/lib/exact-time';
import { timeOf } from '@/lib/time-of';

/** 14:30 in Dubai, a Saturday. */
const today = dubaiMidnight(Date.parse('2026-11-21T10:30:00.000Z'));

it.each([
  ['2026-11-21T10:05:00.000Z', '14:05'],
  ['2026-11-20T20:00:00.000Z', '00:00'],
  ['2026-11-20T19:59:00.000Z', 'Fri 20 Nov, 23:59'],
  ['2026-11-20T10:05:00.000Z', 'Fri 20 Nov, 14:05'],
  ['2026-11-22T04:00:00.000Z', 'Sun 22 Nov, 08:00'],
  ['2025-12-31T20:00:00.000Z', 'Thu 1 Jan, 00:00'],
  ['2025-12-31T19:59:00.000Z', 'Wed 31 Dec 2025, 23:59'],
  ['2024-11-21T10:05:00.000Z', 'Thu 21 Nov 2024, 14:05'],
])('%s reads %s on Saturday, 21 November in Dubai', (at, text) => {
  expect(timeOf(at, today)).toBe(text);
});

it('has the seconds where they are wanted, and says nothing of what is no time', () => {
  expect(timeOf('2026-11-20T10:05:09.000Z', today, exactTime)).toBe('Fri 20 Nov, 14:05:09');
  expect(timeOf('', today)).toBe('');
});
