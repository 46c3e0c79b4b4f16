/** A stranded driver on a service page: finds the area, the price, the answer; calls, or sends a position. */
import { site } from '../../src/config/site';
import { expect, PHONE, test } from '../support/test';
import { eventNames, recorded, recordSinks } from '../support/tracking-sinks';

const dial = `tel:+${site.hotline.replace(/\D/g, '')}`;
const PAGES = [
  '/recovery-near-me',
  '/towing-near-me',
  '/desert-recovery-near-me',
  '/car-recovery-near-me',
  '/car-recovery-dubai',
  '/towing-service-dubai',
];

for (const path of PAGES) {
  test(`${path} calls from the first screen of a phone, and nothing sticks out at 320 px`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const call = page.locator('main').getByRole('link', { name: 'Call Now', exact: true }).first();
    await expect(call).toHaveAttribute('href', dial);
    const box = (await call.boundingBox())!;
    const bar = (await page.locator('[data-thumb-bar]').boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(48);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('one question is open at a time', async ({ page }) => {
  await page.goto('/towing-near-me');
  const questions = page.locator('#questions details[name]');
  await expect(questions).toHaveCount(15);
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions.nth(4).locator('summary').click();
  await expect(questions.nth(4)).toHaveAttribute('open', '');
  await expect(questions.nth(0)).not.toHaveAttribute('open', '');
});

test('an area tile says Call Now when pointed at or reached by keyboard, and reports the area with 1800 AED', async ({
  page,
}) => {
  await recordSinks(page);
  await page.goto('/recovery-near-me');
  const tile = page.locator('#areas li').filter({ hasText: 'Business Bay' }).getByRole('link');
  const label = tile.getByText('Call Now');
  await expect(label).toHaveCSS('opacity', '0');
  await tile.hover();
  await expect(label).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(label).toHaveCSS('opacity', '0');
  await page.locator('#areas li').filter({ hasText: 'DIFC' }).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(tile).toBeFocused();
  await expect(label).toHaveCSS('opacity', '1');
  await tile.click();
  await expect.poll(() => eventNames(page)).toEqual(['service_area_click', 'conversion', 'phone_call_initiated']);
  const first = (await recorded(page)).dataLayer.find((e) => e.event === 'service_area_click');
  expect(first).toMatchObject({
    service_area: 'Business Bay',
    conversion_value: 1800,
    currency: 'AED',
    page_location: page.url(),
  });
});

test('the areas that are folded away open on a tap', async ({ page }) => {
  await page.goto('/recovery-near-me');
  const block = page.locator('article').filter({ hasText: 'Emergency Car Recovery' });
  await expect(block.getByText('Al Barari')).toBeHidden();
  await block.getByText('+4 more areas').click();
  await expect(block.getByText('Al Barari')).toBeVisible();
});

test('the desert page puts the position into the chat when the visitor allows it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 24.9, longitude: 55.622, accuracy: 9 });
  await context.route('https://wa.me/**', (route) => route.fulfill({ status: 200, body: 'chat' }));
  await page.goto('/desert-recovery-near-me');
  const link = page.getByRole('link', { name: 'WhatsApp GPS Location' }).first();
  const text = (address: string) => new URL(address).searchParams.get('text');
  expect(text((await link.getAttribute('href'))!)).toBe('Hi, I need desert recovery service near me');
  const [chat] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await chat.waitForURL(/wa\.me/);
  expect(text(chat.url())).toContain('Hi, I need desert recovery service near me');
  expect(text(chat.url())).toContain('https://www.google.com/maps/search/?api=1&query=24.90000%2C55.62200');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} reads in full`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const details = page.locator('#questions details[name]');
      await expect(details).toHaveCount(path === '/recovery-near-me' ? 20 : 15);
      await details.first().locator('summary').click();
      await expect(details.first().locator('p').first()).toBeVisible();
      expect(await page.locator('#areas li, #areas tbody tr').count()).toBeGreaterThanOrEqual(10);
      await expect(
        page
          .locator('main')
          .getByRole('link', { name: /WhatsApp/ })
          .first(),
      ).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    });
  }
});

test('a guide ends with its links, under which no line makes an empty row', async ({ page }) => {
  for (const path of ['/accident', '/accident-arabic']) {
    await page.goto(path);
    const checked = page.locator('main ul + details');
    await expect(checked).toHaveCount(1);
    await expect(checked, path).toHaveCSS('border-top-width', '0px');
  }
});
