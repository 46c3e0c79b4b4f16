/**
 * Below the minimum version (README) a page reads, calls and opens its menus. Such a browser is simulated by changing
 * the answer: its layers become an unknown rule, and the `@supports` block for old browsers applies.
 */
import { expect, PHONE, test, type Page } from '../support/test';

test.use({ viewport: PHONE, javaScriptEnabled: false });

async function asOldBrowser(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html
        .replaceAll('@layer', '@unknown')
        .replace(/@supports not \(font-palette: ?light\)/, '@supports (display: block)'),
    });
  });
}

test('every kind of page reads and calls, and the menu opens', async ({ page }) => {
  await asOldBrowser(page);
  for (const path of ['/', '/book', '/stranded', '/towing-near-me', '/recovery-near-me-arabic'])
    await test.step(path, async () => {
      await page.goto(path);
      const call = page.locator('a[href^="tel:"]').first();
      await expect(call).toBeInViewport();
      expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(48);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { icons, sideways } = await page.evaluate(() => ({
        icons: [...document.querySelectorAll('svg')].filter((svg) => svg.querySelector('use') && svg.clientWidth > 48)
          .length,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(icons).toBe(0);
      expect(sideways).toBe(0);
      if (path !== '/') return;
      const link = page.locator('[data-menu-panel]').getByRole('link', { name: 'About' });
      await expect(link).toBeHidden();
      await page.locator('[data-mobile-menu] > summary').click();
      await expect(link).toBeVisible();
    });
});

test.describe('whose scripts could be loaded, but not run (Chrome 89 to 91, Safari 15.0 to 15.3)', () => {
  test.use({ javaScriptEnabled: true });

  test('the page stays, reads and calls', async ({ page, baseURL }) => {
    await asOldBrowser(page);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
    // Long enough for the application to be there, if it came.
    const framework = page.waitForResponse(/\/framework-.*\.js/, { timeout: 4_000 }).catch(() => undefined);
    await page.goto(`${baseURL}/stranded`, { waitUntil: 'commit' });
    expect(await framework).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toBeInViewport();
  });

  test('/book gives the hotline, WhatsApp and SMS in place of the form', async ({ page, baseURL }) => {
    await asOldBrowser(page);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
    await page.goto(`${baseURL}/book`, { waitUntil: 'commit' });
    const main = page.locator('main');
    await expect(main.getByText('This form does not work in your browser.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
    await expect(page.locator('form')).toBeHidden();
  });
});

test.describe('that runs the application, but is older than some of its methods (Chrome 92 to 96)', () => {
  test.use({ javaScriptEnabled: true });

  test('a page can be scrolled without an error', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'findLast');
      Reflect.deleteProperty(Array.prototype, 'findLastIndex');
    });
    for (const path of ['/', '/blog/boot-kit'])
      await test.step(path, async () => {
        await page.goto(path);
        for (let i = 0; i < 6; i += 1) {
          await page.mouse.wheel(0, 700);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
        }
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      });
  });
});
