import type { LatLng } from '@/simulation';

/** Side of the whole world in pixels at zoom 0, as in Google Maps, so that a zoom means the same on both maps. */
const WORLD_PX = 256;
const EQUATOR_M = 40_075_017;

/** Web Mercator, 0..1 from west to east. */
export const unitX = (lng: number): number => (lng + 180) / 360;

/** Web Mercator, 0..1 from north to south. */
export function unitY(lat: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

export const lngOf = (x: number): number => x * 360 - 180;
export const latOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Pixels per unit of Mercator at a zoom. */
export const scaleOf = (zoom: number): number => WORLD_PX * 2 ** zoom;

/** Pixels per metre at a latitude and scale. */
export const pixelsPerMetre = (scale: number, lat: number): number =>
  scale / (EQUATOR_M * Math.cos((lat * Math.PI) / 180));

/** A line in Mercator units, x and y in turn: worked out once, so that painting is a multiplication per point. */
export type UnitLine = Float64Array;

/** The line through these places. */
export function toUnits(points: readonly LatLng[]): UnitLine {
  const units = new Float64Array(points.length * 2);
  points.forEach((p, i) => {
    units[i * 2] = unitX(p.lng);
    units[i * 2 + 1] = unitY(p.lat);
  });
  return units;
}
