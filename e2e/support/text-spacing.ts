/** Letters as far apart as somebody may need them to read (WCAG 2.2, 1.4.12). */
import { expect, type Page } from '@playwright/test';

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * With these, no words of the page end outside of the window, nor of the button or tile that they stand in. What is
 * scrolled sideways and what only shows once it is its turn (slides) is left out.
 */
export async function expectSpacedTextFits(page: Page): Promise<void> {
  const cut = await page.evaluate(async (spacing) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, sheet];
    document.documentElement.dataset.whole = '';
    await document.fonts.ready;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (
        !element.checkVisibility() ||
        element.closest('.sr-only, .max-sm\\:sr-only, .skip-link, .slide-row, .touch-pan-y, noscript')
      )
        continue;
      const words = document.createRange();
      words.selectNodeContents(texts.currentNode);
      const edge = element.closest('.btn, label')?.getBoundingClientRect();
      const [left, right] = [Math.max(0, edge?.left ?? 0), Math.min(innerWidth, edge?.right ?? innerWidth)];
      const px = Math.max(...[...words.getClientRects()].map((line) => Math.max(line.right - right, left - line.left)));
      if (px > 1) found.push(`${words.toString().trim().slice(0, 40)}: ${Math.round(px)} px`);
    }
    document.adoptedStyleSheets = before;
    return found;
  }, SPACING);
  expect(cut, 'text spacing').toEqual([]);
}
