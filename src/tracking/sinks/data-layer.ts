import type { Description } from '../describe';
import { globals } from './globals';

/** Pushes each event to the data layer. */
export function dataLayer(d: Description): void {
  for (const { event, params } of d.events) globals().dataLayer?.push({ event, ...params });
}
