import { element } from './dom';
import type { View } from './view';

/** Narrower windows than this get the panel at the bottom edge instead of a bubble over the marker. */
const SHEET_BELOW = 560;
const GAP = 8;

interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Whether something is in the open info window: keys, wheel and fingers scroll that, and do not mean the map then. */
export const inWindow = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** The info window: a bubble that follows its marker, or on phones a panel at the lower edge of the map. */
export class Popup {
  readonly root = element(
    'div',
    'absolute z-[1300] hidden max-h-[66%] w-[27rem] max-w-[calc(100%-1rem)] overflow-y-auto overscroll-contain rounded-xl shadow-2xl min-[560px]:max-h-[calc(100%-1rem)]',
    { 'data-map-control': '' },
  );
  private size = { width: 0, height: 0 };
  private readonly observer = new ResizeObserver(() => {
    this.measure();
    if (this.last) this.place(this.last);
  });
  private last: Anchor | undefined;

  constructor(private readonly view: View) {
    this.observer.observe(this.root);
  }

  show(content: HTMLElement): void {
    this.root.replaceChildren(content);
    this.root.style.display = 'block';
    this.measure();
  }

  private measure(): void {
    this.size = { width: this.root.offsetWidth, height: this.root.offsetHeight };
  }

  hide(): void {
    this.last = undefined;
    this.root.replaceChildren();
    this.root.style.display = '';
  }

  /** Height of the map above a panel at its lower edge, px; undefined for a bubble, which stands beside its marker. */
  get freeAbove(): number | undefined {
    return this.view.width < SHEET_BELOW ? this.view.height - this.root.offsetHeight - GAP : undefined;
  }

  /**
   * Puts the window beside its marker: above it where there is room, else below, else beside; never outside the map.
   */
  place(anchor: Anchor): void {
    this.last = anchor;
    const { style } = this.root;
    const { width, height } = this.size;
    if (this.view.width < SHEET_BELOW) {
      style.left = `${(this.view.width - width) / 2}px`;
      style.top = `${this.view.height - height - GAP}px`;
      style.transform = '';
      return;
    }
    const clear = anchor.size / 2 + GAP;
    const clamp = (at: number, size: number, span: number): number => Math.max(GAP, Math.min(span - size - GAP, at));
    let left = clamp(anchor.x - width / 2, width, this.view.width);
    let top = anchor.y - clear - height;
    if (top < GAP) top = Math.max(GAP, anchor.y + clear);
    if (top + height > this.view.height - GAP) {
      // Room neither above nor below: beside the marker, on the wider side.
      top = clamp(anchor.y - height / 2, height, this.view.height);
      left = clamp(
        anchor.x > this.view.width / 2 ? anchor.x - clear - width : anchor.x + clear,
        width,
        this.view.width,
      );
    }
    style.left = '0px';
    style.top = '0px';
    style.transform = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px)`;
  }

  destroy(): void {
    this.observer.disconnect();
  }
}
