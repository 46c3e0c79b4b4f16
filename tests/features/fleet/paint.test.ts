/** What our own map paints, by the strokes that a drawing context is told. */
import { expect, it } from 'vitest';
import { fleetWords } from '@/content/en/fleet-words';
import { fleetUnits } from '@/features/fleet/map/model';
import { unitX, unitY } from '@/features/fleet/own-map/mercator';
import { paintMap } from '@/features/fleet/own-map/paint';
import { palette } from '@/features/fleet/own-map/paint/palette';
import { routePainter } from '@/features/fleet/own-map/paint/routes';
import { boxOf, inSight, trace } from '@/features/fleet/own-map/paint/trace';
import { Frame, View } from '@/features/fleet/own-map/view';
import { createFleet, priorityRules } from '@/simulation';

interface Said {
  name: string;
  at: unknown[];
  state: Record<string, unknown>;
}

/** A drawing context that notes what it is told, and in which colour. */
function recorder() {
  const said: Said[] = [];
  const state: Record<string, unknown> = { font: '10px', globalAlpha: 1 };
  const ctx = new Proxy(state, {
    get: (_target, name: string) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 7 });
      if (name.startsWith('create')) return () => ({ addColorStop: () => undefined });
      return name in state ? state[name] : (...at: unknown[]) => void said.push({ name, at, state: { ...state } });
    },
  });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, said };
}

const DUBAI = { lat: 25.1972, lng: 55.2744 };
function frame(zoom = 11) {
  const view = new View(DUBAI, zoom);
  view.resize(1168, 675);
  return view;
}
const units = fleetUnits(fleetWords);
const fleet = createFleet(units, { seed: 1 });

it('paints each route in its colour, the pressing ones on top, its stops as dots; on a narrow screen without glow', () => {
  const drawn = (narrow: boolean) => {
    const { ctx, said } = recorder();
    routePainter(units, fleet.paths, narrow)(ctx, frame());
    return { said, strokes: said.filter(({ name }) => name === 'stroke').map(({ state }) => state) };
  };
  const { said, strokes } = drawn(true);
  // Its line, then the rings of its stops.
  expect(strokes).toHaveLength(2 * units.length);
  expect(new Set(strokes.map(({ strokeStyle }) => strokeStyle))).toEqual(new Set(units.map(({ color }) => color)));
  expect(strokes.at(-1)!.strokeStyle).toBe(priorityRules.critical.color);
  expect(said.filter(({ name }) => name === 'arc')).toHaveLength(
    units.reduce((sum, { route }) => sum + route.length, 0),
  );
  // What is behind a dot does not shine through.
  expect(new Set(said.filter(({ name }) => name === 'fill').map(({ state }) => state.globalAlpha))).toEqual(
    new Set([1]),
  );
  expect(Math.max(...strokes.map(({ lineWidth }) => lineWidth as number))).toBeLessThan(5);
  expect(Math.max(...drawn(false).strokes.map(({ lineWidth }) => lineWidth as number))).toBeGreaterThan(10);
});

it('paints a route that several vehicles share once', () => {
  const { ctx, said } = recorder();
  const [unit] = units;
  routePainter([unit!, unit!], [fleet.paths[0]!, fleet.paths[0]!], true)(ctx, frame());
  expect(said.filter(({ name }) => name === 'stroke')).toHaveLength(2);
});

it('paints what lies over the roads before what is to be read', () => {
  const { ctx, said } = recorder();
  let before = -1;
  paintMap(ctx, frame(), 'en', () => (before = said.length));
  const words = said.findIndex(({ name }) => name === 'fillText');
  expect(before).toBeGreaterThan(0);
  expect(words).toBeGreaterThanOrEqual(before);
  // And nothing of it is drawn when there is none.
  expect(() => paintMap(recorder().ctx, frame(), 'en')).not.toThrow();
});

