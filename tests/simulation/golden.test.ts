import { describe, expect, it } from 'vitest';
import {
  createFleet,
  distanceMetres,
  priorityRules,
  statusOf,
  step,
  type Fleet,
  type SimulatedVehicle,
} from '@/simulation';
import { seededRandom, vehicleSeed } from '@/simulation/random';
import { sampleFleet } from './sample-fleet';

const SEED = 20261121;

function runFor(totalMs: number, stepMs: number): Fleet {
  const fleet = createFleet(sampleFleet, { seed: SEED });
  let left = totalMs;
  while (left > 0) {
    step(fleet, Math.min(stepMs, left));
    left -= stepMs;
  }
  return fleet;
}

const places = (fleet: Fleet) =>
  sampleFleet.map((v, i) => [
    v.id,
    fleet.lat[i]!.toFixed(6),
    fleet.lng[i]!.toFixed(6),
    fleet.heading[i]!.toFixed(2),
    statusOf(fleet, i).currentPosition,
  ]);

/**
 * The same minute computed a second way: without steps, one vehicle at a time, straight from the table of spec 2,
 * section 9.
 */
function placeByHand(vehicle: SimulatedVehicle, index: number, untilMs: number): [number, number] {
  const random = seededRandom(vehicleSeed(SEED, index));
  const { multiplier, pauseMs, pauseSpreadMs, startDelayMs, ease } = priorityRules[vehicle.priority];
  let time = index * 1000 + random() * startDelayMs;
  let at = 0;
  let way = 1;
  for (;;) {
    const [from, to] = [vehicle.route[at]!, vehicle.route[at + way]!];
    if (time >= untilMs) return [from.lat, from.lng];
    const bends = way > 0 ? (from.via ?? []) : [...(to.via ?? [])].reverse();
    const points = [from, ...bends, to];
    const lengths = points.slice(1).map((p, i) => distanceMetres(points[i]!, p));
    const total = lengths.reduce((a, b) => a + b, 0);
    const legMs = Math.max(0.5, (total / (vehicle.speed * multiplier)) * 0.08) * 1000;
    if (time + legMs > untilMs) {
      let metres = total * ease((untilMs - time) / legMs);
      let s = 0;
      while (metres > lengths[s]!) metres -= lengths[s++]!;
      const part = metres / lengths[s]!;
      const [p, q] = [points[s]!, points[s + 1]!];
      return [p.lat + (q.lat - p.lat) * part, p.lng + (q.lng - p.lng) * part];
    }
    time += legMs;
    at += way;
    if (at === vehicle.route.length - 1) way = -1;
    else if (at === 0) way = 1;
    time += pauseMs + random() * pauseSpreadMs;
  }
}

describe('one minute from a fixed seed', () => {
  it('ends at the golden places with 20 ms steps', () => {
    expect(places(runFor(60_000, 20))).toMatchInlineSnapshot(`
      [
        [
          "a",
          "25.191158",
          "55.267007",
          "47.91",
          1,
        ],
        [
          "b",
          "24.911578",
          "55.562108",
          "282.40",
          2,
        ],
        [
          "c",
          "25.191845",
          "55.267847",
          "227.91",
          2,
        ],
        [
          "d",
          "24.904635",
          "55.596826",
          "282.40",
          2,
        ],
        [
          "e",
          "25.192287",
          "55.268389",
          "47.91",
          1,
        ],
        [
          "f",
          "24.930788",
          "55.469747",
          "163.78",
          0,
        ],
      ]
    `);
  });

  it.each([7, 1, 16.6667, 100, 250])('ends at the same places with %f ms steps', (stepMs) => {
    const expected = runFor(60_000, 20);
    const fleet = runFor(60_000, stepMs);
    sampleFleet.forEach((_, i) => {
      expect(fleet.lat[i]).toBeCloseTo(expected.lat[i]!, 7);
      expect(fleet.lng[i]).toBeCloseTo(expected.lng[i]!, 7);
      expect(statusOf(fleet, i)).toEqual(statusOf(expected, i));
    });
  });

  it.each([5_000, 23_000, 60_000, 240_000])('agrees with a calculation that takes no steps, after %d ms', (untilMs) => {
    const fleet = runFor(untilMs, 20);
    sampleFleet.forEach((vehicle, i) => {
      const [lat, lng] = placeByHand(vehicle, i, untilMs);
      expect(fleet.lat[i]).toBeCloseTo(lat, 6);
      expect(fleet.lng[i]).toBeCloseTo(lng, 6);
    });
  });

  it('differs with another seed, and repeats with the same', () => {
    const again = places(runFor(60_000, 20));
    expect(places(runFor(60_000, 20))).toEqual(again);
    const other = createFleet(sampleFleet, { seed: SEED + 1 });
    for (let t = 0; t < 60_000; t += 20) step(other, 20);
    expect(places(other)).not.toEqual(again);
  });
});
