import type { Position } from '@/contract/booking';

/**
 * A position of the device: WGS 84 degrees, accuracy radius in metres (95 %), and when it was taken (ms since 1970).
 */
export interface Fix extends Position {
  at: number;
}

/**
 * Why there is no position. `denied`: the visitor or the system refuses; `unavailable`: the device cannot tell;
 * `timeout`: nothing came in time, not even a refusal; `unsupported`: the browser has no
 * geolocation, or the page is not served securely.
 */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export type PositionOutcome = { ok: true; fix: Fix } | { ok: false; failure: PositionFailure };

/** The parts of `navigator.geolocation` in use. */
export type GeolocationLike = Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'>;

/** Time, injected so that tests need not wait. Milliseconds. */
export interface Clock {
  now(): number;
  /** Calls `fn` once after `ms`; returns a function that cancels it. */
  after(ms: number, fn: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, fn) => {
    const id = setTimeout(fn, ms);
    return () => clearTimeout(id);
  },
};
