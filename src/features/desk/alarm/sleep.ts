/**
 * After sleep, a device only knows an old state of the jobs. Somebody may have taken one meanwhile, so it waits for
 * news from the server before it rings again. Pure: takes the state of the last check, returns the new one. All times
 * are the device's own, in milliseconds.
 */

/**
 * Checks are a second apart, in a hidden tab 15 s (the server's heartbeats); after a longer gap the device has slept.
 */
const SLEPT_MS = 40_000;
/** After this long without news from the server it rings anyway: better a ring too many than one too few. */
export const HEAR_FIRST_MS = 10_000;

export interface Watch {
  lookedAt: number;
  /** It slept, and at this time it looked again. */
  wokeAt: number | undefined;
}

const unheard = (wokeAt: number | undefined, heardAt: number | undefined): wokeAt is number =>
  wokeAt !== undefined && (heardAt ?? 0) < wokeAt;

/** `heardAt`: when the server was last heard. */
export function lookAgain(before: Watch | undefined, heardAt: number | undefined, now: number): Watch {
  // If the server was not heard since, this is still the same awakening: a hidden tab without a connection is checked
  // once a minute, and would otherwise count as woken again each time.
  if (unheard(before?.wokeAt, heardAt)) return { lookedAt: now, wokeAt: before?.wokeAt };
  const slept = before !== undefined && Math.abs(now - before.lookedAt) > SLEPT_MS;
  return { lookedAt: now, wokeAt: slept ? now : undefined };
}

/** Whether a ring waits for the server's word. */
export const hearsFirst = ({ lookedAt, wokeAt }: Watch, heardAt: number | undefined): boolean =>
  unheard(wokeAt, heardAt) && lookedAt - wokeAt < HEAR_FIRST_MS;
