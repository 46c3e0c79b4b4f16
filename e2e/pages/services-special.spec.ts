/** The six special service pages: complete without JavaScript, callable, each with its own head. */
import { heldTogether } from '../../src/build/no-break';
import { pathTable } from '../../src/config/paths';
import { breakdown } from '../../src/content/en/landing/breakdown';
import { desertDubai } from '../../src/content/en/landing/desert-dubai';
import { emergencyCar } from '../../src/content/en/landing/emergency-car';
import { heavy } from '../../src/content/en/landing/heavy';
import { luxury } from '../../src/content/en/landing/luxury';
import { motorcycle } from '../../src/content/en/landing/motorcycle';
import { expect, PHONE, test } from '../support/test';
import { recorded, recordSinks } from '../support/tracking-sinks';

const pages = [desertDubai, breakdown, emergencyCar, motorcycle, heavy, luxury].map((content) => ({
  path: pathTable[content.id].path,
  content,
}));

for (const { path, content } of pages) {
  test.describe(path, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: PHONE });
      test('reads in full: areas, substance, prices and every answer', async ({ page }) => {
        await page.goto(path);
        const text = ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ');
        for (const area of content.areas.list) expect(text).toContain(area.name);
        for (const block of content.blocks) expect(text).toContain(block.title);
        for (const row of content.prices?.rows ?? []) expect(text).toContain(row.price);
        for (const faq of content.faqs) expect(text).toContain(faq.answer);
        const [first] = content.faqs;
        await page.getByText(first!.question).click();
        await expect(page.getByText(first!.answer)).toBeVisible();
      });
    });

    test('has its own head and FAQ data, without a rating of ourselves, and reports a call under its name', async ({
      page,
    }) => {
      await recordSinks(page);
      await page.goto(path);
      await expect(page).toHaveTitle(content.meta.title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        heldTogether(content.meta.description),
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
        (json) => JSON.parse(json) as { '@type': string; mainEntity?: unknown[] },
      );
      expect(data.find((d) => d['@type'] === 'FAQPage')?.mainEntity).toHaveLength(15);
      expect(JSON.stringify(data)).not.toContain('aggregateRating');
      await page.locator('main').getByRole('link', { name: 'Call Now' }).first().click();
      await expect.poll(async () => (await recorded(page)).calls).toEqual([[content.name, 1600, path]]);
    });
  });
}

test('the desert page points at its Arabic twin and offers to send the position', async ({ page }) => {
  await page.goto(pathTable.desertDubai.path);
  await expect(page.locator('link[rel=alternate][hreflang=ar]')).toHaveAttribute(
    'href',
    new RegExp(`${pathTable.desertTowingAr.path}$`),
  );
  await expect(page.locator('main').getByText('WhatsApp GPS Location').first()).toBeVisible();
});
