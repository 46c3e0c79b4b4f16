/** Rules of the fleet: what its simulation and its map need. */
import { PRIORITIES, VEHICLE_TYPES } from '@/simulation';
import { FLEET_ROADS } from '../en/fleet';
import { isObject, type Tell } from './fault';
import { isMinutes } from './rules';

/** Spec 2, section 9: speeds between 30 and 75. */
const SPEED = [30, 75] as const;

const oneOf = (list: readonly string[]): string => `Use one of: ${list.join(', ')}.`;

function vehicle(value: Record<string, unknown>, where: string, tell: Tell): void {
  const { type, priority, speed, route } = value;
  if (!VEHICLE_TYPES.includes(type as never)) tell(`${where}.type`, `is unknown ("${String(type)}")`, oneOf(VEHICLE_TYPES));
  if (!PRIORITIES.includes(priority as never)) tell(`${where}.priority`, `is unknown ("${String(priority)}")`, oneOf(PRIORITIES));
  if (!(typeof speed === 'number' && speed >= SPEED[0] && speed <= SPEED[1])) tell(`${where}.speed`, `is not between 30 and 75 (${String(speed)})`, 'Write km/h as a plain number.');
  if (!Array.isArray(route) || !isObject(route[0])) tell(`${where}.route`, 'has no start point', "Give it at least two stops: stop('Deira', 25.27, 55.32).");
  else if (route.length < 2) tell(`${where}.route`, 'has only one stop, so that the vehicle would stand still', 'Give it at least two stops.');
  for (const stop of Array.isArray(route) ? route : []) {
    for (const road of isObject(stop) && Array.isArray(stop.by) ? stop.by : []) {
      if (!FLEET_ROADS.includes(road as never)) tell(`${where}.route`, `goes by a road that the map does not know ("${String(road)}")`, oneOf(FLEET_ROADS));
    }
  }
}

/** Looks at the bases: the Arabic map counts with their minutes. */
export function checkBases(bases: unknown, where: string, tell: Tell): void {
  for (const [i, base] of (Array.isArray(bases) ? bases : []).entries()) {
    const time: unknown = isObject(base) && base.responseTime;
    if (typeof time === 'string' && time.trim() !== '' && !isMinutes(time.replace(/ min$/, '')))
      tell(`${where}[${i}].responseTime`, `is no number of minutes ("${time}")`, "Write it like this: '3-5 min', with a plain hyphen.");
  }
}

/** Looks at the fleet's vehicles. */
export function checkFleet(vehicles: unknown, where: string, tell: Tell): void {
  if (!Array.isArray(vehicles)) return;
  vehicles.forEach((value, i) => isObject(value) && vehicle(value, `${where}[${i}]${typeof value.id === 'string' ? ` (${value.id})` : ''}`, tell));
}
