/**
 * The browser tests' `test`: a stray console error, page error or failed request fails
 * the test. A test that provokes one says which: `expected(/pattern/)`.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { serverOfWorker, type RunningServer } from './server';

interface Guards {
  /** Errors whose text matches are part of the test. */
  expected: (pattern: RegExp) => void;
  /** Watches another page (of a second context) as well. */
  watch: (page: Page) => void;
}

/** Whatever a test asks of a page counts as user activation in Chromium: here only what is pressed does. */
function countOnlyPresses(): void {
  let pressed = false;
  for (const type of ['mousedown', 'touchend', 'keydown'])
    addEventListener(type, (event) => void (pressed ||= event.isTrusted), true);
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => pressed });
}

export const test = base.extend<
  { guards: Guards; expected: Guards['expected']; watch: Guards['watch'] },
  { ownServer: RunningServer }
>({
  page: async ({ page, javaScriptEnabled }, use) => {
    await page.addInitScript(countOnlyPresses);
    // Touches a page after opening it and waits for hydration: anything that a test does before that would race with
    // it. For a page that cannot hydrate (offline, never visited) it waits long enough to be sure.
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (
        javaScriptEnabled !== false &&
        /html/.test(response?.headers()['content-type'] ?? '') &&
        options?.waitUntil !== 'commit'
      ) {
        await page.evaluate(() => window.dispatchEvent(new Event('pointermove'))).catch(() => undefined);
        await page
          .waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 15_000 })
          .catch(() => undefined);
      }
      return response;
    };
    await use(page);
  },
  guards: [
    async ({ page }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (p: Page) => {
        p.on('console', (m) => m.type() === 'error' && found.push(`console: ${m.text()} (${m.location().url})`));
        p.on('pageerror', (e) => found.push(`page error: ${e.message}`));
        p.on('requestfailed', (r) => {
          const why = r.failure()?.errorText ?? '';
          // A request that the page itself gave up (navigation, lazy pictures, beacons) is no failure.
          // Chromium reports preloads as blocked where scripting is off.
          if (why !== 'net::ERR_ABORTED' && why !== 'csp') found.push(`request: ${r.url()} ${why}`);
        });
      };
      watch(page);
      await use({ expected: (pattern) => void allowed.push(pattern), watch });
      expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  expected: async ({ guards }, use) => use(guards.expected),
  watch: async ({ guards }, use) => use(guards.watch),
  // Of `own-server.ts`, and started for its tests only. Here, because tests that differ in such fixtures share no
  // worker, and a worker and its browser take a second to start.
  ownServer: [serverOfWorker, { scope: 'worker' }],
});

export { expect };
export type { Page };

/** Phone, tablet and desktop, CSS pixels. */
export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };
