/**
 * The part of the fleet map's measurements that runs in the page: the site's own simulation, clock and map, with
 * any number of vehicles on the ten real routes. Bundled by `fleet.ts` and put into a page of the built site.
 */
import { site } from '@/config/site';
import { createClock } from '@/features/fleet/map/clock';
import { fleetWords } from '@/content/en/fleet-words';
import { fleetUnits, initialZoom, type FleetUnit } from '@/features/fleet/map/model';
import { createOwnMap } from '@/features/fleet/own-map';
import { View } from '@/features/fleet/own-map/view';
import { createFleet, step } from '@/simulation';
import { sampleScene } from '../features/fleet/sample-scene';

export interface FrameFigures {
  frames: number;
  /** Mean and 95th percentile of core and renderer in one frame, ms. */
  mean: number;
  p95: number;
}

export interface FleetBench {
  /** Puts `count` vehicles on a map of their own, all on the road at once; returns once they are there. */
  set: (count: number) => void;
  /** Lets the clock run for `ms` and measures each frame. */
  run: (ms: number) => Promise<FrameFigures>;
  /** Simulates `ms` in steps of 20 ms, with a drawn frame for each, as fast as it goes. */
  simulate: (ms: number) => void;
  clear: () => void;
}

const STEP_MS = 20;

function many(count: number): FleetUnit[] {
  const ten = fleetUnits(fleetWords);
  return Array.from({ length: count }, (_, i) => ({ ...ten[i % ten.length]!, id: `bench-${i}` }));
}

function createBench(): FleetBench {
  let host: HTMLElement | undefined;
  let map: ReturnType<typeof createOwnMap> | undefined;
  let fleet: ReturnType<typeof createFleet> | undefined;
  const advance = (ms: number): void => {
    step(fleet!, ms);
    map!.draw(ms);
  };
  const bench: FleetBench = {
    set: (count) => {
      bench.clear();
      const units = many(count);
      host = document.createElement('div');
      host.className = 'fixed inset-0 isolate';
      host.style.zIndex = '9999';
      document.body.append(host);
      fleet = createFleet(units, { seed: 7, staggerMs: 0 });
      const narrow = innerWidth <= 768;
      const scene = sampleScene({ fleet, units, narrow });
      map = createOwnMap(host, scene, new View(site.centre, initialZoom(narrow)));
      map.showRoutes(true);
      units.forEach((_, i) => map!.addVehicle(i));
      // Past the start delays: from here on vehicles drive and wait as they do at any time.
      for (let t = 0; t < 6000; t += STEP_MS) step(fleet, STEP_MS);
    },
    run: (ms) =>
      new Promise((resolve) => {
        const times: number[] = [];
        const clock = createClock((passed) => {
          const before = performance.now();
          advance(passed);
          times.push(performance.now() - before);
        });
        clock.play();
        setTimeout(() => {
          clock.destroy();
          const sorted = [...times].sort((a, b) => a - b);
          resolve({
            frames: times.length,
            mean: times.reduce((a, b) => a + b, 0) / times.length,
            p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
          });
        }, ms);
      }),
    simulate: (ms) => {
      for (let t = 0; t < ms; t += STEP_MS) advance(STEP_MS);
    },
    clear: () => {
      map?.destroy();
      host?.remove();
      map = host = fleet = undefined;
    },
  };
  return bench;
}

(window as unknown as { fleetBench: FleetBench }).fleetBench = createBench();
