import { fleetText } from '@/content/en/fleet';
import { statusOf, type Fleet } from '@/simulation';
import type { FleetUnit } from './model';

/** Where vehicle `index` is going, in words. */
export function describeStatus(fleet: Fleet, unit: FleetUnit, index: number): string {
  const { phase, currentPosition, destination } = statusOf(fleet, index);
  const next = unit.route[destination]!.name;
  return phase === 'moving' ? fleetText.headingTo(next) : fleetText.stoppedAt(unit.route[currentPosition]!.name, next);
}
