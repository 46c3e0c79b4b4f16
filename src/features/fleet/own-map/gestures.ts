import { inWindow } from './popup';
import type { View } from './view';

interface GestureHost {
  readonly surface: HTMLElement;
  readonly view: View;
  /** The view has changed; `resting` when the gesture is over. */
  readonly onChange: (resting: boolean) => void;
  /** The ground was pressed there, px from the window's corner: whoever cannot drag moves the map by it. */
  readonly onPress: (at: { x: number; y: number }) => void;
  /** A gesture was used that scrolls the page rather than the map. */
  readonly onHint: (kind: 'touch' | 'wheel') => void;
  /** Ends the listening. */
  readonly signal: AbortSignal;
}

/** Px a mouse must move before a press on a marker becomes a drag of the map. */
const DRAG_THRESHOLD = 5;
/** Px a single finger must move before the hint about two fingers comes up. */
const HINT_THRESHOLD = 12;
const WHEEL_ZOOM = 0.008;

/**
 * Mouse, trackpad and touch, the cooperative way: one finger and a plain wheel scroll the page; two fingers, a dragged
 * mouse, and a wheel with Ctrl (which is also what a trackpad's pinch sends) move the map.
 */
export function listenToGestures(host: GestureHost): void {
  mouse(host);
  touch(host);
  wheel(host);
}

function mouse({ surface, view, onChange, onPress, signal }: GestureHost): void {
  let last: { x: number; y: number } | undefined;
  let dragging = false;
  const down = (event: PointerEvent): void => {
    dragging = false;
    if (event.pointerType === 'touch' || event.button !== 0 || isControl(event.target)) return;
    last = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    // Let go beside the map, where nobody heard it.
    if (event.buttons === 0) last = undefined;
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!dragging && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
    if (!dragging) surface.setPointerCapture(event.pointerId);
    dragging = true;
    surface.style.cursor = 'grabbing';
    last = { x: event.clientX, y: event.clientY };
    view.panBy(dx, dy);
    onChange(false);
  };
  const up = (): void => {
    if (dragging) onChange(true);
    last = undefined;
    surface.style.cursor = '';
  };
  // Captures the click that ends a drag before the marker under it gets it. A drag that was broken off (a pen that
  // scrolls the page, a button let go beside the window) has none: what follows is a press or a key of its own.
  const click = (event: MouseEvent): void => {
    const box = surface.getBoundingClientRect();
    if (dragging && event.detail > 0) event.stopPropagation();
    else if (event.target === surface) onPress({ x: event.clientX - box.left, y: event.clientY - box.top });
  };
  surface.addEventListener('pointerdown', down, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', up, { signal });
  surface.addEventListener('pointercancel', up, { signal });
  surface.addEventListener('click', click, { capture: true, signal });
}

function touch({ surface, view, onChange, onHint, signal }: GestureHost): void {
  let last: { x: number; y: number; gap: number } | undefined;
  let single: { x: number; y: number } | undefined;
  const pair = (event: TouchEvent): { x: number; y: number; gap: number } => {
    const [a, b] = [event.touches[0]!, event.touches[1]!];
    const box = surface.getBoundingClientRect();
    return {
      x: (a.clientX + b.clientX) / 2 - box.left,
      y: (a.clientY + b.clientY) / 2 - box.top,
      gap: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    };
  };
  const start = (event: TouchEvent): void => {
    const alone = event.touches.length === 1 && !inWindow(event.target);
    single = alone ? { x: event.touches[0]!.clientX, y: event.touches[0]!.clientY } : undefined;
    if (event.touches.length !== 2) return;
    event.preventDefault();
    last = pair(event);
  };
  const move = (event: TouchEvent): void => {
    if (event.touches.length === 1 && single) {
      const far = Math.hypot(event.touches[0]!.clientX - single.x, event.touches[0]!.clientY - single.y);
      if (far > HINT_THRESHOLD) {
        single = undefined;
        onHint('touch');
      }
    }
    if (event.touches.length !== 2 || !last) return;
    event.preventDefault();
    const next = pair(event);
    view.panBy(next.x - last.x, next.y - last.y);
    if (last.gap > 0 && next.gap > 0) view.zoomTo(view.zoom + Math.log2(next.gap / last.gap), next.x, next.y);
    last = next;
    onChange(false);
  };
  const end = (event: TouchEvent): void => {
    if (!last) return;
    // Of three fingers, another pair may be left.
    last = event.touches.length < 2 ? undefined : pair(event);
    if (!last) onChange(true);
  };
  // Non-passive: two-finger moves must not scroll the page.
  surface.addEventListener('touchstart', start, { passive: false, signal });
  surface.addEventListener('touchmove', move, { passive: false, signal });
  surface.addEventListener('touchend', end, { signal });
  surface.addEventListener('touchcancel', end, { signal });
}

function wheel({ surface, view, onChange, onHint, signal }: GestureHost): void {
  const turn = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) {
      if (!inWindow(event.target)) onHint('wheel');
      return;
    }
    event.preventDefault();
    const box = surface.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 : 1;
    view.zoomTo(view.zoom - event.deltaY * lines * WHEEL_ZOOM, event.clientX - box.left, event.clientY - box.top);
    onChange(false);
  };
  surface.addEventListener('wheel', turn, { passive: false, signal });
}

/** Zoom buttons and the info window lie over the map but are no part of it. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-map-control]') !== null;
