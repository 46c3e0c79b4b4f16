import type { Entry } from './store';

/** First wait after a failure, and the longest one, milliseconds. */
const FIRST_WAIT_MS = 5_000;
export const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Wait after the n-th failed attempt (1, 2, …), in milliseconds: doubling from 5 s, longer if the server asks for that
 * (`retryAfter`, in seconds), but never longer than 5 min.
 */
export function waitAfter(attempts: number, retryAfter = 0): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS * 2 ** (attempts - 1), retryAfter * 1000));
}

/**
 * Why the queue is checked: `true`, the network or the visitor has come back; 'asked', the visitor pressed a button.
 */
export type Eager = boolean | 'asked';

/**
 * Whether an entry may be tried now. `eager` also tries entries that only lacked a network, but not before a
 * `Retry-After` of the server. After a button press, everything is tried. A time further off than the longest wait
 * comes from a clock that was set back.
 */
export const isDue = (entry: Entry, now: number, eager: Eager = false): boolean =>
  !entry.rejected &&
  (entry.nextAt <= now ||
    entry.nextAt - now > LONGEST_WAIT_MS ||
    eager === 'asked' ||
    (eager && Boolean(entry.unreachable)));
