import type { Description } from '../describe';
import { globals } from './globals';

/** Hands each event to the click-tracking vendor. */
export function clickTracking(d: Description): void {
  for (const { event, params } of d.events) globals().clickTracker?.track?.(event, params);
}
