import { useLayoutEffect, useRef, type RefObject } from 'react';
import { pressed } from '@/ui/form/one-press';

/**
 * Holds up the buttons within `place` for a moment when what stands there, in this order, has become something else: a
 * colleague or the driver was faster, and whoever had aimed at what stood there before would press what came in its
 * place. What is only added at the end moves nothing.
 */
export function useSettling(place: RefObject<HTMLElement | null>, order: readonly (number | string)[]): void {
  const what = order.map((one) => `${one} `).join('');
  const last = useRef(what);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = what;
    if (place.current && !what.startsWith(before)) pressed(place.current);
  }, [place, what]);
}
