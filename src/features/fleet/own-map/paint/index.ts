import type { SiteLang } from '@/config/languages';
import type { Frame } from '../view';
import { paintGround } from './ground';
import { paintNames } from './names';
import { paintRoads } from './roads';
import { Room, type Rect } from './room';
import { paintShields } from './shields';

/** What lies over the map: the three controls in its top right corner, and the line at its bottom left; CSS pixels. */
const CONTROLS = { width: 50, height: 148, gap: 12 };
const CREDIT = { width: 340, height: 24 };

const coveredIn = ({ width, height, margin }: Frame): Rect[] => [
  {
    x: width - margin - CONTROLS.gap - CONTROLS.width,
    y: margin + CONTROLS.gap,
    width: CONTROLS.width,
    height: CONTROLS.height,
  },
  { x: margin, y: height - margin - CREDIT.height, width: CREDIT.width, height: CREDIT.height },
];

/**
 * Paints the whole map for a view, its names in `lang`. `ctx` is scaled so that one unit is one CSS pixel. `overlay`
 * comes after the roads and before the names, so that nothing covers what is to be read.
 */
export function paintMap(
  ctx: CanvasRenderingContext2D,
  view: Frame,
  lang: SiteLang,
  overlay?: (ctx: CanvasRenderingContext2D, view: Frame) => void,
): void {
  paintGround(ctx, view);
  paintRoads(ctx, view);
  overlay?.(ctx, view);
  const room = new Room(view.width, view.height, view.margin, coveredIn(view));
  paintShields(ctx, view, room);
  paintNames(ctx, view, room, lang);
}
