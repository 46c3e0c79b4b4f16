import { buildPath, type Path } from './path';
import { priorityRules, type PriorityRules } from './priorities';
import { seededRandom, vehicleSeed } from './random';
import type { RandomSource, RoutePoint, SimulatedVehicle } from './types';

/** Markers are created one second apart, in fleet order (spec 2, sections 4 and 9). */
const STAGGER_MS = 1000;

export const WAITING = 0;
export const MOVING = 1;
export const PARKED = 2;

/**
 * The whole state of a fleet, in columns: entry `i` of each array belongs to vehicle `i`. Renderers read `lat`, `lng`
 * and `heading`; only `step` writes.
 */
export interface Fleet {
  readonly vehicles: readonly SimulatedVehicle[];
  readonly count: number;
  readonly staggerMs: number;
  paused: boolean;
  /** Simulated ms since the start, pauses left out. */
  elapsedMs: number;
  /** Goes up whenever a vehicle sets off or arrives: a cheap way to see that some status text has changed. */
  revision: number;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Degrees, 0 north, clockwise. */
  readonly heading: Float64Array;
  readonly phase: Uint8Array;
  /** Index of the stop last left or reached. */
  readonly stop: Int32Array;
  /** 1 forward, -1 reverse. */
  readonly direction: Int8Array;
  /** Ms still to wait, or ms already spent on the leg. */
  readonly clock: Float64Array;
  readonly legMs: Float64Array;
  readonly segment: Int32Array;
  readonly paths: readonly Path[];
  readonly rules: readonly PriorityRules[];
  readonly random: readonly RandomSource[];
}

interface FleetOptions {
  readonly seed: number;
  /** Ms between the creation of one vehicle and the next. */
  readonly staggerMs?: number;
}

/**
 * A fleet at the start of its routes, every vehicle waiting for its turn and its random start delay. A vehicle with one
 * route point is parked there; with none it is parked nowhere (`lat` and `lng` are NaN).
 */
export function createFleet(
  vehicles: readonly SimulatedVehicle[],
  { seed, staggerMs = STAGGER_MS }: FleetOptions,
): Fleet {
  const shared = new Map<readonly RoutePoint[], Path>();
  const pathOf = (route: readonly RoutePoint[]): Path => {
    const path = shared.get(route) ?? buildPath(route);
    shared.set(route, path);
    return path;
  };
  const count = vehicles.length;
  const paths = vehicles.map((v) => pathOf(v.route));
  const rules = vehicles.map((v) => priorityRules[v.priority]);
  const random = vehicles.map((_, i) => seededRandom(vehicleSeed(seed, i)));
  return {
    vehicles,
    count,
    staggerMs,
    paused: false,
    elapsedMs: 0,
    revision: 0,
    lat: Float64Array.from(paths, (p) => p.lat[0] ?? NaN),
    lng: Float64Array.from(paths, (p) => p.lng[0] ?? NaN),
    heading: Float64Array.from(paths, (p) => p.bearing[0] ?? 0),
    phase: Uint8Array.from(paths, (p) => (p.metres.length > 1 ? WAITING : PARKED)),
    stop: new Int32Array(count),
    direction: new Int8Array(count).fill(1),
    clock: Float64Array.from(rules, (rule, i) => i * staggerMs + random[i]!() * rule.startDelayMs),
    legMs: new Float64Array(count),
    segment: new Int32Array(count),
    paths,
    rules,
    random,
  };
}

/** How many vehicles have been created so far: one at once, then one per stagger. */
export function createdCount(fleet: Fleet): number {
  if (fleet.staggerMs <= 0) return fleet.count;
  return Math.min(fleet.count, Math.floor(fleet.elapsedMs / fleet.staggerMs) + 1);
}
