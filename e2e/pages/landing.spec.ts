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

test('a service page calls from the first screen of a phone, and nothing sticks out at 320 px', async ({ page }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
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
});

test('folded areas open on a tap; an area tile says Call Now and reports the area with 1800 AED; one question is open at a time', async ({
  page,
}) => {
  await recordSinks(page);
  await page.goto('/recovery-near-me');
  await test.step('the areas that are folded away open on a tap', async () => {
    const block = page.locator('article').filter({ hasText: 'Emergency Car Recovery' });
    await expect(block.getByText('Al Barari')).toBeHidden();
    await block.getByText('+4 more areas').click();
    await expect(block.getByText('Al Barari')).toBeVisible();
  });
  await test.step('an area tile says Call Now when pointed at or reached by keyboard, and reports its area', async () => {
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
  await test.step('one question is open at a time', async () => {
    await page.goto('/towing-near-me');
    const questions = page.locator('#questions details[name]');
    await expect(questions).toHaveCount(15);
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open', '');
    await questions.nth(4).locator('summary').click();
    await expect(questions.nth(4)).toHaveAttribute('open', '');
    await expect(questions.nth(0)).not.toHaveAttribute('open', '');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a service page reads in full', async ({ page }) => {
    for (const path of PAGES)
      await test.step(path, async () => {
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
  });
});

test('a guide ends with its links, under which no line makes an empty row', async ({ page }) => {
  for (const path of ['/accident', '/accident-arabic']) {
    await page.goto(path);
    const checked = page.locator('main ul + details');
    await expect(checked).toHaveCount(1);
    await expect(checked, path).toHaveCSS('border-top-width', '0px');
  }
});
