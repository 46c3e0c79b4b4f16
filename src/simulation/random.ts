import type { RandomSource } from './types';

/**
 * A repeatable source of numbers in [0, 1): mulberry32 (Tommy Ettinger, public domain).
 * Equal seeds give equal sequences.
 */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The seed of one vehicle: vehicles draw from their own streams, so the order of arrivals
 * cannot change anyone's pauses.
 */
export function vehicleSeed(seed: number, index: number): number {
  return (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
}
