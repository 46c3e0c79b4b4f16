import { pointsOf, routeStrokes } from '../map/model';
import type { Scene } from '../map/renderer';

/** The routes as the vendor's lines, one per stroke: line everywhere, glow and gold accent on desktop only. */
export const routeLines = ({ units, fleet, narrow }: Scene): google.maps.PolylineOptions[] =>
  units.flatMap((unit, i) => {
    const path = pointsOf(fleet.paths[i]!);
    return routeStrokes(unit.priority, narrow).map(({ color, width, opacity }, layer) => ({
      path,
      strokeColor: color,
      strokeWeight: width,
      strokeOpacity: opacity,
      zIndex: layer,
      clickable: false,
    }));
  });
