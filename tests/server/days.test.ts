import { expect, it } from 'vitest';
import { dubaiDay } from '../../server/store/days';

it.each([
  ['2026-12-31T19:59:59.999Z', '2026-12-31'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
  ['2026-12-31T00:00:00.000Z', '2026-12-31'],
])('%s falls on %s in Dubai, four hours ahead of UTC', (time, day) => {
  expect(dubaiDay(Date.parse(time))).toBe(day);
});
