import type { Path } from '@/simulation';
import { pointsOf, routeStrokes, type FleetUnit } from '../../map/model';
import { toUnits, unitX, unitY } from '../mercator';
import type { Frame } from '../view';
import { trace } from './trace';

/**
 * Paints every vehicle's route in the colour of its priority, the least pressing first, and its stops as dots. A route
 * that several share is painted once.
 */
export function routePainter(
  units: readonly FleetUnit[],
  paths: readonly Path[],
  narrow: boolean,
): (ctx: CanvasRenderingContext2D, frame: Frame) => void {
  const routes = units
    .map((unit, i) => ({ unit, path: paths[i]! }))
    .filter(({ path }, i) => paths.indexOf(path) === i)
    .map(({ unit, path }) => ({
      line: toUnits(pointsOf(path)),
      strokes: routeStrokes(unit.priority, narrow),
      color: unit.color,
      stops: unit.route.map((stop) => [unitX(stop.lng), unitY(stop.lat)] as const),
    }))
    .sort((a, b) => a.strokes.at(-1)!.width - b.strokes.at(-1)!.width);

  return (ctx, frame) => {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    for (const { line, strokes, color, stops } of routes) {
      ctx.beginPath();
      trace(ctx, frame, line);
      for (const stroke of strokes) {
        ctx.globalAlpha = stroke.opacity;
        ctx.strokeStyle = stroke.color;
        ctx.lineWidth = stroke.width;
        ctx.stroke();
      }
      ctx.globalAlpha = 1;
      ctx.beginPath();
      for (const [x, y] of stops) {
        ctx.moveTo(frame.screenX(x) + 3.5, frame.screenY(y));
        ctx.arc(frame.screenX(x), frame.screenY(y), 3.5, 0, Math.PI * 2);
      }
      ctx.fillStyle = '#0c1218';
      ctx.fill();
      ctx.strokeStyle = color;
      ctx.lineWidth = 2;
      ctx.stroke();
    }
  };
}
