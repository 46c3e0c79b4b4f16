import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { fleetMapText, headquarters } from '@/content/en/fleet-map';
import { fleetWords } from '@/content/en/fleet-words';
import { createOwnMap } from '@/features/fleet/own-map';
import { View } from '@/features/fleet/own-map/view';
import { stubResizeObserver } from './resized';
import { sampleScene } from './sample-scene';

let sizes: ReturnType<typeof stubResizeObserver>;
beforeEach(() => {
  // Nothing is painted, laid out or scrolled.
  Element.prototype.scrollTo ??= () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  sizes = stubResizeObserver();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const view = () => new View(site.centre, 11);

/** A map of that size, with all of its vehicles, which jumps to where it goes. */
function map(width: number, height: number, looking = view(), reducedMotion = true) {
  const host = document.body.appendChild(document.createElement('div'));
  const size = { width, height };
  Object.defineProperties(host, { clientWidth: { get: () => size.width }, clientHeight: { get: () => size.height } });
  const onSelect = vi.fn();
  const scene = sampleScene({ narrow: width <= 768, reducedMotion, onSelect });
  const renderer = createOwnMap(host, scene, looking);
  scene.units.forEach((_, index) => renderer.addVehicle(index));
  const surface = host.querySelector<HTMLElement>('[role="region"]')!;
  const marker = (id: string) => host.querySelector<HTMLElement>(`[data-vehicle-id="${id}"], [data-hub-id="${id}"]`)!;
  /** The middle of a marker, px from the window's corner. */
  const middle = (id: string) => {
    const [x, y] = /translate\((-?[\d.]+)px,(-?[\d.]+)px\)/.exec(marker(id).style.transform)!.slice(1).map(Number);
    const half = (Number.parseFloat(marker(id).style.width) || 48) / 2;
    return { x: x! + half, y: y! + half };
  };
  const press = (name: string) => host.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
  return { renderer, host, looking, size, surface, marker, middle, press, onSelect };
}
/** To a pixel and a half. */
const near = (value: number) => expect.closeTo(value, -0.5) as number;
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

it('is a region with a name that the keyboard reaches, left to right, and tells how it is used', () => {
  const { surface, host } = map(1168, 675);
  expect(surface).toHaveAccessibleName(fleetMapText.mapLabel);
  expect(surface).toHaveAttribute('aria-description', fleetMapText.mapHelp);
  expect(surface).toHaveAttribute('tabindex', '0');
  expect(surface).toHaveAttribute('dir', 'ltr');
  const credit = [...host.querySelectorAll('p')].find(({ textContent }) => textContent === fleetMapText.drawn)!;
  expect(credit).toHaveAttribute('dir', 'auto');
});

it('its headquarters stand on their places, above the vehicles, and move with the map', () => {
  const { looking, marker, middle, press } = map(1168, 675);
  const check = () => {
    for (const hub of headquarters) {
      const { x, y } = looking.project(hub);
      expect(middle(hub.id), hub.name).toEqual({
        x: expect.closeTo(x, 0) as number,
        y: expect.closeTo(y, 0) as number,
      });
    }
  };
  check();
  const on = (id: string) => Number(marker(id).style.zIndex);
  expect(on(headquarters[0]!.id)).toBeGreaterThan(Math.max(...fleetWords.vehicles.map(({ id }) => on(id))));
  press(fleetMapText.zoomIn);
  expect(looking.zoom).toBe(12);
  check();
});

it('the window stands beside what it is about, a headquarters too, and follows it', () => {
  const { renderer, host, middle, press } = map(1168, 675);
  const content = document.createElement('div');
  const hub = headquarters[0]!;
  renderer.openInfo({ kind: 'hub', id: hub.id }, content);
  const bubble = content.parentElement!;
  const at = () => Number(/translate\((-?[\d.]+)px/.exec(bubble.style.transform)![1]);
  expect(at()).toBeCloseTo(middle(hub.id).x, 0);
  host.querySelector('[role="region"]')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  expect(at()).toBeCloseTo(middle(hub.id).x, 0);
  renderer.closeInfo();
  expect(content.isConnected).toBe(false);
  expect(bubble.style.transform).not.toBe('');
  const left = bubble.style.transform;
  press(fleetMapText.resetView);
  expect(bubble.style.transform).toBe(left);
});

it('the buttons zoom about what is chosen, else about the middle', () => {
  const { renderer, middle, press, looking } = map(1168, 675);
  const hub = headquarters[0]!;
  const { x, y } = looking;
  press(fleetMapText.zoomIn);
  expect([looking.x, looking.y]).toEqual([x, y]);
  press(fleetMapText.zoomOut);
  renderer.openInfo({ kind: 'hub', id: hub.id }, document.createElement('div'));
  const before = middle(hub.id);
  press(fleetMapText.zoomIn);
  expect(middle(hub.id)).toEqual({ x: near(before.x), y: near(before.y) });
});

it('Home shows the whole city again, on a narrow screen from further away', () => {
  for (const [width, zoom] of [
    [1168, 11],
    [390, 10],
  ] as const) {
    const { looking, surface } = map(width, 500);
    looking.moveTo({ lat: 24.95, lng: 55.4 }, 13);
    surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
    const { centre } = looking;
    expect([looking.zoom, centre.lat, centre.lng]).toEqual([
      zoom,
      expect.closeTo(site.centre.lat, 6),
      expect.closeTo(site.centre.lng, 6),
    ]);
  }
});

it('a press on the ground brings that place to the middle', () => {
  const { surface, looking } = map(1168, 675);
  const { x, y, scale } = looking;
  surface.dispatchEvent(new MouseEvent('click', { clientX: 684, clientY: 287, detail: 1 }));
  expect((looking.x - x) * scale).toBeCloseTo(100, 3);
  expect((looking.y - y) * scale).toBeCloseTo(-50.5, 3);
});

it('a marker that the keyboard reaches beyond the edge is brought into view; one in view moves nothing', () => {
  const { marker, middle, looking, surface } = map(1168, 675);
  const scrolled = vi.spyOn(surface, 'scrollTo').mockImplementation(() => undefined);
  const hub = headquarters[0]!;
  const focus = (visible: boolean) => {
    const matches = vi.spyOn(marker(hub.id), 'matches').mockReturnValue(visible);
    marker(hub.id).blur();
    marker(hub.id).focus();
    matches.mockRestore();
  };
  focus(true);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(looking.centre).toEqual({ lat: expect.closeTo(site.centre.lat, 9), lng: expect.closeTo(site.centre.lng, 9) });
  for (const [dx, dy] of [
    [-900, 0],
    [900, 0],
    [0, 600],
    [0, -600],
  ] as const) {
    looking.moveTo(site.centre, 11);
    looking.panBy(dx, dy);
    const { x, y } = looking;
    // A press of the mouse is no such focus: the map would move away under it.
    focus(false);
    expect([looking.x, looking.y]).toEqual([x, y]);
    focus(true);
    const at = middle(hub.id);
    expect(at.x).toBeGreaterThan(59);
    expect(at.x).toBeLessThan(1168 - 59);
    expect(at.y).toBeGreaterThan(59);
    expect(at.y).toBeLessThan(675 - 59);
    // Not further than need be.
    expect(Math.min(at.x, 1168 - at.x, at.y, 675 - at.y)).toBeCloseTo(60, -0.5);
  }
});

it('on a phone the chosen marker takes the middle of what the panel leaves free, and of the map once it is closed', () => {
  const { renderer, host, middle, size } = map(390, 500);
  const popup = host.querySelector<HTMLElement>('[data-map-control].hidden')!;
  Object.defineProperties(popup, { offsetWidth: { value: 374 }, offsetHeight: { value: 300 } });
  const hub = headquarters[0]!;
  const content = document.createElement('div');
  content.innerHTML = '<h3 id="fleet-info-title">Depot</h3>';
  const shown = vi.spyOn(content.querySelector('h3')!, 'scrollIntoView');
  renderer.openInfo({ kind: 'hub', id: hub.id }, content);
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
  const { x, y } = middle(hub.id);
  expect([x > 59, x < size.width - 59]).toEqual([true, true]);
  expect(y).toBeCloseTo((500 - 300 - 8) / 2, -0.5);
  renderer.closeInfo();
  expect(middle(hub.id)).toEqual({ x: near(195), y: near(250) });
});

it('on a phone a marker at the edge is brought in for its window', () => {
  const { renderer, middle, looking } = map(390, 500);
  const [hub] = headquarters;
  looking.panBy(20 - middle(hub!.id).x, 0);
  renderer.openInfo({ kind: 'hub', id: hub!.id }, document.createElement('div'));
  expect(middle(hub!.id).x).toBeCloseTo(60, -0.5);
});

it('on a phone a marker that has left the free part of the map meanwhile is not brought back', () => {
  const { renderer, host, looking } = map(390, 500);
  const popup = host.querySelector<HTMLElement>('[data-map-control].hidden')!;
  Object.defineProperties(popup, { offsetWidth: { value: 374 }, offsetHeight: { value: 300 } });
  renderer.openInfo({ kind: 'hub', id: headquarters[0]!.id }, document.createElement('div'));
  looking.panBy(0, 300);
  const { x, y } = looking;
  renderer.closeInfo();
  expect([looking.x, looking.y]).toEqual([x, y]);
});

it('closing the window gives its marker the focus if it was inside, and takes it from nobody else', () => {
  const { renderer, marker, host } = map(1168, 675);
  const content = document.createElement('div');
  const button = content.appendChild(document.createElement('button'));
  renderer.openInfo(first, content);
  button.focus();
  renderer.closeInfo();
  expect(marker(first.id)).toHaveFocus();
  const elsewhere = host.querySelector<HTMLElement>(`[aria-label="${fleetMapText.zoomIn}"]`)!;
  renderer.openInfo(first, content);
  elsewhere.focus();
  renderer.closeInfo();
  expect(elsewhere).toHaveFocus();
});

it('Escape closes the window that is open, and says nothing when none is', () => {
  const { renderer, surface, onSelect } = map(1168, 675);
  const press = (key: string) => surface.dispatchEvent(new KeyboardEvent('keydown', { key }));
  press('Escape');
  renderer.openInfo(first, document.createElement('div'));
  press('Enter');
  expect(onSelect).not.toHaveBeenCalled();
  press('Escape');
  expect(onSelect.mock.calls).toEqual([[undefined]]);
  renderer.closeInfo();
  press('Escape');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('fills its place from the start, and when that changes its size', () => {
  const { looking, size, middle } = map(1168, 675);
  expect([looking.width, looking.height]).toEqual([1168, 675]);
  size.width = 900;
  sizes.resize();
  expect(looking.width).toBe(900);
  expect(middle(headquarters[0]!.id).x).toBeCloseTo(looking.project(headquarters[0]!).x, 0);
});

it("says how to move the map when a gesture was the page's, for a moment only", () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  const { surface, host } = map(1168, 675);
  const hint = host.querySelector<HTMLElement>('p[aria-hidden="true"]')!;
  expect(hint).toHaveAttribute('dir', 'auto');
  const wheel = () => surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }));
  wheel();
  expect([hint.textContent, hint.style.opacity]).toEqual([fleetMapText.wheelHint('Ctrl'), '1']);
  vi.advanceTimersByTime(1_000);
  wheel();
  vi.advanceTimersByTime(1_000);
  expect(hint.style.opacity).toBe('1');
  vi.advanceTimersByTime(500);
  expect(hint.style.opacity).toBe('0');
  vi.useRealTimers();
});

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl'],
])('names the key that this keyboard has (%s)', (agent, key) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const { surface, host } = map(1168, 675);
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }));
  expect(host.querySelector('p[aria-hidden="true"]')).toHaveTextContent(fleetMapText.wheelHint(key));
});

it('leaves nothing behind when it is gone: no element, no listener, nothing that still moves', () => {
  vi.useFakeTimers();
  const { renderer, host, surface, looking, press } = map(1168, 675, view(), false);
  const canvas = host.querySelector('canvas')!;
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }));
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: -10, ctrlKey: true }));
  press(fleetMapText.zoomIn);
  const { zoom } = looking;
  renderer.destroy();
  expect(host).toBeEmptyDOMElement();
  expect(sizes.watched()).toEqual([]);
  expect([canvas.width, canvas.height]).toEqual([0, 0]);
  expect(vi.getTimerCount()).toBe(0);
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey: true }));
  vi.advanceTimersByTime(2_000);
  expect(looking.zoom).toBe(zoom);
  vi.useRealTimers();
});
