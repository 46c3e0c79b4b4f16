/** The fleet as the maps need it: content plus what follows from type and priority. */
import type { FleetProfile } from '@/content/en/fleet-profiles';
import type { FleetWords } from '@/content/fleet-types';
import { priorityRules, profileOf, type LatLng, type Path, type Priority, type SimulatedVehicle } from '@/simulation';
import { shapeRoute } from '../geography/route-shape';

export interface FleetUnit extends SimulatedVehicle {
  readonly name: string;
  readonly type: string;
  readonly profile: FleetProfile;
  readonly color: string;
}

/** The vehicles in the words of a page, their routes along the roads. */
export const fleetUnits = ({ vehicles, profiles }: FleetWords): FleetUnit[] =>
  vehicles.map((vehicle) => ({
    ...vehicle,
    route: shapeRoute(vehicle.route),
    profile: profileOf(profiles, vehicle.type),
    color: priorityRules[vehicle.priority].color,
  }));

/** The points of a path, which the simulation keeps in two columns. */
export const pointsOf = ({ lat, lng }: Path): LatLng[] => Array.from(lat, (at, i) => ({ lat: at, lng: lng[i]! }));

/** Side of a vehicle's marker in px: base by screen, more for the pressing ones (spec 2, section 9). */
export function markerSize(priority: Priority, narrow: boolean): number {
  const base = narrow ? 70 : 95;
  if (priority === 'critical' || priority === 'urgent') return base + 25;
  return priority === 'premium' ? base + 15 : base;
}

/** Which marker lies on top (spec 2, section 9). */
export function markerStacking(priority: Priority): number {
  if (priority === 'critical') return 1000;
  return priority === 'urgent' ? 900 : 800;
}

/** A headquarters' sign is the smallest marker and never moves: it lies on top of all, and below what has the focus. */
export const HUB_STACKING = 1010;

/** Initial zoom (spec 2, section 9). */
export const initialZoom = (narrow: boolean): number => (narrow ? 10 : 11);

/** Line widths grow with priority (spec 2, section 9); px. */
const LINE_WIDTHS: Readonly<Record<Priority, number>> = {
  critical: 4.2,
  urgent: 3.8,
  premium: 3.6,
  high: 3,
  medium: 2.6,
  low: 2.2,
};

interface RouteStroke {
  readonly color: string;
  readonly width: number;
  readonly opacity: number;
}

/** Gold of the premium accent line. */
const GOLD = '#ffd700';

/** The lines of a route, lowest first: glow and gold accent on desktop only (spec 2, section 9). */
export function routeStrokes(priority: Priority, narrow: boolean): RouteStroke[] {
  const width = LINE_WIDTHS[priority];
  const { color } = priorityRules[priority];
  const strokes: RouteStroke[] = [{ color, width, opacity: 0.8 }];
  if (narrow) return strokes;
  strokes.unshift({ color, width: width * 3, opacity: 0.15 });
  if (priority === 'premium') strokes.push({ color: GOLD, width: width / 3, opacity: 0.95 });
  return strokes;
}
