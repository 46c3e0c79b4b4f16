import { roadList, type RoadClass } from '../../geography/roads';
import { toUnits } from '../mercator';
import type { Frame } from '../view';
import { palette } from './palette';
import { boxOf, inSight, trace } from './trace';

const lines = roadList.map((road) => {
  const line = toUnits(road.path);
  return { road, line, box: boxOf(line) };
});

/** Width of a road's lit surface in pixels: grows slowly with the zoom, as on printed maps. */
function widthOf(roadClass: RoadClass, zoom: number): number {
  const base = { 1: 2.5, 2: 1.8, 3: 1 }[roadClass];
  return base * 1.33 ** Math.max(-1, zoom - 10);
}

/** Minor roads first, so that the E11 runs over everything. */
const CLASSES: readonly RoadClass[] = [3, 2, 1];

/** Roads as they look from the air at night: a dark edge, sodium light, and a glow along the big ones. */
export function paintRoads(ctx: CanvasRenderingContext2D, view: Frame): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const roadClass of CLASSES) {
    ctx.beginPath();
    for (const { road, line, box } of lines)
      if (road.class === roadClass && inSight(view, box, 20)) trace(ctx, view, line);
    const width = widthOf(roadClass, view.zoom);
    if (roadClass < 3) {
      for (const [spread, alpha] of roadClass === 1
        ? ([
            [7.5, 0.045],
            [5.4, 0.06],
            [3.8, 0.08],
            [2.4, 0.12],
          ] as const)
        : ([
            [5.2, 0.035],
            [3.4, 0.07],
          ] as const))
        stroke(ctx, palette.glow, width * spread, alpha);
    }
    stroke(ctx, palette.casing, width + 2.2, 0.9);
    stroke(ctx, palette.roads[roadClass], width, 1);
    if (roadClass < 3 && width > 4.5) {
      ctx.setLineDash([9, 11]);
      stroke(ctx, palette.casing, 1, 0.55);
      ctx.setLineDash([]);
    }
  }
}

function stroke(ctx: CanvasRenderingContext2D, colour: string, width: number, alpha: number): void {
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.globalAlpha = 1;
}
