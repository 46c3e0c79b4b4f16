import { describe as group, expect, it } from 'vitest';
import { describe } from '@/tracking/describe';

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
  const d = describe(
    {
      name: 'booking_form_submit',
      id: 'x',
      service: 'car_recovery',
      location: 'Deira',
      urgency: 'immediate',
      value: 180,
      customer: { firstName: 'A', lastName: 'B', phone: '0501234567', email: '' },
      timestamp: 't',
    },
    where,
  );
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
