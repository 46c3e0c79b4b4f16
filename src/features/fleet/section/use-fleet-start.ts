import { useEffect, useState, type RefObject } from 'react';
import { onFirstUse } from '@/lib/first-use';
import { seenAndIdle } from '@/lib/idle';
import { dataSaver } from '@/lib/media';

/** After this long since the page was opened the map may start by itself (spec 2, section 9, "deferred feature"). */
const DEFERRED_MS = 15_000;
/** The slide after which it may: the second one has been shown. */
const DEFERRED_AFTER_SLIDE = 2;
/** How near to the window, in px, the section starts its map. */
const NEAR = '400px';

/**
 * Whether a page's map should start: from the first interaction on, or once slide 2 has passed and 15 s have gone since
 * the page was opened (spec 2, section 2). `slideIndex` counts from 0. With data saver on
 * it never starts by itself. Once true it stays so.
 */
export function useFleetStart({ slideIndex }: { slideIndex: number }): boolean {
  const [started, setStarted] = useState(false);
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (dataSaver()) return;
    // The tap that starts the map is handled first: a visitor who opens the menu should not wait for a map.
    const stop = onFirstUse(() => void seenAndIdle().then(() => setStarted(true)));
    const timer = window.setTimeout(() => setLate(true), Math.max(0, DEFERRED_MS - performance.now()));
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);

  // Computed during render and never reset: the slides go round, but a map that has started stays.
  if (late && !started && slideIndex >= DEFERRED_AFTER_SLIDE) setStarted(true);
  return started;
}

/** Whether `ref` has come near the window, once; never by itself with data saver on. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (!target || dataSaver()) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}

/** Whether any of `ref` is inside the window. (In a hidden tab the browser draws no frames, and the fleet stands.) */
export function useWatched(ref: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => setInWindow(entries.at(-1)!.isIntersecting));
    observer.observe(target);
    return () => observer.disconnect();
  }, [ref]);
  return inWindow;
}
