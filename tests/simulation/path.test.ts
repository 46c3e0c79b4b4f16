import { expect, it } from 'vitest';
import { createFleet, step } from '@/simulation';
import { buildPath } from '@/simulation/path';

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
