import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { Popup } from '@/features/fleet/own-map/popup';
import { View } from '@/features/fleet/own-map/view';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('is a panel in the middle of the lower edge once the window is narrow, and a bubble again when it is wide', () => {
  const view = new View(site.centre, 11);
  view.resize(700, 525);
  const popup = new Popup(view);
  const { style } = popup.root;
  Object.defineProperties(popup.root, { offsetWidth: { value: 400 }, offsetHeight: { value: 328 } });
  popup.show(document.createElement('div'));
  popup.place({ x: 350, y: 450, size: 95 });
  const bubble = style.cssText;
  expect([style.left, style.top, popup.freeAbove]).toEqual(['0px', '0px', undefined]);
  view.resize(500, 525);
  popup.place({ x: 350, y: 450, size: 95 });
  expect([style.left, style.top, style.transform]).toEqual(['50px', '189px', '']);
  expect(popup.freeAbove).toBe(189);
  view.resize(700, 525);
  popup.place({ x: 350, y: 450, size: 95 });
  expect(style.cssText).toBe(bubble);
});

it('the window stays inside the map, wherever its marker has been moved or driven to', () => {
  const view = new View(site.centre, 11);
  view.resize(1168, 525);
  const popup = new Popup(view);
  const [width, height] = [432, 328];
  Object.defineProperties(popup.root, { offsetWidth: { value: width }, offsetHeight: { value: height } });
  popup.show(document.createElement('div'));
  for (const x of [-400, 0, 600, 1168, 1600])
    for (const y of [-400, 0, 150, 260, 525, 900]) {
      popup.place({ x, y, size: 95 });
      const [left, top] = popup.root.style.transform.match(/-?[\d.]+/g)!.map(Number);
      expect(left, `${x} ${y}`).toBeGreaterThanOrEqual(0);
      expect(left! + width, `${x} ${y}`).toBeLessThanOrEqual(view.width);
      expect(top, `${x} ${y}`).toBeGreaterThanOrEqual(0);
      expect(top! + height, `${x} ${y}`).toBeLessThanOrEqual(view.height);
    }
});
