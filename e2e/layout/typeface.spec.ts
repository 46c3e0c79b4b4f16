/**
 * The heading typeface may come late: the first view's calls and messages stay where they were painted in its stand-in.
 */
import { pathIds, pathTable } from '../../src/config/paths';
import { expect, test, type Page } from '../support/test';

const PHONES = [360, 375, 390, 412];

// What is looked at stands in the HTML, and scripts come later than either face.
test.use({ javaScriptEnabled: false });

const paths = pathIds.map((id) => pathTable[id]).filter((page) => page.lang === 'en' && !page.bare && !page.hidden);

/** Heights of the rows that hold the first view's calls, and of the first heading, for each width. */
async function heights(page: Page): Promise<Record<number, number[]>> {
  const all: Record<number, number[]> = {};
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 780 });
    all[width] = await page.evaluate(() =>
      [...document.querySelectorAll('main .btn')]
        .map((button) => button.parentElement!.getBoundingClientRect())
        .filter(({ bottom, height }) => bottom < 780 && height > 0)
        .map(({ height }) => Math.round(height)),
    );
  }
  return all;
}

test('the rows of calls and messages are as high in the stand-in as in the typeface', async ({ page, expected }) => {
  test.slow();
  expected(/barlow|ERR_FAILED/);
  for (const { path } of paths) {
    await page.route(/barlow/, (route) => route.abort());
    await page.goto(path);
    const before = await heights(page);
    await page.unroute(/barlow/);
    await page.reload();
    await page.evaluate(() => document.fonts.load("700 20px 'Barlow Condensed'"));
    expect(await heights(page), path).toEqual(before);
  }
});

test('half-bold words are bolder than others, in Arabic too', async ({ page }) => {
  for (const path of ['/book', '/book-arabic']) {
    await page.goto(path);
    const [half, plain] = await page
      .locator('form legend.font-semibold')
      .first()
      .evaluate(async (legend) => {
        await document.fonts.ready;
        const { fontFamily, fontWeight } = getComputedStyle(legend);
        const pen = document.createElement('canvas').getContext('2d')!;
        /** How much the words cover, in any unit. */
        return [fontWeight, '400'].map((weight) => {
          pen.reset();
          pen.font = `${weight} 40px ${fontFamily}`;
          pen.textAlign = 'center';
          pen.fillText(legend.textContent.slice(0, 12), 150, 75);
          return pen.getImageData(0, 0, 300, 150).data.reduce((sum, part) => sum + part, 0);
        });
      });
    expect(half! / plain!, path).toBeGreaterThan(1.3);
  }
});
