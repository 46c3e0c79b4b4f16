/** What must hold on every public page, at every width: axe, no sideways scrolling, a quiet hydration. */
import { pathIds, pathTable, postHref } from '../../src/config/paths';
import { postSummaries as arabicPosts } from '../../src/content/ar/posts';
import { postSummaries } from '../../src/content/en/posts';
import { expectAccessible } from '../support/axe';
import { expectSpacedTextFits } from '../support/text-spacing';
import { DESKTOP, expect, PHONE, TABLET, test, type Page } from '../support/test';

const UNKNOWN = '/lost-and-found';
const paths = [
  ...pathIds.filter((id) => id !== 'admin').map((id) => pathTable[id].path),
  ...[...postSummaries, ...arabicPosts].map((post) => postHref(post.slug, post.lang)),
  UNKNOWN,
];

/** Of each kind one, which is also judged as it opens, by an auditor who judges parts whose layout is skipped. */
const AS_OPENED = ['/', '/arabic', '/towing-near-me', '/car-recovery-dubai', '/contact', '/stranded'];

test.use({ reducedMotion: 'reduce' });

/** Only a mobile browser widens its page to fit overflowing content: one is emulated for this last look at the page. */
async function onPhoneAtLast(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 2, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await look();
  // Nobody looks at this page any more: without this, leaving the phone would lay it out and draw it once again.
  await page.evaluate(() => void (document.documentElement.style.display = 'none'));
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

async function expectAccessibleAndFitting(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  for (const size of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `sideways scrolling at ${size.width} px`,
    ).toBeLessThanOrEqual(0);
    if (size === PHONE && AS_OPENED.includes(path)) await expectAccessible(page, { asOpened: true });
    if (size !== TABLET) await expectAccessible(page);
  }
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: 568 });
    await expectSpacedTextFits(page);
  }
  await onPhoneAtLast(page, () =>
    expect.poll(() => page.evaluate('innerWidth'), 'a phone zooms out').toBe(PHONE.width),
  );
}

/** Of pages that share a tab, all but the first cost a quarter of a second of processor time less. */
const TOGETHER = 12;
for (let first = 0; first < paths.length; first += TOGETHER) {
  const some = paths.slice(first, first + TOGETHER);
  test(`accessible and fitting on a phone, a tablet and a desktop, spaced out too, and no phone zooms out: ${some.join(', ')}`, async ({
    page,
    expected,
  }) => {
    test.slow();
    if (some.includes(UNKNOWN)) expected(/404/);
    for (const path of some) await test.step(path, () => expectAccessibleAndFitting(page, path));
  });
}

test('no page makes a phone zoom out before its scripts run: the call bar stays as wide as the screen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(() => page.evaluate('innerWidth'), path).toBe(PHONE.width);
  }
  await context.close();
});

test('pages are accessible as a desktop opens them too, with parts whose layout is skipped', async ({ page }) => {
  for (const path of AS_OPENED)
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page, { asOpened: true });
    });
});

test('the open menus are accessible', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-services-menu] summary').click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByLabel('Open the menu').click();
  await page.locator('[data-menu-panel]').getByText('Our Services').click();
  await expectAccessible(page);
});

test('hydration changes no node of the prerendered page and moves nothing', async ({ page, request }) => {
  for (const path of ['/', '/towing-near-me', '/recovery-near-me-arabic', '/book', '/contact']) {
    const html = await (await request.get(path)).text();
    await page.addInitScript(() => {
      const state = { shift: 0 };
      (window as unknown as { __shift: typeof state }).__shift = state;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) state.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // In a browser that runs scripts, the content of a <noscript> is text.
    const before = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('#root *:not(noscript *)').length,
      html,
    );
    // The carousel's controls, open states and the map come later by themselves; nothing of the page is dropped.
    const after = await page.evaluate(() => document.querySelectorAll('#root *:not(noscript *)').length);
    expect(after, path).toBeGreaterThanOrEqual(before);
    expect(
      await page.evaluate(() => (window as unknown as { __shift: { shift: number } }).__shift.shift),
      path,
    ).toBeLessThanOrEqual(0.01);
  }
});