it('numbers the roads, on plates some way apart, the E11 in its own colour', () => {
  const { ctx, said } = recorder();
  paintMap(ctx, frame(12), 'en');
  const plates = said.filter(({ name, at }) => name === 'fillText' && /^[DE]\d+$/.test(String(at[0])));
  const numbers = plates.map(({ at }) => at[0]);
  expect(numbers).toContain('E11');
  expect(numbers).toContain('E44');
  // Plate, edge, number.
  const colourOf = (number: string) =>
    said[said.findIndex(({ name, at }) => name === 'fillText' && at[0] === number) - 2]!.state.fillStyle;
  expect([colourOf('E11'), colourOf('E44')]).toEqual([palette.plateE11, palette.plate]);
  const spots = plates.filter(({ at }) => at[0] === 'E11').map(({ at }) => at.slice(1) as [number, number]);
  expect(spots.length).toBeGreaterThan(1);
  expect(spots.length).toBeLessThan(7);
  spots.slice(1).forEach(([x, y], i) => {
    // Along the road; as the crow flies it is a little less.
    expect(Math.hypot(x - spots[i]![0], y - spots[i]![1])).toBeGreaterThan(200);
  });
});

it('writes the name of a landmark beside its sign, and all others about their place', () => {
  const { ctx, said } = recorder();
  paintMap(ctx, frame(12), 'en');
  const align = (text: string) => said.find(({ name, at }) => name === 'fillText' && at[0] === text)?.state.textAlign;
  expect(align('Dubai International Airport')).toBe('start');
  expect(align('Downtown Dubai')).toBe('center');
});

it('plates are written without the spacing of the names', () => {
  const { ctx, said } = recorder();
  paintMap(ctx, frame(), 'en');
  paintMap(ctx, frame(), 'en');
  const plates = said.filter(({ name, at }) => name === 'fillText' && /^[DE]\d+$/.test(String(at[0])));
  expect(new Set(plates.map(({ state }) => state.letterSpacing ?? '0px'))).toEqual(new Set(['0px']));
});

it('traces a line from its first point to its last, closed where it goes round, and not finer than is seen', () => {
  const view = frame();
  const at = (px: number, py: number) => [view.x + (px - 584) / view.scale, view.y + (py - 337.5) / view.scale];
  const line = Float64Array.from([at(100, 100), at(100.2, 100.1), at(300, 200), at(300.1, 200.1)].flat());
  const points = (close: boolean) => {
    const { ctx, said } = recorder();
    trace(ctx, view, line, close);
    return said.map(({ name, at }) => [name, ...at.map((n) => Math.round((n as number) * 10) / 10)]);
  };
  expect(points(false)).toEqual([
    ['moveTo', 100, 100],
    ['lineTo', 300, 200],
    ['lineTo', 300.1, 200.1],
  ]);
  expect(points(true).at(-1)).toEqual(['closePath']);
});

it('knows what reaches into the window, from whichever side', () => {
  const view = new Frame(unitX(55.27), unitY(25.2), 11, 400, 300);
  const box = (left: number, top: number, right: number, bottom: number) =>
    boxOf(
      Float64Array.from([
        view.x + (left - 200) / view.scale,
        view.y + (top - 150) / view.scale,
        view.x + (right - 200) / view.scale,
        view.y + (bottom - 150) / view.scale,
      ]),
    );
  expect(inSight(view, box(-50, 100, 10, 200))).toBe(true);
  expect(inSight(view, box(390, 100, 450, 200))).toBe(true);
  expect(inSight(view, box(100, -50, 200, 10))).toBe(true);
  expect(inSight(view, box(100, 290, 200, 350))).toBe(true);
  expect(inSight(view, box(-90, 100, -10, 200))).toBe(false);
  expect(inSight(view, box(-90, 100, -10, 200), 20)).toBe(true);
  expect(inSight(view, box(100, 310, 200, 350))).toBe(false);
});
