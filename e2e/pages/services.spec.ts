/** From a symptom to the right page; the sitemap page; the 404 page. */
import { href } from '../../src/config/paths';
import { DESKTOP, expect, PHONE, TABLET, test } from '../support/test';

test('two taps from “stuck in sand” to the page about it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services');
  await page.getByRole('link', { name: 'It’s stuck in sand' }).click();
  const answer = page.locator('#stuck-in-sand').getByRole('link', { name: /Desert Recovery Dubai/ });
  await expect(page.locator('#stuck-in-sand h2')).toBeInViewport();
  await answer.click();
  await expect(page).toHaveURL(href('desertDubai'));
  await expect(page).toHaveTitle(/Desert Recovery Dubai/);
});

test('the sitemap fills the columns of a tablet and a desktop evenly, its entries stand apart on the narrowest phone, and each of them answers', async ({
  page,
  request,
}) => {
  for (const path of ['/sitemap', '/sitemap-arabic']) {
    await page.goto(path);
    for (const size of [TABLET, DESKTOP])
      await test.step(`${path} fills its columns evenly at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        const ends = await page.evaluate(() => {
          const lowest: Record<number, number> = {};
          for (const entry of document.querySelectorAll('main section:not(:last-child) li')) {
            const { left, bottom } = entry.getBoundingClientRect();
            lowest[left] = Math.max(lowest[left] ?? 0, bottom);
          }
          return Object.values(lowest);
        });
        expect(ends.length, `columns of ${path} at ${size.width} px`).toBeGreaterThan(1);
        // The Arabic pages, five times the length of a usual group, once left half of the page empty.
        expect(Math.max(...ends) - Math.min(...ends), `${path} at ${size.width} px`).toBeLessThan(400);
      });
    await test.step(`on the narrowest phone each entry of ${path} stands apart from the next`, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const gaps = await page.locator('main li a > span').evaluateAll((all) => {
        const boxes = all.map((words) => words.getBoundingClientRect());
        return boxes.slice(1).map((box, index) => box.top - boxes[index]!.bottom);
      });
      expect(Math.min(...gaps), path).toBeGreaterThanOrEqual(10);
    });
    if (path === '/sitemap')
      await test.step('every address on it answers', async () => {
        const paths = await page
          .locator('main a')
          .evaluateAll((links) => links.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
        expect(paths.length).toBeGreaterThan(30);
        for (const one of new Set(paths)) expect((await request.get(one)).status(), one).toBe(200);
      });
  }
});

test('an unknown address answers 404, with the hotline first and a way to help', async ({ page, expected }) => {
  expected(/404.*lost-and-found/);
  const response = await page.goto('/lost-and-found');
  expect(response!.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const links = page.locator('main a');
  await expect(links.first()).toHaveAttribute('href', /^tel:/);
  await page.getByRole('link', { name: 'Open the help page' }).click();
  await expect(page).toHaveURL('/stranded');
});
