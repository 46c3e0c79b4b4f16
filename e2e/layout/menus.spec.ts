/** Whatever opens lies inside the window, at every width and in both directions of writing. */
import { choose, openFleet } from '../support/fleet';
import { frames } from '../support/frames';
import { expect, test, type Page } from '../support/test';

const WIDTHS = Array.from({ length: 26 }, (_, step) => 320 + step * 64);
const HEIGHT = 900;

async function expectInside(page: Page, selector: string, width: number): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!;
  const where = `${selector} at ${width} px: ${JSON.stringify(box)}`;
  expect(box.x, where).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, where).toBeLessThanOrEqual(width);
  expect(box.y, where).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height, where).toBeLessThanOrEqual(HEIGHT);
}

for (const path of ['/about', '/contact-arabic', '/recovery-dubai-arabic']) {
  test(`the page, its header and its menus lie in the window at every width: ${path}`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const ends = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(ends, `the page in a window of ${width} px`).toBeLessThanOrEqual(width);
      const wide = width >= 1024;
      const menu = page.locator(wide ? '[data-services-menu]' : '[data-mobile-menu]');
      await menu.locator('summary').first().click();
      const panel = wide ? '[data-services-menu] > ul' : '[data-menu-panel]';
      await expect(page.locator(panel)).toBeVisible();
      // It slides in.
      await page.locator(panel).evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
      await expectInside(page, panel, width);
      await page.keyboard.press('Escape');
      await expect(page.locator(panel)).toBeHidden();
    }
  });
}

test('the sign-in dialog lies in the window at every width', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectInside(page, 'dialog[open], [role=dialog]', width);
  }
});

/**
 * The map in the middle of the window; again, where parts above it were laid out only now
 * that the window has another width.
 */
const bringIntoView = (page: Page): Promise<void> =>
  expect(async () => {
    const map = page.locator('[data-fleet-map]');
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await frames(page, 2);
    const box = (await map.boundingBox())!;
    expect(Math.abs(box.y + box.height / 2 - HEIGHT / 2)).toBeLessThan(40);
  }).toPass({ timeout: 10_000 });

test('the info window of the fleet map lies in the window at every width', async ({ page }) => {
  test.slow();
  await openFleet(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await bringIntoView(page);
    await choose(page, '[data-vehicle-id] >> nth=0');
    await expect(page.locator('[data-fleet-map] [role=dialog]').first()).toBeVisible();
    // The map takes its new size a moment after the window has.
    await expect(() => expectInside(page, '[data-fleet-map] [role=dialog]', width)).toPass({ timeout: 5_000 });
    await page.keyboard.press('Escape');
  }
});

test('the figures of the phone’s menu stand on one line', async ({ page }) => {
  for (const path of ['/about', '/recovery-dubai-arabic']) {
    await page.goto(path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.locator('[data-mobile-menu] > summary').click();
      const tops = await page
        .locator('[data-menu-panel] dd')
        .evaluateAll((all) => all.map((dd) => Math.round(dd.getBoundingClientRect().bottom)));
      expect(new Set(tops).size, `${path} at ${width}`).toBe(1);
      const over = await page
        .locator('[data-menu-panel] dd')
        .evaluateAll((all) => all.some((dd) => dd.scrollWidth > dd.clientWidth));
      expect(over, `${path} at ${width}: over the edge of its tile`).toBe(false);
      await page.keyboard.press('Escape');
    }
  }
});
