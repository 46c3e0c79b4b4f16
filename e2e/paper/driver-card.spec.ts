/** The driver's card on paper: one side of A4, whatever stands around it on the screen. */
import { expect, test, type Page } from '../support/test';

/** The width of A4 at 96 dots an inch. */
const A4_PX = 794;

for (const path of ['/driver-card', '/driver-card-arabic']) {
  test(`${path} prints on one page`, async ({ page }) => {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
}

/** The lines of the help page's address, in each language's panel. */
const addressLines = (page: Page) =>
  page.locator('article p > bdi').evaluateAll((addresses) =>
    addresses.map((address) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        const text = texts.currentNode as Text;
        for (let i = 0; i < text.length; i++) {
          range.setStart(text, i);
          range.setEnd(text, i + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? '') + text.data[i]);
        }
      }
      return [...lines.values()];
    }),
  );

for (const path of ['/driver-card', '/driver-card-arabic']) {
  test(`${path} has addresses in one line, or broken before the page, never at a hyphen`, async ({ page }) => {
    await page.goto(path);
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
