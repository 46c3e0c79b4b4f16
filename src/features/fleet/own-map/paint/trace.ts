import type { UnitLine } from '../mercator';
import type { Frame } from '../view';

/** Adds a line to the current path of `ctx`, in window pixels. Points under a pixel apart are left out. */
export function trace(ctx: CanvasRenderingContext2D, view: Frame, line: UnitLine, close = false): void {
  const { scale } = view;
  const dx = view.width / 2 - view.x * scale;
  const dy = view.height / 2 - view.y * scale;
  let lastX = NaN;
  let lastY = NaN;
  const last = line.length - 2;
  for (let i = 0; i <= last; i += 2) {
    const x = line[i]! * scale + dx;
    const y = line[i + 1]! * scale + dy;
    if (i > 0 && i < last && Math.abs(x - lastX) < 0.8 && Math.abs(y - lastY) < 0.8) continue;
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
  if (close) ctx.closePath();
}

/** Whether any of a line's extent lies in the window, with a margin in pixels. */
export function inSight(view: Frame, box: Box, margin = 0): boolean {
  return (
    view.screenX(box.east) > -margin &&
    view.screenX(box.west) < view.width + margin &&
    view.screenY(box.south) > -margin &&
    view.screenY(box.north) < view.height + margin
  );
}

/** Extent in Mercator units. */
interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

export function boxOf(line: UnitLine): Box {
  const box = { west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  for (let i = 0; i < line.length; i += 2) {
    box.west = Math.min(box.west, line[i]!);
    box.east = Math.max(box.east, line[i]!);
    box.north = Math.min(box.north, line[i + 1]!);
    box.south = Math.max(box.south, line[i + 1]!);
  }
  return box;
}
