import { createMarker, type VehicleMarker } from '../markers/marker';
import { markerStacking } from '../map/model';
import type { Scene } from '../map/renderer';
import { turnTowards } from '../map/turn';

interface Placed extends VehicleMarker {
  readonly index: number;
  readonly marker: google.maps.marker.AdvancedMarkerElement;
  heading: number;
}

/** The vehicles as advanced markers: the same buttons as on our own map, moved by Google. */
export class GoogleVehicles {
  private readonly placed = new Map<string, Placed>();
  /** Vehicles whose marker could not be moved: logged to the console once each. */
  private readonly reported = new Set<string>();

  constructor(
    private readonly map: google.maps.Map,
    private readonly scene: Scene,
  ) {}

  add(index: number): void {
    const { fleet, units } = this.scene;
    const unit = units[index]!;
    if (this.placed.has(unit.id)) return;
    if (Number.isNaN(fleet.lat[index])) {
      console.warn('Invalid map instance or vehicle route', unit.id);
      return;
    }
    try {
      const vehicle = createMarker(unit, this.scene);
      vehicle.button.classList.add('relative');
      vehicle.button.style.pointerEvents = 'auto';
      // Google anchors a marker at the middle of its bottom edge; a vehicle is anchored at its centre.
      vehicle.button.style.transform = 'translateY(50%)';
      const marker = new google.maps.marker.AdvancedMarkerElement({
        map: this.map,
        position: { lat: fleet.lat[index]!, lng: fleet.lng[index]! },
        content: vehicle.button,
        zIndex: markerStacking(unit.priority),
      });
      const heading = fleet.heading[index]!;
      vehicle.body.style.transform = `rotate(${heading}deg)`;
      this.placed.set(unit.id, { ...vehicle, index, marker, heading });
    } catch (error) {
      console.error('Error creating vehicle marker', unit.id, error);
    }
  }

  draw(ms: number): void {
    for (const placed of this.placed.values()) {
      try {
        this.move(placed, ms);
      } catch (error) {
        const { id } = this.scene.units[placed.index]!;
        if (this.reported.has(id)) continue;
        this.reported.add(id);
        console.error('Error updating marker position', id, error);
      }
    }
  }

  find(id: string): Placed | undefined {
    return this.placed.get(id);
  }

  destroy(): void {
    for (const { marker } of this.placed.values()) marker.map = null;
    this.placed.clear();
  }

  private move(placed: Placed, ms: number): void {
    const { fleet } = this.scene;
    const lat = fleet.lat[placed.index]!;
    const lng = fleet.lng[placed.index]!;
    const at = placed.marker.position;
    if (!at || at.lat !== lat || at.lng !== lng) placed.marker.position = { lat, lng };
    const wanted = fleet.heading[placed.index]!;
    if (placed.heading === wanted) return;
    placed.heading = turnTowards(placed.heading, wanted, ms);
    placed.body.style.transform = `rotate(${placed.heading.toFixed(1)}deg)`;
  }
}
