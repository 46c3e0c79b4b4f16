import { MOVING, PARKED, WAITING, type Fleet } from './fleet';
import { segmentAt } from './path';
import type { Phase, VehicleStatus } from './types';

/** Scale of the leg formula (spec 2, section 9; decisions, section C). */
const LEG_SCALE = 0.08;
/** Shortest leg, seconds (spec 2, section 9). */
const LEG_MIN_S = 0.5;
/** The most one step may advance: after a stalled frame the fleet goes on from where it was, it doesn't jump. */
export const MAX_STEP_MS = 250;

/** Seconds for a leg: metres / (speed × multiplier) × 0.08, at least 0.5. `speed` is km/h as a plain number. */
export function legSeconds(metres: number, speed: number, multiplier: number): number {
  return Math.max(LEG_MIN_S, (metres / (speed * multiplier)) * LEG_SCALE);
}

/**
 * Advances a running fleet by `elapsedMs`, at most MAX_STEP_MS; a paused fleet, or a time that is not positive, changes
 * nothing. What a vehicle doesn't need of the time for one phase goes into the next, so the size of the steps doesn't
 * change where anyone is.
 */
export function step(fleet: Fleet, elapsedMs: number): void {
  if (fleet.paused || !(elapsedMs > 0)) return;
  const ms = Math.min(elapsedMs, MAX_STEP_MS);
  fleet.elapsedMs += ms;
  for (let i = 0; i < fleet.count; i += 1) advance(fleet, i, ms);
}

function advance(fleet: Fleet, i: number, ms: number): void {
  if (fleet.phase[i] === PARKED) return;
  let left = ms;
  let moved = false;
  while (left > 0) {
    if (fleet.phase[i] === WAITING) {
      const used = Math.min(left, fleet.clock[i]!);
      fleet.clock[i] = fleet.clock[i]! - used;
      left -= used;
      if (fleet.clock[i]! > 0) break;
      setOff(fleet, i);
    } else {
      const used = Math.min(left, fleet.legMs[i]! - fleet.clock[i]!);
      fleet.clock[i] = fleet.clock[i]! + used;
      left -= used;
      moved = true;
      if (fleet.clock[i]! >= fleet.legMs[i]!) arrive(fleet, i);
    }
  }
  if (moved) place(fleet, i);
}

function setOff(fleet: Fleet, i: number): void {
  const stops = fleet.paths[i]!.stops;
  const from = fleet.stop[i]!;
  const metres = Math.abs(stops[from + fleet.direction[i]!]! - stops[from]!);
  fleet.phase[i] = MOVING;
  fleet.clock[i] = 0;
  fleet.legMs[i] = legSeconds(metres, fleet.vehicles[i]!.speed, fleet.rules[i]!.multiplier) * 1000;
  fleet.revision += 1;
}

function arrive(fleet: Fleet, i: number): void {
  const rule = fleet.rules[i]!;
  const at = fleet.stop[i]! + fleet.direction[i]!;
  fleet.stop[i] = at;
  if (at === fleet.paths[i]!.stops.length - 1) fleet.direction[i] = -1;
  else if (at === 0) fleet.direction[i] = 1;
  fleet.phase[i] = WAITING;
  fleet.clock[i] = rule.pauseMs + fleet.random[i]!() * rule.pauseSpreadMs;
  fleet.revision += 1;
}

/**
 * Writes position and heading from the leg's progress; a vehicle that waits stands at its stop, facing as it arrived.
 */
function place(fleet: Fleet, i: number): void {
  const path = fleet.paths[i]!;
  const from = path.stops[fleet.stop[i]!]!;
  let metres = from;
  if (fleet.phase[i] === MOVING) {
    const to = path.stops[fleet.stop[i]! + fleet.direction[i]!]!;
    metres += (to - from) * fleet.rules[i]!.ease(fleet.clock[i]! / fleet.legMs[i]!);
  }
  const s = segmentAt(path, metres, fleet.segment[i]!);
  const length = path.metres[s + 1]! - path.metres[s]!;
  const part = length > 0 ? Math.min(1, Math.max(0, (metres - path.metres[s]!) / length)) : 0;
  fleet.lat[i] = path.lat[s]! + (path.lat[s + 1]! - path.lat[s]!) * part;
  fleet.lng[i] = path.lng[s]! + (path.lng[s + 1]! - path.lng[s]!) * part;
  if (fleet.phase[i] === MOVING) fleet.heading[i] = (path.bearing[s]! + (fleet.direction[i]! > 0 ? 0 : 180)) % 360;
  fleet.segment[i] = s;
}

/** Freezes waits and legs where they are. */
export function pause(fleet: Fleet): void {
  fleet.paused = true;
}

/** Goes on from the same place. */
export function resume(fleet: Fleet): void {
  fleet.paused = false;
}

const PHASES: Readonly<Record<number, Phase>> = { [WAITING]: 'waiting', [MOVING]: 'moving', [PARKED]: 'parked' };

/** What vehicle `i` is doing, in words a screen can use. */
export function statusOf(fleet: Fleet, i: number): VehicleStatus {
  const stop = fleet.stop[i]!;
  const phase = PHASES[fleet.phase[i]!]!;
  return {
    phase,
    currentPosition: stop,
    direction: fleet.direction[i]! > 0 ? 'forward' : 'reverse',
    destination: phase === 'parked' ? stop : stop + fleet.direction[i]!,
  };
}
