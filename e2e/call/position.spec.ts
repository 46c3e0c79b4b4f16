/** 'WhatsApp GPS Location': the visitor's position in a WhatsApp draft, asked for on the tap and never required. */
import { positionWords as ar } from '../../src/content/ar/position';
import { positionWords as en } from '../../src/content/en/position';
import { draftOf, linkDraft } from '../support/drafts';
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
      expect(await linkDraft(button(page))).toBe(message);
      const popup = page.waitForEvent('popup');
      await button(page).click();
      const opened = await popup;
      expect(opened.url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      expect(draftOf(opened.url())).toBe(withPosition);
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      await expect(page.getByText(words.whatsapp.send)).toBeVisible();
      expect(await linkDraft(page.getByRole('link', { name: words.whatsapp.open }).first())).toBe(withPosition);
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
