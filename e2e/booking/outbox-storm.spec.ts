/** The outbox under a storm of faults, through a release, and by the service worker alone. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Booking } from '../../src/contract/booking-schema';
import { seededRandom } from '../../src/simulation/random';
import { fillBooking } from '../support/booking';
import { E2E_DIST } from '../support/build';
import { inDatabase } from '../support/database';
import { openWithWorker } from '../support/offline-copy';
import { startServer, type RunningServer } from '../support/server';
import { expect, test, type Page } from '../support/test';

test.describe.configure({ mode: 'default', timeout: 720_000 });

const rows = async (server: RunningServer, sql: string): Promise<number> =>
  inDatabase(server, (db) => (db.prepare(sql).get([]) as { n: number }).n);

const booking = (n: number): Booking => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  service: 'car_recovery',
  location: 'Deira',
  vehicleType: 'SUV',
  urgency: 'immediate',
  hurt: '',
  destination: '',
  rolls: '',
  keys: '',
  electric: '',
  low: '',
  children: '',
  rental: '',
  headroom: '',
  consent: true,
  status: 'pending',
  estimatedCost: 180,
  submittedAt: new Date(Date.UTC(2026, 10, 21, 0, 0, n)).toISOString(),
  customerInfo: {
    firstName: 'No',
    lastName: String(n),
    phone: '0501234567',
    phoneAbroad: '',
    email: '',
    vehicleMake: '',
    vehicleModel: '',
    vehicleYear: '',
    description: `storm ${n}`,
  },
});

const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('rnm', 1);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const count = open.result.transaction('outbox').objectStore('outbox').count();
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
  );

/** Storms in a browser are slow: `tests/server/storm.test.ts` sends five hundred through the same code. */
const COUNT = 60;

test(`${COUNT} bookings through random faults in a browser: all stored, each exactly once`, async ({
  page,
  expected,
}) => {
  expected(/ERR_|Failed to load resource|request:/);
  const server = await startServer({ RATE_BOOKINGS_PER_MINUTE: '1000000' });
  const next = seededRandom(20261121);
  const faults = { cut: 0, lost: 0, error: 0, busy: 0, fine: 0 };
  let storm = true;
  await page.route('**/api/real-crm-endpoint', async (route) => {
    const r = storm ? next() : 1;
    if (r < 0.03) return (faults.cut++, route.abort('connectionreset'));
    if (r < 0.08) {
      faults.lost++;
      await route.fetch();
      return route.abort('connectionreset');
    }
    if (r < 0.14)
      return (faults.error++, route.fulfill({ status: next() < 0.5 ? 500 : 502, json: { error: 'later' } }));
    if (r < 0.19)
      return (faults.busy++, route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { error: 'later' } }));
    faults.fine++;
    return route.continue();
  });
  await page.clock.install();
  await page.goto(`${server.url}/book`);
  await expect(page.getByRole('button', { name: /^Book/ })).toBeVisible();
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('rnm', 1);
        open.onsuccess = () => {
          const tx = open.result.transaction('outbox', 'readwrite');
          for (const entry of entries) tx.objectStore('outbox').put(entry);
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
          tx.onerror = () => reject(tx.error);
        };
      }),
    Array.from({ length: COUNT }, (_, n) => ({ id: booking(n).id, booking: booking(n), attempts: 0, nextAt: 0 })),
  );
  // Like a visitor who comes back now and then: each visit tries the queue. On a slow disk the synced writes take
  // longer: the storm ends after a number of visits, the waiting after a time.
  const end = Date.now() + 600_000;
  for (let visit = 0; (await waiting(page)) > 0 && Date.now() < end; visit++) {
    if (visit === 250) storm = false;
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.fastForward(6 * 60_000);
    // Until this visit sends nothing more: a request under way when the clock jumps is aborted and tried again.
    let before = Infinity;
    await expect(async () => {
      const last = before;
      before = await waiting(page);
      expect(before).toBe(last);
    }).toPass({ intervals: [300] });
  }
  expect(await waiting(page)).toBe(0);
  expect(faults.cut).toBeGreaterThan(0);
  expect(faults.lost).toBeGreaterThan(0);
  expect(faults.error + faults.busy).toBeGreaterThan(3);
  expect(await rows(server, 'select count(*) as n from bookings')).toBe(COUNT);
  expect(await rows(server, 'select count(distinct id) as n from bookings')).toBe(COUNT);
  await server.stop();
  server.remove();
});

