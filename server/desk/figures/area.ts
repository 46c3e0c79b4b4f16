import { areaNamed, BOOKING_AREAS, REACH_M, ROUGH_M } from '../../../src/contract/catalogue.ts';
import { UNKNOWN } from '../../../src/contract/job/figures.ts';
import { nearestOf } from '../../../src/contract/nearest.ts';
import type { Position } from '../../../src/contract/booking.ts';

/** Beyond this no area of ours says anything about a place, in metres. */
const FAR_M = 200_000;

const names = new Set<string>(BOOKING_AREAS.map(({ name }) => name));

/**
 * "3.1 km from the middle of Al Quoz": for a dispatcher who asks for a landmark. '' far from every area, and for a
 * position that may lie in any of several: a driver would go to the place by name.
 */
export function areaNear(position: Position): string {
  const { area, distance } = nearestOf(position, BOOKING_AREAS);
  if (position.accuracy > ROUGH_M || distance > FAR_M) return '';
  return `${(distance / 1000).toFixed(1)} km from the middle of ${area.name}`;
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
  const { area, distance } = nearestOf(position, BOOKING_AREAS);
  return distance <= REACH_M ? area.name : UNKNOWN;
}
