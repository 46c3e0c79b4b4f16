/** The light over Dubai against almanac times of sunrise and sunset (UTC+4), and the picture that goes with it. */
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isDark, lightAt, type Light } from '@/contract/daylight';
import { HOUR_PICTURES, NOW } from '@/contract/hour-picture';
import { pictureNow } from '@/contract/picture-now';
import { pictureNames } from '@/content/picture-names';

const dubai = (time: string): number => Date.parse(`${time}:00+04:00`);
const MINUTE = 60_000;

/** The first minute of `light` on a day. */
function first(day: string, light: Light): number {
  for (let time = dubai(`${day}T00:00`), i = 0; i < 24 * 60; i++, time += MINUTE) if (lightAt(time) === light) return i;
  return NaN;
}
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('the light over Dubai', () => {
  // Civil dawn and dusk of the almanac.
  it.each([
    ['2026-01-10', '06:40', '18:12'],
    ['2026-03-20', '06:05', '18:53'],
    ['2026-06-21', '05:02', '19:40'],
    ['2026-09-23', '05:46', '18:35'],
    ['2026-12-21', '06:34', '17:59'],
  ])('on %s dawn begins at %s and night at %s, give or take six minutes', (day, dawn, night) => {
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    const begins = first(day, 'dawn');
    expect(Math.abs(begins - minutes(dawn)), clock(begins)).toBeLessThanOrEqual(6);
    let end = first(day, 'dusk');
    while (lightAt(dubai(`${day}T00:00`) + end * MINUTE) === 'dusk') end++;
    expect(Math.abs(end - minutes(night)), clock(end)).toBeLessThanOrEqual(6);
  });

  it('is dark where it is that of the night, and at no other time', () => {
    for (let time = dubai('2026-06-20T00:00'), n = 0; n < 24 * 60; n++, time += MINUTE)
      expect(isDark(time)).toBe(lightAt(time) === 'night');
  });

  it('is that of night, dawn, day, dusk and night in this order, every day of a year', () => {
    for (let day = dubai('2026-01-01T00:00'), n = 0; n < 365; n++, day += 24 * 60 * MINUTE) {
      const seen = Array.from({ length: 96 }, (_, quarter) => lightAt(day + quarter * 15 * MINUTE));
      expect(seen.filter((light, i) => light !== seen[i - 1])).toEqual(['night', 'dawn', 'noon', 'dusk', 'night']);
    }
  });
});

describe('the picture of the hour', () => {
  it('is asked for by its own query only, and keeps size and format', () => {
    const noon = dubai('2026-11-20T12:00');
    expect(pictureNow('/pictures/x-480.avif', NOW, noon)).toBe(`/pictures/${HOUR_PICTURES.noon}-480.avif`);
    expect(pictureNow('/pictures/x-1600.webp', NOW, dubai('2026-11-20T23:00'))).toBe(
      `/pictures/${HOUR_PICTURES.night}-1600.webp`,
    );
    expect(pictureNow('/pictures/x-480.avif', '', noon)).toBeUndefined();
    expect(pictureNow('/pictures/x-480.avif', '?v=2', noon)).toBeUndefined();
    expect(pictureNow('/about', NOW, noon)).toBeUndefined();
    expect(pictureNow('/pictures/../x-480.avif', NOW, noon)).toBeUndefined();
  });

  it('exists in each light, another in each, within the first view’s 45 kB on the sharpest phones', () => {
    const names = Object.values(HOUR_PICTURES);
    expect(new Set(names).size).toBe(4);
    for (const name of names) {
      expect(pictureNames as readonly string[]).toContain(name);
      expect(statSync(`public/pictures/${name}-1200.avif`).size, name).toBeLessThanOrEqual(45_000);
    }
  });
});
