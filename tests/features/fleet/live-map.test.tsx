/** The running map on our own map: what its controls and windows do with fleet, clock and markers. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fleetWords as arabic } from '@/content/ar/fleet';
import { headquarters } from '@/content/en/fleet-map';
import { fleetWords } from '@/content/en/fleet-words';
import LiveMap from '@/features/fleet/map/live-map';
import { createStatusStore } from '@/features/fleet/section/status-store';
import { FleetContext } from '@/features/fleet/words';
import { LangContext } from '@/lib/lang';
import { stubResizeObserver } from './resized';

/** The frames are the test's. */
const clock = vi.hoisted(() => ({ running: false, tick: (_ms: number): void => undefined }));
vi.mock('@/features/fleet/map/clock', () => ({
  createClock: (onTime: (ms: number) => void) => {
    clock.tick = (ms) => (clock.running ? onTime(ms) : undefined);
    return {
      play: () => (clock.running = true),
      pause: () => (clock.running = false),
      destroy: () => (clock.running = false),
    };
  },
}));
const painter = vi.hoisted(() => ({ routes: vi.fn() }));
vi.mock('@/features/fleet/own-map/paint/routes', () => ({ routePainter: () => painter.routes }));
vi.mock('@/features/fleet/own-map/paint', () => ({
  paintMap: (_ctx: unknown, _frame: unknown, _lang: unknown, overlay?: () => void) => overlay?.(),
}));

