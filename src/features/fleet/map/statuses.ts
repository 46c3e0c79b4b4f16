import type { FleetText } from '@/content/fleet-types';
import { statusOf, type Fleet } from '@/simulation';
import type { FleetUnit } from './model';

/** Where vehicle `index` is going, in words; undefined for one that has no stop to be at. */
export function describeStatus(fleet: Fleet, unit: FleetUnit, index: number, text: FleetText): string | undefined {
  const { phase, currentPosition, destination } = statusOf(fleet, index);
  const [here, next] = [unit.route[currentPosition]?.name, unit.route[destination]?.name];
  if (here === undefined || next === undefined) return undefined;
  return phase === 'moving' ? text.headingTo(next) : text.stoppedAt(here, next);
}
