import { gsap } from 'gsap/gsap-core';
import { describe, expect, it } from 'vitest';
import {
  createdCount,
  createFleet,
  distanceMetres,
  pause,
  priorityRules,
  profileOf,
  resolveVehicleType,
  resume,
  statusOf,
  step,
  VEHICLE_TYPES,
} from '@/simulation';
import { legSeconds, MAX_STEP_MS } from '@/simulation/step';
import { desert, highway, manyVehicles } from './sample-fleet';

const one = { id: 'one', priority: 'medium', speed: 50, route: highway } as const;

describe('legs', () => {
  it('take metres / (speed × multiplier) × 0.08 seconds, at least half a second', () => {
    expect(legSeconds(10_000, 50, 1)).toBeCloseTo(16, 10);
    expect(legSeconds(10_000, 75, 1.5)).toBeCloseTo(7.1111, 4);
    expect(legSeconds(10, 50, 1)).toBe(0.5);
    expect(legSeconds(0, 50, 1)).toBe(0.5);
  });

  it('use the easings that GSAP has under the names of the specification', () => {
    const names = {
      critical: 'power2.out',
      urgent: 'power2.inOut',
      premium: 'power1.out',
      high: 'power1.out',
      medium: 'power1',
      low: 'power1',
    } as const;
    for (const [priority, name] of Object.entries(names)) {
      const theirs = gsap.parseEase(name);
      for (let p = 0; p <= 1; p += 0.01)
        expect(priorityRules[priority as keyof typeof names].ease(p)).toBeCloseTo(theirs(p), 9);
    }
  });
});

describe('distances', () => {
  it('are great-circle metres: a degree of latitude, and Downtown to Deira', () => {
    expect(distanceMetres({ lat: 25, lng: 55 }, { lat: 26, lng: 55 })).toBeCloseTo(111_319.49, 1);
    expect(distanceMetres({ lat: 25.1972, lng: 55.2744 }, { lat: 25.2711, lng: 55.3075 })).toBeCloseTo(8_876, -1);
  });
});

describe('a fleet in time', () => {
  it('creates one vehicle a second, in order, and starts nobody before its turn', () => {
    const fleet = createFleet(manyVehicles(6), { seed: 1 });
    expect(createdCount(fleet)).toBe(1);
    const started = new Map<number, number>();
    while (started.size < 6) {
      step(fleet, 20);
      for (let i = 0; i < 6; i += 1)
        if (statusOf(fleet, i).phase === 'moving' && !started.has(i)) started.set(i, fleet.elapsedMs);
      if (fleet.elapsedMs === 2500) expect(createdCount(fleet)).toBe(3);
    }
    for (const [i, at] of started) {
      const rule = priorityRules[fleet.vehicles[i]!.priority];
      expect(at).toBeGreaterThanOrEqual(i * 1000);
      expect(at).toBeLessThanOrEqual(i * 1000 + rule.startDelayMs + 20);
    }
    expect(createdCount(fleet)).toBe(6);
  });

  it('goes on from where it was after a stalled frame, no further than the longest step', () => {
    const stalled = createFleet([one], { seed: 3, staggerMs: 0 });
    const smooth = createFleet([one], { seed: 3, staggerMs: 0 });
    while (statusOf(stalled, 0).phase !== 'moving') {
      step(stalled, 20);
      step(smooth, 20);
    }
    step(stalled, 10 * 60_000);
    step(smooth, MAX_STEP_MS);
    expect([stalled.lat[0], stalled.lng[0]]).toEqual([smooth.lat[0], smooth.lng[0]]);
    // Nor do vehicles that are still to come appear all at once.
    expect(stalled.elapsedMs).toBe(smooth.elapsedMs);
  });

  it('does nothing with a time that is zero, negative or not a number', () => {
    const fleet = createFleet([one], { seed: 3, staggerMs: 0 });
    for (const ms of [0, -5, NaN]) step(fleet, ms);
    expect(fleet.elapsedMs).toBe(0);
  });

  it('pauses in the middle of a leg and resumes from the same place', () => {
    const fleet = createFleet([{ ...one, priority: 'critical' }], { seed: 3, staggerMs: 0 });
    while (statusOf(fleet, 0).phase !== 'moving') step(fleet, 20);
    step(fleet, 200);
    pause(fleet);
    const at = [fleet.lat[0], fleet.lng[0]];
    step(fleet, 200);
    expect([fleet.lat[0], fleet.lng[0]]).toEqual(at);
    resume(fleet);
    step(fleet, 20);
    const moved = distanceMetres({ lat: at[0]!, lng: at[1]! }, { lat: fleet.lat[0]!, lng: fleet.lng[0]! });
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(((50 * 1.5) / 0.08) * 0.02 * 3);
  });

  it('faces the way it drives: north-east out of the Marina, and back again', () => {
    const fleet = createFleet([one], { seed: 5, staggerMs: 0 });
    while (statusOf(fleet, 0).phase !== 'moving') step(fleet, 20);
    step(fleet, 100);
    expect(fleet.heading[0]).toBeGreaterThan(30);
    expect(fleet.heading[0]).toBeLessThan(60);
    while (!(statusOf(fleet, 0).direction === 'reverse' && statusOf(fleet, 0).phase === 'moving')) step(fleet, 100);
    step(fleet, 100);
    expect(fleet.heading[0]).toBeGreaterThan(190);
    expect(fleet.heading[0]).toBeLessThan(225);
    // On its way back from the other end it does not face more than all round the compass.
    const west = createFleet([{ ...one, route: [...highway].reverse() }], { seed: 5, staggerMs: 0 });
    while (!(statusOf(west, 0).direction === 'reverse' && statusOf(west, 0).phase === 'moving')) step(west, 100);
    step(west, 100);
    expect(west.heading[0]).toBeGreaterThan(0);
    expect(west.heading[0]).toBeLessThan(90);
  });

  it('parks a vehicle whose route leads nowhere', () => {
    const fleet = createFleet(
      [
        { ...one, route: [highway[0]!] },
        { ...one, route: [] },
        { ...one, route: desert },
      ],
      { seed: 1, staggerMs: 0 },
    );
    for (let t = 0; t < 200; t += 1) step(fleet, 100);
    expect(statusOf(fleet, 0)).toMatchObject({ phase: 'parked', destination: 0 });
    expect(fleet.lat[0]).toBe(highway[0]!.lat);
    expect(fleet.lat[1]).toBeNaN();
    expect(fleet.lat[2]).not.toBe(desert[0]!.lat);
  });

  it('takes ten thousand vehicles', () => {
    const fleet = createFleet(manyVehicles(10_000), { seed: 9, staggerMs: 0 });
    for (let t = 0; t < 56; t += 1) step(fleet, 250);
    const moved = fleet.vehicles.filter((v, i) => fleet.lat[i] !== v.route[0]!.lat).length;
    expect(moved).toBe(10_000);
  }, 60_000);
});

