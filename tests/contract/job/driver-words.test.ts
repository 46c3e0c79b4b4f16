import { describe, expect, it } from 'vitest';
import type { ServiceId } from '@/contract/catalogue';
import { DRIVER_LANGS, driverLines, NEW_POSITION } from '@/contract/job/driver-words';
import type { TruckAnswers } from '@/contract/truck-questions';

describe("the customer's answers", () => {
  it('are one line for the driver, in the order of the questions', () => {
    expect(driverLines({ answers: { headroom: '2.1', keys: 'no', rolls: 'no', destination: 'dealer' } })?.en).toBe(
      'To: the dealer · Wheels do not turn · No key · Entrance 2.1 m high',
    );
    const at = Date.parse('2026-11-22T22:14:00.000Z');
    expect(driverLines({ answers: { keys: 'no' } }, { eta: { at, now: at } })?.en).toBe(
      'No key · The customer was told: about 02:14',
    );
  });

  it('come with the day of a time that the customer was told, where that is not today in Dubai', () => {
    const at = Date.parse('2026-11-22T22:14:00.000Z');
    const told = (now: string) => driverLines({}, { eta: { at, now: Date.parse(now) } });
    expect(told('2026-11-22T20:00:00.000Z')?.en).toBe('The customer was told: about 02:14');
    for (const now of ['2026-11-22T19:59:00.000Z', '2026-11-23T20:00:00.000Z'])
      expect(told(now)).toEqual({
        en: 'The customer was told: about 02:14 Monday',
        ar: 'قلنا للعميل: حوالي 02:14 الاثنين',
        ur: expect.stringContaining('02:14 پیر'),
        hi: expect.stringContaining('02:14 सोमवार'),
      });
  });

  it.each<TruckAnswers>([
    { destination: 'home' },
    { destination: 'garage' },
    { destination: 'dealer' },
    { rolls: 'yes' },
    { rolls: 'no' },
    { keys: 'yes' },
    { keys: 'no' },
    { electric: 'yes' },
    { low: 'yes' },
    { children: 'yes' },
    { rental: 'yes' },
    { headroom: '2.1' },
  ])('%j is said in each of the four languages, in its own words', (answers) => {
    const lines = driverLines({ answers });
    expect(Object.keys(lines ?? {})).toEqual(DRIVER_LANGS);
    expect(new Set(Object.values(lines ?? {})).size).toBe(DRIVER_LANGS.length);
    for (const lang of DRIVER_LANGS) {
      expect(lines?.[lang], lang).not.toBe('');
      if (answers.headroom) expect(lines?.[lang], lang).toContain('2.1');
    }
  });

  it('that say yes are told from those that say no, in each language', () => {
    for (const question of ['rolls', 'keys'] as const)
      for (const lang of DRIVER_LANGS)
        expect(driverLines({ answers: { [question]: 'yes' } })?.[lang]).not.toBe(
          driverLines({ answers: { [question]: 'no' } })?.[lang],
        );
  });

  it('that change nothing for the driver are no line', () => {
    expect(
      driverLines({ answers: { destination: 'unsure', electric: 'no', low: 'no', children: 'no', rental: 'no' } }),
    ).toBeUndefined();
    expect(driverLines({ answers: {} })).toBeUndefined();
    expect(driverLines({})).toBeUndefined();
  });
});

describe('what was booked', () => {
  it.each<ServiceId>(['desert_recovery', 'heavy_vehicle', 'motorcycle_recovery', 'luxury_car_recovery'])(
    'stands first where it decides what the driver takes along, in his own words: %s',
    (service) => {
      const lines = driverLines({ service, answers: { keys: 'no' } });
      const alone = driverLines({ answers: { keys: 'no' } });
      for (const lang of DRIVER_LANGS) expect(lines?.[lang], lang).toMatch(new RegExp(`^.+ · ${alone?.[lang]}$`));
      expect(new Set(Object.values(driverLines({ service }) ?? {})).size).toBe(DRIVER_LANGS.length);
    },
  );

  it.each<ServiceId>(['car_recovery', 'towing_service'])('is no line for a car on the road: %s', (service) => {
    expect(driverLines({ service })).toBeUndefined();
  });
});

it('a rough position is told first, in each of the four languages, in its own words', () => {
  const lines = driverLines({ answers: { keys: 'no' } }, { rough: true });
  expect(lines?.en).toBe('Location is rough: ask the customer · No key');
  const alone = Object.values(driverLines({}, { rough: true }) ?? {});
  expect(new Set(alone).size).toBe(DRIVER_LANGS.length);
});

it('a new position is told in each of the four languages, in its own words', () => {
  expect(Object.keys(NEW_POSITION)).toEqual(DRIVER_LANGS);
  expect(new Set(Object.values(NEW_POSITION)).size).toBe(DRIVER_LANGS.length);
});
