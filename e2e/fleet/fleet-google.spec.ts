/**
 * The fleet on Google Maps, with a stand-in for Google's script: it loads, loads late,
 * lacks a library, refuses the key, is blocked, or never answers. Whatever happens the
 * visitor sees a working map and no error. Needs a build with a key.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fleetVehicles } from '../../src/content/en/fleet';
import { headquarters } from '../../src/content/en/fleet-map';
import { GOOGLE_DIST, GOOGLE_KEY, TRACKER_IDS } from '../support/build';
import { choose, expectMoving, expectStill, frame, mapIs, openFleet, vehicles } from '../support/fleet';
import { startServer, type RunningServer } from '../support/server';
import { expect, test, type Page } from '../support/test';

const COUNT = fleetVehicles.length;
/** A line and a glow for each, a gold accent for the premium ones. */
const LINES = 2 * COUNT + fleetVehicles.filter(({ priority }) => priority === 'premium').length;
const STUB = readFileSync(path.join(import.meta.dirname, '../support/maps-stub.js'), 'utf8');

// One server for all of them.
test.describe.configure({ mode: 'default' });

let server: RunningServer;
// Answers requests of this build's trackers with empty scripts.
test.beforeEach(({ page }) =>
  page.route(/googletagmanager\.com|clarity\.ms/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ),
);
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer({ ...GOOGLE_KEY, ...TRACKER_IDS, DIST_DIR: GOOGLE_DIST });
});
test.afterAll(async () => {
  await server?.stop();
  server?.remove();
});

interface Stub {
  geometryAfter?: number;
  empty?: boolean;
  brokenMarkers?: boolean;
}

/** Serves the stand-in, not before `held` resolves; returns the addresses of all requests for it. */
async function stubMaps(page: Page, { held, ...options }: Stub & { held?: Promise<void> } = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.addInitScript((stub) => Object.assign(window, { __mapsStub: stub }), options);
  await page.route('https://maps.googleapis.com/**', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: STUB });
  });
  return asked;
}

const ledger = (page: Page) =>
  page.evaluate(() => {
    const { loads, maps, markers, lines, windows, settings } = (
      window as unknown as {
        __maps: {
          loads: number;
          maps: number;
          markers: Set<unknown>;
          lines: Set<unknown>;
          windows: Set<unknown>;
          settings: Record<string, unknown>;
        };
      }
    ).__maps;
    return {
      loads,
      maps,
      markers: markers.size,
      lines: lines.size,
      windows: windows.size,
      zoom: settings?.zoom,
      mapId: settings?.mapId,
      gestures: settings?.gestureHandling,
    };
  });

const open = (page: Page, kind: 'own' | 'google') => openFleet(page, kind, server.url);

/** Opens the page, and once it is `waiting` for Google, lets its ten seconds go by: then our own map is there. */
async function openTenSecondsLater(page: Page, waiting: Promise<unknown>): Promise<void> {
  await page.clock.install();
  await page.goto(`${server.url}/live-fleet`);
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await waiting;
  await page.clock.runFor(10_000);
  await expect(frame(page).locator('[data-map="own"]')).toBeVisible({ timeout: 10_000 });
  await mapIs(page, 'own');
}

test('loads late, its geometry later still: a spinner until then; then markers, routes, pause, info window and its way back to the marker; a narrow screen keeps the window open', async ({
  page,
}) => {
  await page.clock.install();
  let arrive = (): void => undefined;
  const asked = await stubMaps(page, { geometryAfter: 2500, held: new Promise((resolve) => (arrive = resolve)) });
  await page.goto(`${server.url}/live-fleet`);
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByText('Loading Advanced Recovery System...')).toBeVisible();
  arrive();
  await mapIs(page, 'google');
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(new URL(asked[0]!).searchParams)).toMatchObject({
    libraries: 'geometry,marker',
    language: 'en',
    region: 'AE',
  });
  expect(await ledger(page)).toMatchObject({ maps: 1, zoom: 11, mapId: 'test-map', gestures: 'cooperative' });
  // They join one by one.
  await page.clock.runFor(10_000);
  await expect(vehicles(page)).toHaveCount(COUNT, { timeout: 10_000 });
  await expectMoving(page);
  // The headquarters stand beside the vehicles.
  await expect.poll(() => ledger(page)).toMatchObject({ lines: LINES, markers: COUNT + headquarters.length });

  await page.getByRole('button', { name: 'Pause Fleet Operations' }).click();
  await expectStill(page);
  await page.getByRole('button', { name: 'Show Routes' }).click();
  await expect.poll(async () => (await ledger(page)).lines).toBe(0);

  const marker = page.locator('[data-vehicle-id="vip-10"]');
  await marker.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'VIP Recovery' });
  await expect(dialog.getByText('ACTIVE PATROL')).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(marker).toBeFocused();
  await choose(page, '[data-hub-id="hq-deira"]');
  await expect(page.getByRole('dialog', { name: 'Deira Hub' })).toBeVisible();

  await choose(page, '[data-vehicle-id="vip-10"]');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(async () => (await ledger(page)).zoom).toBe(10);
  await expect(dialog).toBeVisible();
});

