import { BOOKING_AREAS, OTHER_LOCATION, REACH_M, type BookingArea } from '@/contract/catalogue';
import { compass, distanceM, type Compass, type Point } from './geometry';

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

/** The booking form's location option for a position: the nearest of the 20 areas within 10 km, else "Other". */
export function bookingLocation(position: Point): string {
  const { area, distance } = nearestOf(position, BOOKING_AREAS);
  return distance <= REACH_M ? area.name : OTHER_LOCATION;
}
