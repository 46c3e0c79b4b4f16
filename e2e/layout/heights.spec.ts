/**
 * How long pages are on a phone: what is not needed at once is folded, in the page all
 * the same, and opens without scripts. Screens of 360 × 780 px.
 */
import { pathTable, twinsOf, type PathId } from '../../src/config/paths';
import { layout } from '../../src/content/en/layout';
import { DESKTOP, expect, test, type Page } from '../support/test';

const SCREEN = { width: 360, height: 780 };
const HOME_SCREENS = 10;
const LANDING_SCREENS = 9;
const FOOTER_PX = 700;

/** The services of the menu, the documents' other landing pages, and their translations. */
const ids: PathId[] = [...layout.services.map(({ id }) => id), 'towing', 'desert', 'car'];
const landingPaths = [...new Set(ids.flatMap((id) => [id, ...twinsOf(id)]))].map((id) => pathTable[id].path);

test.use({ viewport: SCREEN });

/** The page that is open, every part laid out, as long as it is. */
const whole = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      page: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
      footer: document.querySelector('footer')!.offsetHeight,
    };
  });
type Look = (page: Page, size: Awaited<ReturnType<typeof whole>>) => Promise<void> | void;
async function measure(page: Page, path: string) {
  await page.goto(path);
  return whole(page);
}

/** What else is looked at on the pages whose length is: name, address, window, and the look. */
const looks: [name: string, paths: string[], size: typeof SCREEN, look: Look][] = [
  [
    'the home page in both languages has at most ten screens on a phone, its footer 700 px',
    ['/', '/arabic'],
    SCREEN,
    async (_, size) => {
      expect(size.page / SCREEN.height).toBeLessThanOrEqual(HOME_SCREENS);
      expect(size.footer).toBeLessThanOrEqual(FOOTER_PX);
      expect(size.width).toBe(SCREEN.width);
    },
  ],
  [
    'on a wide screen the footer is three quarters of a window',
    ['/', '/arabic'],
    DESKTOP,
    async (_, size) => expect(size.footer).toBeLessThanOrEqual(675),
  ],
  [
    'no card of the fleet stands in a row that is not full',
    ['/live-fleet'],
    DESKTOP,
    async (page) => {
      const tops = await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^Request / }) })
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      expect(rows).toEqual([5, 5]);
    },
  ],
  [
    'on a phone the trail of a landing page takes one row above the call, and is read whole',
    ['/towing-service-dubai'],
    SCREEN,
    async (page) => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      expect((await trail.boundingBox())!.height).toBeLessThanOrEqual(48);
      await expect(trail.getByRole('listitem')).toHaveCount(3);
      const call = page
        .locator('main')
        .getByRole('link', { name: /^Call Now/ })
        .first();
      const box = (await call.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(400);
    },
  ],
];

test('a page is announced about as long as it is, before it is read; home pages are short, rows of cards full', async ({
  page,
}) => {
  test.slow();
  for (const size of [SCREEN, DESKTOP])
    for (const path of ['/', '/arabic', '/accident', '/towing-service-dubai', '/live-fleet']) {
      await page.setViewportSize(size);
      await page.goto(path);
      const announced = await page.evaluate(() => document.documentElement.scrollHeight);
      const found = await whole(page);
      const share = announced / found.page;
      expect(share, `${path}, ${size.width} px`).toBeLessThan(1.5);
      expect(share, `${path}, ${size.width} px`).toBeGreaterThan(0.85);
      for (const [name, paths, wanted, look] of looks)
        if (wanted === size && paths.includes(path)) await test.step(`${name}, ${path}`, () => look(page, found));
    }
});

test('every landing page has at most nine screens on a phone', async ({ page }) => {
  expect(landingPaths.length).toBeGreaterThanOrEqual(15);
  for (const path of landingPaths) {
    const size = await measure(page, path);
    expect.soft(size.page / SCREEN.height, path).toBeLessThanOrEqual(LANDING_SCREENS);
    expect.soft(size.width, path).toBe(SCREEN.width);
  }
});

test('what is folded opens by a tap and stands open on a wide screen, without a line to press', async ({ page }) => {
  await page.goto('/towing-near-me');
  const fold = page.locator('#services details').first();
  const text = fold.locator('p').first();
  await expect(text).toBeHidden();
  await fold.locator('summary').click();
  await expect(text).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const all = page.locator('#services details p');
  for (const one of await all.all()) await expect(one).toBeVisible();
  await expect(fold.locator('summary')).toHaveAttribute('tabindex', '-1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is folded is in the page and opens', async ({ page }) => {
    await page.goto('/luxury-car-recovery');
    for (const fold of await page.locator('main details.fold').all()) {
      await fold.locator('> summary').click();
      await expect(fold.locator('> div')).toBeVisible();
    }
  });

  test('on a wide screen nothing of it is hidden', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/luxury-car-recovery');
    const bodies = page.locator('main details.fold > div');
    expect(await bodies.count()).toBeGreaterThan(5);
    for (const body of await bodies.all()) expect((await body.boundingBox())!.height).toBeGreaterThan(20);
  });

  test('on a wide screen whose browser cannot show it by styles (Chrome before 131), every fold opens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // Only pages: their addresses have no dot.
    await page.route(/^[^.]*:\/\/[^/]*\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('::details-content', '::not-known') });
    });
    for (const path of ['/', '/recovery-near-me', '/car-recovery-dubai'])
      await test.step(path, async () => {
        await page.goto(path);
        for (const fold of await page.locator('details.fold').all()) {
          await expect(fold.locator('> div')).toBeHidden();
          await fold.locator('> summary').click();
          await expect(fold.locator('> div')).toBeVisible();
        }
      });
  });
});
