import type { Attribution } from '@/contract/booking';
import type { TrackEvent } from './events';

/**
 * What an event means to the sinks: the data-layer events, the conversion, session tags, customer data, the call tap.
 */
export interface Description {
  events: { event: string; params: Record<string, unknown> }[];
  conversion?: {
    kind: 'call' | 'booking' | 'whatsapp';
    value: number;
    transactionId?: string;
    attribution: Attribution;
  };
  tags?: Record<string, string>;
  customer?: Record<string, unknown>;
  callTap?: { source: string; value: number; page: string };
  /** A tap on WhatsApp or SMS: counted beside the calls, no conversion. */
  chatTap?: { source: string; page: string; channel: 'whatsapp' | 'sms' };
}

/** Conversion values in AED and event names by source of the call (spec 1, section 9; spec 2, sections 7 and 9). */
const CALLS: Record<string, { event: string; value: number; label?: string }> = {
  footer: { event: 'footer_phone_click', value: 1600 },
  privacy: { event: 'privacy_phone_click', value: 1300 },
  terms: { event: 'terms_phone_click', value: 1300 },
  'map card': { event: 'map_card_call', value: 1700 },
  'map popup': { event: 'map_card_call', value: 1700 },
  'emergency help': { event: 'emergency_help_click', value: 2000, label: 'emergency-help-now' },
};

/** A call from a place without a figure in the documents counts like one from the footer. */
const DEFAULT_CALL: (typeof CALLS)[string] = { event: 'phone_call_click', value: 1600 };

const VARIANTS: Record<string, string> = { header: 'header', 'mobile menu': 'header', 'emergency button': 'emergency' };

interface Where {
  /** Path of the page. */
  page: string;
  /** Its whole address. */
  url: string;
  title: string;
  attribution: Attribution;
}

/** Pure: event and place of the visit → what each sink is given. */
export function describe(event: TrackEvent, where: Where): Description {
  const base = { page_location: where.url, page_title: where.title, ...where.attribution };
  switch (event.name) {
    case 'call': {
      const known = CALLS[event.source] ?? DEFAULT_CALL;
      const { value } = known;
      const variant = VARIANTS[event.source] ?? 'button';
      return {
        events: [
          {
            event: known.event,
            params: {
              ...base,
              event_label: known.label ?? event.source,
              source: event.source,
              variant,
              conversion_value: value,
              currency: 'AED',
            },
          },
          { event: 'conversion', params: { ...base, source: event.source, value, currency: 'AED' } },
        ],
        conversion: { kind: 'call', value, attribution: where.attribution },
        tags: { call_conversion: 'true', call_source: event.source, call_value: String(value) },
        callTap: { source: event.source, value, page: where.page },
      };
    }
    case 'service_area_click': {
      const shared = {
        ...base,
        event_category: 'service_area',
        event_action: 'click',
        event_label: event.area,
        service_area: event.area,
        conversion_value: 1800,
        currency: 'AED',
      };
      return {
        events: [
          { event: 'service_area_click', params: shared },
          { event: 'conversion', params: { ...base, source: 'service area', value: 1800, currency: 'AED' } },
          { event: 'phone_call_initiated', params: shared },
        ],
        conversion: { kind: 'call', value: 1800, attribution: where.attribution },
        tags: { call_conversion: 'true', call_source: `service area ${event.area}`, call_value: '1800' },
        callTap: { source: 'service area', value: 1800, page: where.page },
      };
    }
    case 'booking_form_submit':
      return {
        events: [
          {
            event: 'booking_form_submit',
            params: {
              ...base,
              event_label: event.service,
              value: event.value,
              location: event.location,
              urgency: event.urgency,
              currency: 'AED',
            },
          },
        ],
        conversion: { kind: 'booking', value: event.value, transactionId: event.id, attribution: where.attribution },
        tags: { booking: 'true', booking_service: event.service },
        customer: {
          ...event.customer,
          service: event.service,
          location: event.location,
          conversionValue: event.value,
          source: 'booking_form',
          timestamp: event.timestamp,
          ...where.attribution,
        },
      };
    case 'whatsapp':
    case 'sms': {
      const about = event.name === 'whatsapp' && event.source === 'about';
      return {
        events: [
          { event: about ? 'about_whatsapp' : `${event.name}_click`, params: { ...base, source: event.source } },
        ],
        // Only the about page reports a chat as a conversion (spec 1, section 7).
        ...(about ? { conversion: { kind: 'whatsapp' as const, value: 0, attribution: where.attribution } } : {}),
        tags: { [`${event.name}_source`]: event.source },
        chatTap: { source: event.source, page: where.page, channel: event.name },
      };
    }
    case 'page_view':
      return { events: [{ event: 'page_view', params: { ...base, page_path: event.path } }] };
  }
}