let narrow = false;
let turn: (() => void)[] = [];
beforeEach(() => {
  narrow = false;
  turn = [];
  painter.routes.mockClear();
  Element.prototype.scrollTo ??= () => undefined;
  const ctx = { setTransform: () => undefined, clearRect: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ctx as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1168);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(675);
  stubResizeObserver();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') || (narrow && query.includes('max-width')),
    addEventListener: (_type: string, notify: () => void) => turn.push(notify),
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const onReady = vi.fn();
interface Shown {
  paused?: boolean;
  watched?: boolean;
  routes?: boolean;
  lang?: 'en' | 'ar';
}
function show(first: Shown = {}) {
  onReady.mockClear();
  const statuses = createStatusStore();
  const page = ({ paused = false, watched = true, routes = false, lang = 'en' }: Shown) => (
    <LangContext value={lang}>
      <FleetContext value={lang === 'ar' ? arabic : fleetWords}>
        <LiveMap {...{ paused, watched, routes, statuses, onReady }} level={3} />
      </FleetContext>
    </LangContext>
  );
  const { rerender, unmount } = render(page(first));
  return { statuses, unmount, now: (next: Shown) => rerender(page(next)) };
}
const vehicles = () => [...document.querySelectorAll<HTMLElement>('[data-vehicle-id]')];
const marker = (id: string) => document.querySelector<HTMLElement>(`[data-vehicle-id="${id}"], [data-hub-id="${id}"]`)!;
const pass = (seconds: number) =>
  act(() => {
    for (let frame = 0; frame < seconds * 20; frame += 1) clock.tick(50);
  });
/** Enter on a marker. */
const open = (id: string) => {
  marker(id).focus();
  fireEvent.click(marker(id), { detail: 0 });
};
const dialog = () => screen.queryByRole('dialog');
const surface = () => screen.getByRole('region');
const turnPhone = (to: boolean) =>
  act(() => {
    narrow = to;
    turn.forEach((notify) => notify());
  });

it('tells that it is ready, and its vehicles join one by one; each says where it is going', () => {
  const { statuses } = show();
  expect(onReady).toHaveBeenCalled();
  expect(vehicles()).toHaveLength(1);
  pass(15);
  expect(vehicles()).toHaveLength(fleetWords.vehicles.length);
  for (const { id } of fleetWords.vehicles) expect(statuses.get(id), id).toMatch(/^(Heading to|At) /);
  expect(new Set(fleetWords.vehicles.map(({ id }) => statuses.get(id))).size).toBeGreaterThan(5);
});

it('stands while nobody sees it, and while it is paused, with everybody in place', () => {
  const { now } = show({ watched: false });
  expect(clock.running).toBe(false);
  now({ watched: true });
  expect(clock.running).toBe(true);
  pass(2);
  now({ paused: true });
  expect(clock.running).toBe(false);
  expect(vehicles()).toHaveLength(fleetWords.vehicles.length);
  now({});
  expect(clock.running).toBe(true);
});

it('is silent once it is gone', () => {
  const { unmount } = show();
  unmount();
  expect(clock.running).toBe(false);
});

it('shows the routes, and hides them', () => {
  const { now } = show({ routes: false });
  expect(painter.routes).not.toHaveBeenCalled();
  now({ routes: true });
  expect(painter.routes).toHaveBeenCalled();
  painter.routes.mockClear();
  now({ routes: false });
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(painter.routes).not.toHaveBeenCalled();
});

it('opens a window for a vehicle and for a headquarters; another replaces it, and closing it goes back to its marker', () => {
  show({ paused: true });
  open('flatbed-02');
  expect(screen.getByRole('dialog', { name: 'Flatbed Towing' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Flatbed Towing' })).toHaveFocus();
  open('emergency-01');
  expect(screen.getByRole('heading', { name: '24/7 Emergency Response' })).toHaveFocus();
  const hub = headquarters[0]!;
  open(hub.id);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: hub.name })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(marker(hub.id)).toHaveFocus();
  open(headquarters[1]!.id);
  open(headquarters[2]!.id);
  expect(screen.getByRole('heading', { name: headquarters[2]!.name })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('heading'), { key: 'Escape' });
  expect(dialog()).toBeNull();
  expect(marker(headquarters[2]!.id)).toHaveFocus();
});

it('asks which one where markers lie on each other, by name and by what they do', () => {
  show({ paused: true });
  const [vehicle, hub] = [fleetWords.vehicles[1]!, headquarters[0]!];
  for (const one of [marker(vehicle.id), marker(hub.id)])
    one.getBoundingClientRect = () => new DOMRect(100, 100, 50, 50);
  fireEvent.click(marker(vehicle.id), { detail: 1, clientX: 125, clientY: 125 });
  const asked = screen.getByRole('dialog', { name: '2 in one place: which one?' });
  const choices = within(asked).getAllByRole('listitem');
  expect(choices.map((choice) => [...choice.querySelectorAll('span')].map(({ textContent }) => textContent))).toEqual([
    ['Flatbed Towing', vehicle.name],
    [hub.name, hub.type],
  ]);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.click(within(asked).getByRole('button', { name: new RegExp(hub.name) }));
  expect(screen.getByRole('dialog', { name: hub.name })).toBeVisible();
});

it('a phone that is turned has another map, on which the window is open still, and the focus where it was', () => {
  show({ paused: true });
  open('flatbed-02');
  const before = surface();
  turnPhone(true);
  expect(surface()).not.toBe(before);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Flatbed Towing' })).toBeVisible();
  expect(vehicles()).toHaveLength(fleetWords.vehicles.length);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  surface().focus();
  turnPhone(false);
  expect(surface()).toHaveFocus();
});

it('a phone that is turned does not give the map the focus when it was elsewhere', () => {
  show({ paused: true });
  turnPhone(true);
  expect(document.body).toHaveFocus();
});

it('a running map goes on when the phone is turned', () => {
  const { statuses } = show();
  pass(15);
  turnPhone(true);
  expect(clock.running).toBe(true);
  const before = vehicles().map(({ style }) => style.transform);
  pass(5);
  expect(vehicles().map(({ style }) => style.transform)).not.toEqual(before);
  expect(statuses.get('flatbed-02')).toBeDefined();
});

it('what is read in its windows goes right to left on an Arabic page; the map itself does not', () => {
  show({ paused: true, lang: 'ar' });
  expect(surface()).toHaveAttribute('dir', 'ltr');
  open('flatbed-02');
  expect(dialog()!.closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

it('on a narrow screen it shows more of the city', () => {
  const distance = () => {
    const [a, b] = headquarters.map(({ id }) => Number(/translate\((-?[\d.]+)px/.exec(marker(id).style.transform)![1]));
    return Math.abs(a! - b!);
  };
  const wide = show({ paused: true });
  const far = distance();
  wide.unmount();
  narrow = true;
  show({ paused: true });
  expect(distance()).toBeCloseTo(far / 2, 0);
});
