import { describe as group, expect, it } from 'vitest';
import { describe } from '@/tracking/describe';
import { bookingEvent } from './booking-event';

const where = {
  page: '/about',
  url: 'https://example.test/about?gclid=g1',
  title: 'About',
  attribution: { gclid: 'g1' },
};

group('conversion values by source, AED', () => {
  it.each([
    ['footer', 'footer_phone_click', 1600],
    ['privacy', 'privacy_phone_click', 1300],
    ['terms', 'terms_phone_click', 1300],
    ['map card', 'map_card_call', 1700],
    ['map popup', 'map_card_call', 1700],
    ['emergency help', 'emergency_help_click', 2000],
  ])('%s → %s, %i', (source, event, value) => {
    const d = describe({ name: 'call', source }, where);
    expect(d.events[0]).toMatchObject({
      event,
      params: { conversion_value: value, currency: 'AED', page_location: where.url, gclid: 'g1' },
    });
    expect(d.conversion).toEqual({ kind: 'call', value, attribution: { gclid: 'g1' } });
    expect(d.callTap).toEqual({ source, value, page: '/about' });
    expect(d.tags).toMatchObject({ call_source: source, call_value: String(value) });
  });
  it('tells the header, the emergency button and the others apart', () => {
    const variant = (source: string) => describe({ name: 'call', source }, where).events[0]!.params.variant;
    expect([variant('header'), variant('mobile menu'), variant('emergency button'), variant('Towing Near Me')]).toEqual(
      ['header', 'header', 'emergency', 'button'],
    );
  });
});

it('a service area tap is three events with 1800 AED', () => {
  const d = describe({ name: 'service_area_click', area: 'Mirdif' }, where);
  expect(d.events.map((e) => e.event)).toEqual(['service_area_click', 'conversion', 'phone_call_initiated']);
  expect(d.conversion).toEqual({ kind: 'call', value: 1800, attribution: { gclid: 'g1' } });
});

it('a booking hands its contact data to the customer sink only, and its id to the conversion', () => {
  const d = describe(bookingEvent('x'), where);
  expect(d.conversion).toEqual({ kind: 'booking', value: 180, transactionId: 'x', attribution: { gclid: 'g1' } });
  expect(d.customer).toMatchObject({
    firstName: 'A',
    phone: '0501234567',
    conversionValue: 180,
    source: 'booking_form',
    timestamp: 't',
  });
  expect(JSON.stringify([d.events, d.tags])).not.toContain('0501234567');
});

it('a chat is told to the desk with its channel and place', () => {
  expect(describe({ name: 'sms', source: 'footer' }, where).chatTap).toEqual({
    source: 'footer',
    page: '/about',
    channel: 'sms',
  });
  expect(describe({ name: 'whatsapp', source: 'about' }, where).callTap).toBeUndefined();
});

it('only the about page reports a chat as a conversion', () => {
  expect(describe({ name: 'whatsapp', source: 'about' }, where)).toMatchObject({
    events: [{ event: 'about_whatsapp' }],
    conversion: { kind: 'whatsapp', attribution: { gclid: 'g1' } },
  });
  expect(describe({ name: 'whatsapp', source: 'footer' }, where).conversion).toBeUndefined();
});

group('what is reported, name by name: the owner’s reports are built on these', () => {
  const base = { page_location: where.url, page_title: 'About', gclid: 'g1' };

  it('a call', () => {
    const d = describe({ name: 'call', source: 'emergency help' }, where);
    expect(d.events).toEqual([
      {
        event: 'emergency_help_click',
        params: {
          ...base,
          event_label: 'emergency-help-now',
          source: 'emergency help',
          variant: 'button',
          conversion_value: 2000,
          currency: 'AED',
        },
      },
      { event: 'conversion', params: { ...base, source: 'emergency help', value: 2000, currency: 'AED' } },
    ]);
    expect(d.tags).toEqual({ call_conversion: 'true', call_source: 'emergency help', call_value: '2000' });
  });

  it('a call from a place without a name of its own, and one that has a figure of its own', () => {
    expect(describe({ name: 'call', source: 'Towing Near Me' }, where).events[0]).toEqual({
      event: 'phone_call_click',
      params: {
        ...base,
        event_label: 'Towing Near Me',
        source: 'Towing Near Me',
        variant: 'button',
        conversion_value: 1600,
        currency: 'AED',
      },
    });
    const own = describe({ name: 'call', source: 'map popup' }, where);
    expect(own.conversion?.value).toBe(1700);
    expect(own.callTap?.value).toBe(1700);
    expect(own.events.map(({ params }) => params.conversion_value ?? params.value)).toEqual([1700, 1700]);
  });

  it('a service area', () => {
    const params = {
      ...base,
      event_category: 'service_area',
      event_action: 'click',
      event_label: 'Mirdif',
      service_area: 'Mirdif',
      conversion_value: 1800,
      currency: 'AED',
    };
    expect(describe({ name: 'service_area_click', area: 'Mirdif' }, where)).toEqual({
      events: [
        { event: 'service_area_click', params },
        { event: 'conversion', params: { ...base, source: 'service area', value: 1800, currency: 'AED' } },
        { event: 'phone_call_initiated', params },
      ],
      conversion: { kind: 'call', value: 1800, attribution: { gclid: 'g1' } },
      tags: { call_conversion: 'true', call_source: 'service area Mirdif', call_value: '1800' },
      callTap: { source: 'service area', value: 1800, page: '/about' },
    });
  });

  it('a booking', () => {
    const customer = { firstName: 'A', lastName: 'B', phone: '0501234567', email: '' };
    const about = { service: 'car_recovery', location: 'Deira', urgency: 'immediate', value: 180 };
    const d = describe({ name: 'booking_form_submit', id: 'x', ...about, customer, timestamp: 't' }, where);
    expect(d.events).toEqual([
      {
        event: 'booking_form_submit',
        params: {
          ...base,
          event_label: 'car_recovery',
          value: 180,
          location: 'Deira',
          urgency: 'immediate',
          currency: 'AED',
        },
      },
    ]);
    expect(d.tags).toEqual({ booking: 'true', booking_service: 'car_recovery' });
    expect(d.customer).toEqual({
      ...customer,
      service: 'car_recovery',
      location: 'Deira',
      conversionValue: 180,
      source: 'booking_form',
      timestamp: 't',
      gclid: 'g1',
    });
  });

  it.each([
    ['whatsapp', 'about', 'about_whatsapp', { kind: 'whatsapp', value: 0, attribution: { gclid: 'g1' } }],
    ['whatsapp', 'footer', 'whatsapp_click', undefined],
    ['sms', 'about', 'sms_click', undefined],
  ] as const)('%s from %s', (name, source, event, conversion) => {
    const d = describe({ name, source }, where);
    expect(d.events).toEqual([{ event, params: { ...base, source } }]);
    expect(d.conversion).toEqual(conversion);
    expect(d.tags).toEqual({ [`${name}_source`]: source });
    expect(d.chatTap).toEqual({ source, page: '/about', channel: name });
  });

  it('a page, with its path', () => {
    expect(describe({ name: 'page_view', path: '/about' }, where)).toEqual({
      events: [{ event: 'page_view', params: { ...base, page_path: '/about' } }],
    });
  });
});
