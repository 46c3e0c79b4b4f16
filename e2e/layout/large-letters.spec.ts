/**
 * Letters enlarged on a phone of 360 px leave a page 277 px at 130 %, 240 at 150 % and
 * 180 at 200 %: nothing that helps is pushed out.
 */
import { expect, PHONE, test, type Page } from '../support/test';
import { expectSpacedTextFits } from '../support/text-spacing';

test.use({ viewport: PHONE });

const SIZES = [277, 240, 180];

/** Neither in the header nor in the call bar does one control lie over another. */
async function expectApart(page: Page, width: number): Promise<void> {
  for (const within of ['header', '[data-thumb-bar]']) {
    const boxes = await page.locator(`${within} :is(a:not([data-road-truck]), summary)`).evaluateAll((controls) =>
      controls
        .filter((control) => !control.closest('[data-menu-panel]') && control.checkVisibility())
        .map((control) => control.getBoundingClientRect())
        .sort((a, b) => a.left - b.left)
        .map(({ left, right }) => ({ left, right })),
    );
    for (const [i, box] of boxes.slice(1).entries())
      expect(box.left, `${width} px, ${within}`).toBeGreaterThanOrEqual(boxes[i]!.right - 1);
  }
}

test('large letters: the call bar, the menu and every button stay whole, apart and in the window', async ({ page }) => {
  for (const path of ['/', '/arabic', '/book', '/contact', '/stranded', '/stranded-hindi'])
    await test.step(path, async () => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      for (const width of SIZES) {
        await page.setViewportSize({ width, height: width * 2 });
        const found = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          const wanted = '[data-thumb-bar] a, header a, header summary, main .btn, main a[href^="tel:"]';
          const outside = [...document.querySelectorAll(wanted)].filter((element) => {
            if (element.closest('[data-menu-panel], [inert], .slide-row') || !element.checkVisibility()) return false;
            const words = document.createRange();
            words.selectNodeContents(element);
            return [element.getBoundingClientRect(), words.getBoundingClientRect()].some(
              ({ left, right }) => left < -1 || right > clientWidth + 1,
            );
          });
          return {
            sideways: scrollWidth - clientWidth,
            outside: outside.map(({ outerHTML }) => outerHTML.slice(0, 90)),
          };
        });
        // At twice the size a picture's corner may reach out by a few pixels.
        expect(found.sideways, `${width} px`).toBeLessThanOrEqual(4);
        expect(found.outside, `${width} px`).toEqual([]);
        await expectApart(page, width);
      }
    });
});

test('letters that are large and far apart: the figures of the home page stay in the window', async ({ page }) => {
  // A phone of 320 px at 160 %.
  await page.setViewportSize({ width: 200, height: 400 });
  await page.goto('/');
  await expectSpacedTextFits(page);
});

test('a window of 256 px, as one of 1280 × 1024 at 400 %, is left to what is read, but for the call bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/book', '/stranded-hindi']) {
    await page.goto(path);
    const free = await page.evaluate(() => {
      window.scrollTo({ top: 600 });
      const over = ['header', '[data-thumb-bar]'].map((part) => document.querySelector(part)?.getBoundingClientRect());
      const top = Math.max(0, over[0]?.bottom ?? 0);
      return (over[1]?.top ?? innerHeight) - top;
    });
    expect(free, path).toBeGreaterThanOrEqual(176);
  }
});
