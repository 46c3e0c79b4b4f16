/**
 * The vendors with their ids set, on a window that holds nothing of theirs: the state in
 * which the first tap of a visit arrives.
 */
import { afterEach, beforeEach, describe as group, expect, it, vi } from 'vitest';
import type { TrackEvent } from '@/tracking';
import { eventually } from '../support/eventually';
import { bookingEvent } from './booking-event';

vi.mock('@/config/env', () => ({
  env: {
    gtmId: 'GTM-1',
    adsId: 'AW-1',
    adsCallLabel: 'call',
    adsBookingLabel: 'booking',
    adsWhatsappLabel: '',
    clarityId: 'clarity',
    clickTrackingSrc: '/clicks.js',
    analyticsPath: '/analytics.js',
    speedInsightsPath: '',
  },
}));

const page = window as unknown as Record<string, unknown>;
const SOURCES = [
  'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  'https://www.googletagmanager.com/gtag/js?id=AW-1',
  'https://www.clarity.ms/tag/clarity',
  '/clicks.js',
  '/analytics.js',
];

/** Fresh modules for each test: the vendors are loaded once per visit. */
const dispatch = async (event: TrackEvent) => (await import('@/tracking/dispatch')).dispatch(event);
const sources = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const layer = () => (page.dataLayer ?? []) as { event?: string }[];
/** What the ads vendor's queue holds: argument lists, which its script reads from the data layer. */
const conversions = () =>
  layer()
    .map((entry) => [...Array.from(entry as ArrayLike<unknown>)])
    .filter(([command, name]) => command === 'event' && name === 'conversion')
    .map((entry) => entry[2]);

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'gtag', 'clarity']) delete page[name];
});

it('a call that comes before the vendors reaches the data layer, the ads and the session replay', async () => {
  await dispatch({ name: 'call', source: 'emergency button' });
  expect(layer()).toContainEqual(
    expect.objectContaining({
      event: 'phone_call_click',
      source: 'emergency button',
      conversion_value: 1600,
      currency: 'AED',
    }),
  );
  expect(conversions()).toEqual([{ send_to: 'AW-1/call', value: 1600, currency: 'AED' }]);
  expect((page.clarity as { q: unknown[][] }).q).toContainEqual(['set', 'call_source', 'emergency button']);
});

it('a booking reaches the ads with its label, value, id and campaign', async () => {
  const { saveAttribution } = await import('@/tracking/attribution');
  saveAttribution('?utm_source=ads&gclid=abc');
  await dispatch(bookingEvent('id-1'));
  expect(conversions()).toEqual([
    { send_to: 'AW-1/booking', value: 180, currency: 'AED', transaction_id: 'id-1', utm_source: 'ads', gclid: 'abc' },
  ]);
});

it('keeps the first page view of a visit in the data layer, before any script is fetched', async () => {
  await dispatch({ name: 'page_view', path: '/' });
  expect(sources()).toEqual([]);
  const names = layer()
    .map((entry) => entry.event)
    .filter(Boolean);
  expect(names).toEqual(['gtm.js', 'page_view']);
  (await import('@/tracking/vendors')).loadVendors();
  expect(
    layer()
      .map((entry) => entry.event)
      .filter(Boolean),
  ).toEqual(names);
});

it('each configured vendor is loaded once', async () => {
  await dispatch({ name: 'page_view', path: '/' });
  await dispatch({ name: 'call', source: 'footer' });
  await dispatch({ name: 'whatsapp', source: 'footer' });
  (await import('@/tracking/vendors')).loadVendors();
  expect(sources()).toEqual(SOURCES);
});

