/** Distances and directions on the globe, good to half a percent: enough to say "3 km north-east of". */
import type { BookingArea } from './catalogue.ts';

export interface Point {
  /** WGS 84 degrees. */
  readonly lat: number;
  readonly lng: number;
}

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
type Compass = (typeof COMPASS)[number];

/** Mean radius of the earth in metres (IUGG). */
const EARTH_M = 6_371_009;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres (haversine). */
export function distanceM(a: Point, b: Point): number {
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Compass direction in which `to` lies, seen from `from` (initial bearing, eight points). */
export function compass(from: Point, to: Point): Compass {
  const dLng = rad(to.lng - from.lng);
  const y = Math.sin(dLng) * Math.cos(rad(to.lat));
  const x =
    Math.cos(rad(from.lat)) * Math.sin(rad(to.lat)) - Math.sin(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.cos(dLng);
  const octant = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * 8);
  return COMPASS[(octant + 8) % 8] ?? 'n';
}

export interface Nearest {
  area: BookingArea;
  /** From the area's centre, in metres. */
  distance: number;
  /** Where the position lies, seen from the area. */
  direction: Compass;
}

/** The area of `areas` whose centre is nearest to `position`; throws on an empty list. */
export function nearestOf(position: Point, areas: readonly BookingArea[]): Nearest {
  const [first, ...rest] = areas;
  if (!first) throw new Error('No areas to measure against');
  let area = first;
  let distance = distanceM(position, first);
  for (const candidate of rest) {
    const d = distanceM(position, candidate);
    if (d < distance) [area, distance] = [candidate, d];
  }
  return { area, distance, direction: compass(area, position) };
}
