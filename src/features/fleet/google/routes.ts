import { routeStrokes } from '../map/model';
import type { Scene } from '../map/renderer';

/** The routes as the vendor's lines, one per stroke: line everywhere, glow and gold accent on desktop only. */
export const routeLines = ({ units, fleet, narrow }: Scene): google.maps.PolylineOptions[] =>
  units.flatMap((unit, i) => {
    const { lat, lng } = fleet.paths[i]!;
    const path = Array.from(lat, (value, n) => ({ lat: value, lng: lng[n]! }));
    return routeStrokes(unit.priority, narrow).map(({ color, width, opacity }, layer) => ({
      path,
      strokeColor: color,
      strokeWeight: width,
      strokeOpacity: opacity,
      zIndex: layer,
      clickable: false,
    }));
  });
