/** What the built site and its server give away, and what they do not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { STAFF, staffKey, staffVerifier } from '../support/staff';
import { expect, test } from '../support/test';

const dist = process.env.DIST_DIR ?? 'dist';
const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const textOf = (file: string): string =>
  (file.endsWith('.gz') ? gunzipSync(readFileSync(file)) : readFileSync(file)).toString('latin1');

test('the build holds neither the password nor the key, nothing but the verifier', () => {
  const [, hash = ''] = staffVerifier().split(':');
  const secrets = [
    STAFF.password,
    Buffer.from(STAFF.password).toString('base64'),
    ...(['base64url', 'base64', 'hex', 'latin1'] as const).map((encoding) => staffKey().toString(encoding)),
  ];
  const all = files();
  expect(all.length).toBeGreaterThan(30);
  const found = all.filter((file) => {
    const text = textOf(file);
    return secrets.some((secret) => text.includes(secret));
  });
  expect(found).toEqual([]);
  const holders = all.filter((file) => file.endsWith('.js') && textOf(file).includes(hash));
  expect(holders).toHaveLength(1);
});

test('the dashboard is code of its own, in no page and no sitemap', async ({ request }) => {
  const admin = files().filter((file) => file.endsWith('.js') && textOf(file).includes('Access Dashboard'));
  expect(admin).toHaveLength(1);
  const name = admin[0]?.split('/').at(-1) ?? '';
  for (const file of files().filter((path) => path.endsWith('.html')))
    expect(textOf(file).includes(name), file).toBe(false);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin');
  const page = await request.get('/admin/customers');
  expect([page.headers()['x-robots-tag'], page.headers()['cache-control']]).toEqual(['noindex', 'no-store']);
});

test('the API answers 401 without the token, to everything but health, bookings and call taps', async ({ request }) => {
  for (const url of [
    '/api/mongodb-health?action=dashboard-stats',
    '/api/real-crm-endpoint?action=business-insights',
    '/api/real-crm-endpoint?action=bookings',
  ]) {
    for (const authorization of ['', 'Bearer ', `Bearer ${staffVerifier().split(':')[1]}`])
      expect((await request.get(url, { headers: { authorization } })).status(), url).toBe(401);
  }
  expect((await request.post('/api/real-crm-endpoint', { data: { action: 'update-booking' } })).status()).toBe(401);
  for (const url of ['/api/mongodb-health', '/api/real-crm-endpoint?action=health-check'])
    expect(await (await request.get(url)).json()).toEqual({ status: 'ok' });
});

test('a strict policy stands on every page, and no page of the site breaks it', async ({ page, expected }) => {
  expected(/status of 404/);
  for (const path of ['/', '/book', '/blog', '/stranded', '/recovery-near-me-arabic', '/admin', '/no-such-page']) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'(?:;| https)/);
    // The test's guard fails on the console error that a violation would write.
    await page.waitForLoadState('networkidle');
  }
});

test('unknown pages and articles are real 404s, and addresses have no trailing slash', async ({ request }) => {
  for (const path of ['/no-such-page', '/blog/no-such-article', '/assets/none-12345678.js'])
    expect((await request.get(path)).status(), path).toBe(404);
  expect(await (await request.get('/blog/no-such-article')).text()).toContain('Blog Post Not Found');
  const moved = await request.get('/about/?x=1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, '/about?x=1']);
});
