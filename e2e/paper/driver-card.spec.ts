/** The driver's card on paper: one side of A4, whatever stands around it on the screen. */
import { linesOf } from '../support/lines';
import { expect, test, type Page } from '../support/test';

/** The width of A4 at 96 dots an inch. */
const A4_PX = 794;

/** The lines of the help page's address, in each language's panel. */
const addressLines = async (page: Page): Promise<string[][]> =>
  Promise.all((await page.locator('article p > bdi').all()).map(linesOf));

for (const path of ['/driver-card', '/driver-card-arabic']) {
  test(`${path} prints on one page, its addresses in one line, or broken before the page, never at a hyphen`, async ({
    page,
  }) => {
    await page.goto(path);
    await test.step('prints on one page', async () => {
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    });
    for (const size of ['A4', 320, 360, 768, 1024]) {
      await page.emulateMedia({ media: size === 'A4' ? 'print' : 'screen' });
      await page.setViewportSize({ width: typeof size === 'number' ? size : A4_PX, height: 900 });
      const addresses = await addressLines(page);
      expect(addresses).toHaveLength(4);
      for (const lines of addresses) {
        expect(lines.length, `${size}: ${lines.join(' ')}`).toBeLessThanOrEqual(2);
        if (size === 'A4') expect(lines).toHaveLength(1);
        expect(lines.slice(1).join(''), `${size}: ${lines.join(' ')}`).toMatch(/^(\/stranded(-\w+)?)?$/);
      }
    }
  });
}
