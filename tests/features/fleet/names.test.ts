/** The names that our own map paints: none is cut by the window's edge or lies under a control. */
import { describe, expect, it } from 'vitest';
import { homeAreas } from '@/content/areas-home';
import { mapPlaces } from '@/content/map-places';
import { paintMap } from '@/features/fleet/own-map/paint';
import { Room } from '@/features/fleet/own-map/paint/room';
import { View } from '@/features/fleet/own-map/view';

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A drawing context that notes where words go; letters are half as wide as they are high, plus their spacing. */
function recorder() {
  const boxes: Box[] = [];
  const spacings = new Map<string, unknown>();
  const state: Record<string, unknown> = { font: '', letterSpacing: '0px', textAlign: 'center' };
  const size = () => Number(/([\d.]+)px/.exec(String(state.font))![1]);
  const width = (text: string) => text.length * (size() / 2 + Number.parseFloat(String(state.letterSpacing)));
  const ctx = new Proxy(state, {
    get: (_target, name) => {
      if (name === 'measureText') return (text: string) => ({ width: width(text) });
      if (name === 'fillText') {
        return (text: string, x: number, y: number) => {
          const left = state.textAlign === 'start' ? x : x - width(text) / 2;
          spacings.set(text, state.letterSpacing);
          boxes.push({ text, left, right: left + width(text), top: y - size() / 2, bottom: y + size() / 2 });
        };
      }
      if (/^create/.test(String(name))) return () => ({ addColorStop: () => undefined });
      return name in state ? state[name as string] : () => undefined;
    },
  });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, boxes, spacings };
}

const MARGIN = 140;
/** Where the map is as shipped: an owner's centre may be elsewhere. */
const DUBAI = { lat: 25.1972, lng: 55.2744 };

describe.each([
  [360, 444, 10, 'en'],
  [320, 352, 10, 'en'],
  [768, 614, 10, 'ar'],
  [1168, 675, 11, 'en'],
  [1168, 675, 11, 'ar'],
] as const)('in a window of %i × %i px at zoom %i, %s', (width, height, zoom, lang) => {
  it.each([
    [0, 0],
    [70, 40],
    [-60, 90],
    [15, -120],
  ])('moved by %i, %i', (dx, dy) => {
    const view = new View(DUBAI, zoom);
    view.resize(width, height);
    view.panBy(dx, dy);
    const { ctx, boxes } = recorder();
    paintMap(ctx, view.widened(MARGIN), lang);
    const words = boxes.map((box) => ({
      ...box,
      left: box.left - MARGIN,
      right: box.right - MARGIN,
      top: box.top - MARGIN,
      bottom: box.bottom - MARGIN,
    }));
    const seen = words.filter((box) => box.right > 0 && box.left < width && box.bottom > 0 && box.top < height);
    expect(seen.length).toBeGreaterThan(1);
    for (const { text, left, right, top, bottom } of seen) {
      expect([text, left >= 0 && right <= width && top >= 0 && bottom <= height]).toEqual([text, true]);
      // Three controls of 48 px, 12 px from the top right corner; the map's credit at the bottom left.
      expect([text, right > width - 62 && top < 160]).toEqual([text, false]);
      expect([text, left < 250 && bottom > height - 20]).toEqual([text, false]);
    }
  });
});

it('an Arabic page has them in Arabic, its joined letters not spaced; roads keep their signs', () => {
  const view = new View(DUBAI, 11);
  view.resize(1168, 675);
  const { ctx, boxes, spacings } = recorder();
  paintMap(ctx, view, 'ar');
  const names = boxes.map(({ text }) => text).filter((text) => !/^[DE]\d+$/.test(text));
  expect(names).toContain('دبي مارينا');
  expect(names.filter((text) => !/^[\u0600-\u06ff ]+$/.test(text))).toEqual([]);
  expect(new Set(names.map((text) => spacings.get(text)))).toEqual(new Set(['0px']));
});

it('a place has the Arabic name that the list of areas gives it', () => {
  const ofArea = new Map(homeAreas.map(({ name, ar }) => [name, ar]));
  const shared = Object.values(mapPlaces).filter(({ en }) => ofArea.has(en));
  expect(shared.length).toBeGreaterThan(5);
  expect(shared.map(({ ar }) => ar)).toEqual(shared.map(({ en }) => ofArea.get(en)));
});

it('room is taken once, and never across the edge of the window', () => {
  const room = new Room(200, 200, 50, [{ x: 60, y: 60, width: 20, height: 20 }]);
  expect(room.take(100, 100, 40, 20)).toBe(true);
  expect(room.take(110, 105, 40, 20)).toBe(false);
  expect(room.take(70, 70, 10, 10)).toBe(false);
  expect(room.take(50, 130, 40, 20)).toBe(false);
  expect(room.take(25, 130, 40, 20)).toBe(true);
});
