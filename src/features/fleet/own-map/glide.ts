const GLIDE_MS = 220;

/** How far the view goes: steps of zoom, and px of the window. */
export interface Move {
  zoom: number;
  dx: number;
  dy: number;
}

const NONE: Move = { zoom: 0, dx: 0, dy: 0 };
const part = (of: Move, share: number): Move => ({ zoom: of.zoom * share, dx: of.dx * share, dy: of.dy * share });
const sum = (a: Move, b: Move): Move => ({ zoom: a.zoom + b.zoom, dx: a.dx + b.dx, dy: a.dy + b.dy });

interface Glide {
  /**
   * Goes on by `move`, and by what an earlier one has left: three presses in a row are
   * three steps, however fast they come.
   */
  add(move: Partial<Move>): void;
  /** Goes by `move` alone, as counted from where the view is now. */
  go(move: Partial<Move>): void;
  /** Stays where it is. */
  stop(): void;
}

/** Passes a move to `apply` in parts, one per frame; with reduced motion as a whole and at once (`settled`). */
export function createGlide(atOnce: boolean, apply: (move: Move, settled: boolean) => void): Glide {
  let whole = NONE;
  /** The part of `whole` that is still to come, 0 to 1. */
  let left = 0;
  let before = 0;
  let waiting = 0;

  const frame = (now: number): void => {
    const share = Math.min(left, Math.max(0, now - before) / GLIDE_MS);
    before = now;
    left -= share;
    apply(part(whole, share), false);
    if (left > 0.001) waiting = requestAnimationFrame(frame);
    else left = 0;
  };
  const stop = (): void => {
    cancelAnimationFrame(waiting);
    left = 0;
  };
  const add = (move: Partial<Move>): void => {
    if (atOnce) return apply({ ...NONE, ...move }, true);
    cancelAnimationFrame(waiting);
    whole = sum(part(whole, left), { ...NONE, ...move });
    left = 1;
    before = performance.now();
    waiting = requestAnimationFrame(frame);
  };
  return {
    add,
    go: (move) => {
      stop();
      add(move);
    },
    stop,
  };
}
