import type { FleetStop } from '@/content/en/fleet';
import { distanceMetres, type LatLng, type RoutePoint } from '@/simulation';
import { between } from './line';
import { roads } from './roads';

/** A place on a road: the segment it lies on, and the point itself. */
interface OnRoad {
  readonly segment: number;
  readonly part: number;
  readonly point: LatLng;
  readonly metres: number;
}

/** The place on `path` nearest to `place`. */
export function nearestOn(path: readonly LatLng[], place: LatLng): OnRoad {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  let best: OnRoad = { segment: 0, part: 0, point: path[0]!, metres: Infinity };
  for (let i = 0; i < path.length - 1; i += 1) {
    const a = path[i]!;
    const b = path[i + 1]!;
    const [dx, dy] = [(b.lng - a.lng) * shrink, b.lat - a.lat];
    const along = ((place.lng - a.lng) * shrink * dx + (place.lat - a.lat) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.min(1, Math.max(0, along));
    const point = between(a, b, part);
    const metres = distanceMetres(place, point);
    if (metres < best.metres) best = { segment: i, part, point, metres };
  }
  return best;
}

/** The stretch of a road between two places on it, both included, in the direction of travel. */
function stretch(path: readonly LatLng[], from: OnRoad, to: OnRoad): LatLng[] {
  const forward = from.segment + from.part <= to.segment + to.part;
  const [first, last] = forward ? [from, to] : [to, from];
  const points = [first.point, ...path.slice(first.segment + 1, last.segment + 1), last.point];
  return forward ? points : points.reverse();
}

/** Where one changes from a road to another: the pair of places, one on each, that are closest to each other. */
function junction(from: readonly LatLng[], to: readonly LatLng[]): { off: OnRoad; on: OnRoad } {
  const candidates = from.map((vertex) => nearestOn(to, vertex));
  const nearest = candidates.reduce((best, c) => (c.metres < best.metres ? c : best));
  const off = nearestOn(from, nearest.point);
  return { off, on: nearestOn(to, off.point) };
}

/** The shape of the way from a stop to the next along the roads it names. */
function legShape(from: FleetStop, to: LatLng): LatLng[] {
  const paths = (from.by ?? []).map((id) => roads[id].path);
  const shape: LatLng[] = [];
  paths.forEach((path, i) => {
    const before = paths[i - 1];
    const after = paths[i + 1];
    const start = before ? junction(before, path).on : nearestOn(path, from);
    const end = after ? junction(path, after).off : nearestOn(path, to);
    shape.push(...stretch(path, start, end));
  });
  return shape;
}

/** Stops with the road's shape between them: what the simulation drives along and both maps draw. */
export function shapeRoute(stops: readonly FleetStop[]): RoutePoint[] {
  return stops.map((stop, i) => {
    const next = stops[i + 1];
    return next ? { ...stop, via: legShape(stop, next) } : stop;
  });
}
