import { useLayoutEffect, useRef, type RefObject } from 'react';
import { blockNextPress } from '@/ui/form/one-press';

/**
 * Blocks the buttons within `place` for a moment when `order` has changed other than by additions at the end: if a
 * colleague's or the driver's change moved the buttons, somebody who was about to press one would press another.
 */
export function useBlockMovedButtons(place: RefObject<HTMLElement | null>, order: readonly (number | string)[]): void {
  const what = order.map((one) => `${one} `).join('');
  const last = useRef(what);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = what;
    if (place.current && !what.startsWith(before)) blockNextPress(place.current);
  }, [place, what]);
}
