/** How long a result is reused, in milliseconds: each check writes and waits for the disk, and anybody may ask. */
const REUSED_MS = 1_000;

/**
 * Runs `check` at most once a second, however many ask; calls in between get the last result, success or failure.
 * `now`: milliseconds of a monotonic clock.
 */
export function cachedCheck<T>(check: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let last: { at: number; outcome: Promise<T> } | undefined;
  return () => {
    if (!last || now() - last.at >= REUSED_MS) last = { at: now(), outcome: check() };
    return last.outcome;
  };
}
