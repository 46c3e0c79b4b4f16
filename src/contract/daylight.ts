/** The light over Dubai. */

export type Light = 'dawn' | 'noon' | 'dusk' | 'night';

const DUBAI = { lat: 25.2, lon: 55.3 };
const DAY_MS = 86_400_000;
/** 1 January 2000, 12:00 UTC, in days since 1970. */
const J2000 = 10_957.5;
/** Height of the sun in degrees: below the first it is dark, above the second the light is that of the day. */
const DARK = -6;
const HIGH = 12;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The sun over Dubai at `time` (ms since 1970): its height and its hour angle in radians, to a tenth of a degree
 * (Astronomical Almanac, low precision).
 */
function sunAt(time: number): { height: number; hour: number } {
  const days = time / DAY_MS - J2000;
  const anomaly = rad(357.529 + 0.98560028 * days);
  const longitude = rad(280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const tilt = rad(23.439);
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const hour = rad(280.4606 + 360.9856474 * days + DUBAI.lon) - ascension;
  const lat = rad(DUBAI.lat);
  const height = Math.asin(
    Math.sin(lat) * Math.sin(declination) + Math.cos(lat) * Math.cos(declination) * Math.cos(hour),
  );
  return { height, hour };
}

/** Whether it is dark over Dubai at `time` (ms since 1970). */
export const isDark = (time: number): boolean => sunAt(time).height < rad(DARK);

/** Light over Dubai at `time` (ms since 1970). */
export function lightAt(time: number): Light {
  const { height, hour } = sunAt(time);
  if (height < rad(DARK)) return 'night';
  if (height > rad(HIGH)) return 'noon';
  return Math.sin(hour) < 0 ? 'dawn' : 'dusk';
}
