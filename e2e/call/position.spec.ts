/** 'WhatsApp GPS Location': the visitor's position in a WhatsApp draft, asked for on the tap and never required. */
import { positionWords as ar } from '../../src/content/ar/position';
import { positionWords as en } from '../../src/content/en/position';
import { gotoWithStillClock } from '../support/clock';
import { draftOf, linkDraft } from '../support/drafts';
import { stubGeolocation, timesAsked } from '../support/geolocation';
import { expect, PHONE, test, type Page } from '../support/test';

test.use({ viewport: PHONE });

const pages = [
  {
    path: '/desert-recovery-near-me',
    label: 'WhatsApp GPS Location',
    message: 'Hi, I need desert recovery service near me',
    words: en,
  },
  {
    path: '/desert-towing-arabic',
    label: 'أرسل موقعك على واتساب',
    message: 'السلام عليكم، سيارتي غارزة في الرمل وأحتاج إلى مساعدة',
    words: ar,
  },
] as const;
const AT = { latitude: 24.838, longitude: 55.375, accuracy: 18 };
const link = 'https://www.google.com/maps/search/?api=1&query=24.83800%2C55.37500';

/** WhatsApp itself is not part of the test. */
const stubWhatsApp = (page: Page) =>
  page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }));

for (const { path, label, message, words } of pages)
  test.describe(path, () => {
    const button = (page: Page) => page.locator('main').getByRole('link', { name: label, exact: true }).first();
    const withPosition = [
      message,
      `${words.myPosition}: ${link}`,
      '24.83800, 55.37500',
      `${words.accuracy}: 18 ${words.units.metre}`,
    ].join('\n');

    test('granted: WhatsApp opens with text, maps link, coordinates and accuracy', async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(AT);
      await stubWhatsApp(page);
      await page.goto(path);
      const popup = page.waitForEvent('popup');
      await button(page).click();
      const opened = await popup;
      expect(opened.url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      expect(draftOf(opened.url())).toBe(withPosition);
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      await expect(page.getByText(words.whatsapp.send)).toBeVisible();
      expect(await linkDraft(page.getByRole('link', { name: words.whatsapp.open }).first())).toBe(withPosition);
    });

    test('refused: says what to do, and the plain draft is one tap away', async ({ page }) => {
      await stubGeolocation(page, [{ error: 1 }]);
      await page.goto(path);
      expect(await timesAsked(page)).toBe(0);
      await button(page).click();
      await expect(page.getByText(words.failures.denied.title)).toBeVisible();
      await expect(page.getByText(words.failures.denied.help)).toBeVisible();
      await expect(page.getByText(words.manual)).toBeVisible();
      expect(await linkDraft(page.getByRole('link', { name: words.whatsapp.without }).first())).toBe(message);
    });

    test('slow: the plain draft is offered meanwhile; a late position waits for a second tap', async ({ page }) => {
      await stubGeolocation(page, [{ lat: 24.838, lng: 55.375, accuracy: 18 }], 8_000);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
      );
      await stubWhatsApp(page);
      await gotoWithStillClock(page, path);
      await button(page).click();
      await expect(page.getByText(words.locating)).toBeVisible();
      expect(await linkDraft(page.getByRole('link', { name: words.whatsapp.without }).first())).toBe(message);
      await page.clock.runFor(8_000);
      const popup = page.waitForEvent('popup');
      await page.getByRole('link', { name: words.whatsapp.open }).first().click();
      expect(draftOf((await popup).url())).toBe(withPosition);
      expect(await timesAsked(page)).toBeGreaterThan(0);
    });

    test('silent: ends after ten seconds with words', async ({ page }) => {
      await stubGeolocation(page, []);
      await gotoWithStillClock(page, path);
      await button(page).click();
      await page.clock.runFor(10_000);
      await expect(page.getByText(words.failures.timeout.title)).toBeVisible();
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, label, message } of pages)
    test(`${path}: the button is a plain draft`, async ({ page }) => {
      await page.goto(path);
      const plain = page.locator('main').getByRole('link', { name: label, exact: true }).first();
      await expect(plain).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
      expect(await linkDraft(plain)).toBe(message);
    });
});
