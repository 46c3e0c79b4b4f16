import { beforeEach, expect, it, vi } from 'vitest';
import { fleetMapText as text } from '@/content/en/fleet-map';
import { createControls, listenToKeys } from '@/features/fleet/own-map/controls';

let surface: HTMLElement;
const zoomBy = vi.fn();
const panBy = vi.fn();
const reset = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  surface = document.createElement('div');
  document.body.replaceChildren(surface);
  listenToKeys(surface, { zoomBy, panBy, reset });
});

/** Whether the key was the map's: the browser does nothing with it then. */
const press = (key: string, more: KeyboardEventInit = {}, on: HTMLElement = surface) =>
  !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

it('each arrow shows what lies in its direction', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => press(key))).toEqual(Array(4).fill(true));
  const directions = panBy.mock.calls.map(([dx, dy]: number[]) => [Math.sign(dx!), Math.sign(dy!)].map((n) => n + 0));
  expect(directions).toEqual([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]);
});

it('plus and minus zoom, with Shift or without, as the keyboard has them; Home shows everything', () => {
  for (const key of ['+', '=', '-', '_']) expect(press(key)).toBe(true);
  expect(zoomBy.mock.calls.flat()).toEqual([1, 1, -1, -1]);
  expect(press('Home')).toBe(true);
  expect(reset).toHaveBeenCalledTimes(1);
});

it('leaves to the browser what is its own: other keys, and those with Ctrl, Alt or Command', () => {
  expect(['Tab', 'a', 'End'].map((key) => press(key))).toEqual([false, false, false]);
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    for (const key of ['+', '-', 'ArrowLeft', 'Home']) expect(press(key, held)).toBe(false);
  expect([zoomBy, panBy, reset].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('arrows and Home scroll an open window; plus and minus zoom the map there too', () => {
  const dialog = surface.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const inside = dialog.appendChild(document.createElement('button'));
  expect(['ArrowDown', 'Home'].map((key) => press(key, {}, inside))).toEqual([false, false]);
  expect([panBy, reset].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(press('+', {}, inside)).toBe(true);
  expect(zoomBy).toHaveBeenCalledWith(1);
});

it('has a button for each, by its name', () => {
  const controls = createControls({ zoomBy, reset }, text);
  surface.append(controls);
  // No part of the map: a mouse that presses one of them does not drag it.
  expect(controls.dataset.mapControl).toBeDefined();
  const buttons = [...surface.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    text.zoomIn,
    text.zoomOut,
    text.resetView,
  ]);
  for (const button of buttons) button.click();
  expect([zoomBy.mock.calls.flat(), reset.mock.calls.length]).toEqual([[1, -1], 1]);
});
