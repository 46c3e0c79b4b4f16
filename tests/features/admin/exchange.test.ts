/** Which token the dashboard works with, with our own API and beside existing endpoints, which have no sessions. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitsSession, sessionToken, stillGood } from '@/features/admin/session/exchange';
import { makeCredential, SERVER_TOKEN } from './support';

const own = vi.hoisted(() => ({ embeddedApi: true }));
vi.mock('@/config/env', async (original) => {
  const { env } = await original<{ env: object }>();
  return { env: Object.setPrototypeOf(own, env) as typeof env };
});

const KEY = 'the-key';
const server = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  own.embeddedApi = true;
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

it('is that of a session which the server opens for the key', async () => {
  server.mockImplementation(async () => Response.json({ token: SERVER_TOKEN }));
  expect(await sessionToken(KEY)).toBe(SERVER_TOKEN);
  expect(server.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"action":"sign-in"}' });
  expect([awaitsSession(KEY), awaitsSession(SERVER_TOKEN)]).toEqual([true, false]);
});

it('is the key itself beside existing endpoints: they are asked for no session, then or later', async () => {
  own.embeddedApi = false;
  expect(await sessionToken(KEY)).toBe(KEY);
  expect(awaitsSession(KEY)).toBe(false);
  expect(server).not.toHaveBeenCalled();
});

it('is not good any more where it cannot be checked: somebody signs in again', async () => {
  const { credential, token } = await makeCredential();
  expect(await stillGood(token, credential)).toBe(true);
  vi.stubGlobal('crypto', {});
  expect(await stillGood(token, credential)).toBe(false);
}, 60_000);
