import { expect, it } from 'vitest';
import { createFleet, step } from '@/simulation';
import { buildPath, segmentAt } from '@/simulation/path';

const a = { lat: 25, lng: 55 };
const b = { lat: 25, lng: 55.1 };
const c = { lat: 25.1, lng: 55.1 };

it('leaves out vertices that repeat the one before, and stays at the same length', () => {
  const clean = buildPath([
    { name: 'A', ...a, via: [b] },
    { name: 'C', ...c },
  ]);
  const repeating = buildPath([
    { name: 'A', ...a, via: [a, b, b, b] },
    { name: 'C', ...c, via: [c] },
  ]);
  expect(clean.lat).toHaveLength(3);
  expect(repeating).toEqual(clean);
});

it('gives every vertex the direction of the road that goes on from it, also where a stop is named twice', () => {
  const { bearing, stops } = buildPath([
    { name: 'A', ...a },
    { name: 'A again', ...a, via: [b] },
    { name: 'C', ...c },
  ]);
  expect([...bearing].map(Math.round)).toEqual([90, 0, 0]);
  expect(stops[0]).toBe(stops[1]);
});

it('ends at the last stop, whatever road is drawn beyond it, and keeps the direction in which it came there', () => {
  const path = buildPath([
    { name: 'C', ...c },
    { name: 'B', ...b, via: [c, a] },
    { name: 'A', ...a, via: [c] },
  ]);
  expect([...path.lat]).toEqual([25.1, 25, 25.1, 25]);
  expect([...path.stops]).toEqual([0, path.metres[1], path.metres[3]]);
  expect(path.bearing[3]).toBe(path.bearing[2]);
  expect(Math.round(path.bearing[3]!)).not.toBe(0);
});

it('of one stop is that stop, facing north, and of none is nothing', () => {
  const { lat, metres, bearing, stops } = buildPath([{ name: 'A', ...a, via: [b] }]);
  expect([lat, metres, bearing, stops].map((column) => [...column])).toEqual([[25], [0], [0], [0]]);
  for (const column of Object.values(buildPath([]))) expect(column).toHaveLength(0);
});

it('has each place on one of its segments, from wherever it is looked for', () => {
  const path = buildPath([
    { name: 'A', ...a, via: [b, c] },
    { name: 'A', ...a },
  ]);
  for (let segment = 0; segment < 3; segment += 1) {
    const middle = (path.metres[segment]! + path.metres[segment + 1]!) / 2;
    expect([0, 1, 2].map((from) => segmentAt(path, middle, from))).toEqual([segment, segment, segment]);
  }
  expect([0, 1, 2].map((from) => segmentAt(path, -1, from))).toEqual([0, 0, 0]);
  expect([0, 1, 2].map((from) => segmentAt(path, path.metres[3]! + 1, from))).toEqual([2, 2, 2]);
});

it('a vehicle on a road with repeated vertices never turns north for a frame', () => {
  const route = [
    { name: 'A', ...a, via: [a, a] },
    { name: 'B', ...b },
  ];
  const fleet = createFleet([{ id: 'x', priority: 'critical', speed: 60, route }], { seed: 1, staggerMs: 0 });
  const headings = new Set<number>();
  for (let i = 0; i < 600; i += 1) {
    step(fleet, 50);
    headings.add(Math.round(fleet.heading[0]!));
  }
  expect([...headings].sort((x, y) => x - y)).toEqual([90, 270]);
});
