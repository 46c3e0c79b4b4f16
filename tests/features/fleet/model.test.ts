import { expect, it } from 'vitest';
import { fleetWords } from '@/content/en/fleet-words';
import {
  fleetUnits,
  initialZoom,
  markerSize,
  markerStacking,
  pointsOf,
  routeStrokes,
} from '@/features/fleet/map/model';
import { describeStatus } from '@/features/fleet/map/statuses';
import { createFleet, PRIORITIES, step } from '@/simulation';

it('has the sizes, the order and the zoom of the specification', () => {
  const table = PRIORITIES.map((one) => [one, markerSize(one, true), markerSize(one, false), markerStacking(one)]);
  expect(table).toEqual([
    ['critical', 95, 120, 1000],
    ['urgent', 95, 120, 900],
    ['premium', 85, 110, 800],
    ['high', 70, 95, 800],
    ['medium', 70, 95, 800],
    ['low', 70, 95, 800],
  ]);
  expect([initialZoom(true), initialZoom(false)]).toEqual([10, 11]);
});

it('draws a route wider the more pressing it is; its glow below and its gold above it, on a wide screen only', () => {
  const widths = PRIORITIES.map((one) => routeStrokes(one, true).map(({ width }) => width));
  expect(widths.every((strokes) => strokes.length === 1)).toBe(true);
  expect(widths.flat()).toEqual([...widths.flat()].sort((a, b) => b - a));
  const looks = (one: 'critical' | 'premium') =>
    routeStrokes(one, false).map(({ color, width, opacity }) => [color, width > 5, opacity]);
  expect(looks('critical')).toEqual([
    ['#ff0080', true, 0.15],
    ['#ff0080', false, 0.8],
  ]);
  expect(looks('premium')).toEqual([
    ['#8b5cf6', true, 0.15],
    ['#8b5cf6', false, 0.8],
    ['#ffd700', false, 0.95],
  ]);
});

it('says where a vehicle stands and where it goes on to; nothing of one that has no stop', () => {
  const [first, second] = fleetUnits(fleetWords);
  const units = [first!, { ...second!, route: [] }];
  const fleet = createFleet(units, { seed: 1, staggerMs: 0 });
  const said = (index: number) => describeStatus(fleet, units[index]!, index, fleetWords.text);
  const [here, next] = units[0]!.route.map(({ name }) => name);
  expect(said(0)).toBe(fleetWords.text.stoppedAt(here!, next!));
  expect(said(1)).toBeUndefined();
  for (let i = 0; i < 1000 && fleet.revision === 0; i += 1) step(fleet, 50);
  expect(said(0)).toBe(fleetWords.text.headingTo(next!));
});

it('drives along the bends of its roads, from stop to stop', () => {
  const units = fleetUnits(fleetWords);
  const { paths } = createFleet(units, { seed: 1 });
  units.forEach(({ id, route }, i) => {
    expect(
      route.slice(0, -1).every(({ via }) => via && via.length > 0),
      id,
    ).toBe(true);
    const points = pointsOf(paths[i]!);
    expect(points.length, id).toBeGreaterThan(route.length);
    for (const { lat, lng } of route) expect(points, id).toContainEqual({ lat, lng });
  });
});
