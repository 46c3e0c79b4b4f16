/** `track(event)`: fire and forget. It never throws, waits or delays a call; the sinks' code is loaded on demand. */
import { seenAndIdle } from '@/lib/idle';
import { untilLoaded } from '@/lib/until-loaded';
import type { BookingEvent, TrackEvent } from './events';

export type { TrackEvent, CallSource } from './events';
export { attribution, saveAttribution } from './attribution';

let loading: Promise<typeof import('./dispatch')> | undefined;
/** Asked for again until it is there: what happened meanwhile waits for it. */
const sinks = () => (loading ??= untilLoaded(() => import('./dispatch')));

const report = (event: TrackEvent): Promise<void> => sinks().then(({ dispatch }) => dispatch(event));

/** Reports `event` to every sink that is present. */
export function track(event: TrackEvent): void {
  void report(event);
}

/** A booking waits no longer than this for its trackers, milliseconds. */
const ANNOUNCE_LIMIT_MS = 300;

/**
 * Reports a booking that is about to be sent, once per id (and per id that it replaces), however often the button is
 * pressed. Resolves when the sinks have got it, so that they come before the POST (spec 2, section 7), or after 300 ms:
 * the report then follows when the sinks' code has loaded. Never rejects.
 */
export const announceBooking = (event: BookingEvent): Promise<void> =>
  Promise.race([report(event), new Promise<void>((resolve) => setTimeout(resolve, ANNOUNCE_LIMIT_MS))]);

/** Milliseconds after the start at which the log names the tracking systems (spec 2, section 9). */
const STARTUP_LOG_MS = 2000;

/**
 * Starts the configured vendors once the page, its call button first, has been painted
 * and is idle; writes the start-up log.
 */
export function startTracking(): void {
  void seenAndIdle()
    .then(sinks)
    .then((m) => m.loadVendors());
  window.setTimeout(() => void sinks().then((m) => m.logLoaded()), STARTUP_LOG_MS);
}
