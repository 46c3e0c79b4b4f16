import { MAP_BOUNDS } from '@/content/map-bounds';
import type { LatLng } from '@/simulation';
import { latOf, lngOf, scaleOf, unitX, unitY } from './mercator';

/** A window onto the map: its middle in Mercator units, its zoom, and its size in CSS pixels. Painters only read it. */
export class Frame {
  constructor(
    public x: number,
    public y: number,
    public zoom: number,
    public width: number,
    public height: number,
    /** Pixels on every side that lie outside the window. */
    readonly margin = 0,
  ) {}

  get scale(): number {
    return scaleOf(this.zoom);
  }

  get centre(): LatLng {
    return { lat: latOf(this.y), lng: lngOf(this.x) };
  }

  screenX(unit: number): number {
    return (unit - this.x) * this.scale + this.width / 2;
  }

  screenY(unit: number): number {
    return (unit - this.y) * this.scale + this.height / 2;
  }

  /** Window pixels of a place. */
  project(place: LatLng): { x: number; y: number } {
    return { x: this.screenX(unitX(place.lng)), y: this.screenY(unitY(place.lat)) };
  }

  /** The same view with `margin` pixels more on every side. */
  widened(margin: number): Frame {
    return new Frame(this.x, this.y, this.zoom, this.width + margin * 2, this.height + margin * 2, margin);
  }
}

/** In Mercator units. */
const BOUNDS = {
  west: unitX(MAP_BOUNDS.west),
  east: unitX(MAP_BOUNDS.east),
  north: unitY(MAP_BOUNDS.north),
  south: unitY(MAP_BOUNDS.south),
};
export const MAX_ZOOM = 15;

/** Where the map looks. Every change keeps the window inside the drawn area. */
export class View extends Frame {
  constructor(centre: LatLng, zoom: number) {
    super(unitX(centre.lng), unitY(centre.lat), zoom, 1, 1);
  }

  /** The widest view: as far out as the drawn area fills the window. */
  get minZoom(): number {
    const needed = Math.max(this.width / (BOUNDS.east - BOUNDS.west), this.height / (BOUNDS.south - BOUNDS.north));
    return Math.log2(needed / scaleOf(0));
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.settle();
  }

  /** Moves the map by pixels: positive `dx` brings what is in the west into view. */
  panBy(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.settle();
  }

  /** Zooms to `zoom` while the point under (px, py), in window pixels, stays where it is. */
  zoomTo(zoom: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.scale;
    this.zoom = Math.min(MAX_ZOOM, Math.max(this.minZoom, zoom));
    const after = this.scale;
    this.x += (px - this.width / 2) * (1 / before - 1 / after);
    this.y += (py - this.height / 2) * (1 / before - 1 / after);
    this.settle();
  }

  moveTo(centre: LatLng, zoom: number): void {
    this.x = unitX(centre.lng);
    this.y = unitY(centre.lat);
    this.zoom = zoom;
    this.settle();
  }

  private settle(): void {
    this.zoom = Math.min(MAX_ZOOM, Math.max(this.minZoom, this.zoom));
    const halfWidth = this.width / 2 / this.scale;
    const halfHeight = this.height / 2 / this.scale;
    this.x = Math.min(BOUNDS.east - halfWidth, Math.max(BOUNDS.west + halfWidth, this.x));
    this.y = Math.min(BOUNDS.south - halfHeight, Math.max(BOUNDS.north + halfHeight, this.y));
  }
}
