/**
 * Situations in four pictures: in the order of reading, whole at every width, there
 * without scripts and without a network.
 */
import { strips as ar } from '../../src/content/ar/strips';
import { strips as en } from '../../src/content/en/strips';
import { strips as hi } from '../../src/content/hi/strips';
import { strips as ur } from '../../src/content/ur/strips';
import type { StripId } from '../../src/content/strip-types';
import type { Locator } from '@playwright/test';
import { openWithWorker } from '../support/offline-copy';
import { expect, test } from '../support/test';

const shown: [path: string, id: StripId][] = [
  ['/accident', 'accident'],
  ['/accident-arabic', 'accident'],
  ['/blog/after-an-accident-in-dubai', 'accident'],
  ['/blog/night-breakdown-on-a-highway', 'tyre'],
  ['/blog-arabic/night-breakdown-on-a-highway', 'tyre'],
  ['/blog/stuck-in-the-dunes', 'sand'],
  ['/blog-arabic/stuck-in-the-dunes', 'sand'],
  ['/blog/car-ready-for-summer-heat', 'smoke'],
  ['/blog-arabic/car-ready-for-summer-heat', 'smoke'],
  ['/blog/who-to-call', 'wadi'],
  ['/blog-arabic/who-to-call', 'wadi'],
  ['/blog/how-a-truck-finds-your-car', 'basement'],
  ['/blog-arabic/how-a-truck-finds-your-car', 'basement'],
];
const help = { '/stranded': en, '/stranded-arabic': ar, '/stranded-urdu': ur, '/stranded-hindi': hi };
const rightToLeft = (path: string) => /arabic|urdu/.test(path);

/** Where the four pictures stand, as (row, column from the side where reading begins). */
async function places(strip: Locator, rtl: boolean): Promise<string[]> {
  // Read at one moment: parts of the page above may still get their real heights.
  const boxes = await strip.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const { x, y } = image.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );
  const rows = [...new Set(boxes.map(({ y }) => y))].sort((a, b) => a - b);
  const columns = [...new Set(boxes.map(({ x }) => x))].sort((a, b) => (rtl ? b - a : a - b));
  return boxes.map(({ x, y }) => `${rows.indexOf(y) + 1}${columns.indexOf(x) + 1}`);
}

/** Scrolls to each picture and waits until it is drawn. */
async function drawn(strip: Locator): Promise<void> {
  for (const image of await strip.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, order] of [
    [360, ['11', '12', '21', '22']],
    [1440, ['11', '12', '13', '14']],
  ] as const) {
    test(`at ${width} px the frames follow the direction of reading, each with its picture and words`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      for (const [path, id] of shown) {
        await page.goto(path);
        const strip = page.locator(`[data-strip="${id}"]`);
        await drawn(strip);
        expect.soft(await places(strip, rightToLeft(path)), path).toEqual(order);
        const words = (rightToLeft(path) ? ar : en).list.find((one) => one.id === id)!;
        for (const { alt, caption } of words.frames) {
          await expect.soft(strip.getByText(caption), path).toBeVisible();
          await expect.soft(strip.getByRole('img', { name: alt, exact: true }), path).toBeVisible();
        }
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    });
  }

  test('the help page names six situations beside their picture in four languages; one tap opens the four frames', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 780 });
    for (const [path, { list }] of Object.entries(help)) {
      await page.goto(path);
      for (const { title, id } of list) {
        const line = page.locator('summary').filter({ hasText: title });
        const strip = page.locator(`[data-strip="${id}"]`);
        await expect.soft(strip).toBeHidden();
        await line.scrollIntoViewIfNeeded();
        expect.soft((await line.boundingBox())!.height, path).toBeGreaterThanOrEqual(48);
        await line.click();
        await expect(strip).toBeVisible();
        await drawn(strip);
        expect.soft(await places(strip, rightToLeft(path)), `${path} ${id}`).toEqual(['11', '12', '21', '22']);
      }
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
  });
});

test('with scripts an opened situation stays open while the page starts, and no picture of it is asked for before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/strip-.*-(?:320|480)\./.test(request.url())) asked.push(request.url());
  });
  await page.goto('/stranded');
  const strip = page.locator('[data-strip="tyre"]');
  await page.locator('summary').filter({ hasText: en.list[0]!.title }).click();
  await expect(strip).toBeVisible();
  await page.waitForLoadState('networkidle');
  await drawn(strip);
  await expect(strip).toBeVisible();
  expect(asked.every((url) => url.includes('strip-tyre'))).toBe(true);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ expected }) => {
    expected(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported/);
  });

  test('the pictures of a situation are there, though the page was never opened', async ({ page, context }) => {
    test.slow();
    await openWithWorker(page, '/');
    await context.setOffline(true);
    await page.goto('/stranded-arabic');
    await page.locator('summary').filter({ hasText: ar.list[0]!.title }).click();
    await drawn(page.locator('[data-strip="tyre"]'));
  });
});
