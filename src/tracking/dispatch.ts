import { describe } from './describe';
import type { TrackEvent } from './events';
import { attribution } from './attribution';
import { ads } from './sinks/ads';
import { callConversion } from './sinks/call-conversion';
import { callTaps } from './sinks/call-taps';
import { clickTracking } from './sinks/click-tracking';
import { customerData } from './sinks/customer-data';
import { dataLayer } from './sinks/data-layer';
import { sessionReplay } from './sinks/session-replay';
import { loadVendors } from './vendors';

export { loadVendors, logLoaded } from './vendors';

const SINKS = { dataLayer, ads, clickTracking, callConversion, sessionReplay, customerData, callTaps };

/** What the console says when a sink fails, by event (spec 2, section 8). */
function failureLabel(event: TrackEvent): string {
  if (event.name === 'service_area_click') return 'service area tracking error';
  if (event.name === 'call' && event.source === 'emergency help') return 'emergency help tracking error';
  if (event.name === 'call' && event.source.startsWith('map ')) return 'map animation call tracking error';
  return 'tracking error';
}

/**
 * Gives an event to every sink. A sink that throws is logged; the others still get it, and the call proceeds.
 *
 * What the visitor does loads the vendors first: the tap that starts the page's scripts is told again as a click only, so
 * that it may come before any sign of use that is listened for. Their queues are there at once and keep what they are given.
 */
export function dispatch(event: TrackEvent): void {
  if (event.name !== 'page_view') {
    try {
      loadVendors();
    } catch (error) {
      console.error(failureLabel(event), 'vendors', error);
    }
  }
  const description = describe(event, { page: window.location.pathname, url: window.location.href, title: document.title, attribution: attribution() });
  for (const [name, sink] of Object.entries(SINKS)) {
    try {
      sink(description);
    } catch (error) {
      console.error(failureLabel(event), name, error);
    }
  }
}
