import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Cards rendered first: with two, the oldest job appears a little sooner (108 to 122 ms of script on a slow machine,
 * against 125 to 134 with four).
 */
const AT_FIRST = 2;
/** Cards added whenever the end of the list comes near. */
const AT_ONCE = 4;
/** So many are rendered without scrolling, because the browser's search and printing only find rendered cards. */
const BY_ITSELF = 24;
/** Pause between those renders, in milliseconds, so that a ring and a press are handled first. */
const PAUSE_MS = 250;
/** How near: a screen's height, so that neither a wheel nor the Tab key gets there first. */
const NEAR = '0px 0px 100% 0px';

/**
 * How many of `limit` cards to render: a few at once, two dozen a little later, and more as `end`, an element after the
 * last of them, comes near the window. Rendered as a deferred update: each card costs some milliseconds on a slow
 * machine. The few that join a list which stood there whole are rendered at once: the focus may be on its way to one.
 */
export function useDrawn(limit: number): { drawn: number; end: RefObject<HTMLDivElement | null> } {
  const [wanted, setWanted] = useState(AT_FIRST);
  const end = useRef<HTMLDivElement>(null);
  const ready = useDeferredValue(Math.min(wanted, limit));
  /** How many they were when all were rendered. */
  const [whole, setWhole] = useState(-AT_ONCE);
  // What stood there stays while more than a few join it: somebody reads one of them.
  const drawn = limit - whole <= AT_ONCE ? limit : Math.max(ready, whole);
  if (drawn >= limit && whole !== limit) setWhole(limit);
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
