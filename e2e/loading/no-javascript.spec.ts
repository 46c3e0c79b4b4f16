/**
 * With JavaScript off every page reads, calls and opens its menus. That each holds all of
 * its content: `tests/dist/contents.ts`.
 */
import { expect, PHONE, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: PHONE });

test('home reads in full, calls, and its menu opens', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-emergency-call]')).toHaveAttribute('href', /^tel:\+971/);
  for (const heading of ['How it works', 'Elite Service Categories', 'What we recover'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.locator('[data-mobile-menu] > summary').click();
  await expect(page.locator('[data-menu-panel]').getByRole('link', { name: 'Call Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  // Where a finger looks for it: in the corner of the panel that it has opened.
  await expect(async () => {
    const opener = await page.locator('[data-mobile-menu] > summary').boundingBox();
    const panel = await page.locator('[data-menu-panel]').boundingBox();
    // The panel slides in.
    expect(opener!.x).toBeGreaterThan(panel!.x + panel!.width / 2);
  }).toPass();
  await page.locator('[data-mobile-menu] > summary').click();
  await expect(page.locator('[data-menu-panel]')).toBeHidden();
});

test('/book gives the hotline, WhatsApp and SMS in place of the form', async ({ page }) => {
  await page.goto('/book');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await expect(main.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:/);
  await expect(page.locator('form')).toBeHidden();
});

test('an unknown path answers 404 with the hotline', async ({ page, expected }) => {
  expected(/404.*no-such-page/);
  const response = await page.goto('/no-such-page');
  expect(response!.status()).toBe(404);
  await expect(page.locator('main').getByRole('link', { name: /call/i }).first()).toHaveAttribute('href', /^tel:/);
});
