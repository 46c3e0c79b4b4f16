/** Markers on Google Maps that cannot be made, or moved: told in the console, and the others go on. */
import { afterEach, expect, it, vi } from 'vitest';
import { fleetWords } from '@/content/en/fleet-words';
import { fleetUnits } from '@/features/fleet/map/model';
import { GoogleVehicles } from '@/features/fleet/google/vehicles';
import { step } from '@/simulation';
import { sampleScene } from './sample-scene';

/** Google's marker; those whose number is in `stuck` throw when they are moved. */
function stubGoogle(stuck: readonly number[] = []) {
  const made: { at: unknown; moves: number }[] = [];
  class AdvancedMarkerElement {
    private readonly own = { at: undefined as unknown, moves: 0 };
    constructor({ position }: { position: unknown }) {
      this.own.at = position;
      made.push(this.own);
    }
    get position() {
      return this.own.at;
    }
    set position(at: unknown) {
      if (stuck.includes(made.indexOf(this.own))) throw new Error('stuck');
      this.own.at = at;
      this.own.moves += 1;
    }
  }
  vi.stubGlobal('google', { maps: { marker: { AdvancedMarkerElement } } });
  return made;
}
afterEach(() => vi.unstubAllGlobals());

function setUp(units = fleetUnits(fleetWords)) {
  const scene = sampleScene({ units });
  const vehicles = new GoogleVehicles({} as google.maps.Map, scene);
  units.forEach((_, i) => vehicles.add(i));
  const drive = (frames: number) => {
    for (let i = 0; i < frames; i += 1) {
      step(scene.fleet, 50);
      vehicles.draw(50);
    }
  };
  return { units, vehicles, drive };
}

it('says once for each vehicle that its marker cannot be moved; the others drive on', () => {
  const made = stubGoogle([0, 2]);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { units, drive } = setUp();
  drive(400);
  expect(error.mock.calls.map(([message, id]) => [message, id]).sort()).toEqual(
    [
      ['Error updating marker position', units[0]!.id],
      ['Error updating marker position', units[2]!.id],
    ].sort(),
  );
  expect(made[1]!.moves).toBeGreaterThan(50);
  error.mockClear();
});

it('leaves a vehicle without a route start out, with a warning', () => {
  const made = stubGoogle();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [first, ...others] = fleetUnits(fleetWords);
  const { drive } = setUp([{ ...first!, route: [] }, ...others]);
  drive(10);
  expect(made).toHaveLength(others.length);
  expect(warn.mock.calls).toEqual([['Invalid map instance or vehicle route', first!.id]]);
});

it('says of each vehicle that its marker cannot be made, where the vendor has no such markers', () => {
  vi.stubGlobal('google', { maps: {} });
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { units, vehicles, drive } = setUp();
  drive(2);
  expect(error.mock.calls.map(([message, id]) => [message, id])).toEqual(
    units.map(({ id }) => ['Error creating vehicle marker', id]),
  );
  expect(vehicles.find(units[0]!.id)).toBeUndefined();
  error.mockClear();
});
