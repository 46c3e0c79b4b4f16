import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { fleetMapText, headquarters } from '@/content/en/fleet-map';
import { fleetWords } from '@/content/en/fleet-words';
import { fleetUnits } from '@/features/fleet/map/model';
import { createOwnMap } from '@/features/fleet/own-map';
import { View } from '@/features/fleet/own-map/view';
import { createFleet } from '@/simulation';

beforeEach(() => {
  // Nothing is painted, laid out or scrolled.
  Element.prototype.scrollTo ??= () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const view = () => new View(site.centre, 11);

/** A map of that size, with all of its vehicles, which jumps to where it goes. */
function map(width: number, height: number, looking = view()) {
  const host = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(host, { clientWidth: { value: width }, clientHeight: { value: height } });
  const units = fleetUnits(fleetWords);
  const scene = {
    fleet: createFleet(units, { seed: 1, staggerMs: 0 }),
    units,
    hubs: headquarters,
    text: fleetMapText,
    lang: 'en' as const,
    narrow: width <= 768,
    reducedMotion: true,
    onSelect: vi.fn(),
  };
  const renderer = createOwnMap(host, scene, looking);
  units.forEach((_, index) => renderer.addVehicle(index));
  return { renderer, host, looking };
}
const first = { kind: 'vehicle', id: fleetWords.vehicles[0]!.id } as const;

it('a map that is gone moves nothing any more, when the window that was open on it is closed', () => {
  // The phone is turned upright: the next map looks where this one did, and the window goes over to it.
  const { renderer, looking } = map(844, 352);
  renderer.openInfo(first, document.createElement('div'));
  renderer.destroy();
  looking.resize(390, 500);
  const { x, y, zoom } = looking;
  renderer.closeInfo();
  expect([looking.x, looking.y, looking.zoom]).toEqual([x, y, zoom]);
});
