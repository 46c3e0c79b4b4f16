import { StoreUnavailable } from '../store/errors.ts';

/** How long a result is reused, in milliseconds: each check writes and waits for the disk, and anybody may ask. */
const REUSED_MS = 1_000;
/**
 * How long an answer may take, in milliseconds. Monitors give up soon (the image's after five seconds), and a locked
 * store keeps a write waiting for longer than that.
 */
const LIMIT_MS = 4_000;

/** What `check` gives, unless it takes too long. */
async function soon<T>(check: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('LATE', 'the store does not answer in time')), LIMIT_MS);
  });
  try {
    return await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs `check` at most once a second and one at a time, however many ask; calls in between get the last result, success
 * or failure. `now`: milliseconds of a monotonic clock.
 */
export function cachedCheck<T>(check: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let last: { at: number; outcome: Promise<T> } | undefined;
  let running = false;
  return () => {
    if (!last || (!running && now() - last.at >= REUSED_MS)) {
      running = true;
      // A late one must not be joined by others: bookings would wait behind them all.
      const work = check().finally(() => (running = false));
      last = { at: now(), outcome: soon(work) };
    }
    return last.outcome;
  };
}
