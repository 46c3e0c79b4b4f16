import { districts } from '../../geography/land-use';
import { pixelsPerMetre, toUnits } from '../mercator';
import type { Frame } from '../view';
import { palette } from './palette';
import { boxOf, inSight, trace } from './trace';

const areas = districts.map(({ outline, streets, block }) => {
  const line = toUnits(outline);
  return { line, box: boxOf(line), turn: (streets * Math.PI) / 180, block };
});

/** Streets closer together than this many pixels are thinned out, by halves, so that the grid keeps its density. */
const MIN_GAP = 7;

/** Built-up land: a lighter ground with a grid of street lights, each district turned the way its streets lie. */
export function paintStreets(ctx: CanvasRenderingContext2D, view: Frame): void {
  const metre = pixelsPerMetre(view.scale, view.centre.lat);
  for (const { line, box, turn, block } of areas) {
    if (!inSight(view, box)) continue;
    ctx.save();
    ctx.beginPath();
    trace(ctx, view, line, true);
    ctx.fillStyle = palette.built;
    ctx.strokeStyle = palette.built;
    ctx.lineWidth = 6;
    ctx.stroke();
    ctx.fill();
    ctx.clip();

    let gap = block * metre;
    while (gap < MIN_GAP) gap *= 2;
    const originX = view.screenX(box.west);
    const originY = view.screenY(box.north);
    const reach = Math.hypot(view.screenX(box.east) - originX, view.screenY(box.south) - originY);
    ctx.translate(originX, originY);
    ctx.rotate(turn);
    ctx.strokeStyle = palette.street;
    grid(ctx, gap, reach, 0.75, Math.min(0.16, 0.05 + gap * 0.004));
    if (gap > 34) grid(ctx, gap / 3, reach, 0.6, Math.min(0.1, (gap - 34) * 0.004));
    ctx.restore();
  }
}

/** Lines across a square that covers the district whichever way it is turned. */
function grid(ctx: CanvasRenderingContext2D, gap: number, reach: number, width: number, alpha: number): void {
  ctx.globalAlpha = alpha;
  ctx.lineWidth = width;
  ctx.beginPath();
  const start = Math.ceil(-reach / gap) * gap;
  for (let at = start; at < reach; at += gap) {
    ctx.moveTo(at, -reach);
    ctx.lineTo(at, reach);
  }
  // Cross streets are fewer: blocks are longer than wide.
  for (let at = start; at < reach; at += gap * 1.6) {
    ctx.moveTo(-reach, at);
    ctx.lineTo(reach, at);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}
