/** Service pages open with the call and a picture of the world, under an overhead sign. */
import sharp from 'sharp';
import { pathTable, twinsOf, type PathId } from '../../src/config/paths';
import { layout } from '../../src/content/en/layout';
import { expect, test, type Page } from '../support/test';

const CALL_ENDS_PX = 480;
const FIRST_VIEW_BYTES = 45_000;

/** The services of the menu, the documents' other landing pages, and their translations. */
const ids: PathId[] = [...layout.services.map(({ id }) => id), 'towing', 'desert', 'car'];
const openings = [...new Set(ids.flatMap((id) => [id, ...twinsOf(id)]))].map((id) => pathTable[id].path);

// Everything tested is in the HTML.
test.use({ reducedMotion: 'reduce', javaScriptEnabled: false });

/** The call ends above 480 px on a phone; the picture spans the window below it, its sign inside. */
async function expectOpeningOfPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  const call = (await page.locator('main a[href^="tel:"]').first().boundingBox())!;
  const picture = (await page.locator('[data-opening] img').boundingBox())!;
  const sign = (await page.locator('[data-opening] .gantry').boundingBox())!;
  const bar = (await page.locator('[data-thumb-bar]').boundingBox())!;
  expect.soft(call.y + call.height, path).toBeLessThanOrEqual(CALL_ENDS_PX);
  expect.soft([picture.x, picture.width], path).toEqual([0, 360]);
  expect.soft(sign.y, path).toBeGreaterThanOrEqual(picture.y);
  expect.soft(sign.y + sign.height, path).toBeLessThan(picture.y + picture.height * 0.6);
  expect.soft(bar.y - picture.y, path).toBeGreaterThan(60);
}

/** What each value of a channel, 0 to 255, is worth in light (WCAG 2.2): millions of pixels ask for it. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
/** Relative luminance of an sRGB colour (WCAG 2.2), 0 to 1; the colour's channels begin at `at`. */
const luminance = (channels: ArrayLike<number>, at = 0): number =>
  0.2126 * LINEAR[channels[at]!]! + 0.7152 * LINEAR[channels[at + 1]!]! + 0.0722 * LINEAR[channels[at + 2]!]!;

interface Line {
  words: string;
  colour: number[];
  box: { left: number; top: number; width: number; height: number };
}

/** Contrast of each line of words with the brightest pixel behind it. */
async function contrasts(page: Page): Promise<[words: string, ratio: number][]> {
  const words = page.locator('[data-opening] h1, [data-opening] h1 ~ p, [data-opening] p:has(+ h1)');
  const lines = await words.evaluateAll((all: HTMLElement[]) =>
    all.flatMap((element): Line[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const colour = getComputedStyle(element).color.match(/\d+/g)!.map(Number);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        words: element.textContent,
        colour,
        box: { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) },
      }));
    }),
  );
  const show = (visibility: string): Promise<void> =>
    words.evaluateAll((all: HTMLElement[], how) => all.forEach((one) => (one.style.visibility = how)), visibility);
  await show('hidden');
  const [x, y] = [Math.min(...lines.map(({ box }) => box.left)), Math.min(...lines.map(({ box }) => box.top))];
  const width = Math.max(...lines.map(({ box }) => box.left + box.width)) - x;
  const height = Math.max(...lines.map(({ box }) => box.top + box.height)) - y;
  const view = await page.screenshot({ clip: { x, y, width, height } });
  await show('');
  // Decoded once, not for each line.
  const { data, info } = await sharp(view).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ words: text, colour, box }) => {
    let brightest = 0;
    for (let down = box.top - y; down < box.top - y + box.height; down += 1)
      for (let along = box.left - x; along < box.left - x + box.width; along += 1)
        brightest = Math.max(brightest, luminance(data, (down * info.width + along) * 3));
    return [text, (luminance(colour) + 0.05) / (brightest + 0.05)];
  });
}

test('on a phone the call ends above 480 px and the picture spans the window below it; beside a picture words keep clear of its sign and stand out from it', async ({
  page,
}) => {
  test.slow();
  expect(openings.length).toBeGreaterThanOrEqual(24);
  for (const path of openings) {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(path);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${path} at ${width} px`;
      const sign = (await page.locator('[data-opening] .gantry').boundingBox())!;
      for (const box of await page.locator('[data-opening] h1, [data-opening] a').evaluateAll((all) =>
        all.flatMap((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
        }),
      )) {
        const apart =
          box.right <= sign.x ||
          box.left >= sign.x + sign.width ||
          box.bottom <= sign.y ||
          box.top >= sign.y + sign.height;
        expect.soft(apart, at).toBe(true);
      }
      await page.locator('[data-opening] img').evaluate((image: HTMLImageElement) => image.decode());
      for (const [words, ratio] of await contrasts(page))
        expect.soft(ratio, `${at}: ${words}`).toBeGreaterThanOrEqual(4.5);
    }
    await expectOpeningOfPhone(page, path);
  }
});

test('the sharpest phones get a picture of at most 45 kB', async ({ browser, baseURL }) => {
  test.slow();
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor: 3,
    serviceWorkers: 'block',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  // Never there: a browser that has cached a larger file of the same picture would use that.
  await page.route('**/pictures/**', (route) => route.abort());
  for (const width of [360, 440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of openings) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const picture = page.locator('[data-opening] img');
      const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(source).not.toBe('');
      const bytes = (await (await context.request.get(await source())).body()).length;
      expect.soft(bytes, `${path} at ${width} px: ${await source()}`).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
    }
  }
  await context.close();
});