it.each(['/admin', '/admin/jobs'])('none comes to the staff’s %s, whatever is reported there', async (path) => {
  history.replaceState(null, '', path);
  await dispatch({ name: 'page_view', path });
  await dispatch({ name: 'call', source: 'footer' });
  (await import('@/tracking/vendors')).loadVendors();
  expect(sources()).toEqual([]);
  for (const name of ['dataLayer', 'gtag', 'clarity']) expect(page).not.toHaveProperty(name);
  history.replaceState(null, '', '/administration');
  await dispatch({ name: 'call', source: 'footer' });
  expect(sources()).toEqual(SOURCES);
  history.replaceState(null, '', '/');
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

it('the start-up log names what is there, not what is only queued for', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { loadVendors, logLoaded, openQueues } = await import('@/tracking/vendors');
  const NONE =
    'Tracking systems: ads not loaded, session replay not loaded, click tracking not loaded, call conversion not loaded';
  logLoaded();
  expect(info).toHaveBeenLastCalledWith(NONE);
  openQueues();
  loadVendors();
  logLoaded();
  expect(info).toHaveBeenLastCalledWith(NONE);
  const [ads, replay] = ['gtag/js', 'clarity.ms'].map((part) => document.head.querySelector(`script[src*="${part}"]`)!);
  ads!.dispatchEvent(new Event('load'));
  logLoaded();
  expect(info).toHaveBeenLastCalledWith(NONE.replace('ads not', 'ads'));
  replay!.dispatchEvent(new Event('load'));
  logLoaded();
  expect(info).toHaveBeenLastCalledWith(NONE.replace('ads not', 'ads').replace('replay not', 'replay'));
});

group('the start', () => {
  /** A page that has loaded, whose idle moments come when the test says so. */
  function quietPage(): { rest: () => void } {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    let rest = (): void => undefined;
    page.requestIdleCallback = (call: () => void) => (rest = call);
    return { rest: () => rest() };
  }
  afterEach(() => {
    vi.useRealTimers();
    delete page.requestIdleCallback;
  });

  it('fetches the vendors in idle time after the page was painted, without a touch', async () => {
    const { rest } = quietPage();
    const { startTracking } = await import('@/tracking');
    startTracking();
    rest();
    expect(sources()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(sources()).toEqual([]);
    rest();
    await eventually(() => expect(sources()).toEqual(SOURCES));
  });

  it('writes the log 2 s later', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    quietPage();
    const { startTracking } = await import('@/tracking');
    startTracking();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(info).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await eventually(() => expect(info).toHaveBeenCalledOnce());
  });
});

it('the ads get no conversion where no id is configured, and whatever else is installed gets its event', async () => {
  const { env } = await import('@/config/env');
  const id = env.adsId;
  Object.assign(env, { adsId: '' });
  const gtag = vi.fn();
  page.gtag = gtag;
  await dispatch({ name: 'call', source: 'footer' });
  expect(gtag).not.toHaveBeenCalled();
  expect(layer()).toContainEqual(expect.objectContaining({ event: 'footer_phone_click' }));
  Object.assign(env, { adsId: id });
});

group('only what is configured', () => {
  /** The page with other settings than those above; the tests' own come back after it. */
  async function having(settings: Record<string, string>, visit: () => Promise<void>): Promise<void> {
    const { env } = await import('@/config/env');
    const before = { ...env };
    const none = Object.fromEntries(Object.keys(before).map((name) => [name, '']));
    Object.assign(env, none, settings);
    await visit();
    Object.assign(env, before);
  }
  const footer: TrackEvent = { name: 'call', source: 'footer' };

  it('is fetched: nothing where nothing is, and no queue is opened', () =>
    having({}, async () => {
      await dispatch(footer);
      expect(sources()).toEqual([]);
      for (const name of ['dataLayer', 'gtag', 'clarity']) expect(page).not.toHaveProperty(name);
    }));

  it('is told: the ads alone start no container, and know when they were started, and for whom', () =>
    having({ adsId: 'AW-1' }, async () => {
      await dispatch(footer);
      expect(sources()).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-1']);
      expect(layer().map(({ event }) => event)).not.toContain('gtm.js');
      const commands = layer().map((entry) => [...Array.from(entry as ArrayLike<unknown>)]);
      expect(commands.slice(0, 2)).toEqual([
        ['js', expect.any(Date)],
        ['config', 'AW-1'],
      ]);
    }));

  it('is told: the container alone brings no ads, and knows when it was started', () =>
    having({ gtmId: 'GTM-1' }, async () => {
      await dispatch(footer);
      expect(sources()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
      expect(page).not.toHaveProperty('gtag');
      expect(layer()[0]).toEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) });
    }));

  it('is asked for by its id, whatever stands in it, and without holding up the page', () =>
    having({ gtmId: 'G&x=1', adsId: 'A/1', clarityId: 'c?1', speedInsightsPath: '/speed.js' }, async () => {
      await dispatch(footer);
      expect(sources()).toEqual([
        'https://www.googletagmanager.com/gtm.js?id=G%26x%3D1',
        'https://www.googletagmanager.com/gtag/js?id=A%2F1',
        'https://www.clarity.ms/tag/c%3F1',
        '/speed.js',
      ]);
      for (const script of document.head.querySelectorAll('script')) expect(script.async).toBe(true);
    }));
});

it('what the owner has put on the page is used, not replaced, and is named in the log', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const gtag = vi.fn();
  const clarity = vi.fn();
  const dataLayer: object[] = [{ event: 'theirs' }];
  Object.assign(page, { gtag, clarity, dataLayer, clickTracker: {}, trackCallConversion: vi.fn() });
  await dispatch({ name: 'call', source: 'footer' });
  expect([page.gtag, page.clarity, page.dataLayer]).toEqual([gtag, clarity, dataLayer]);
  expect(dataLayer[0]).toEqual({ event: 'theirs' });
  expect(gtag).toHaveBeenCalledWith('config', 'AW-1');
  (await import('@/tracking/vendors')).logLoaded();
  expect(info).toHaveBeenLastCalledWith(
    'Tracking systems: ads not loaded, session replay not loaded, click tracking loaded, call conversion loaded',
  );
  for (const name of ['clickTracker', 'trackCallConversion']) delete page[name];
});

it('a system that is there without an id of ours counts as loaded', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { env } = await import('@/config/env');
  const before = { ...env };
  Object.assign(env, { adsId: '', clarityId: '' });
  Object.assign(page, { gtag: vi.fn(), clarity: vi.fn() });
  (await import('@/tracking/vendors')).logLoaded();
  expect(info).toHaveBeenLastCalledWith(expect.stringContaining('ads loaded, session replay loaded'));
  Object.assign(env, before);
});
