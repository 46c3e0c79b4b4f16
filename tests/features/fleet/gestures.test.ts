import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToGestures } from '@/features/fleet/own-map/gestures';
import { View } from '@/features/fleet/own-map/view';
import { site } from '@/config/site';

let surface: HTMLElement;
let view: View;
let ended: AbortController;
const onChange = vi.fn();
const onPress = vi.fn();
const onHint = vi.fn();

beforeEach(() => {
  surface = document.createElement('div');
  surface.setPointerCapture = vi.fn();
  document.body.append(surface);
  view = new View(site.centre, 12);
  view.resize(800, 600);
  ended = new AbortController();
  vi.clearAllMocks();
  listenToGestures({ surface, view, onChange, onPress, onHint, signal: ended.signal });
});
afterEach(() => {
  ended.abort();
  surface.remove();
});

const mouse = (type: string, x: number, buttons: number, more: object = {}) =>
  surface.dispatchEvent(
    Object.assign(new MouseEvent(type, { clientX: x, clientY: 300, buttons, bubbles: true }), more),
  );

/** A marker on the map, and how often it was chosen. */
function marker() {
  const button = surface.appendChild(document.createElement('button'));
  const chosen = vi.fn();
  button.addEventListener('click', chosen);
  const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  return { chosen, click };
}

it('a mouse whose button was let go beside the map no longer drags it', () => {
  const { x } = view;
  mouse('pointerdown', 795, 1);
  // So fast that its next place was beyond the edge: nobody heard of the rest.
  mouse('pointermove', 500, 0);
  mouse('pointermove', 400, 0);
  expect(view.x).toBe(x);
  mouse('pointerdown', 400, 1);
  mouse('pointermove', 300, 1);
  expect(view.x).toBeGreaterThan(x);
});

describe('a press on a marker', () => {
  const drag = (end: 'pointerup' | 'pointercancel') => {
    mouse('pointerdown', 400, 1);
    mouse('pointermove', 300, 1);
    mouse(end, 300, 0);
  };

  it('is none where a drag of the map ends on it', () => {
    const { chosen, click } = marker();
    drag('pointerup');
    click(1);
    expect(chosen).not.toHaveBeenCalled();
    // The next one is.
    mouse('pointerdown', 300, 1);
    mouse('pointerup', 300, 0);
    click(1);
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it.each(['pointercancel', 'pointerup'] as const)('counts after a drag that ended without a click (%s)', (end) => {
    const { chosen, click } = marker();
    drag(end);
    mouse('pointerdown', 300, 1, { pointerType: 'touch' });
    click(1);
    expect(chosen).toHaveBeenCalledTimes(1);
    drag(end);
    // Enter.
    click(0);
    expect(chosen).toHaveBeenCalledTimes(2);
  });

  it('may shake a little: a hand is never quite still, and the map stays', () => {
    const { x } = view;
    const { chosen, click } = marker();
    mouse('pointerdown', 400, 1);
    mouse('pointermove', 397, 1);
    mouse('pointerup', 397, 0);
    click(1);
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(view.x).toBe(x);
  });
});

it('a press on the ground says where; one on a marker or a button does not move the map', () => {
  surface.getBoundingClientRect = () => new DOMRect(20, 100, 800, 600);
  const press = (on: HTMLElement) =>
    on.dispatchEvent(new MouseEvent('click', { clientX: 320, clientY: 250, detail: 1, bubbles: true }));
  press(surface.appendChild(document.createElement('button')));
  expect(onPress).not.toHaveBeenCalled();
  press(surface);
  expect(onPress.mock.calls).toEqual([[{ x: 300, y: 150 }]]);
});

it('only the main button of a mouse drags, and not from what lies over the map', () => {
  const { x } = view;
  const drag = (more: object) => {
    mouse('pointerdown', 400, 1, more);
    mouse('pointermove', 300, 1, more);
    mouse('pointerup', 300, 0, more);
  };
  drag({ pointerType: 'touch' });
  const right = new MouseEvent('pointerdown', { clientX: 400, button: 2, buttons: 2, bubbles: true });
  surface.dispatchEvent(right);
  mouse('pointermove', 300, 2);
  const control = surface.appendChild(document.createElement('div'));
  control.dataset.mapControl = '';
  control.dispatchEvent(new MouseEvent('pointerdown', { clientX: 400, buttons: 1, bubbles: true }));
  mouse('pointermove', 300, 1);
  expect(view.x).toBe(x);
  expect(onChange).not.toHaveBeenCalled();
  drag({});
  expect(view.x).toBeGreaterThan(x);
  // Settled at the end of it.
  expect(onChange).toHaveBeenLastCalledWith(true);
});

/** Whether the page is kept from scrolling. */
const touch = (type: string, ...at: [number, number][]) =>
  !surface.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      touches: at.map(([clientX, clientY]) => ({ clientX, clientY })),
    }),
  );

it('one finger scrolls the page and is told once how to move the map; two fingers move and zoom it', () => {
  expect(touch('touchstart', [100, 100])).toBe(false);
  touch('touchmove', [100, 108]);
  expect(onHint).not.toHaveBeenCalled();
  expect(touch('touchmove', [100, 130])).toBe(false);
  expect(touch('touchmove', [100, 160])).toBe(false);
  expect(onHint.mock.calls).toEqual([['touch']]);
  touch('touchend');
  expect(onChange).not.toHaveBeenCalled();

  const { zoom } = view;
  expect(touch('touchstart', [350, 300], [450, 300])).toBe(true);
  expect(touch('touchmove', [330, 300], [470, 300])).toBe(true);
  expect(touch('touchmove', [300, 300], [500, 300])).toBe(true);
  expect(view.zoom).toBeCloseTo(zoom + 1, 6);
  touch('touchend', [300, 300]);
  expect(onChange).toHaveBeenLastCalledWith(true);
});

