/**
 * On a computer with scrollbars that take up space, none appears and disappears again, and nothing moves because of
 * one.
 */
import { CHROMIUM_ARGS, systemChromium } from '../support/browser';
import { expect, test } from '../support/test';

test.use({
  launchOptions: { args: CHROMIUM_ARGS, executablePath: systemChromium(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`the hero has no scrollbar, and stays as it is when scripts start, at ${viewport.width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const before = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
    // As it stands until scripts start: not as it stands for those who have none.
    await before.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/<noscript>\s*<style>.*?<\/noscript>/s, ''),
      });
    });
    await before.goto('/');
    const bar = await before
      .locator('section[aria-roledescription] > div')
      .first()
      .evaluate((row: HTMLElement) => row.offsetHeight - row.clientHeight);
    expect(bar).toBe(0);
    const callBefore = await before.locator('#home a[href^="tel:"]').boundingBox();
    await before.close();

    await page.setViewportSize(viewport);
    await page.goto('/');
    const scrolls = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(scrolls, 'this browser shows scrollbars').toBeGreaterThan(0);
    expect((await page.locator('#home a[href^="tel:"]').boundingBox())!.y).toBeCloseTo(callBefore!.y, 0);
  });
}
