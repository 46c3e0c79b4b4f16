/** What the trackers are told, and when: decisions, section F; spec 2, sections 4 and 7. */
import { fillBooking as fill } from '../support/booking';
import { GOOGLE_DIST, GOOGLE_KEY, TRACKER_IDS } from '../support/build';
import { startServer, type RunningServer } from '../support/server';
import { expect, PHONE, test, type Page } from '../support/test';
import { recorded, recordSinks } from '../support/tracking-sinks';

const API = '**/api/real-crm-endpoint';
const submit = (page: Page) => page.getByRole('button', { name: /^Book/ });

/** How often the sinks heard of a booking: submit event, conversion, customer helper. */
const counts = async (page: Page) => {
  const { dataLayer, customers } = await recorded(page);
  return [dataLayer.filter(({ event }) => event === 'booking_form_submit').length, customers.length];
};

test('a booking that fails and is sent again counts once, also when it is corrected and after a reload', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/);
  await recordSinks(page);
  /** What the sinks had heard when each POST left. */
  const before: number[][] = [];
  await page.route(API, async (route) => {
    if (!/store-booking/.test(route.request().postData() ?? '')) return route.continue();
    before.push(await counts(page));
    await route.fulfill({ status: 503, json: { error: 'down' } });
  });
  const failure = page.getByRole('alert').filter({ hasText: 'Booking submission failed. Please try again.' });
  await page.goto('/book');
  await fill(page);
  for (const sent of [1, 2]) {
    await submit(page).click();
    await expect(failure).toBeVisible();
    await expect.poll(() => before.length).toBe(sent);
  }
  await page.locator('[name=phone]').fill('050 765 4321');
  await submit(page).click();
  await expect.poll(() => before.length).toBe(3);
  expect(before).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  await page.reload();
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect.poll(() => before.length).toBeGreaterThan(3);
  // The recorders of the new page have heard nothing.
  expect(await counts(page)).toEqual([0, 0]);
});

test.describe('with the vendors’ ids', () => {
  test.describe.configure({ mode: 'default' });
  const VENDORS = Object.keys(TRACKER_IDS).length;
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startServer({ ...GOOGLE_KEY, ...TRACKER_IDS, DIST_DIR: GOOGLE_DIST });
  });
  test.afterAll(async () => {
    await server?.stop();
    server?.remove();
  });

  interface Seen {
    /** ms since the navigation began. */
    call: number;
    asked: { url: string; at: number }[];
  }

  /** Notes when the call button was painted, and when each vendor's script was asked for. */
  async function watchStart(page: Page): Promise<() => Promise<Seen>> {
    await page.addInitScript(() => {
      const seen = { call: Infinity, asked: [] as { url: string; at: number }[] };
      Object.assign(window, { __seen: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { identifier?: string })[])
          if (entry.identifier === 'call') seen.call = Math.min(seen.call, entry.startTime);
      }).observe({ type: 'element', buffered: true });
      new MutationObserver(() => {
        for (const script of document.querySelectorAll<HTMLScriptElement>('script[src^="https:"]'))
          if (!seen.asked.some(({ url }) => url === script.src))
            seen.asked.push({ url: script.src, at: performance.now() });
      }).observe(document, { childList: true, subtree: true });
    });
    // Whatever is not ours: a script that the policy forbids is an error in the console.
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    return () => page.evaluate(() => (window as unknown as { __seen: Seen }).__seen);
  }

  for (const size of ['phone', 'desktop'] as const)
    test(`an untouched page starts them, after the call button was painted (${size})`, async ({ page, watch: _ }) => {
      if (size === 'phone') await page.setViewportSize(PHONE);
      const seen = await watchStart(page);
      const log = page.waitForEvent('console', (message) => message.text().startsWith('Tracking systems:'));
      await page.goto(`${server.url}/about`, { waitUntil: 'commit' });
      await expect.poll(async () => (await seen()).asked.length).toBe(VENDORS);
      // The browser reports a paint some time after it.
      await expect.poll(async () => (await seen()).call).toBeLessThan(Infinity);
      const { call, asked } = await seen();
      expect(call).toBeLessThan(Math.min(...asked.map(({ at }) => at)));
      expect((await log).text()).toContain('ads loaded, session replay loaded');
      const events = await page.evaluate(
        () => (window as unknown as { dataLayer: { event?: string; page_path?: string }[] }).dataLayer,
      );
      const named = events.filter(({ event }) => event).map(({ event, page_path }) => [event, page_path]);
      expect(named).toEqual([
        ['gtm.js', undefined],
        ['page_view', '/about'],
      ]);
    });

  test('a tap on the call button starts them too, and the first page view is not lost', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const seen = await watchStart(page);
    await page.addInitScript(() => {
      // Never idle.
      window.requestIdleCallback = () => 0;
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await page.goto(`${server.url}/about`);
    expect((await seen()).asked).toEqual([]);
    await page.locator('[data-emergency-call]').click();
    await expect.poll(async () => (await seen()).asked.length).toBe(VENDORS);
    const names = await page.evaluate(() =>
      (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.map(({ event }) => event).filter(Boolean),
    );
    expect(names.slice(0, 3)).toEqual(['gtm.js', 'page_view', 'phone_call_click']);
  });
});
