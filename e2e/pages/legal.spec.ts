/** Privacy policy and terms of service (spec 1, sections 2, 7 and 9). */
import { site } from '../../src/config/site';
import { linesOf } from '../support/lines';
import { expect, test } from '../support/test';
import { recorded, recordSinks } from '../support/tracking-sinks';

const pages = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    event: 'privacy_phone_click',
    email: site.privacyEmail,
    block: 'Company Information',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    event: 'terms_phone_click',
    email: site.legalEmail,
    block: 'Legal Information',
  },
];

for (const { path, title, event, email, block } of pages) {
  test(`${title}: breadcrumb, e-mail link, information block, calls worth 1300 AED, a link to each section`, async ({
    page,
  }) => {
    await recordSinks(page);
    await page.goto(path);
    await test.step('breadcrumb, e-mail link, information block', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home›${title}`);
      await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      for (const text of [site.legalName, site.jurisdiction, site.licenceText, site.serviceArea]) {
        await expect(page.getByRole('region', { name: block })).toContainText(text);
      }
    });
    await test.step('a link in the contents to each section', async () => {
      for (const link of await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all()) {
        await link.click();
        await expect(page.getByRole('heading', { level: 2, name: await link.innerText() })).toBeInViewport();
      }
    });
    await test.step('each call is reported with 1300 AED and dials', async () => {
      const calls = page.getByRole('main').locator('a[href^="tel:"]');
      const count = await calls.count();
      expect(count).toBeGreaterThanOrEqual(2);
      for (const call of await calls.all()) await call.click();
      await expect
        .poll(async () => (await recorded(page)).dataLayer.filter((entry) => entry.event === event).length)
        .toBe(count);
      const { dataLayer } = await recorded(page);
      expect(dataLayer.filter((entry) => entry.event === event)[0]).toMatchObject({
        conversion_value: 1300,
        currency: 'AED',
      });
      expect(dataLayer.filter((entry) => entry.event === 'conversion')[0]).toMatchObject({
        value: 1300,
        currency: 'AED',
      });
    });
    await test.step('on the narrowest phone the address breaks between its words', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => document.fonts.ready);
      const lines = await linesOf(page.getByRole('link', { name: email }));
      const breaks = lines.slice(1).map((line, above) => lines[above]!.slice(-1) + line[0]);
      expect(breaks).not.toHaveLength(0);
      for (const pair of breaks) expect(pair).toMatch(/^-|@/);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('both read in full with a date', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).not.toHaveCount(0);
      await expect(page.getByText(/^Last Updated: \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    }
  });
});
