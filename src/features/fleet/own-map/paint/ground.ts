import { basins, canals, mainland } from '../../geography/coast';
import { islands, palms, worldIslands } from '../../geography/islands';
import { dunes, greens, lights, runways } from '../../geography/land-use';
import { rounded } from '../../geography/line';
import { pixelsPerMetre, toUnits, unitX, unitY } from '../mercator';
import type { Frame } from '../view';
import { paintDunes } from './dunes';
import { palette } from './palette';
import { paintStreets } from './streets';
import { boxOf, inSight, trace } from './trace';

const landLines = [
  toUnits(rounded(mainland, 1, true)),
  ...islands.map((outline) => toUnits(rounded(outline, 2, true))),
];
const basinLines = basins.map(toUnits);
const greenLines = greens.map((outline) => toUnits(rounded(outline, 2, true)));
const runwayLines = runways.map(toUnits);
const duneLine = toUnits(rounded(dunes, 2, true));
const canalLines = canals.map(({ width, path }) => ({ width, line: toUnits(rounded(path, 2)) }));
const palmStrips = palms.map((strips) => {
  const lines = strips.map(({ width, path }) => ({ width, line: toUnits(rounded(path, 1)) }));
  return { lines, box: boxOf(Float64Array.from(lines.flatMap(({ line }) => [...line]))) };
});
const glows = lights.map((p) => ({ x: unitX(p.lng), y: unitY(p.lat), radius: p.radius }));
const spots = worldIslands.map((p) => ({ x: unitX(p.lng), y: unitY(p.lat), radius: p.radius }));

/** Sea, land and what lies on it, without roads and names. */
export function paintGround(ctx: CanvasRenderingContext2D, view: Frame): void {
  const metre = pixelsPerMetre(view.scale, view.centre.lat);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  paintSea(ctx, view);
  paintShore(ctx, view, metre);
  paintLand(ctx, view, metre);
  paintPalms(ctx, view, metre);
  paintWorld(ctx, view, metre);
  paintWater(ctx, view, metre);
}

function paintSea(ctx: CanvasRenderingContext2D, view: Frame): void {
  const deep = ctx.createLinearGradient(0, 0, view.width * 0.75, view.height);
  deep.addColorStop(0, palette.seaFar);
  deep.addColorStop(1, palette.sea);
  ctx.fillStyle = deep;
  ctx.fillRect(0, 0, view.width, view.height);
}

/** Begins a path: the mainland and the islands. */
function traceLand(ctx: CanvasRenderingContext2D, view: Frame): void {
  ctx.beginPath();
  for (const line of landLines) trace(ctx, view, line, true);
}

/** Shallow water: three soft bands along every shore. */
function paintShore(ctx: CanvasRenderingContext2D, view: Frame, metre: number): void {
  ctx.strokeStyle = palette.shore;
  traceLand(ctx, view);
  for (const [metres, alpha] of [
    [5200, 0.1],
    [2800, 0.14],
    [1000, 0.22],
  ] as const) {
    ctx.globalAlpha = alpha;
    ctx.lineWidth = Math.max(3, metres * metre);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

function paintLand(ctx: CanvasRenderingContext2D, view: Frame, metre: number): void {
  traceLand(ctx, view);
  ctx.fillStyle = palette.land;
  ctx.fill();

  ctx.save();
  ctx.clip();
  paintDunes(ctx, view, duneLine);
  ctx.fillStyle = palette.green;
  ctx.globalAlpha = 0.75;
  ctx.beginPath();
  for (const line of greenLines) trace(ctx, view, line, true);
  ctx.fill();
  ctx.globalAlpha = 1;
  paintStreets(ctx, view);
  paintCityGlow(ctx, view, metre);
  ctx.strokeStyle = palette.runway;
  ctx.lineWidth = Math.max(1.5, 0.35 * (view.zoom - 6));
  ctx.lineCap = 'butt';
  ctx.beginPath();
  for (const line of runwayLines) trace(ctx, view, line);
  ctx.stroke();
  ctx.restore();

  ctx.strokeStyle = palette.shoreLine;
  ctx.lineWidth = 1;
  traceLand(ctx, view);
  ctx.stroke();
}

/** Light over the busy quarters: soft pools of sodium yellow. */
function paintCityGlow(ctx: CanvasRenderingContext2D, view: Frame, metre: number): void {
  for (const { x, y, radius } of glows) {
    const r = radius * metre;
    const [sx, sy] = [view.screenX(x), view.screenY(y)];
    if (sx + r < 0 || sy + r < 0 || sx - r > view.width || sy - r > view.height) continue;
    const pool = ctx.createRadialGradient(sx, sy, 0, sx, sy, r);
    pool.addColorStop(0, `${palette.glow}2e`);
    pool.addColorStop(0.5, `${palette.glow}12`);
    pool.addColorStop(1, `${palette.glow}00`);
    ctx.fillStyle = pool;
    ctx.fillRect(sx - r, sy - r, r * 2, r * 2);
  }
}

function paintPalms(ctx: CanvasRenderingContext2D, view: Frame, metre: number): void {
  const look = { metre, colour: palette.built, least: 0.9, edge: 1.8 };
  for (const { lines, box } of palmStrips) if (inSight(view, box, 40)) paintStrips(ctx, view, lines, look);
}

function paintWorld(ctx: CanvasRenderingContext2D, view: Frame, metre: number): void {
  ctx.fillStyle = palette.built;
  ctx.strokeStyle = palette.shoreLine;
  ctx.lineWidth = 0.8;
  ctx.beginPath();
  for (const { x, y, radius } of spots) {
    const r = Math.max(0.7, radius * metre);
    const sx = view.screenX(x);
    const sy = view.screenY(y);
    const turn = (x * 9e4) % 3;
    ctx.moveTo(sx + r * 1.15 * Math.cos(turn), sy + r * 1.15 * Math.sin(turn));
    ctx.ellipse(sx, sy, r * 1.15, r * 0.85, turn, 0, Math.PI * 2);
  }
  ctx.fill();
  ctx.stroke();
}

function paintWater(ctx: CanvasRenderingContext2D, view: Frame, metre: number): void {
  ctx.fillStyle = palette.sea;
  ctx.strokeStyle = palette.shoreLine;
  ctx.lineWidth = 0.8;
  ctx.beginPath();
  for (const line of basinLines) trace(ctx, view, line, true);
  ctx.fill();
  ctx.stroke();
  paintStrips(ctx, view, canalLines, { metre, colour: palette.sea, least: 1, edge: 1.4 });
}

/** Strips of land or water on their shore: at least `least` px wide, the shore `edge` px more. */
function paintStrips(
  ctx: CanvasRenderingContext2D,
  view: Frame,
  strips: typeof canalLines,
  { metre, colour, least, edge }: { metre: number; colour: string; least: number; edge: number },
): void {
  for (const [extra, style] of [
    [edge, palette.shoreLine],
    [0, colour],
  ] as const) {
    ctx.strokeStyle = style;
    for (const { width, line } of strips) {
      ctx.lineWidth = Math.max(least, width * metre) + extra;
      ctx.beginPath();
      trace(ctx, view, line);
      ctx.stroke();
    }
  }
}
