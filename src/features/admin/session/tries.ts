import { readJson, removeItem, writeJson } from '@/lib/storage';

/** Wrong tries in this browser, and until when the next one waits (milliseconds since the epoch). */
interface Tries {
  wrong: number;
  until: number;
}

const KEY = 'rnm.admin.tries';
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;

const isTries = (value: unknown): value is Tries => {
  const tries = value as Partial<Tries> | null;
  return Number.isInteger(tries?.wrong) && Number.isFinite(tries?.until);
};

/**
 * Milliseconds to wait after the `wrong`-th wrong try: none for the first four, then 5 s,
 * twice as long each time, at most 5 minutes.
 */
export const waitAfter = (wrong: number): number =>
  wrong < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES));

/**
 * Milliseconds that the next try still has to wait at `now`. Never longer than the longest wait, however the clock was
 * set: an end further away is from before it was set back, and is moved to where that wait ends.
 */
export function waitLeft(now: number): number {
  const tries = readJson('local', KEY, isTries);
  if (!tries) return 0;
  const left = Math.max(0, tries.until - now);
  if (left <= LONGEST_WAIT_MS) return left;
  writeJson('local', KEY, { ...tries, until: now + LONGEST_WAIT_MS } satisfies Tries);
  return LONGEST_WAIT_MS;
}

/**
 * Counts a wrong try. Kept over a reload, so that a reload doesn't buy five more. This slows down a person at
 * the keyboard; what stops a machine is the cost of each guess (600,000 rounds) and the length of the password.
 */
export function countWrongTry(now: number): void {
  const wrong = (readJson('local', KEY, isTries)?.wrong ?? 0) + 1;
  writeJson('local', KEY, { wrong, until: now + waitAfter(wrong) } satisfies Tries);
}

export const forgetTries = (): void => removeItem('local', KEY);
