/**
 * `track(event)`: fire and forget. It never throws, never waits and never stands between a finger and a call; the sinks'
 * code arrives on demand.
 */
import { onFirstUse } from '@/lib/first-use';
import type { TrackEvent } from './events';

export type { TrackEvent, CallSource } from './events';
export { attribution, keepAttribution } from './attribution';

const sinks = () => import('./dispatch');

/** Reports `event` to every sink that is present. */
export function track(event: TrackEvent): void {
  sinks().then(
    ({ dispatch }) => dispatch(event),
    (error: unknown) => console.warn('tracking is not available', error),
  );
}

/** Milliseconds after the start at which the log names the tracking systems (spec 2, section 9). */
const STARTUP_LOG_MS = 2000;

/** Loads the configured vendors at the first sign of use, and writes the start-up log. */
export function startTracking(): void {
  // Fetched ahead, so that a tap on a call link is reported even when the network goes.
  onFirstUse(() => void sinks().then((m) => m.loadVendors(), () => undefined));
  window.setTimeout(() => sinks().then((m) => m.logLoaded(), () => undefined), STARTUP_LOG_MS);
}
