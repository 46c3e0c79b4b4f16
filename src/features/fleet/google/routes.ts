import { routeStrokes } from '../map/model';
import type { Scene } from '../map/renderer';

/** The routes as polylines, one per stroke: line everywhere, glow and gold accent on desktop only. */
export class GoogleRoutes {
  private readonly lines: google.maps.Polyline[] = [];

  constructor(private readonly map: google.maps.Map, { units, fleet, narrow }: Scene) {
    units.forEach((unit, i) => {
      const { lat, lng } = fleet.paths[i]!;
      const path = Array.from(lat, (value, n) => ({ lat: value, lng: lng[n]! }));
      routeStrokes(unit.priority, narrow).forEach(({ color, width, opacity }, layer) => {
        this.lines.push(new google.maps.Polyline({ path, strokeColor: color, strokeWeight: width, strokeOpacity: opacity, zIndex: layer, clickable: false }));
      });
    });
  }

  show(visible: boolean): void {
    for (const line of this.lines) line.setMap(visible ? this.map : null);
  }

  destroy(): void {
    this.show(false);
    this.lines.length = 0;
  }
}
