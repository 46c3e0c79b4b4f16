import type { Point } from '@/contract/nearest';

/**
 * A coarse outline of the UAE, [lng, lat] degrees, after the 1:110 m outline of Natural Earth (public domain)
 * and pushed outwards by 5 to 15 km on land, farther at sea, so that Hatta, the islands and the road through
 * Mahdah lie inside: to tell somebody in the country that they are abroad would be worse than the opposite.
 */
const OUTLINE = [
  [51.45, 24.2],
  [51.5, 24.7],
  [52.3, 25.5],
  [54.0, 25.7],
  [55.0, 25.9],
  [55.9, 26.2],
  [56.21, 26.12],
  [56.3, 25.75],
  [56.55, 25.6],
  [56.5, 24.88],
  [56.3, 24.68],
  [55.98, 24.66],
  [56.0, 24.3],
  [56.08, 24.02],
  [55.65, 23.85],
  [55.62, 23.5],
  [55.33, 23.05],
  [55.3, 22.65],
  [55.02, 22.42],
  [51.95, 22.92],
  [51.5, 24.0],
] as const;

/** Whether `p` lies inside the outline (even-odd rule). */
function inside(p: Point): boolean {
  let hit = false;
  for (let i = 0, j = OUTLINE.length - 1; i < OUTLINE.length; j = i++) {
    const [xi, yi] = OUTLINE[i]!;
    const [xj, yj] = OUTLINE[j]!;
    if (yi > p.lat !== yj > p.lat && p.lng < ((xj - xi) * (p.lat - yi)) / (yj - yi) + xi) hit = !hit;
  }
  return hit;
}

/** Whether a position is clearly outside the UAE: also when its circle of accuracy is taken into account roughly. */
export function outsideUae(position: Point & { accuracy: number }): boolean {
  // Beyond 50 km of uncertainty nothing can be said.
  return position.accuracy < 50_000 && !inside(position);
}
