/**
 * Satellites first (`enableHighAccuracy`). The first position accurate enough to find a car ends the wait; at 4 s
 * the best one so far does, and later improvements are still reported. If the satellites give nothing for a while, or
 * fail, the network's rough position is requested too. Some web views never answer, not even with an error, so a
 * watchdog timer ends the wait.
 */
import {
  systemClock,
  type Clock,
  type Fix,
  type GeolocationLike,
  type PositionFailure,
  type PositionOutcome,
} from './types';

/** Whole wait in ms ("10 s limit"). */
export const LIMIT_MS = 10_000;
/** After this much silence the rough position is asked for as well, in ms. */
export const ROUGH_AFTER_MS = 4_000;
/** Late answers (a permission question read slowly) are still taken for this long after the failure, in ms. */
export const LATE_MS = 60_000;
/** Good enough to stop at once, in metres: a driver sees a car from there. */
export const GOOD_M = 50;
/** From here on the best so far will do, in ms. */
export const SETTLE_MS = 4_000;

/** Oldest rough position that may be used, in ms: whoever asks is standing still. */
const ROUGH_MAX_AGE_MS = 30_000;

interface RequestOptions {
  /** Every position that is better than the ones before, also one that comes after a time-out. */
  onUpdate?: (fix: Fix) => void;
  /** Why there is nothing; once more when a late refusal explains the silence. */
  onFailure?: (failure: PositionFailure) => void;
  geolocation?: GeolocationLike;
  clock?: Clock;
}

export interface PositionRequest {
  /** The best position at the end of the wait, or why there is none. Never rejects. */
  done: Promise<PositionOutcome>;
  /** Ends everything quietly; `done` stays pending if it had not settled. */
  stop(): void;
}

const FAILURES: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const deviceGeolocation = (): GeolocationLike | undefined =>
  window.isSecureContext ? navigator.geolocation : undefined;

export function requestPosition({
  onUpdate,
  onFailure,
  geolocation = deviceGeolocation(),
  clock = systemClock,
}: RequestOptions): PositionRequest {
  let best: Fix | undefined;
  /** The limit passed without any position, or both sources failed; a late one is still welcome. */
  let gaveUp = false;
  let stopped = false;
  let roughAsked = false;
  let lastFailure: PositionFailure | undefined;
  let settle: (outcome: PositionOutcome) => void = () => undefined;
  const cancels: (() => void)[] = [];
  const done = new Promise<PositionOutcome>((resolve) => (settle = resolve));

  const release = () => {
    stopped = true;
    for (const cancel of cancels) cancel();
  };
  const finish = (outcome: PositionOutcome, keepListening = false) => {
    if (!outcome.ok) onFailure?.(outcome.failure);
    settle(outcome);
    if (!keepListening) release();
  };
  const giveUp = (failure: PositionFailure) => {
    gaveUp = true;
    finish({ ok: false, failure }, true);
    cancels.push(clock.after(LATE_MS, release));
  };

  const accept = ({ coords, timestamp }: GeolocationPosition) => {
    const { latitude: lat, longitude: lng, accuracy } = coords;
    if (stopped || ![lat, lng, accuracy].every(Number.isFinite)) return;
    if (best && accuracy >= best.accuracy) return;
    best = { lat, lng, accuracy, at: Number.isFinite(timestamp) ? timestamp : clock.now() };
    onUpdate?.(best);
    if (accuracy <= GOOD_M || gaveUp) finish({ ok: true, fix: best });
  };
  const askRoughly = () => {
    if (roughAsked || best) return;
    roughAsked = true;
    geolocation?.getCurrentPosition(accept, refuse, {
      enableHighAccuracy: false,
      maximumAge: ROUGH_MAX_AGE_MS,
      timeout: LIMIT_MS,
    });
  };
  function refuse(error: GeolocationPositionError) {
    // A position that was found is kept.
    if (stopped || best) return;
    const failure = FAILURES[error.code] ?? 'unavailable';
    if (failure === 'denied') return finish({ ok: false, failure });
    // The second source failing too ends the wait, not the watch: a phone that has no signal yet may have one soon.
    if (lastFailure && !gaveUp) return giveUp(lastFailure);
    lastFailure = failure;
    askRoughly();
  }

  if (!geolocation) {
    finish({ ok: false, failure: 'unsupported' });
    return { done, stop: release };
  }
  cancels.push(
    clock.after(SETTLE_MS, () => {
      if (best) finish({ ok: true, fix: best }, true);
    }),
  );
  cancels.push(clock.after(ROUGH_AFTER_MS, askRoughly));
  cancels.push(
    clock.after(LIMIT_MS, () => {
      if (best) finish({ ok: true, fix: best });
      else if (!gaveUp) giveUp(lastFailure ?? 'timeout');
    }),
  );
  const watch = geolocation.watchPosition(accept, refuse, {
    enableHighAccuracy: true,
    maximumAge: 0,
    timeout: LIMIT_MS,
  });
  cancels.push(() => geolocation.clearWatch(watch));
  // The browser may answer synchronously, before `watch` is assigned.
  if (stopped) release();
  return { done, stop: release };
}
