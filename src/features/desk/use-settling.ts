import { useLayoutEffect, useRef, type RefObject } from 'react';
import { pressed } from '@/ui/form/one-press';

/**
 * Holds up the buttons within `place` for a moment when what stands there has become something else, as `what` says: a
 * colleague or the driver was faster, and whoever had aimed at what stood there before would press what came in its
 * place. What only goes on where it ended moves nothing.
 */
export function useSettling(place: RefObject<HTMLElement | null>, what: string): void {
  const last = useRef(what);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = what;
    if (place.current && !what.startsWith(before)) pressed(place.current);
  }, [place, what]);
}
