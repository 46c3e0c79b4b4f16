import type { Frame } from '../view';
import { paintGround } from './ground';
import { paintNames } from './names';
import { paintRoads } from './roads';
import { Room } from './room';
import { paintShields } from './shields';

/**
 * Paints the whole map for a view. `ctx` is scaled so that one unit is one CSS pixel. `overlay` comes after the roads and
 * before the names, so that nothing covers what is to be read.
 */
export function paintMap(ctx: CanvasRenderingContext2D, view: Frame, overlay?: (ctx: CanvasRenderingContext2D, view: Frame) => void): void {
  paintGround(ctx, view);
  paintRoads(ctx, view);
  overlay?.(ctx, view);
  const room = new Room(view.width, view.height);
  paintShields(ctx, view, room);
  paintNames(ctx, view, room);
}
