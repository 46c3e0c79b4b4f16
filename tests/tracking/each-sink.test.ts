/** What every sink hears of every event: a new sink or a new event is asked for here by the compiler. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describe } from '@/tracking/describe';
import { SINKS } from '@/tracking/dispatch';
import type { TrackEvent } from '@/tracking/events';
import type { TrackingGlobals } from '@/tracking/sinks/globals';
import { bookingEvent } from './booking-event';

vi.mock('@/config/env', () => ({ env: { adsId: 'AW-1', embeddedApi: true } }));

type Sink = keyof typeof SINKS;
type EventName = TrackEvent['name'];

const told = vi.fn<(...args: unknown[]) => boolean>();
const RECORDERS: Required<TrackingGlobals> = {
  dataLayer: Object.assign([], { push: told }),
  gtag: told,
  gtag_report_conversion: told,
  clickTracker: { track: told },
  trackCallConversion: told,
  clarity: told,
  collectCustomerData: told,
};

/** One of each, with what it is worth in AED. */
const EVENTS: Record<EventName, { event: TrackEvent; worth?: number }> = {
  page_view: { event: { name: 'page_view', path: '/about' } },
  call: { event: { name: 'call', source: 'header' }, worth: 1600 },
  service_area_click: { event: { name: 'service_area_click', area: 'Mirdif' }, worth: 1800 },
  // Of the chats, the one that is a conversion.
  whatsapp: { event: { name: 'whatsapp', source: 'about' }, worth: 0 },
  sms: { event: { name: 'sms', source: 'hero' } },
  booking_form_submit: { event: bookingEvent('id-1'), worth: 180 },
};

/** How often each sink tells its vendor of each event. */
const TIMES: Record<Sink, Record<EventName, number>> = {
  dataLayer: { page_view: 1, call: 2, service_area_click: 3, whatsapp: 1, sms: 1, booking_form_submit: 1 },
  clickTracking: { page_view: 1, call: 2, service_area_click: 3, whatsapp: 1, sms: 1, booking_form_submit: 1 },
  // The ads vendor, and the owner's own snippet.
  ads: { page_view: 0, call: 2, service_area_click: 2, whatsapp: 2, sms: 0, booking_form_submit: 2 },
  callConversion: { page_view: 0, call: 1, service_area_click: 1, whatsapp: 0, sms: 0, booking_form_submit: 0 },
  sessionReplay: { page_view: 0, call: 3, service_area_click: 3, whatsapp: 1, sms: 1, booking_form_submit: 2 },
  customerData: { page_view: 0, call: 0, service_area_click: 0, whatsapp: 0, sms: 0, booking_form_submit: 1 },
  callTaps: { page_view: 0, call: 1, service_area_click: 1, whatsapp: 1, sms: 1, booking_form_submit: 0 },
};

beforeEach(() => {
  Object.assign(window, RECORDERS);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: told });
});
afterEach(() => {
  for (const name of Object.keys(RECORDERS)) Reflect.deleteProperty(window, name);
});

const where = { page: '/about', url: 'https://rnm.example/about', title: 'About', attribution: {} };

it.each(Object.keys(TIMES) as Sink[])('%s hears of each event so often, and its worth in AED', (sink) => {
  const heard: Record<string, number> = {};
  for (const [name, { event, worth }] of Object.entries(EVENTS)) {
    told.mockClear();
    SINKS[sink](describe(event, where));
    heard[name] = told.mock.calls.length;
    const sums = told.mock.calls.flat().filter((one) => typeof one === 'object' && one !== null && 'value' in one);
    for (const sum of sums) expect(sum).toMatchObject({ value: worth, currency: 'AED' });
  }
  expect(heard).toEqual(TIMES[sink]);
  expect(Object.values(heard), 'its function on the window is among RECORDERS').not.toEqual(
    Object.values(heard).map(() => 0),
  );
});
