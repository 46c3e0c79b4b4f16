/**
 * A device that slept knows the jobs of before. Somebody may have taken one meanwhile, so
 * it hears from the server before it rings again. Pure: what was known of the last look
 * goes in, what is known now comes out. All times are the device's own, in milliseconds.
 */

/** Looks are a second apart, in a hidden tab the server's beats 15 s; who looks again after longer has slept. */
const SLEPT_MS = 40_000;
/** A server that says nothing for so long holds no ring back: a ring too many is better than one too few. */
export const HEAR_FIRST_MS = 10_000;

export interface Watch {
  lookedAt: number;
  /** It slept, and at this time it looked again. */
  wokeAt: number | undefined;
}

const unheard = (wokeAt: number | undefined, heardAt: number | undefined): wokeAt is number =>
  wokeAt !== undefined && (heardAt ?? 0) < wokeAt;

/** `heardAt`: the server's last sign. */
export function lookAgain(before: Watch | undefined, heardAt: number | undefined, now: number): Watch {
  // Not heard since: it is still the same waking. A hidden tab without a line looks once
  // a minute, and would wake for ever.
  if (unheard(before?.wokeAt, heardAt)) return { lookedAt: now, wokeAt: before?.wokeAt };
  const slept = before !== undefined && Math.abs(now - before.lookedAt) > SLEPT_MS;
  return { lookedAt: now, wokeAt: slept ? now : undefined };
}

/** Whether a ring waits for the server's word. */
export const hearsFirst = ({ lookedAt, wokeAt }: Watch, heardAt: number | undefined): boolean =>
  unheard(wokeAt, heardAt) && lookedAt - wokeAt < HEAR_FIRST_MS;
