/** The vendors with their ids set, on a window that holds nothing of theirs: the state in which the first tap of a visit arrives. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TrackEvent } from '@/tracking';

vi.mock('@/config/env', () => ({
  env: {
    gtmId: 'GTM-1', adsId: 'AW-1', adsCallLabel: 'call', adsBookingLabel: 'booking', adsWhatsappLabel: '', clarityId: 'clarity',
    clickTrackingSrc: '/clicks.js', analyticsPath: '/analytics.js', speedInsightsPath: '',
  },
}));

const page = window as unknown as Record<string, unknown>;
const SOURCES = ['https://www.googletagmanager.com/gtm.js?id=GTM-1', 'https://www.googletagmanager.com/gtag/js?id=AW-1', 'https://www.clarity.ms/tag/clarity', '/clicks.js', '/analytics.js'];

/** Fresh modules for each test: the vendors are loaded once per visit. */
const dispatch = async (event: TrackEvent) => (await import('@/tracking/dispatch')).dispatch(event);
const sources = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const layer = () => (page.dataLayer ?? []) as { event?: string }[];
/** What the ads vendor's queue holds: argument lists, which its script reads from the data layer. */
const conversions = () => layer().map((entry) => [...Array.from(entry as ArrayLike<unknown>)]).filter(([command, name]) => command === 'event' && name === 'conversion').map((entry) => entry[2]);

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'gtag', 'clarity']) delete page[name];
});

it('a call that comes before the vendors reaches the data layer, the ads and the session replay', async () => {
  await dispatch({ name: 'call', source: 'emergency button' });
  expect(layer()).toContainEqual(expect.objectContaining({ event: 'phone_call_click', source: 'emergency button', conversion_value: 1600, currency: 'AED' }));
  expect(conversions()).toEqual([{ send_to: 'AW-1/call', value: 1600, currency: 'AED' }]);
  expect((page.clarity as { q: unknown[][] }).q).toContainEqual(['set', 'call_source', 'emergency button']);
});

it('a booking reaches the ads with its label, value, id and campaign', async () => {
  const { keepAttribution } = await import('@/tracking/attribution');
  keepAttribution('?utm_source=ads&gclid=abc');
  await dispatch({ name: 'booking_form_submit', id: 'id-1', service: 'car_recovery', location: 'Deira', urgency: 'immediate', value: 180, customer: { firstName: 'A', lastName: 'B', phone: '0501234567', email: '' }, timestamp: 't' });
  expect(conversions()).toEqual([{ send_to: 'AW-1/booking', value: 180, currency: 'AED', transaction_id: 'id-1', utm_source: 'ads', gclid: 'abc' }]);
});

it('each configured vendor is loaded once; a page that is only read loads none', async () => {
  await dispatch({ name: 'page_view', path: '/' });
  expect(sources()).toEqual([]);
  await dispatch({ name: 'call', source: 'footer' });
  await dispatch({ name: 'whatsapp', source: 'footer' });
  (await import('@/tracking/vendors')).loadVendors();
  expect(sources()).toEqual(SOURCES);
});

it('vendors that cannot be loaded do not stop the sinks', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('blocked');
  });
  await dispatch({ name: 'call', source: 'footer' });
  expect(error).toHaveBeenCalledWith('tracking error', 'vendors', expect.any(Error));
  expect(layer()).toContainEqual(expect.objectContaining({ event: 'footer_phone_click' }));
  error.mockClear();
});

it('the start-up log names what is there', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { loadVendors, logLoaded } = await import('@/tracking/vendors');
  logLoaded();
  expect(info).toHaveBeenLastCalledWith('Tracking systems: ads not loaded, session replay not loaded, click tracking not loaded, call conversion not loaded');
  loadVendors();
  logLoaded();
  expect(info).toHaveBeenLastCalledWith('Tracking systems: ads loaded, session replay loaded, click tracking not loaded, call conversion not loaded');
});
