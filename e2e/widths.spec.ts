/** What only shows at one width: rows that break, words at the edge of their box, lines that touch. */
import { expect, test, type Page } from './support/test';

test.use({ reducedMotion: 'reduce' });

const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    await document.fonts.ready;
  });
};

test('lines of Arabic, Urdu and Hindi headings stand apart: their letters reach far up and down', async ({ page }) => {
  for (const path of ['/services-arabic', '/about-arabic', '/blog-arabic', '/stranded-urdu', '/stranded-hindi']) {
    await open(page, path, 1280);
    const tight = await page.locator('main :is(h1, h2.text-title)').evaluateAll((all) =>
      all.flatMap((heading) => {
        const { lineHeight, fontSize } = getComputedStyle(heading);
        return parseFloat(lineHeight) < 1.25 * parseFloat(fontSize) ? [heading.textContent] : [];
      }),
    );
    expect(tight, path).toEqual([]);
  }
});

test('where their column is narrow, call, WhatsApp and SMS fill two rows: none stands alone in a part of one', async ({
  page,
}) => {
  for (const path of ['/services', '/about', '/contact', '/services-arabic', '/about-arabic', '/contact-arabic']) {
    await open(page, path, 1024);
    const [row, call, whatsApp, sms] = await page
      .locator('main a[href^="sms:"]')
      .first()
      .evaluate(({ parentElement: row }) =>
        [row!, ...row!.children].map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect.soft(call!.width, path).toBeCloseTo(row!.width, 0);
    expect.soft(whatsApp!.y, path).toBeCloseTo(sms!.y, 0);
    expect.soft(whatsApp!.width, path).toBeCloseTo(sms!.width, 0);
  }
});
