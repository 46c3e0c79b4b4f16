import { roadList, type Road } from '../../geography/roads';
import { toUnits, type UnitLine } from '../mercator';
import type { Frame } from '../view';
import { palette } from './palette';
import type { Room } from './room';

/** Pixels along a road from one shield to the next. */
const SPACING = 330;
const HEIGHT = 17;
const RADIUS = 3;

const signed = roadList.flatMap((road: Road) => (road.shield ? [{ text: road.shield, line: toUnits(road.path) }] : []));

/** Road numbers on plates, at regular intervals along the roads. */
export function paintShields(ctx: CanvasRenderingContext2D, view: Frame, room: Room): void {
  ctx.font = '700 12px "Barlow Condensed", "Arial Narrow", sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { text, line } of signed) {
    const width = ctx.measureText(text).width + 10;
    for (const { x, y } of stations(view, line))
      if (room.take(x, y, width + 8, HEIGHT + 8)) plate(ctx, text, x, y, width);
  }
}

/** Points along the visible part of a road, half a spacing in and then one spacing apart. */
function stations(view: Frame, line: UnitLine): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  let walked = SPACING / 2;
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay] = [view.screenX(line[i - 2]!), view.screenY(line[i - 1]!)];
    const [bx, by] = [view.screenX(line[i]!), view.screenY(line[i + 1]!)];
    const length = Math.hypot(bx - ax, by - ay);
    for (let at = SPACING - walked; at < length; at += SPACING)
      found.push({ x: ax + ((bx - ax) * at) / length, y: ay + ((by - ay) * at) / length });
    walked = (walked + length) % SPACING;
  }
  return found;
}

/** The path of a rounded box: the oldest phones that visit have no `roundRect`. */
function roundedBox(ctx: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  const [right, bottom] = [x + width, y + HEIGHT];
  ctx.beginPath();
  ctx.moveTo(x + RADIUS, y);
  ctx.arcTo(right, y, right, bottom, RADIUS);
  ctx.arcTo(right, bottom, x, bottom, RADIUS);
  ctx.arcTo(x, bottom, x, y, RADIUS);
  ctx.arcTo(x, y, right, y, RADIUS);
  ctx.closePath();
}

function plate(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, width: number): void {
  roundedBox(ctx, x - width / 2, y - HEIGHT / 2, width);
  ctx.fillStyle = text === 'E11' ? palette.plateE11 : palette.plate;
  ctx.fill();
  ctx.strokeStyle = palette.casing;
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.fillStyle = palette.plateText;
  ctx.fillText(text, x, y + 0.5);
}
