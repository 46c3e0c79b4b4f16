/** A device joins those that ring in a pocket. */
import { afterEach, expect, it, vi } from 'vitest';
import { joinPush, leavePush } from '@/features/desk/alarm/join';

/** A browser as the standard has it: a second subscription with another key is refused. */
function browser(keptKey: Uint8Array<ArrayBuffer> | undefined) {
  let kept = keptKey?.buffer;
  const subscription = () => ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: kept },
    unsubscribe: vi.fn(async () => (kept = undefined)),
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  });
  const pushManager = {
    getSubscription: async () => kept && subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (kept && `${new Uint8Array(kept)}` !== `${applicationServerKey}`)
        throw new DOMException('a different applicationServerKey', 'InvalidStateError');
      kept = applicationServerKey.buffer;
      return subscription();
    },
  };
  const serviceWorker = {
    ready: Promise.resolve({ pushManager }) as Promise<unknown>,
    getRegistration: async (): Promise<unknown> => ({ pushManager }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const posted: string[] = [];
  const fetch = vi.fn(async (url: string, { method }: RequestInit) => {
    if (method === 'POST') posted.push(url);
    return method === 'POST' ? new Response(null, { status: 204 }) : Response.json({ publicKey: 'AQID' });
  });
  vi.stubGlobal('fetch', fetch);
  return { fetch, serviceWorker, pushManager, posted, isSubscribed: () => kept !== undefined };
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['for the first time', undefined],
  ['again, with the key that it has', Uint8Array.of(1, 2, 3)],
  ['with the new key of a server that lost its old one', Uint8Array.of(9, 9, 9)],
])('joins %s', async (_when, key) => {
  browser(key);
  expect(await joinPush('t', 'Omar')).toBe('joined');
});

it('joins once the worker is there that a first visit is still installing', async () => {
  const { serviceWorker, pushManager } = browser(undefined);
  let installed = (_registration: object): void => undefined;
  serviceWorker.ready = new Promise((resolve) => (installed = resolve));
  // As the standard has it: no subscription without an active worker.
  serviceWorker.getRegistration = async () => ({
    pushManager: { getSubscription: async () => null, subscribe: async () => Promise.reject(new Error('no worker')) },
  });
  const joined = joinPush('t', 'Omar');
  installed({ pushManager });
  expect(await joined).toBe('joined');
});

it.each([
  ['failed', 'is installed for ever', {}],
  ['unsupported', 'was never registered', undefined],
] as const)('says "%s" where the worker %s', async (said, _why, registration) => {
  vi.useFakeTimers();
  const { serviceWorker } = browser(undefined);
  serviceWorker.ready = new Promise(() => undefined);
  serviceWorker.getRegistration = async () => registration;
  const joined = joinPush('t', 'Omar');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await joined).toBe(said);
});

it.each(['GET', 'POST'])('does not wait for ever for an answer to %s', async (unanswered) => {
  vi.useFakeTimers();
  const { fetch } = browser(undefined);
  const usual = fetch.getMockImplementation()!;
  fetch.mockImplementation((url, init) => {
    if ((init.method ?? 'GET') !== unanswered) return usual(url, init);
    return new Promise((_answer, fail) => init.signal?.addEventListener('abort', () => fail(new Error('aborted'))));
  });
  const joined = joinPush('t', 'Omar');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.race([joined, Promise.resolve('waits')])).toBe('failed');
});

it.each([
  ['failed', 'a gateway’s page takes the place of the key', 'GET', '<h1>Log in</h1>', 404],
  ['failed', 'a gateway’s page takes the place of the answer', 'POST', '<h1>Log in</h1>', 200],
  ['unsupported', 'the server says that it sends none', 'GET', '{"error":"This server sends no pushes"}', 404],
])('says "%s" where %s', async (said, _where, replaced, body, status) => {
  const { fetch } = browser(undefined);
  const usual = fetch.getMockImplementation()!;
  fetch.mockImplementation(async (url, init) =>
    (init.method ?? 'GET') === replaced ? new Response(body, { status }) : usual(url, init),
  );
  expect(await joinPush('t', 'Omar')).toBe(said);
});

it('does not join a device whose shift ends while its browser asks the push service', async () => {
  const { pushManager, posted, isSubscribed } = browser(undefined);
  const usual = pushManager.subscribe;
  pushManager.subscribe = async (options) => {
    await leavePush('t');
    return usual(options);
  };
  expect(await joinPush('t', 'Omar')).toBeUndefined();
  expect(isSubscribed()).toBe(false);
  expect(posted).toEqual([]);
});
