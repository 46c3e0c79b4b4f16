import { BOOKING_AREAS, OTHER_LOCATION, REACH_M } from '@/contract/catalogue';
import { nearestOf, type Point } from '@/contract/nearest';

/** The booking form's location option for a position: the nearest of the 20 areas within 10 km, else "Other". */
export function bookingLocation(position: Point): string {
  const { area, distance } = nearestOf(position, BOOKING_AREAS);
  return distance <= REACH_M ? area.name : OTHER_LOCATION;
}
