/** Signing out at the end of a night: the device wakes nobody any more, and nobody is on shift on it. */
import { afterEach, expect, it, vi } from 'vitest';
import { endShift } from '@/features/desk';
import { eventually } from '../../support/eventually';

const SHIFT = 'rnm.desk.shift';
afterEach(() => vi.unstubAllGlobals());

/** A device that rings in a pocket. */
function subscribed() {
  const subscription = { endpoint: 'https://push.example/1', unsubscribe: vi.fn(async () => true) };
  const serviceWorker = {
    getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  return subscription;
}

it('takes the device off the list of those that ring in a pocket, and ends the shift', async () => {
  localStorage.setItem(SHIFT, JSON.stringify({ name: 'Omar' }));
  const subscription = subscribed();
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  await endShift('t');
  expect(localStorage.getItem(SHIFT)).toBeNull();
  expect(fetch).toHaveBeenCalledWith(
    '/api/desk/push/leave',
    expect.objectContaining({ body: JSON.stringify({ endpoint: subscription.endpoint }) }),
  );
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

it.each([
  ['is dead', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('silences the device also where the line %s: the push service then tells the server', async (_line, fetch) => {
  const { unsubscribe } = subscribed();
  vi.stubGlobal('fetch', vi.fn(fetch));
  void endShift('t');
  await eventually(() => expect(unsubscribe).toHaveBeenCalledOnce());
});

it('takes what rang off the screen and off the icon: no other device can do it later', async () => {
  const close = vi.fn();
  const registration = {
    getNotifications: async () => [
      { tag: 'job-1', close },
      { tag: 'said-2', close },
    ],
  };
  const clearAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration }, clearAppBadge });
  await endShift('t');
  expect(close).toHaveBeenCalledTimes(2);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});
