/** A device joins those that ring in a pocket. */
import { afterEach, expect, it, vi } from 'vitest';
import { joinPush } from '@/features/desk/alarm/join';

/** A browser as the standard has it: a second subscription with another key is refused. */
function browser(keptKey: Uint8Array<ArrayBuffer> | undefined) {
  let kept = keptKey?.buffer;
  const pushManager = {
    getSubscription: async () =>
      kept && { options: { applicationServerKey: kept }, unsubscribe: async () => (kept = undefined) },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (kept && `${new Uint8Array(kept)}` !== `${applicationServerKey}`)
        throw new DOMException('a different applicationServerKey', 'InvalidStateError');
      kept = applicationServerKey.buffer;
      return { toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }) };
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, { method }: RequestInit) =>
      method === 'POST' ? new Response(null, { status: 204 }) : Response.json({ publicKey: 'AQID' }),
    ),
  );
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['for the first time', undefined],
  ['again, with the key that it has', Uint8Array.of(1, 2, 3)],
  ['with the new key of a server that lost its old one', Uint8Array.of(9, 9, 9)],
])('joins %s', async (_when, key) => {
  browser(key);
  expect(await joinPush('t', 'Omar')).toBe('joined');
});
