import { describe, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { fleetWords } from '@/content/en/fleet-words';
import { fleetUnits } from '@/features/fleet/map/model';
import { VehicleLayer, WRITES_PER_FRAME } from '@/features/fleet/own-map/vehicle-layer';
import { View } from '@/features/fleet/own-map/view';
import { step } from '@/simulation';
import { sampleScene } from './sample-scene';

const COUNT = WRITES_PER_FRAME + 40;

const ten = fleetUnits(fleetWords);
const copies = (count: number) => Array.from({ length: count }, (_, i) => ({ ...ten[i % ten.length]!, id: `v${i}` }));

function crowd(count: number, units = copies(count)) {
  const scene = sampleScene({ units });
  const { fleet } = scene;
  const view = new View(site.centre, 10);
  view.resize(1200, 800);
  const layer = new VehicleLayer(view, scene);
  units.forEach((_, i) => layer.add(i));
  const places = () => [...layer.root.children].map((button) => (button as HTMLElement).style.transform);
  const drive = (ms: number) => {
    for (let t = 0; t < ms; t += 50) step(fleet, 50);
  };
  return { fleet, view, layer, places, drive };
}
const changed = (a: string[], b: string[]) => a.filter((text, i) => text !== b[i]).length;

describe('markers of a crowd', () => {
  it('are written a share at a time while they drive, and all of them within a few frames', () => {
    const { layer, places, drive } = crowd(COUNT);
    drive(20_000);
    const before = places();
    layer.draw(20);
    const first = places();
    expect(changed(before, first)).toBeGreaterThan(0);
    expect(changed(before, first)).toBeLessThanOrEqual(WRITES_PER_FRAME);
    for (let frame = 0; frame < COUNT / WRITES_PER_FRAME; frame += 1) layer.draw(20);
    const settled = places();
    layer.draw(0);
    expect(changed(settled, places())).toBe(0);
  });

  it('that are out of the window do not show up in it when it grows', () => {
    const { view, layer } = crowd(COUNT);
    view.zoomTo(13);
    view.resize(300, 300);
    layer.draw(0);
    // Slowly: each is last seen at the edge.
    for (let i = 0; i < 400; i += 1) {
      view.panBy(10, 0);
      layer.draw(0);
    }
    view.resize(1200, 300);
    layer.draw(0);
    const buttons = [...layer.root.children] as HTMLElement[];
    const hidden = buttons.filter((button) => button.querySelector('svg')!.style.visibility === 'hidden');
    expect(hidden.length).toBeGreaterThan(0);
    for (const { style } of hidden) {
      const [x, y] = style.transform.match(/-?[\d.]+/g)!.map(Number);
      const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
      expect(x! + width <= 0 || x! >= view.width || y! + height <= 0 || y! >= view.height, style.transform).toBe(true);
    }
  });

  it('are all written at once when the window moves', () => {
    const { view, layer, places, drive } = crowd(COUNT);
    drive(20_000);
    layer.draw(0);
    const before = places();
    view.panBy(7, 3);
    layer.draw(0);
    expect(changed(before, places())).toBeGreaterThan(WRITES_PER_FRAME);
  });

  it('stand at their place before the next frame, each once, however often it is asked for', () => {
    const { layer, places } = crowd(COUNT);
    layer.add(0);
    layer.add(COUNT - 1);
    expect(places()).toHaveLength(COUNT);
    expect(places().filter((place) => !/^translate\(-?[\d.]+px,-?[\d.]+px\)$/.test(place))).toEqual([]);
  });

  it('have none among them for a vehicle without a route, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [first, ...others] = copies(3);
    const { layer } = crowd(3, [{ ...first!, route: [] }, ...others]);
    layer.draw(0);
    expect([...layer.root.children].map((button) => (button as HTMLElement).dataset.vehicleId)).toEqual(['v1', 'v2']);
    expect(warn.mock.calls).toEqual([['Invalid map instance or vehicle route', 'v0']]);
  });

  it('turn over some frames, not at once', () => {
    const { fleet, layer } = crowd(1);
    const body = layer.root.querySelector('svg')!;
    const shown = () => Number(/rotate\(([\d.]+)deg\)/.exec(body.style.transform)![1]);
    const from = shown();
    fleet.heading[0] = (from + 90) % 360;
    const turned = () => (shown() - from + 360) % 360;
    layer.draw(20);
    expect(turned()).toBeGreaterThan(5);
    expect(turned()).toBeLessThan(45);
    for (let frame = 0; frame < 60; frame += 1) layer.draw(20);
    expect(turned()).toBeCloseTo(90, 1);
  });

  it('are where they should be in every frame when they are ten', () => {
    const { fleet, view, layer, drive } = crowd(10);
    drive(20_000);
    for (let frame = 0; frame < 5; frame += 1) {
      step(fleet, 20);
      layer.draw(20);
      for (let i = 0; i < 10; i += 1) {
        const marker = layer.find(`v${i}`)!;
        const { x, y } = view.project({ lat: fleet.lat[i]!, lng: fleet.lng[i]! });
        expect(Math.hypot(marker.x - x, marker.y - y)).toBeLessThan(0.3);
      }
    }
  });

  it('lie with their middle on the place; few of them have a layer each, many do not', () => {
    const { fleet, view, layer } = crowd(10);
    const buttons = [...layer.root.children] as HTMLElement[];
    buttons.forEach(({ style }, i) => {
      const [left, top] = style.transform.match(/-?[\d.]+/g)!.map(Number);
      const half = Number.parseFloat(style.width) / 2;
      const { x, y } = view.project({ lat: fleet.lat[i]!, lng: fleet.lng[i]! });
      expect(Math.hypot(left! + half - x, top! + half - y)).toBeLessThan(0.3);
      expect(style.willChange).toBe('transform');
    });
    const many = [...crowd(COUNT).layer.root.children] as HTMLElement[];
    expect(many.filter(({ style }) => style.willChange)).toEqual([]);
  });

  it('of a crowd turn as fast as those of a few, though each is written less often', () => {
    const { fleet, layer } = crowd(COUNT);
    const body = () => layer.root.querySelector('svg')!.style.transform;
    const shown = () => Number(/rotate\(([\d.]+)deg\)/.exec(body())![1]);
    const from = shown();
    for (let i = 0; i < COUNT; i += 1) fleet.heading[i] = (fleet.heading[i]! + 90) % 360;
    for (let frame = 0; frame < 10; frame += 1) layer.draw(20);
    const turned = (shown() - from + 360) % 360;
    expect(turned).toBeGreaterThan(60);
    expect(turned).toBeLessThan(89);
  });
});
