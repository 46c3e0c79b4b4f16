import { useEffect, useRef } from 'react';

const clock = (): number => Date.now();

/**
 * Calls `expire` when it is `at` (ms since 1970; undefined: never), or soon after: a phone that sleeps stops timers, so it is
 * looked at again when the page comes back into sight. `now` is there for tests.
 */
export function useExpiry(at: number | undefined, expire: () => void, now: () => number = clock): void {
  const latest = useRef(expire);
  useEffect(() => {
    latest.current = expire;
  });
  useEffect(() => {
    if (at === undefined) return;
    let timer = 0;
    const look = (): void => {
      window.clearTimeout(timer);
      const left = at - now();
      if (left <= 0) latest.current();
      else timer = window.setTimeout(look, left);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at, now]);
}
