import { afterEach, expect, it, vi } from 'vitest';
import { dispatch } from '@/tracking/dispatch';
import { attribution, saveAttribution } from '@/tracking/attribution';
import type { TrackEvent } from '@/tracking/events';

const sinks = window as unknown as Record<string, unknown>;
afterEach(() =>
  ['dataLayer', 'clarity', 'clickTracker', 'trackCallConversion', 'collectCustomerData'].forEach(
    (name) => delete sinks[name],
  ),
);

it('does nothing, and throws nothing, where no sink is present', () => {
  expect(() => dispatch({ name: 'call', source: 'footer' })).not.toThrow();
});

it('gives an event to each sink that is present, also when one throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = vi.fn();
  sinks.dataLayer = {
    push: () => {
      throw new Error('full');
    },
  };
  sinks.trackCallConversion = calls;
  dispatch({ name: 'call', source: 'map card' });
  expect(calls).toHaveBeenCalledWith('map card', 1700, '/');
  expect(error).toHaveBeenCalledWith('map animation call tracking error', 'dataLayer', expect.any(Error));
  error.mockClear();
});

it('says on which page it happened, with its whole address, its title and the campaign', () => {
  const pushed = vi.fn();
  sinks.dataLayer = { push: pushed };
  saveAttribution('?gclid=abc');
  history.replaceState(null, '', '/towing-near-me?page=2#faq');
  document.title = 'Towing';
  dispatch({ name: 'sms', source: 'hero' });
  history.replaceState(null, '', '/');
  expect(pushed).toHaveBeenCalledExactlyOnceWith({
    event: 'sms_click',
    source: 'hero',
    page_location: `${location.origin}/towing-near-me?page=2#faq`,
    page_title: 'Towing',
    gclid: 'abc',
  });
});

it.each<[TrackEvent, string]>([
  [{ name: 'service_area_click', area: 'Deira' }, 'service area tracking error'],
  [{ name: 'call', source: 'emergency help' }, 'emergency help tracking error'],
  [{ name: 'call', source: 'map popup' }, 'map animation call tracking error'],
  [{ name: 'call', source: 'footer' }, 'tracking error'],
  [{ name: 'whatsapp', source: 'emergency help' }, 'tracking error'],
  [{ name: 'sms', source: 'map card' }, 'tracking error'],
  [{ name: 'page_view', path: '/' }, 'tracking error'],
])('a sink that fails at %o is told of as %s, and the visit goes on', (event, words) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sinks.dataLayer = {
    push: () => {
      throw new Error('full');
    },
  };
  dispatch(event);
  expect(error).toHaveBeenCalledWith(words, 'dataLayer', expect.any(Error));
  error.mockClear();
});

it('keeps the campaign of the landing for the visit; a page without one changes nothing', () => {
  saveAttribution('?utm_source=ads&gclid=abc&other=1');
  saveAttribution('?page=2');
  expect(attribution()).toEqual({ utm_source: 'ads', gclid: 'abc' });
  saveAttribution(`?utm_campaign=${'x'.repeat(500)}`);
  expect(attribution().utm_campaign).toHaveLength(200);
});

it('a link of the landing that was tapped before its scripts ran does not lose the campaign; other sites’ addresses are none of ours', () => {
  saveAttribution('', 'https://elsewhere.example/?gclid=theirs');
  expect(attribution()).toEqual({});
  saveAttribution('', `${location.origin}/?utm_source=ads&gclid=abc`);
  expect(attribution()).toEqual({ utm_source: 'ads', gclid: 'abc' });
  saveAttribution('?gclid=new', `${location.origin}/?utm_source=ads&gclid=abc`);
  expect(attribution()).toEqual({ gclid: 'new' });
});

it('a corrupt stored campaign is dropped', () => {
  sessionStorage.setItem('rnm.attribution', '{broken');
  expect(attribution()).toEqual({});
  expect(sessionStorage.getItem('rnm.attribution')).toBeNull();
});
