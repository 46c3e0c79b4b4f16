import { fleetMapText, headquarters } from '@/content/en/fleet-map';
import { fleetWords } from '@/content/en/fleet-words';
import { fleetUnits } from '@/features/fleet/map/model';
import type { Scene } from '@/features/fleet/map/renderer';
import { createFleet } from '@/simulation';

/** The fleet on a wide English map, all of it on the road at once; `over` is what a test needs otherwise. */
export function sampleScene({ units = fleetUnits(fleetWords), ...over }: Partial<Scene> = {}): Scene {
  return {
    fleet: createFleet(units, { seed: 3, staggerMs: 0 }),
    units,
    hubs: headquarters,
    text: fleetMapText,
    lang: 'en',
    narrow: false,
    reducedMotion: false,
    onSelect: () => undefined,
    ...over,
  };
}