it('drives to the last stop and back: each leg by its length and ease, each wait at a stop, facing as it came', () => {
  const road = (
    [
      ['A', 55],
      ['B', 55.05],
      ['C', 55.2],
    ] as const
  ).map(([name, lng]) => ({ name, lat: 25, lng }));
  const rule = priorityRules.critical;
  const fleet = createFleet([{ id: 'x', priority: 'critical', speed: 60, route: road }], { seed: 4, staggerMs: 0 });
  const seen: string[] = [];
  const waits: number[] = [];
  let was = statusOf(fleet, 0);
  let { revision } = fleet;
  while (seen.length < 5) {
    step(fleet, 20);
    const now = statusOf(fleet, 0);
    const [from, to] = [road[now.currentPosition]!, road[now.destination]!];
    if (now.phase !== was.phase) expect(fleet.revision).toBe(++revision);
    if (now.phase === 'moving') {
      const metres = distanceMetres(from, to);
      expect(fleet.legMs[0]).toBeCloseTo(legSeconds(metres, 60, rule.multiplier) * 1000, 6);
      expect(fleet.lng[0]).toBeCloseTo(
        from.lng + (to.lng - from.lng) * rule.ease(fleet.clock[0]! / fleet.legMs[0]!),
        9,
      );
    } else if (was.phase === 'moving') {
      expect(fleet.lng[0]).toBeCloseTo(from.lng, 9);
      waits.push(fleet.clock[0]!);
      seen.push(`${from.name}, facing ${Math.round(fleet.heading[0]!)}, then ${now.direction} to ${to.name}`);
    }
    was = now;
  }
  expect(seen).toEqual([
    'B, facing 90, then forward to C',
    'C, facing 90, then reverse to B',
    'B, facing 270, then reverse to A',
    'A, facing 270, then forward to B',
    'B, facing 90, then forward to C',
  ]);
  // Not all alike, and none shorter or longer than its priority says; a part of the step may already have gone by.
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(20);
  for (const wait of waits) {
    expect(wait).toBeGreaterThan(rule.pauseMs - 20);
    expect(wait).toBeLessThanOrEqual(rule.pauseMs + rule.pauseSpreadMs);
  }
});

describe('vehicle types', () => {
  it('are 19, and an unknown one is standard towing', () => {
    expect(new Set(VEHICLE_TYPES).size).toBe(19);
    expect(resolveVehicleType('vip')).toBe('vip');
    expect(resolveVehicleType('hovercraft')).toBe('tow_truck');
    const names = Object.fromEntries(VEHICLE_TYPES.map((t) => [t, t.toUpperCase()])) as Record<
      (typeof VEHICLE_TYPES)[number],
      string
    >;
    expect(profileOf(names, 'nothing')).toBe('TOW_TRUCK');
  });
});
