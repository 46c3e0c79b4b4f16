import { bearingDegrees, distanceMetres } from './geometry';
import type { LatLng, RoutePoint } from './types';

/** A route as one polyline: its vertices, metres from its start to each, and where on it the named stops are. */
export interface Path {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Metres from the start to each vertex; never falls. */
  readonly metres: Float64Array;
  /** Bearing of the segment that begins at each vertex, degrees. */
  readonly bearing: Float64Array;
  /** Metres from the start to each stop, in route order. */
  readonly stops: Float64Array;
}

const same = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng;

/**
 * Joins stops and road shapes into one path. Vertices that repeat the one before are dropped: they have no direction.
 */
export function buildPath(route: readonly RoutePoint[]): Path {
  const points: LatLng[] = [];
  const stopVertex: number[] = [];
  const add = (point: LatLng): void => {
    const last = points[points.length - 1];
    if (!last || !same(last, point)) points.push(point);
  };
  route.forEach((stop, index) => {
    add(stop);
    stopVertex.push(points.length - 1);
    if (index < route.length - 1) stop.via?.forEach(add);
  });

  const metres = new Float64Array(points.length);
  const bearing = new Float64Array(points.length);
  points.forEach((point, i) => {
    const next = points[i + 1];
    if (!next) return;
    metres[i + 1] = metres[i]! + distanceMetres(point, next);
    bearing[i] = bearingDegrees(point, next);
  });
  if (points.length > 1) bearing[points.length - 1] = bearing[points.length - 2]!;

  return {
    lat: Float64Array.from(points, (p) => p.lat),
    lng: Float64Array.from(points, (p) => p.lng),
    metres,
    bearing,
    stops: Float64Array.from(stopVertex, (vertex) => metres[vertex]!),
  };
}

/**
 * Index of the segment that holds the point `metres` along a path of two points or more, looked for from the segment
 * `hint` on: vehicles move a little at a time, so this is one comparison or two, however long the path is.
 */
export function segmentAt(path: Path, metres: number, hint: number): number {
  const last = path.metres.length - 2;
  let i = hint;
  while (i < last && path.metres[i + 1]! < metres) i += 1;
  while (i > 0 && path.metres[i]! > metres) i -= 1;
  return i;
}
