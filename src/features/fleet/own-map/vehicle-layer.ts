import { createMarker, type VehicleMarker } from '../markers/marker';
import type { Scene } from '../map/renderer';
import { turnTowards } from '../map/turn';
import { unitX, unitY } from './mercator';
import { element } from './dom';
import type { View } from './view';

/** Up to this many markers get a compositor layer each; more of them would cost more than they save. */
const OWN_LAYER_LIMIT = 60;
/**
 * At most this many markers are updated per frame of driving, those that have waited longest first. With ten vehicles
 * the limit is never reached; of a thousand, each is updated three times a second, moving a pixel or two in between.
 */
export const WRITES_PER_FRAME = 50;
/** Smaller moves than this many px are not written. */
const STILL = 0.2;

interface Placed extends VehicleMarker {
  readonly index: number;
  x: number;
  y: number;
  heading: number;
  shown: boolean;
  /** The layer's time of the last look at this marker, ms. */
  at: number;
}

/**
 * The vehicles' markers: real buttons, moved by transforms, written once per frame and only where something changed.
 */
export class VehicleLayer {
  readonly root = element('div', 'absolute start-0 top-0');
  private readonly placed: Placed[] = [];
  private readonly byId = new Map<string, Placed>();
  /** Ms of driving drawn so far. */
  private time = 0;
  /** Whose turn it is. */
  private turn = 0;

  constructor(
    private readonly view: View,
    private readonly scene: Scene,
  ) {}

  add(index: number): void {
    const unit = this.scene.units[index]!;
    if (this.byId.has(unit.id)) return;
    if (Number.isNaN(this.scene.fleet.lat[index])) {
      console.warn('Invalid map instance or vehicle route', unit.id);
      return;
    }
    const marker = createMarker(unit, this.scene);
    marker.button.classList.add('absolute', 'start-0', 'top-0');
    if (this.scene.units.length <= OWN_LAYER_LIMIT) marker.button.style.willChange = 'transform';
    const placed: Placed = {
      ...marker,
      index,
      x: NaN,
      y: NaN,
      heading: this.scene.fleet.heading[index]!,
      shown: true,
      at: this.time,
    };
    placed.body.style.transform = `rotate(${placed.heading}deg)`;
    this.byId.set(unit.id, placed);
    this.placed.push(placed);
    this.root.append(placed.button);
    this.write(placed, 0);
  }

  /** Writes where the vehicles are after `ms` of driving; 0, when the window has moved: where all of them are. */
  draw(ms: number): void {
    this.time += ms;
    const { length } = this.placed;
    let left = ms === 0 ? length : WRITES_PER_FRAME;
    for (let looked = 0; looked < length && left > 0; looked += 1) {
      const placed = this.placed[this.turn]!;
      this.turn = (this.turn + 1) % length;
      if (this.write(placed, this.time - placed.at)) left -= 1;
      placed.at = this.time;
    }
  }

  find(id: string): { button: HTMLButtonElement; x: number; y: number; size: number } | undefined {
    return this.byId.get(id);
  }

  /** Writes what has changed of a marker in `ms`; whether that was anything. */
  private write(placed: Placed, ms: number): boolean {
    const { fleet } = this.scene;
    const x = this.view.screenX(unitX(fleet.lng[placed.index]!));
    const y = this.view.screenY(unitY(fleet.lat[placed.index]!));
    const inside =
      x > -placed.size && y > -placed.size && x < this.view.width + placed.size && y < this.view.height + placed.size;
    const still = Math.abs(x - placed.x) < STILL && Math.abs(y - placed.y) < STILL;
    const crossed = inside !== placed.shown;
    if (crossed) {
      // Out of the window a marker is only hidden from painting: it stays in the tab
      // order, and focus brings it into view.
      placed.shown = inside;
      placed.body.style.visibility = inside ? '' : 'hidden';
    }
    // A marker that is and stays outside the window is not updated.
    const moved = crossed || (inside && !still);
    if (moved) {
      // One that has left waits beside the window: one that grows would show it where it was last seen.
      const [left, top] = inside
        ? [x - placed.size / 2, y - placed.size / 2]
        : [-2 * placed.size, this.view.height / 2];
      placed.button.style.transform = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px)`;
    }
    if (crossed || !still) {
      placed.x = x;
      placed.y = y;
    }
    if (!inside || placed.heading === fleet.heading[placed.index]!) return moved;
    placed.heading = turnTowards(placed.heading, fleet.heading[placed.index]!, ms);
    placed.body.style.transform = `rotate(${placed.heading.toFixed(1)}deg)`;
    return true;
  }
}
