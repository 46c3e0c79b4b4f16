import { expect, it } from 'vitest';
import { dubaiDay, dubaiMidnight } from '@/contract/dubai-day';

it.each([
  ['2026-12-31T19:59:59.999Z', '2026-12-31', '2026-12-30T20:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2026-12-31T20:00:00.000Z'],
  ['2026-03-04T12:00:00.000Z', '2026-03-04', '2026-03-03T20:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', '2026-12-31', '2026-12-30T20:00:00.000Z'],
])('%s falls on %s in Dubai, four hours ahead of UTC, a day that began at %s', (time, day, midnight) => {
  expect(dubaiDay(Date.parse(time))).toBe(day);
  expect(dubaiMidnight(Date.parse(time))).toBe(Date.parse(midnight));
});