test('a vehicle stands on its place, not above it; on a phone the window leaves a third of the map free, with speed, status and unit in sight, and a pile asks which one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubMaps(page);
  await open(page, 'google');
  // Paused from the start: the first vehicle stands at Ibn Battuta, 25.0452 N 55.1163 E.
  const off = await page.locator('[data-vehicle-id="emergency-01"]').evaluate((button) => {
    const box = button.getBoundingClientRect();
    const map = document.querySelector('[data-map="google"]')!.getBoundingClientRect();
    const scale = (256 * 2 ** 11) / 360;
    const [x, y] = [
      map.x + map.width / 2 + (55.1163 - 55.2744) * scale,
      map.y + map.height / 2 - (25.0452 - 25.1972) * scale * 1.105,
    ];
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  });
  expect(off).toBeLessThan(2);

  await page.setViewportSize({ width: 360, height: 740 });
  await leaveAndReturn(page);
  await mapIs(page, 'google');
  await choose(page, '[data-vehicle-id="accident-03"]');
  const dialog = page.getByRole('dialog', { name: 'Accident Response' });
  await expect(dialog.getByText('ACCIDENT-03')).toBeVisible();
  const sight = await dialog.evaluate((element) => {
    const map = document.querySelector('[data-map]')!.getBoundingClientRect();
    const scroller = element.parentElement!.getBoundingClientRect();
    const facts = [...element.querySelectorAll('dd')].map((fact) => fact.getBoundingClientRect().bottom);
    return { share: scroller.height / map.height, hidden: facts.filter((bottom) => bottom > scroller.bottom).length };
  });
  expect(sight.share).toBeLessThan(0.6);
  expect(sight.hidden).toBe(0);
  await page.keyboard.press('Escape');
  // Downtown: several vehicles and the hub of Business Bay lie over one another.
  const sign = (await page.locator('[data-hub-id="hq-business-bay"]').boundingBox())!;
  await page.mouse.click(sign.x + sign.width / 2, sign.y + sign.height / 2);
  const pile = page.getByRole('dialog', { name: /in one place: which one\?$/ });
  await pile.getByRole('button', { name: /^Business Bay Hub/ }).click();
  await expect(page.getByRole('dialog', { name: 'Business Bay Hub' })).toBeVisible();
});

test('on a narrow screen: zoom 10, plain lines; an Arabic page has the names in Arabic, and its twin the same script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  const asked = await stubMaps(page);
  await page.goto(`${server.url}/live-fleet-arabic`);
  await mapIs(page, 'google');
  await expect.poll(() => ledger(page)).toMatchObject({ zoom: 10, lines: COUNT });
  expect(new URL(asked[0]!).searchParams.get('language')).toBe('ar');
  await page.getByRole('contentinfo').locator('a[hreflang="en"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await mapIs(page, 'google');
  expect(asked).toHaveLength(1);
});

test('never complete: our own map after 20 retries', async ({ page, expected }) => {
  expected(/Google Maps API not loaded properly|failed to load completely after 20 retries/);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await stubMaps(page, { empty: true });
  await openTenSecondsLater(
    page,
    page.waitForEvent('console', (message) => message.text().includes('Google Maps API not loaded properly')),
  );
  expect(errors.join()).toContain('Google Maps API not loaded properly');
  expect(errors.join()).toContain('Google Maps API failed to load completely after 20 retries');
  await expectMoving(page);
});

test('no answer at all: our own map after ten seconds', async ({ page, expected }) => {
  expected(/failed to load completely after 20 retries|maps\.googleapis\.com/);
  await page.route('https://maps.googleapis.com/**', () => new Promise(() => undefined));
  await openTenSecondsLater(page, page.waitForRequest('https://maps.googleapis.com/**'));
  await expectMoving(page);
});

test('blocked: our own map at once, no word of an error', async ({ page, expected }) => {
  expected(
    /Failed to load Google Maps|maps\.googleapis\.com|There has been an Error with loading Google Maps API|ERR_FAILED/,
  );
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await open(page, 'own');
  expect(errors.join()).toContain('Failed to load Google Maps API');
  await expect(frame(page).getByText(/error|google/i)).toHaveCount(0);
  await expectMoving(page);
});

test('offline from the start: our own map, no request', async ({ page }) => {
  const asked = await stubMaps(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await open(page, 'own');
  expect(asked).toEqual([]);
});

test('markers that cannot be made are told to the console; the page goes on', async ({ page, expected }) => {
  expected(/Error creating vehicle marker|Google Maps API not loaded properly/);
  await stubMaps(page, { brokenMarkers: true });
  await open(page, 'own');
  await expectMoving(page);
});

test('leaving the page and coming back, five times: one script, and nothing left behind; then the key is refused: our own map takes over the running fleet, and Google is not asked again', async ({
  page,
}) => {
  const asked = await stubMaps(page);
  await open(page, 'google');
  for (let i = 0; i < 5; i += 1) {
    await leaveAndReturn(page, () =>
      expect.poll(() => ledger(page)).toMatchObject({ markers: 0, lines: 0, windows: 0 }),
    );
    await mapIs(page, 'google');
  }
  await expectMoving(page);
  expect(asked).toHaveLength(1);
  await expect.poll(() => ledger(page)).toMatchObject({ loads: 1, maps: 6, lines: LINES });

  await page.evaluate(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
  await mapIs(page, 'own');
  await expectMoving(page);
  await expect.poll(() => ledger(page)).toMatchObject({ markers: 0, lines: 0, windows: 0 });
  await leaveAndReturn(page);
  await mapIs(page, 'own');
  expect(asked).toHaveLength(1);
});

/** To the blog by a link of the page, without a reload, and back. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  await page
    .locator('header a[href="/blog"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(frame(page)).toHaveCount(0);
  await meanwhile();
  await page.goBack();
  await page.evaluate(() => document.querySelector('[data-fleet-map]')?.scrollIntoView({ block: 'center' }));
}
