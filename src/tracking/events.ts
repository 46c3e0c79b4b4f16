/** What the site reports, as plain data. Which sink gets what is derived in `describe.ts`. */

/** Where a call link stands. Free text names the page for landing pages ("Towing Near Me"; spec 1, section 7). */
export type CallSource =
  | 'header'
  | 'mobile menu'
  | 'footer'
  | 'emergency button'
  | 'hero'
  | 'emergency help'
  | 'elite service'
  | 'service card'
  | 'contact'
  | 'blog'
  | 'privacy'
  | 'terms'
  | 'map card'
  | 'map popup'
  | 'booking'
  | 'stranded'
  | 'not found'
  | (string & {});

interface CallEvent {
  name: 'call';
  source: CallSource;
}
interface ChatEvent {
  name: 'whatsapp' | 'sms';
  source: string;
}
/** A tap on a service area tile (spec 2, section 7; value 1800 AED). */
interface ServiceAreaEvent {
  name: 'service_area_click';
  area: string;
}
/** A booking about to be sent (spec 2, section 7, "Before the POST"). */
export interface BookingEvent {
  name: 'booking_form_submit';
  id: string;
  /** Id of the booking that this one stands in for: the visitor changed it after it could not be sent. */
  replaces?: string;
  service: string;
  location: string;
  urgency: string;
  /** AED estimate. */
  value: number;
  customer: { firstName: string; lastName: string; phone: string; email: string };
  /** ISO 8601. */
  timestamp: string;
}
interface PageViewEvent {
  name: 'page_view';
  path: string;
}

export type TrackEvent = CallEvent | ChatEvent | ServiceAreaEvent | BookingEvent | PageViewEvent;
