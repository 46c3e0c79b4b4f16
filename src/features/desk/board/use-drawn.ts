import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';

/**
 * What is drawn first: whoever waits longest is seen a little sooner (108 to 122 ms of
 * script on a slow machine, against 125 to 134 with four).
 */
const AT_FIRST = 2;
/** Drawn more whenever the end of what is drawn comes near. */
const AT_ONCE = 4;
/** So many are drawn without being scrolled to: the browser's own search and its printer find only what is there. */
const BY_ITSELF = 24;
/** Between two draws of those, in milliseconds: a ring and a press come first. */
const PAUSE_MS = 250;
/** How near: a screen's height, so that neither a wheel nor the Tab key gets there first. */
const NEAR = '0px 0px 100% 0px';

/**
 * How many of `limit` cards are drawn: a few, a little later two dozen, and more as `end`, an element after the
 * last of them, comes near the window. Drawn in the browser's own time: a card costs a slow machine some milliseconds.
 */
export function useDrawn(limit: number): { drawn: number; end: RefObject<HTMLDivElement | null> } {
  const [wanted, setWanted] = useState(AT_FIRST);
  const end = useRef<HTMLDivElement>(null);
  const drawn = useDeferredValue(Math.min(wanted, limit));
  useEffect(() => {
    if (!end.current || drawn >= limit) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)!.isIntersecting && setWanted(drawn + AT_ONCE),
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, limit]);
  useEffect(() => {
    if (drawn >= Math.min(limit, BY_ITSELF)) return;
    const timer = setTimeout(() => setWanted((now) => Math.max(now, drawn + AT_ONCE)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn, limit]);
  return { drawn, end };
}
