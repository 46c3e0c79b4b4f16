/** The fleet on Google Maps, with as much of its API as the map uses. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { headquarters } from '@/content/en/fleet-map';
import { createGoogleRenderer, mapOptions } from '@/features/fleet/google/renderer';
import { routeLines } from '@/features/fleet/google/routes';
import { sampleScene } from './sample-scene';

interface Marker {
  map: unknown;
  position: { lat: number; lng: number };
  content: HTMLElement;
  zIndex: number;
}
let markers: Marker[];
let closed: () => void;
const removed = vi.fn();
const cleared = vi.fn();
const windows = { options: {} as { zIndex?: number }, setContent: vi.fn(), open: vi.fn(), close: vi.fn() };
beforeEach(() => {
  markers = [];
  vi.clearAllMocks();
  class AdvancedMarkerElement {
    constructor(options: Marker) {
      markers.push(Object.assign(this as unknown as Marker, options));
    }
  }
  class InfoWindow {
    setContent = windows.setContent;
    open = windows.open;
    close = windows.close;
    constructor(options: { zIndex: number }) {
      windows.options = options;
    }
    addListener(_name: 'closeclick', heard: () => void) {
      closed = heard;
      return { remove: removed };
    }
  }
  const event = { clearInstanceListeners: cleared };
  vi.stubGlobal('google', { maps: { marker: { AdvancedMarkerElement }, InfoWindow, event } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const onSelect = vi.fn();
function setUp(narrow = false) {
  const host = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(host, 'clientHeight', { value: 500 });
  const map = {} as google.maps.Map;
  const scene = sampleScene({ narrow, onSelect });
  const { fleet, units } = scene;
  const renderer = createGoogleRenderer(map, host, scene, () => undefined);
  units.forEach((_, i) => renderer.addVehicle(i));
  for (const { content } of markers) host.append(content);
  const marker = (id: string) => markers.find(({ content }) => Object.values(content.dataset).includes(id)) as Marker;
  const content = document.createElement('div');
  const inside = content.appendChild(document.createElement('button'));
  windows.setContent.mockImplementation((shown: HTMLElement) => host.append(shown));
  const escape = () => host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return { renderer, fleet, units, map, host, scene, marker, content, inside, escape };
}
const vehicle = { kind: 'vehicle', id: 'flatbed-02' } as const;
const hub = { kind: 'hub', id: headquarters[0]!.id } as const;

it('is dark, moved by two fingers, zoomed by its buttons, and shows the city; more of it on a narrow screen', () => {
  const wide = mapOptions(false);
  expect(wide).toMatchObject({
    center: site.centre,
    zoom: 11,
    colorScheme: 'DARK',
    zoomControl: true,
    gestureHandling: 'cooperative',
  });
  // Without an id there are no such markers.
  expect(wide.mapId).toBeTruthy();
  expect(mapOptions(true).zoom).toBe(10);
});

it('has each vehicle once and each headquarters, in place, which can be pressed; headquarters on top', () => {
  const { renderer, fleet, units, marker } = setUp();
  renderer.addVehicle(1);
  expect(markers).toHaveLength(units.length + headquarters.length);
  for (const { content, zIndex } of markers) {
    expect(content.style.pointerEvents).toBe('auto');
    expect(zIndex).toBeLessThanOrEqual(marker(hub.id).zIndex);
  }
  expect(marker(hub.id).position).toEqual({ lat: headquarters[0]!.lat, lng: headquarters[0]!.lng });
  expect(marker(vehicle.id).position).toEqual({ lat: fleet.lat[1], lng: fleet.lng[1] });
  expect(marker(units[0]!.id).zIndex).toBeGreaterThan(marker(vehicle.id).zIndex);
  // Google hangs a marker by the middle of its lower edge.
  expect(marker(vehicle.id).content.style.transform).toBe('translateY(50%)');
  expect(windows.options.zIndex).toBeGreaterThan(marker(units[0]!.id).zIndex);
});

it('its vehicles look where they drive, from the start, and turn over some frames', () => {
  const { renderer, fleet, marker } = setUp();
  const turned = () =>
    Number(/rotate\((-?[\d.]+)deg\)/.exec(marker(vehicle.id).content.querySelector('svg')!.style.transform)![1]);
  const from = fleet.heading[1]!;
  expect(turned()).toBeCloseTo(from, 6);
  fleet.heading[1] = (from + 90) % 360;
  renderer.draw(20);
  expect((turned() - from + 360) % 360).toBeGreaterThan(5);
  expect((turned() - from + 360) % 360).toBeLessThan(45);
  for (let frame = 0; frame < 60; frame += 1) renderer.draw(20);
  expect((turned() - from + 360) % 360).toBeCloseTo(90, 1);
});

it('moves a vehicle whichever way it goes, and touches none that stands', () => {
  const { renderer, fleet, marker } = setUp();
  for (const way of ['lat', 'lng'] as const) {
    fleet[way][1]! += 0.01;
    renderer.draw(20);
    expect(marker(vehicle.id).position).toEqual({ lat: fleet.lat[1], lng: fleet.lng[1] });
  }
  const { position } = marker(vehicle.id);
  renderer.draw(20);
  expect(marker(vehicle.id).position).toBe(position);
});

it('opens its window at a vehicle or a headquarters, without taking the focus; not at what is not there', () => {
  const { renderer, map, marker, content } = setUp();
  for (const selection of [vehicle, hub]) {
    renderer.openInfo(selection, content);
    expect(windows.setContent).toHaveBeenLastCalledWith(content);
    expect(windows.open).toHaveBeenLastCalledWith({ map, anchor: marker(selection.id), shouldFocus: false });
  }
  expect(content.style.maxHeight).toBe('');
  windows.open.mockClear();
  renderer.openInfo({ kind: 'vehicle', id: 'nobody' }, content);
  expect(windows.open).not.toHaveBeenCalled();
});

it('on a phone its window leaves a third of the map free and scrolls; on another map that is forgotten', () => {
  const { renderer, content } = setUp(true);
  renderer.openInfo(vehicle, content);
  expect(Number.parseInt(content.style.maxHeight, 10)).toBeLessThan(500 * 0.67);
  expect(Number.parseInt(content.style.maxHeight, 10)).toBeGreaterThan(250);
  expect(content).toHaveClass('overflow-y-auto');
  renderer.closeInfo();
  expect(content.style.maxHeight).toBe('');
});

it('closing gives the focus back to the marker if it was in the window, and takes it from nobody else', () => {
  const { renderer, marker, content, inside, host } = setUp();
  renderer.openInfo(vehicle, content);
  inside.focus();
  renderer.closeInfo();
  expect(windows.close).toHaveBeenCalled();
  expect(marker(vehicle.id).content).toHaveFocus();
  const elsewhere = host.appendChild(document.createElement('button'));
  renderer.openInfo(vehicle, content);
  elsewhere.focus();
  renderer.closeInfo();
  expect(elsewhere).toHaveFocus();
});

it('Escape and the map itself close what is open, and say nothing when nothing is', () => {
  const { renderer, content, escape } = setUp();
  escape();
  expect(onSelect).not.toHaveBeenCalled();
  renderer.openInfo(vehicle, content);
  escape();
  expect(onSelect.mock.calls).toEqual([[undefined]]);
  renderer.closeInfo();
  escape();
  expect(onSelect).toHaveBeenCalledTimes(1);
  closed();
  expect(onSelect.mock.calls).toEqual([[undefined], [undefined]]);
});

it('leaves nothing behind: no marker, no window, no listener', () => {
  const { renderer, fleet, map, marker, content, escape } = setUp();
  renderer.openInfo(vehicle, content);
  windows.close.mockClear();
  renderer.destroy();
  expect(markers.filter((marker) => marker.map !== null)).toEqual([]);
  expect(windows.close).toHaveBeenCalled();
  expect(removed).toHaveBeenCalled();
  expect(cleared).toHaveBeenCalledWith(map);
  escape();
  expect(onSelect).not.toHaveBeenCalled();
  // And moves none that is gone.
  const { position } = marker(vehicle.id);
  fleet.lat[1]! += 0.01;
  renderer.draw(20);
  expect(marker(vehicle.id).position).toBe(position);
});

it('draws each route in its colour, glow below and gold above it; on a narrow screen its line alone', () => {
  const { scene } = setUp();
  const lines = routeLines(scene);
  const pressed = lines.filter(({ clickable }) => clickable !== false);
  expect(pressed).toEqual([]);
  const count = scene.units.length;
  expect(routeLines({ ...scene, narrow: true })).toHaveLength(count);
  expect(lines).toHaveLength(2 * count + scene.units.filter(({ priority }) => priority === 'premium').length);
  expect(new Set(lines.map(({ path }) => JSON.stringify(path))).size).toBe(count);
  const [glow, line] = lines;
  expect([glow!.zIndex! < line!.zIndex!, glow!.strokeOpacity! < line!.strokeOpacity!]).toEqual([true, true]);
  expect([glow!.strokeWeight! > line!.strokeWeight!, line!.strokeColor]).toEqual([true, scene.units[0]!.color]);
});
