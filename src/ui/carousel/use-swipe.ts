import { useRef, type PointerEvent } from 'react';

/** Shortest sideways movement that counts as a swipe, CSS pixels (spec 2, section 9). */
const SWIPE_PX = 50;

/**
 * Pointer handlers that report a sideways swipe: -1 towards the start of the line, 1 towards its end, on the screen.
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (e: PointerEvent) => {
      if (e.pointerType !== 'mouse' || e.button === 0) start.current = { x: e.clientX, y: e.clientY };
    },
    onPointerUp: (e: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const dx = e.clientX - from.x;
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(e.clientY - from.y)) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
