import { afterEach, expect, it, vi } from 'vitest';
import { ask, STATS, type Answer } from '@/features/admin/data/api';

afterEach(() => vi.unstubAllGlobals());

const page = '<!DOCTYPE html><h1>Please log in to the Wi-Fi</h1>';
const ours = JSON.stringify({ error: 'this needs a valid sign-in' });
const REFUSED = 'Bearer error="invalid_token"';

it.each<[string, Answer['kind'], number, string, string?]>([
  ['the token is refused by the API', 'denied', 401, ours, REFUSED],
  ['an API of others refuses it', 'denied', 403, ours],
  ['the token did not come as far as the API', 'failed', 401, ours, 'Bearer'],
  ['a gateway wants a sign-in', 'unknown', 401, page, 'Basic realm="Wi-Fi"'],
  ['a firewall refuses', 'unknown', 403, page],
  ['a firewall refuses in JSON', 'unknown', 403, '{"message":"Forbidden"}'],
  ['a proxy has nothing behind it', 'failed', 502, page],
  ['the body is nothing', 'unknown', 401, 'null'],
])('%s: %s', async (_, kind, status, body, challenge) => {
  const headers: Record<string, string> = challenge ? { 'WWW-Authenticate': challenge } : {};
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
  expect(await ask(STATS, { token: 'x' })).toMatchObject({ kind });
});

it.each([
  ['a record is gone where the API says so', 404, '{"error":"There is no booking with this id"}', true],
  ['a gateway’s page takes none away', 404, page, false],
  ['nor does what is no 404', 400, '{"error":"Unknown action"}', false],
])('%s', async (_, status, body, gone) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  expect(await ask(STATS, { token: 'x' })).toEqual({ kind: 'unknown', gone });
});
