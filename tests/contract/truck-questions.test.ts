import { describe, expect, it } from 'vitest';
import { headroomText, isAsked, isHeadroom, truckAnswers } from '@/contract/truck-questions';
import { quickest } from '../support/quickest';

describe('the height of an entrance', () => {
  it.each([
    ['2.1', '2.1'],
    [' 2,10 ', '2.1'],
    ['2.1m', '2.1'],
    ['2.1 m.', '2.1'],
    ['3 metre', '3'],
    ['3 metres', '3'],
    ['3 meter', '3'],
    ['3 Meters', '3'],
    ['٢٫١ م', '2.1'],
    ['٣ متر', '3'],
    ['\u200e2.1\u200e m\u200f', '2.1'],
    ['\u061c٢٫١ م', '2.1'],
    ['210 cm', '2.1'],
    ['210cm', '2.1'],
    ['٢١٠ سم', '2.1'],
    ['225', '2.25'],
    ['\u200f', ''],
  ])('"%s" is %s metres', (typed, metres) => expect(headroomText(typed)).toBe(metres));

  it.each(['m', '12.1', '21 cm', '2100', '2.123', 'about 2.1', '2.1 feet'])(
    '"%s" stays as it was typed, and is refused',
    (typed) => {
      expect(headroomText(typed)).toBe(typed);
      expect(isHeadroom(typed)).toBe(false);
    },
  );

  it('is read in no time, however many spaces a stranger sends', async () => {
    const typed = `2${' '.repeat(30_000)}feet`;
    expect(await quickest(() => expect(headroomText(typed)).toBe(typed))).toBeLessThan(300);
  });

  it('is believed from 1.5 to 6 metres, both included', () => {
    expect(['1.5', '6', '2.25', ''].map(isHeadroom)).toEqual([true, true, true, true]);
    expect(['1.49', '6.01', '0'].map(isHeadroom)).toEqual([false, false, false]);
  });
});

it('asks where to take the vehicle before a service is chosen, and what decides the truck only after', () => {
  expect(isAsked('destination', '')).toBe(true);
  expect(isAsked('rolls', '')).toBe(false);
  expect(isAsked('firstName', '')).toBe(true);
});

it('keeps the answers that were given, and none where nobody answered', () => {
  expect(truckAnswers({ rolls: 'no', keys: '', headroom: '2.1', service: 'towing_service' })).toEqual({
    rolls: 'no',
    headroom: '2.1',
  });
  expect(truckAnswers({ rolls: '', service: 'towing_service' })).toBeUndefined();
});
