import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToGestures } from '@/features/fleet/own-map/gestures';
import { View } from '@/features/fleet/own-map/view';
import { site } from '@/config/site';

let surface: HTMLElement;
let view: View;
let ended: AbortController;

beforeEach(() => {
  surface = document.createElement('div');
  surface.setPointerCapture = vi.fn();
  document.body.append(surface);
  view = new View(site.centre, 12);
  view.resize(800, 600);
  ended = new AbortController();
  const nothing = () => undefined;
  const host = { surface, view, onChange: nothing, onPress: nothing, onHint: nothing, signal: ended.signal };
  listenToGestures(host);
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

it('lifting one of three fingers leaves the map where it is', () => {
  const touch = (type: string, ...at: [number, number][]) =>
    surface.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        touches: at.map(([clientX, clientY]) => ({ clientX, clientY })),
      }),
    );
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
