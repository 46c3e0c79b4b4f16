/** Signing out at the end of a night: the device that stays behind wakes nobody, and stands under nobody's name. */
import { afterEach, expect, it, vi } from 'vitest';
import { endShift } from '@/features/desk';

const SHIFT = 'rnm.desk.shift';
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('takes the device off the list of those that ring in a pocket, and ends the shift', async () => {
  localStorage.setItem(SHIFT, JSON.stringify({ name: 'Omar' }));
  const unsubscribe = vi.fn();
  const subscription = { endpoint: 'https://push.example/1', unsubscribe };
  const serviceWorker = {
    getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  await endShift('t');
  expect(localStorage.getItem(SHIFT)).toBeNull();
  expect(fetch).toHaveBeenCalledWith(
    '/api/desk/push/leave',
    expect.objectContaining({ body: JSON.stringify({ endpoint: subscription.endpoint }) }),
  );
  expect(unsubscribe).toHaveBeenCalledOnce();
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
