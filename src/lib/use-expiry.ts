import { useEffect, useEffectEvent } from 'react';

/** How often the clock is looked at, at least, in milliseconds: clocks are set, and timers sleep with the machine. */
const LOOK_EVERY_MS = 30_000;

/** Milliseconds until `at` (ms since 1970). */
export const until = (at: number): number => at - Date.now();

/**
 * Calls `expire` when `left(thing)` milliseconds have passed: by a timer, by checking the clock now and then, and when
 * the page comes to the front. Does nothing without a thing; a new thing starts again.
 */
export function useExpiry<T>(thing: T | undefined, left: (thing: T) => number, expire: () => void): void {
  const restOf = useEffectEvent(left);
  const end = useEffectEvent(expire);
  useEffect(() => {
    if (thing === undefined) return;
    let timer = 0;
    const look = (): void => {
      window.clearTimeout(timer);
      const rest = restOf(thing);
      if (rest <= 0) end();
      else timer = window.setTimeout(look, Math.min(rest, LOOK_EVERY_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [thing]);
}
