import type { UnitLine } from '../mercator';
import type { Frame } from '../view';
import { palette } from './palette';
import { trace } from './trace';

/** Pixels between crests when the map stands at a whole zoom. */
const PITCH = 26;

/** A repeatable number in [0, 1) for a cell of the ground. */
function noise(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return n - Math.floor(n);
}

/** Desert: a warm tone that sets in softly, and crests of dunes that stay where they are when the map moves. */
export function paintDunes(ctx: CanvasRenderingContext2D, view: Frame, edge: UnitLine): void {
  ctx.beginPath();
  trace(ctx, view, edge, true);
  ctx.fillStyle = palette.sand;
  ctx.strokeStyle = palette.sand;
  ctx.globalAlpha = 0.2;
  for (const feather of [46, 30, 14]) {
    ctx.lineWidth = feather * 2 ** ((view.zoom - 10) * 0.6);
    ctx.stroke();
  }
  ctx.globalAlpha = 0.62;
  ctx.fill();

  ctx.save();
  ctx.clip();
  paintCrests(ctx, view);
  ctx.restore();
  ctx.globalAlpha = 1;
}

function paintCrests(ctx: CanvasRenderingContext2D, view: Frame): void {
  const pitch = PITCH * 2 ** (view.zoom - Math.floor(view.zoom));
  const originX = view.x * view.scale - view.width / 2;
  const originY = view.y * view.scale - view.height / 2;
  ctx.strokeStyle = palette.dune;
  ctx.globalAlpha = 0.13;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let cy = Math.floor(originY / pitch) - 1; cy * pitch < originY + view.height + pitch; cy += 1) {
    for (let cx = Math.floor(originX / pitch) - 1; cx * pitch < originX + view.width + pitch; cx += 1) {
      const n = noise(cx, cy);
      if (n < 0.42) continue;
      const x = cx * pitch - originX + noise(cy, cx) * pitch;
      const y = cy * pitch - originY + n * pitch;
      const size = pitch * (0.28 + n * 0.3);
      // Barchans: horns point with the north-west wind.
      ctx.moveTo(x - size * 0.9, y + size * 0.25);
      ctx.quadraticCurveTo(x - size * 0.1, y - size * 0.55, x + size, y - size * 0.1);
    }
  }
  ctx.stroke();
}
