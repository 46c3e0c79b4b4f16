/**
 * Counting hits in windows of time, for limits. Several servers on one store share a
 * counter; one server counts in its own memory.
 */
export interface HitCounter {
  /**
   * Adds `hits` (0: only looks) to what `key` has in its window of `windowMs` milliseconds, which
   * begins with its first hit. Gives the count with them, and the milliseconds until the window ends.
   */
  add(key: string, windowMs: number, hits: number): Promise<{ count: number; msLeft: number }>;
}

/** Keys that are remembered; beyond that the oldest is forgotten. */
const KEYS = 50_000;

/**
 * Counts in memory. `now`: milliseconds of a monotonic clock. With a wall clock that is set back, visitors would stay
 * locked out for as long as it was set back.
 */
export function memoryHits(now: () => number = () => performance.now()): HitCounter {
  const windows = new Map<string, { count: number; ends: number }>();
  return {
    add(key, windowMs, hits) {
      const at = now();
      let window = windows.get(key);
      if (!window || window.ends <= at) {
        windows.delete(key);
        window = { count: 0, ends: at + windowMs };
        if (hits > 0) windows.set(key, window);
        const oldest = windows.size > KEYS ? windows.keys().next().value : undefined;
        if (oldest !== undefined) windows.delete(oldest);
      }
      window.count += hits;
      return Promise.resolve({ count: window.count, msLeft: window.ends - at });
    },
  };
}
