import type { LatLng } from './types';

/**
 * Mean Earth radius in metres, the figure Google Maps' spherical library uses, so that both maps agree on distances.
 */
const EARTH_RADIUS_M = 6_378_137;

const RADIANS = Math.PI / 180;

/** Great-circle distance in metres (haversine). */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLng * sinLng;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Initial great-circle bearing from `a` to `b` in degrees, 0 north, 90 east, in [0, 360). */
export function bearingDegrees(a: LatLng, b: LatLng): number {
  const dLng = (b.lng - a.lng) * RADIANS;
  const y = Math.sin(dLng) * Math.cos(b.lat * RADIANS);
  const x =
    Math.cos(a.lat * RADIANS) * Math.sin(b.lat * RADIANS) -
    Math.sin(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.cos(dLng);
  return (Math.atan2(y, x) / RADIANS + 360) % 360;
}
