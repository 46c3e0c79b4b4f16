import { areaNamed, BOOKING_AREAS, REACH_M, ROUGH_M } from '../../../src/contract/catalogue.ts';
import { UNKNOWN } from '../../../src/contract/job/figures.ts';
import type { Position } from '../../../src/contract/booking.ts';

/** Beyond this no area of ours says anything about a place, in kilometres. */
const FAR_KM = 200;
const KM_PER_DEGREE = 111.2;

const names = new Set<string>(BOOKING_AREAS.map(({ name }) => name));

/**
 * Kilometres between two places a few dozen kilometres apart. A flat-earth approximation is off by at most 1 % there.
 */
function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * KM_PER_DEGREE;
}

const nearest = (position: Position) =>
  BOOKING_AREAS.map((area) => ({ name: area.name as string, far: kilometres(area, position) })).sort(
    (a, b) => a.far - b.far,
  )[0];

/**
 * "3.1 km from the middle of Al Quoz": for a dispatcher who asks for a landmark. '' far from every area, and for a
 * position that may lie in any of several: a driver would go to the place by name.
 */
export function areaNear(position: Position): string {
  const found = position.accuracy > ROUGH_M ? undefined : nearest(position);
  return found && found.far <= FAR_KM ? `${found.far.toFixed(1)} km from the middle of ${found.name}` : '';
}

/** An area, or a place as `areaNear` puts it, for readers of Arabic; undefined: somebody has typed it. */
export function placeInArabic(place: string): string | undefined {
  const [, km, near] = /^([\d.]+) km from the middle of (.+)$/.exec(place) ?? [];
  const area = areaNamed(near ?? place);
  return area && (km ? `على بعد ${km} كم من وسط ${area.ar}` : area.ar);
}

/** The area of a job: the one that was chosen, else the one round its position; `UNKNOWN` where neither is known. */
export function areaOf(chosen: readonly (string | null)[], position: Position | undefined): string {
  const named = chosen.find((name) => name !== null && names.has(name));
  if (named) return named;
  if (!position) return UNKNOWN;
  const found = nearest(position);
  return found && found.far <= REACH_M / 1000 ? found.name : UNKNOWN;
}
