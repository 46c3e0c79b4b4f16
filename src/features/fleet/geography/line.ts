import type { LatLng } from '@/simulation';

/** Reads "25.2697,55.2950 25.2650,55.2935 …" (WGS 84 degrees, latitude first) as points. */
export function line(text: string): LatLng[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lat = NaN, lng = NaN] = pair.split(',').map(Number);
      return { lat, lng };
    });
}

/**
 * Rounds the corners of a line (Chaikin's corner cutting, `rounds` times); the ends of an
 * open line stay where they are.
 */
export function rounded(points: readonly LatLng[], rounds: number, closed = false): LatLng[] {
  let current = [...points];
  for (let n = 0; n < rounds; n += 1) {
    const cut: LatLng[] = [];
    const last = closed ? current.length : current.length - 1;
    for (let i = 0; i < last; i += 1) {
      const a = current[i]!;
      const b = current[(i + 1) % current.length]!;
      cut.push(between(a, b, 0.25), between(a, b, 0.75));
    }
    current = closed ? cut : [current[0]!, ...cut, current[current.length - 1]!];
  }
  return current;
}

/** The point on a straight line from `a` to `b` at a `part` of it, 0 to 1. */
export const between = (a: LatLng, b: LatLng, part: number): LatLng => ({
  lat: a.lat + (b.lat - a.lat) * part,
  lng: a.lng + (b.lng - a.lng) * part,
});
