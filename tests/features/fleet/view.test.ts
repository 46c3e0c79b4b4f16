import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latOf, lngOf, pixelsPerMetre, unitX, unitY } from '@/features/fleet/own-map/mercator';
import { Room } from '@/features/fleet/own-map/paint/room';
import { MAX_ZOOM, View } from '@/features/fleet/own-map/view';
import { turnTowards } from '@/features/fleet/map/turn';

const downtown = { lat: 25.1972, lng: 55.2744 };

describe('the projection', () => {
  it('is Web Mercator, there and back', () => {
    expect(unitX(0)).toBe(0.5);
    expect(unitY(0)).toBeCloseTo(0.5, 12);
    expect(unitY(85.0511287798066)).toBeCloseTo(0, 9);
    expect(latOf(unitY(25.1972))).toBeCloseTo(25.1972, 10);
    expect(lngOf(unitX(55.2744))).toBeCloseTo(55.2744, 10);
  });

  it('puts the centre in the middle, and a degree of longitude as wide as Google Maps does at zoom 11', () => {
    const view = new View(downtown, 11);
    view.resize(1200, 700);
    expect(view.project(downtown)).toEqual({ x: 600, y: 350 });
    const east = view.project({ lat: downtown.lat, lng: downtown.lng + 0.1 });
    expect(east.x - 600).toBeCloseTo((0.1 / 360) * 256 * 2 ** 11, 6);
  });
});

describe('the view', () => {
  it('keeps the place under the finger while zooming', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 1000 }),
        fc.integer({ min: 100, max: 600 }),
        fc.double({ min: 10.6, max: 14.5, noNaN: true }),
        (px, py, zoom) => {
          const view = new View(downtown, 12);
          view.resize(1200, 700);
          const [x, y] = [view.x + (px - 600) / view.scale, view.y + (py - 350) / view.scale];
          view.zoomTo(zoom, px, py);
          expect(view.screenX(x)).toBeCloseTo(px, 4);
          expect(view.screenY(y)).toBeCloseTo(py, 4);
        },
      ),
    );
  });

  it('never shows what is not drawn, whatever is done to it', () => {
    const moves = fc.array(
      fc.tuple(
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: -3000, max: 3000 }),
        fc.double({ min: 1, max: 22, noNaN: true }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        moves,
        fc.integer({ min: 300, max: 2600 }),
        fc.integer({ min: 300, max: 1400 }),
        (list, width, height) => {
          const view = new View(downtown, 11);
          view.resize(width, height);
          for (const [dx, dy, zoom] of list) {
            view.panBy(dx, dy);
            view.zoomTo(zoom, width / 3, height / 4);
          }
          expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
          expect(view.screenX(unitX(54.35))).toBeLessThanOrEqual(0.01);
          expect(view.screenX(unitX(56.4))).toBeGreaterThanOrEqual(width - 0.01);
          expect(view.screenY(unitY(25.78))).toBeLessThanOrEqual(0.01);
          expect(view.screenY(unitY(24.42))).toBeGreaterThanOrEqual(height - 0.01);
        },
      ),
    );
  });
});

describe('moving the view', () => {
  const looking = () => {
    const view = new View(downtown, 12);
    view.resize(1200, 700);
    return view;
  };

  it('brings what is in the west and in the north into view', () => {
    const view = looking();
    view.panBy(100, 40);
    expect(view.project(downtown)).toEqual({
      x: expect.closeTo(700, 6) as number,
      y: expect.closeTo(390, 6) as number,
    });
  });

  it('goes where it is told, as near as it is told, and no nearer than the streets are drawn', () => {
    const view = looking();
    view.moveTo({ lat: 25.05, lng: 55.2 }, 13);
    expect([view.zoom, view.centre.lat, view.centre.lng]).toEqual([
      13,
      expect.closeTo(25.05, 6),
      expect.closeTo(55.2, 6),
    ]);
    view.moveTo({ lat: 10, lng: 10 }, 22);
    expect(view.zoom).toBe(15);
    expect(view.screenX(unitX(54.35))).toBeLessThanOrEqual(0.01);
  });

  it('a metre is as wide as the map has it at that latitude', () => {
    const { scale } = looking();
    const north = { lat: downtown.lat + 1_000 / 111_320, lng: downtown.lng };
    const pixels = (unitY(downtown.lat) - unitY(north.lat)) * scale;
    expect(pixelsPerMetre(scale, downtown.lat) * 1_000).toBeCloseTo(pixels, 0);
  });
});

describe('the widest view', () => {
  const edges = (view: View) => [
    view.screenX(unitX(54.35)) <= 0.01,
    view.screenX(unitX(56.4)) >= view.width - 0.01,
    view.screenY(unitY(25.78)) <= 0.01,
    view.screenY(unitY(24.42)) >= view.height - 0.01,
  ];
  const widest = () => {
    const view = new View(downtown, 11);
    view.resize(600, 500);
    view.zoomTo(1);
    return view;
  };

  it('stays where it is when somebody zooms out further, wherever the pointer is', () => {
    const view = widest();
    const { x, y, zoom } = view;
    for (const [px, py] of [
      [0, 0],
      [600, 500],
      [10, 490],
    ])
      view.zoomTo(zoom - 1, px, py);
    expect([view.x, view.y, view.zoom]).toEqual([x, y, zoom]);
  });

  it('fills a window that grows, and one that had no size, as in a part of the page that was hidden', () => {
    const view = widest();
    view.resize(2400, 1300);
    expect(edges(view)).toEqual([true, true, true, true]);
    view.resize(0, 0);
    expect([view.x, view.y, view.zoom].every(Number.isFinite)).toBe(true);
    view.resize(1200, 700);
    expect(edges(view)).toEqual([true, true, true, true]);
  });
});

describe('names on the map', () => {
  it('get a place once, inside the window only', () => {
    const room = new Room(300, 200);
    expect(room.take(100, 100, 60, 20)).toBe(true);
    expect(room.take(120, 110, 60, 20)).toBe(false);
    expect(room.take(100, 130, 60, 20)).toBe(true);
    expect(room.take(290, 20, 60, 20)).toBe(false);
  });
});

describe('turning markers', () => {
  it('go the short way round and arrive', () => {
    expect(turnTowards(350, 10, 100)).toBeCloseTo(5, 5);
    expect(turnTowards(10, 350, 100)).toBeCloseTo(355, 5);
    let heading = 0;
    for (let i = 0; i < 60; i += 1) heading = turnTowards(heading, 179, 16);
    expect(heading).toBe(179);
  });
});
