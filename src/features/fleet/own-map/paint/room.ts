/** A rectangle by its corner, CSS pixels of the painted frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (a: Rect, b: Rect): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
const EDGE = 2;

/**
 * Keeps names and shields from overlapping each other, the window's edge and the controls over the map: first come,
 * first served.
 */
export class Room {
  private readonly taken: Rect[];
  private readonly frame: Rect;
  private readonly window: Rect;

  /** `margin`: what is painted outside the window on every side. `covered`: what lies over the map there. */
  constructor(width: number, height: number, margin = 0, covered: readonly Rect[] = []) {
    this.frame = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
    this.window = {
      x: margin + EDGE,
      y: margin + EDGE,
      width: width - 2 * (margin + EDGE),
      height: height - 2 * (margin + EDGE),
    };
    this.taken = [...covered];
  }

  /** Takes a rectangle given by its middle, if it is free and the window's edge does not cut it. */
  take(x: number, y: number, width: number, height: number): boolean {
    const wanted = { x: x - width / 2, y: y - height / 2, width, height };
    if (!inside(wanted, this.frame)) return false;
    if (overlap(wanted, this.window) && !inside(wanted, this.window)) return false;
    if (this.taken.some((one) => overlap(wanted, one))) return false;
    this.taken.push(wanted);
    return true;
  }
}
