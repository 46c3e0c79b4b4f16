import { element } from './dom';
import type { Frame, View } from './view';

/** Painted beyond the window on every side, so that a short pan shows no edge. */
const MARGIN = 140;
/** After this many ms without a change the picture is painted anew; a moving map is only shifted and scaled. */
const SETTLE_MS = 110;
/** While a moving map shows an edge that isn't painted yet, it is painted again after this many ms, not every frame. */
const CATCH_UP_MS = 70;
/** More pixels per CSS pixel than this are not worth their paint time. */
const MAX_DENSITY = 2;

/**
 * A canvas under the markers. It moves with the view at once, by a transform, and is
 * repainted when the view comes to rest.
 */
export class CanvasLayer {
  readonly canvas = element('canvas', 'pointer-events-none absolute start-0 top-0 origin-top-left', {
    'aria-hidden': 'true',
  });
  private painted: Frame | undefined;
  private timer = 0;
  private paintedAt = -Infinity;

  constructor(
    private readonly view: View,
    private readonly paint: (ctx: CanvasRenderingContext2D, frame: Frame) => void,
  ) {}

  /** Follows the view; `settled` paints at once. */
  follow(settled: boolean): void {
    window.clearTimeout(this.timer);
    const due = performance.now() - this.paintedAt > CATCH_UP_MS;
    if (settled || !this.painted || (due && !this.covers())) {
      this.repaint();
      return;
    }
    this.shift();
    this.timer = window.setTimeout(() => this.repaint(), SETTLE_MS);
  }

  repaint(): void {
    const density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1);
    const frame = this.view.widened(MARGIN);
    const width = Math.round(frame.width * density);
    const height = Math.round(frame.height * density);
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.canvas.style.width = `${frame.width}px`;
      this.canvas.style.height = `${frame.height}px`;
    }
    const ctx = this.canvas.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(density, 0, 0, density, 0, 0);
    ctx.clearRect(0, 0, frame.width, frame.height);
    this.paint(ctx, frame);
    this.painted = frame;
    this.paintedAt = performance.now();
    this.shift();
  }

  destroy(): void {
    window.clearTimeout(this.timer);
    // Some phones free a canvas's memory only when it has no size.
    this.canvas.width = 0;
    this.canvas.height = 0;
    this.canvas.remove();
  }

  /** Where the painted picture lies in the present window. */
  private placement(): { x: number; y: number; scale: number } {
    const painted = this.painted ?? this.view;
    const scale = this.view.scale / painted.scale;
    return {
      scale,
      x: (painted.x - this.view.x) * this.view.scale + this.view.width / 2 - (painted.width / 2) * scale,
      y: (painted.y - this.view.y) * this.view.scale + this.view.height / 2 - (painted.height / 2) * scale,
    };
  }

  private covers(): boolean {
    const { x, y, scale } = this.placement();
    const painted = this.painted!;
    const full =
      x <= 0 &&
      y <= 0 &&
      x + painted.width * scale >= this.view.width &&
      y + painted.height * scale >= this.view.height;
    return full && scale < 2.2;
  }

  private shift(): void {
    const { x, y, scale } = this.placement();
    this.canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }
}
