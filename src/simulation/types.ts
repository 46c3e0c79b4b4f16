/**
 * Shapes of the fleet simulation (spec 2, section 3, "Fleet vehicle"). Degrees are WGS 84, distances metres, times ms.
 */
import type { Priority } from './priorities';

export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A named stop. `via` is the shape of the road from this stop to the next one, both stops left out. */
export interface RoutePoint extends LatLng {
  readonly name: string;
  readonly via?: readonly LatLng[];
}

export interface SimulatedVehicle {
  readonly id: string;
  readonly priority: Priority;
  /** km/h, as a plain number in the leg formula. */
  readonly speed: number;
  readonly route: readonly RoutePoint[];
}

/** Gives numbers in [0, 1). */
export type RandomSource = () => number;

type Direction = 'forward' | 'reverse';

/** What a vehicle is doing. `parked`: its route has fewer than two points, so it has nowhere to go. */
export type Phase = 'waiting' | 'moving' | 'parked';

export interface VehicleStatus {
  readonly phase: Phase;
  /** Index of the stop last left or reached (`currentPosition` of spec 2, section 3). */
  readonly currentPosition: number;
  readonly direction: Direction;
  /** Index of the stop it heads for, or will head for after its pause. */
  readonly destination: number;
}
