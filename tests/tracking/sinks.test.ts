/**
 * What each sink gets, and which get nothing: each function that a vendor or the owner may put on the window may be
 * missing.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAttribution } from '@/tracking/attribution';
import { dispatch } from '@/tracking/dispatch';
import type { BookingEvent } from '@/tracking/events';
import { env } from '@/config/env';

vi.mock('@/config/env', () => ({
  env: { adsId: 'AW-1', adsCallLabel: 'call', adsBookingLabel: 'booking', adsWhatsappLabel: '', embeddedApi: true },
}));

const page = window as unknown as Record<string, unknown>;
const NAMES = [
  'dataLayer',
  'gtag',
  'gtag_report_conversion',
  'clickTracker',
  'trackCallConversion',
  'clarity',
  'collectCustomerData',
];
const beacon = vi.fn();
const taps = () => beacon.mock.calls.map(([url, body]) => [url, JSON.parse(String(body)) as unknown]);
const booking: BookingEvent = {
  name: 'booking_form_submit',
  id: 'sinks-1',
  service: 'car_recovery',
  location: 'Deira',
  urgency: 'immediate',
  value: 180,
  customer: { firstName: 'Mariam', lastName: 'Haddad', phone: '0501234567', email: 'm@mail.example' },
  timestamp: '2026-11-22T08:00:00Z',
};

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
});
afterEach(() => {
  Object.assign(env, { adsId: 'AW-1', embeddedApi: true });
  document.head.replaceChildren();
  for (const name of NAMES) delete page[name];
});

describe('the dashboard', () => {
  it('hears of a tap on call, WhatsApp and SMS, with the campaign of the visit', () => {
    dispatch({ name: 'call', source: 'footer' });
    saveAttribution('?utm_source=fair', '');
    dispatch({ name: 'whatsapp', source: 'stranded' });
    dispatch({ name: 'sms', source: 'stranded' });
    const attribution = { utm_source: 'fair' };
    expect(taps()).toEqual([
      ['/api/real-crm-endpoint', { action: 'store-call', source: 'footer', value: 1600, page: '/' }],
      [
        '/api/real-crm-endpoint',
        { action: 'store-call', source: 'stranded', page: '/', channel: 'whatsapp', attribution },
      ],
      ['/api/real-crm-endpoint', { action: 'store-call', source: 'stranded', page: '/', channel: 'sms', attribution }],
    ]);
  });

  it('hears of nothing else, and of nothing where another back end answers', () => {
    dispatch({ name: 'page_view', path: '/' });
    dispatch({ ...booking, id: 'sinks-2' });
    Object.assign(env, { embeddedApi: false });
    dispatch({ name: 'call', source: 'footer' });
    expect(beacon).not.toHaveBeenCalled();
  });

  it('goes without where the browser knows no beacon', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
    dispatch({ name: 'call', source: 'footer' });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('the ads vendor', () => {
  const reported = (event: Parameters<typeof dispatch>[0]) => {
    const gtag = vi.fn();
    page.gtag = gtag;
    dispatch(event);
    return gtag.mock.calls.filter(([command]) => command === 'event');
  };

  it('is told of a chat from the about page without a label where none is set, and of no other chat', () => {
    expect(reported({ name: 'whatsapp', source: 'about' })).toEqual([
      ['event', 'conversion', { send_to: 'AW-1', value: 0, currency: 'AED' }],
    ]);
    expect(reported({ name: 'whatsapp', source: 'footer' })).toEqual([]);
    expect(reported({ name: 'page_view', path: '/' })).toEqual([]);
  });

  it("is told through the owner's own snippet too, also where no id is set", () => {
    const snippet = vi.fn();
    page.gtag_report_conversion = snippet;
    Object.assign(env, { adsId: '' });
    expect(reported({ name: 'call', source: 'footer' })).toEqual([]);
    expect(snippet).toHaveBeenCalledOnce();
    dispatch({ name: 'sms', source: 'footer' });
    expect(snippet).toHaveBeenCalledOnce();
  });
});

describe('who a customer is', () => {
  it('is told to the function for customer data, and to nobody else', () => {
    const collect = vi.fn();
    const track = vi.fn();
    const clarity = vi.fn();
    Object.assign(page, {
      collectCustomerData: collect,
      clickTracker: { track },
      clarity,
      dataLayer: [],
      gtag: vi.fn(),
    });
    dispatch({ ...booking, id: 'sinks-3' });
    expect(collect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(booking.customer));
    const others = JSON.stringify([track.mock.calls, clarity.mock.calls, page.dataLayer, beacon.mock.calls]);
    expect(others).toContain('booking_form_submit');
    expect(others).not.toMatch(/Mariam|Haddad|0501234567|mail\.example/);
    dispatch({ name: 'call', source: 'footer' });
    expect(collect).toHaveBeenCalledOnce();
  });
});

describe('the other vendors', () => {
  it('get what they are for: clicks each event, the replay its tags, the call function the call', () => {
    const track = vi.fn();
    const clarity = vi.fn();
    const call = vi.fn();
    Object.assign(page, { clickTracker: { track }, clarity, trackCallConversion: call });
    dispatch({ name: 'call', source: 'hero' });
    expect(track.mock.calls.map(([event]) => event as string)).toEqual(['phone_call_click', 'conversion']);
    expect(track).toHaveBeenCalledWith('conversion', expect.objectContaining({ source: 'hero', value: 1600 }));
    expect(clarity.mock.calls).toContainEqual(['set', 'call_source', 'hero']);
    expect(call).toHaveBeenCalledExactlyOnceWith('hero', 1600, '/');
    dispatch({ name: 'whatsapp', source: 'hero' });
    expect(call).toHaveBeenCalledOnce();
  });

  it('may be there in part: a click tracker that tracks nothing yet stops nobody', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(page, { clickTracker: {}, dataLayer: [] });
    dispatch({ name: 'page_view', path: '/about' });
    expect(page.dataLayer).toContainEqual(expect.objectContaining({ event: 'page_view', page_path: '/about' }));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

it.each([
  [{ name: 'service_area_click', area: 'Mirdif' }, 'service area tracking error'],
  [{ name: 'call', source: 'emergency help' }, 'emergency help tracking error'],
  [{ name: 'call', source: 'map popup' }, 'map animation call tracking error'],
  [{ name: 'call', source: 'road map' }, 'tracking error'],
  [{ name: 'whatsapp', source: 'map card' }, 'tracking error'],
  [{ name: 'sms', source: 'emergency help' }, 'tracking error'],
] as const)('a sink that fails at %j is named in the console with "%s"', (event, label) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page.clarity = () => {
    throw new Error('gone');
  };
  dispatch(event);
  expect(error).toHaveBeenCalledExactlyOnceWith(label, 'sessionReplay', expect.any(Error));
  error.mockRestore();
});