it('two fingers that meet leave the zoom as it was', () => {
  const { zoom } = view;
  touch('touchstart', [350, 300], [450, 300]);
  touch('touchmove', [400, 300], [400, 300]);
  touch('touchmove', [350, 300], [450, 300]);
  expect(view.zoom).toBe(zoom);
});

it('a plain wheel scrolls the page and says how to zoom; with Ctrl or Command it zooms, by pixels or by lines', () => {
  const wheel = (deltaY: number, more: WheelEventInit = {}, on: HTMLElement = surface) =>
    !on.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...more }));
  const dialog = surface.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  expect(wheel(100, {}, dialog)).toBe(false);
  expect(onHint).not.toHaveBeenCalled();
  expect(wheel(100)).toBe(false);
  expect(onHint.mock.calls).toEqual([['wheel']]);
  const zoomed = (more: WheelEventInit, deltaY: number) => {
    const { zoom } = view;
    expect(wheel(deltaY, more)).toBe(true);
    return view.zoom - zoom;
  };
  const byPixels = zoomed({ ctrlKey: true }, -48);
  expect(byPixels).toBeGreaterThan(0.1);
  expect(zoomed({ metaKey: true }, 48)).toBeCloseTo(-byPixels, 6);
  expect(zoomed({ ctrlKey: true, deltaMode: 1 }, -3)).toBeCloseTo(byPixels, 6);
});

it('lifting one of three fingers leaves the map where it is', () => {
  touch('touchstart', [100, 100]);
  touch('touchstart', [100, 100], [200, 100]);
  touch('touchstart', [100, 100], [200, 100], [700, 500]);
  touch('touchend', [200, 100], [700, 500]);
  const { x, y, zoom } = view;
  touch('touchmove', [200, 100], [700, 500]);
  expect([view.x, view.y, view.zoom]).toEqual([x, y, zoom]);
  touch('touchmove', [210, 100], [710, 500]);
  expect(view.x).toBeLessThan(x);
});

it('a drag follows the mouse by what it moves, shows so, and keeps it beyond the edge', () => {
  const { x, scale } = view;
  mouse('pointerdown', 400, 1, { pointerId: 7 });
  expect(surface.style.cursor).toBe('');
  for (const at of [390, 380, 370]) mouse('pointermove', at, 1, { pointerId: 7 });
  expect((view.x - x) * scale).toBeCloseTo(30, 6);
  expect(surface.style.cursor).toBe('grabbing');
  expect(vi.mocked(surface.setPointerCapture).mock.calls).toEqual([[7]]);
  mouse('pointerup', 370, 0);
  expect(surface.style.cursor).toBe('');
});

it.each(['pointerup', 'pointercancel'])('a drag is over with a %s, whatever moves later', (end) => {
  mouse('pointerdown', 400, 1);
  mouse('pointermove', 380, 1);
  mouse(end, 380, 0);
  expect(onChange).toHaveBeenLastCalledWith(true);
  const { x } = view;
  // With a button held that was pressed beside the map.
  mouse('pointermove', 300, 1);
  expect(view.x).toBe(x);
});

it('two fingers zoom about the place between them, wherever the map stands on the page', () => {
  surface.getBoundingClientRect = () => new DOMRect(50, 200, 800, 600);
  const between = { x: 250 - 50, y: 300 - 200 };
  const place = { x: view.x + (between.x - 400) / view.scale, y: view.y + (between.y - 300) / view.scale };
  touch('touchstart', [200, 300], [300, 300]);
  touch('touchmove', [150, 300], [350, 300]);
  expect(view.screenX(place.x)).toBeCloseTo(between.x, 6);
  expect(view.screenY(place.y)).toBeCloseTo(between.y, 6);
});

it('a wheel zooms about the place it is over, and the map is drawn there', () => {
  surface.getBoundingClientRect = () => new DOMRect(50, 200, 800, 600);
  const place = { x: view.x + (150 - 400) / view.scale, y: view.y + (100 - 300) / view.scale };
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: -60, ctrlKey: true, clientX: 200, clientY: 300 }));
  expect(view.screenX(place.x)).toBeCloseTo(150, 6);
  expect(view.screenY(place.y)).toBeCloseTo(100, 6);
  expect(onChange.mock.calls).toEqual([[false]]);
});

it('a finger that scrolls an open window is told nothing of the map', () => {
  const dialog = surface.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const send = (type: string, y: number) =>
    dialog.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches: [{ clientX: 100, clientY: y }] }),
    );
  send('touchstart', 100);
  send('touchmove', 180);
  expect(onHint).not.toHaveBeenCalled();
});

it.each(['touchend', 'touchcancel'])('the map is at rest after a %s', (end) => {
  touch('touchstart', [350, 300], [450, 300]);
  touch('touchmove', [300, 300], [500, 300]);
  touch(end);
  expect(onChange).toHaveBeenLastCalledWith(true);
});
