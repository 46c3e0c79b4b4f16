import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { Popup } from '@/features/fleet/own-map/popup';
import { View } from '@/features/fleet/own-map/view';
import { stubResizeObserver } from './resized';

let sizes: ReturnType<typeof stubResizeObserver>;
beforeEach(() => {
  sizes = stubResizeObserver();
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

/** A window of that size on a map of 1168 × 675 px, and where it stands. */
function open(width: number, height: number) {
  const view = new View(site.centre, 11);
  view.resize(1168, 675);
  const popup = new Popup(view);
  const size = { width, height };
  Object.defineProperties(popup.root, {
    offsetWidth: { get: () => size.width },
    offsetHeight: { get: () => size.height },
  });
  const content = document.createElement('div');
  popup.show(content);
  const box = () => {
    const [left, top] = popup.root.style.transform.match(/-?[\d.]+/g)!.map(Number) as [number, number];
    return { left, top, right: left + size.width, bottom: top + size.height };
  };
  return { popup, size, content, box };
}

it('stands clear of its marker: above it, below it where there is no room above, beside it where there is neither', () => {
  const { popup, size, box } = open(432, 300);
  const [half, gap] = [60, 8];
  popup.place({ x: 600, y: 500, size: 2 * half });
  expect([box().bottom, (box().left + box().right) / 2]).toEqual([500 - half - gap, 600]);
  popup.place({ x: 600, y: 100, size: 2 * half });
  expect([box().top, (box().left + box().right) / 2]).toEqual([100 + half + gap, 600]);
  size.height = 500;
  sizes.resize();
  popup.place({ x: 800, y: 330, size: 2 * half });
  expect(box().right).toBe(800 - half - gap);
  popup.place({ x: 300, y: 330, size: 2 * half });
  expect(box().left).toBe(300 + half + gap);
});

it('keeps its place when what is said in it grows', () => {
  const { popup, size, box } = open(432, 300);
  popup.place({ x: 600, y: 500, size: 95 });
  const { bottom } = box();
  expect(sizes.watched()).toEqual([popup.root]);
  size.height = 340;
  sizes.resize();
  expect(box().bottom).toBe(bottom);
});

it('is empty and out of sight once it is closed, and asks for no place then', () => {
  const { popup, size, content } = open(432, 300);
  expect([popup.root.style.display, content.isConnected || popup.root.contains(content)]).toEqual(['block', true]);
  popup.place({ x: 600, y: 500, size: 95 });
  const { transform } = popup.root.style;
  popup.hide();
  expect([popup.root.style.display, popup.root.childElementCount]).toEqual(['', 0]);
  size.height = 0;
  sizes.resize();
  expect(popup.root.style.transform).toBe(transform);
  // No part of the map: a mouse that selects a number in it does not drag it.
  expect(popup.root.dataset.mapControl).toBeDefined();
  popup.destroy();
  expect(sizes.watched()).toEqual([]);
});