const fill = (page: Page, description: string): Promise<void> =>
  fillBooking(page, { location: 'Al Quoz', vehicleType: 'Van', description, phone: '0521234567' });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a release in the middle of a form takes over without breaking it, and the next navigation shows the new one', async ({
    page,
  }) => {
    const dist = mkdtempSync(path.join(tmpdir(), 'rnm-release-'));
    cpSync(E2E_DIST, dist, { recursive: true });
    const server = await startServer({ DIST_DIR: dist });
    await openWithWorker(page, `${server.url}/book`);
    await fill(page, 'mid-release');

    // The new release: another worker, another booking page (changed by a comment, which hydration ignores), and the
    // old hashed files gone from the server.
    for (const file of readdirSync(path.join(dist, 'assets')))
      if (/^dispatch|^vendors/.test(file)) rmSync(path.join(dist, 'assets', file));
    for (const name of ['sw.js', 'book.html']) {
      const text = readFileSync(path.join(dist, name), 'utf8');
      const changed =
        name === 'sw.js'
          ? text.replace(
              /("url":\s*"\/book",\s*"revision":\s*")[^"]+|("revision":\s*")[^"]+(",\s*"url":\s*"\/book")/,
              (_, a, b, c) => (a ? `${a}new` : `${b}new${c}`),
            )
          : text.replace('</head>', '<!-- A new release. --></head>');
      expect(changed).not.toBe(text);
      writeFileSync(path.join(dist, name), changed);
      for (const ending of ['.br', '.gz']) rmSync(path.join(dist, name + ending), { force: true });
    }
    await server.stop();
    await server.again();
    await page.evaluate(async () => {
      const taken = new Promise((r) => navigator.serviceWorker.addEventListener('controllerchange', r, { once: true }));
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    await expect(page.locator('form [name=description]')).toHaveValue('mid-release');
    await page.getByRole('button', { name: /^Book/ }).click();
    await expect(page.getByText('Booking received')).toBeVisible();
    expect(await rows(server, "select count(*) as n from bookings where description = 'mid-release'")).toBe(1);

    await page.goto(`${server.url}/book`, { waitUntil: 'commit' });
    expect(await page.evaluate(() => fetch('/book').then((r) => r.text()))).toContain('A new release.');
    // The page still fetches files after its HTML.
    await page.close();
    await server.stop();
    server.remove();
    rmSync(dist, { recursive: true });
  });

  test('Background Sync sends a waiting booking with no page of the site open', async ({ page, context, expected }) => {
    expected(/ERR_|Failed to load resource|request:/);
    const server = await startServer();
    await openWithWorker(page, `${server.url}/book`);
    const cdp = await context.newCDPSession(page);
    const registrations: { registrationId: string; scopeURL: string }[] = [];
    cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
    await cdp.send('ServiceWorker.enable');
    await fill(page, 'background sync');
    await server.stop();
    await page.getByRole('button', { name: /^Book/ }).click();
    await expect(page.getByText('Booking submission failed. Please try again.')).toBeVisible();
    const id = registrations.find((r) => r.scopeURL.startsWith(server.url))!.registrationId;
    const elsewhere = await context.newPage();
    const other = await context.newCDPSession(elsewhere);
    await other.send('ServiceWorker.enable');
    await page.close();
    await server.again();
    await other.send('ServiceWorker.dispatchSyncEvent', {
      origin: server.url,
      registrationId: id,
      tag: 'rnm-outbox',
      lastChance: true,
    });
    await expect
      .poll(() => rows(server, "select count(*) as n from bookings where description = 'background sync'"))
      .toBe(1);
    await server.stop();
    server.remove();
  });
});
