import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createFleet,
  distanceMetres,
  PRIORITIES,
  priorityRules,
  statusOf,
  step,
  type Fleet,
  type LatLng,
  type RoutePoint,
  type SimulatedVehicle,
} from '@/simulation';

const latLng = fc.record({
  lat: fc.double({ min: 24.7, max: 25.4, noNaN: true }),
  lng: fc.double({ min: 54.9, max: 56.1, noNaN: true }),
});
const route: fc.Arbitrary<RoutePoint[]> = fc.array(
  fc.record({
    name: fc.constant('stop'),
    lat: latLng.map((p) => p.lat),
    lng: latLng.map((p) => p.lng),
    via: fc.array(latLng, { maxLength: 3 }),
  }),
  { minLength: 2, maxLength: 5 },
);
const vehicle: fc.Arbitrary<SimulatedVehicle> = fc.record({
  id: fc.constant('x'),
  priority: fc.constantFrom(...PRIORITIES),
  speed: fc.integer({ min: 30, max: 75 }),
  route,
});
const steps = fc.array(fc.double({ min: 0.5, max: 400, noNaN: true }), { minLength: 40, maxLength: 160 });
const scenario = fc.record({ vehicles: fc.array(vehicle, { minLength: 1, maxLength: 4 }), seed: fc.integer(), steps });

const place = (fleet: Fleet, i: number): LatLng => ({ lat: fleet.lat[i]!, lng: fleet.lng[i]! });

/** Degrees off the nearest segment of the route's polyline (a plane is exact enough at this size). */
function offRoute(p: LatLng, stops: readonly RoutePoint[]): number {
  const line = stops.flatMap((s, i) => (i < stops.length - 1 ? [s, ...(s.via ?? [])] : [s]));
  return Math.min(
    ...line.slice(1).map((b, i) => {
      const a = line[i]!;
      const [dx, dy] = [b.lng - a.lng, b.lat - a.lat];
      const along = dx * dx + dy * dy || 1;
      const t = Math.max(0, Math.min(1, ((p.lng - a.lng) * dx + (p.lat - a.lat) * dy) / along));
      return Math.hypot(p.lng - a.lng - t * dx, p.lat - a.lat - t * dy);
    }),
  );
}

/** Instead of `expect`, which is too slow for hundreds of thousands of calls. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Timeout for a busy machine: the runs themselves take a second or two. */
const PATIENCE = 60_000;

describe('whatever the routes, seeds and steps', () => {
  it(
    'every vehicle is always on its route',
    () => {
      fc.assert(
        fc.property(scenario, ({ vehicles, seed, steps: times }) => {
          const fleet = createFleet(vehicles, { seed, staggerMs: 100 });
          for (const ms of times) {
            step(fleet, ms);
            vehicles.forEach((v, i) => must(offRoute(place(fleet, i), v.route) < 1e-9, 'off its route'));
          }
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );

  it(
    'nobody is faster than the profile: the leg formula bounds the mean, the easing (steepest slope 3) the moment',
    () => {
      fc.assert(
        fc.property(scenario, ({ vehicles, seed, steps: times }) => {
          const fleet = createFleet(vehicles, { seed, staggerMs: 0 });
          for (const ms of times) {
            const before = vehicles.map((_, i) => place(fleet, i));
            step(fleet, ms);
            const seconds = Math.min(ms, 250) / 1000;
            vehicles.forEach((v, i) => {
              const slope = v.priority === 'critical' || v.priority === 'urgent' ? 3 : 2;
              // 0.2 %: inside one straight segment, here up to 120 km long, positions are interpolated in degrees.
              const limit = ((v.speed * priorityRules[v.priority].multiplier) / 0.08) * seconds * slope;
              must(distanceMetres(before[i]!, place(fleet, i)) <= limit * 1.002 + 0.01, 'too fast');
            });
          }
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );

  it(
    'turns round only at the ends, visits the stops in order, and waits as long as its priority says',
    () => {
      fc.assert(
        fc.property(scenario, ({ vehicles, seed }) => {
          const fleet = createFleet(vehicles, { seed, staggerMs: 0 });
          const waited = vehicles.map(() => 0);
          for (let t = 0; t < 1200; t += 1) {
            const before = vehicles.map((_, i) => statusOf(fleet, i));
            step(fleet, 50);
            vehicles.forEach((v, i) => {
              const now = statusOf(fleet, i);
              const was = before[i]!;
              if (now.currentPosition !== was.currentPosition) {
                must(Math.abs(now.currentPosition - was.currentPosition) === 1, 'left out a stop');
              }
              if (now.direction !== was.direction) {
                must(
                  now.currentPosition === 0 || now.currentPosition === v.route.length - 1,
                  'turned between the ends',
                );
                must(now.direction === (now.currentPosition === 0 ? 'forward' : 'reverse'), 'turned the wrong way');
              }
              if (was.phase === 'waiting' && now.phase === 'waiting') waited[i]! += 50;
              else waited[i] = 0;
              const { pauseMs, pauseSpreadMs, startDelayMs } = priorityRules[v.priority];
              must(waited[i]! <= Math.max(pauseMs + pauseSpreadMs, startDelayMs), 'waited too long');
            });
          }
        }),
        { numRuns: 15 },
      );
    },
    PATIENCE,
  );

  it(
    'nobody is ever stuck: in the time of its longest leg and pause every vehicle gets somewhere',
    () => {
      fc.assert(
        fc.property(fc.array(vehicle, { minLength: 1, maxLength: 3 }), fc.integer(), (vehicles, seed) => {
          const fleet = createFleet(vehicles, { seed, staggerMs: 0 });
          const visits = vehicles.map(() => 0);
          // The region is under 160 km across, so with three bends no leg is over 640 km:
          // 640 000 / (30 × 0.8) × 0.08 s.
          const limitMs = 2_140_000;
          const before = vehicles.map((_, i) => statusOf(fleet, i).currentPosition);
          for (let t = 0; t < limitMs && visits.some((n) => n === 0); t += 250) {
            step(fleet, 250);
            vehicles.forEach((_, i) => {
              if (statusOf(fleet, i).currentPosition !== before[i]) visits[i]! += 1;
            });
          }
          expect(visits.every((n) => n > 0)).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE,
  );

  it(
    'a pause adds no movement and loses no time',
    () => {
      fc.assert(
        fc.property(scenario, fc.integer({ min: 1, max: 39 }), ({ vehicles, seed, steps: times }, at) => {
          const steady = createFleet(vehicles, { seed });
          const paused = createFleet(vehicles, { seed });
          times.forEach((ms, n) => {
            step(steady, ms);
            step(paused, ms);
            if (n !== at) return;
            paused.paused = true;
            const frozen = [...paused.lat, ...paused.lng, ...paused.clock, paused.elapsedMs];
            for (let i = 0; i < 20; i += 1) step(paused, 200);
            expect([...paused.lat, ...paused.lng, ...paused.clock, paused.elapsedMs]).toEqual(frozen);
            paused.paused = false;
          });
          expect([...paused.lat]).toEqual([...steady.lat]);
          expect([...paused.lng]).toEqual([...steady.lng]);
        }),
        { numRuns: 30 },
      );
    },
    PATIENCE,
  );
});
