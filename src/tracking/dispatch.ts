import { describe } from './describe';
import type { TrackEvent } from './events';
import { attribution } from './attribution';
import { countOnce } from './report-once';
import { ads } from './sinks/ads';
import { callConversion } from './sinks/call-conversion';
import { callTaps } from './sinks/call-taps';
import { clickTracking } from './sinks/click-tracking';
import { customerData } from './sinks/customer-data';
import { dataLayer } from './sinks/data-layer';
import { sessionReplay } from './sinks/session-replay';
import { loadVendors, openQueues } from './vendors';

export { loadVendors, logLoaded } from './vendors';

export const SINKS = { dataLayer, ads, clickTracking, callConversion, sessionReplay, customerData, callTaps };

/** What the console says when a sink fails, by event (spec 2, section 8). */
function failureLabel(event: TrackEvent): string {
  if (event.name === 'service_area_click') return 'service area tracking error';
  if (event.name === 'call' && event.source === 'emergency help') return 'emergency help tracking error';
  if (event.name === 'call' && event.source.startsWith('map ')) return 'map animation call tracking error';
  return 'tracking error';
}

/**
 * Gives an event to every sink. If a sink throws, that is logged; the others still get the event, and the call
 * proceeds. A booking is reported only once.
 * The vendors' queues are opened before the first page view, so that they record it too. Their scripts are loaded at
 * the first action of the visitor, if not yet; a page view leaves that to the page's idle time.
 */
export function dispatch(event: TrackEvent): void {
  if (event.name === 'booking_form_submit' && !countOnce(event.id, event.replaces)) return;
  try {
    if (event.name === 'page_view') openQueues();
    else loadVendors();
  } catch (error) {
    console.error(failureLabel(event), 'vendors', error);
  }
  const description = describe(event, {
    page: window.location.pathname,
    url: window.location.href,
    title: document.title,
    attribution: attribution(),
  });
  for (const [name, sink] of Object.entries(SINKS)) {
    try {
      sink(description);
    } catch (error) {
      console.error(failureLabel(event), name, error);
    }
  }
}
