/** The page before its scripts: seen first, started afterwards, and used in between. */
import { expect, test } from './support/test';

test('no module is fetched before the page has been painted with its picture', async ({ page }) => {
  await page.goto('/');
  const times = await page.evaluate(() => {
    const end = (pattern: RegExp, field: 'startTime' | 'responseEnd') => performance.getEntriesByType('resource').filter(({ name }) => pattern.test(name)).map((entry) => (entry as PerformanceResourceTiming)[field]);
    return { paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, hero: Math.min(...end(/hero-night-highway/, 'responseEnd')), framework: Math.min(...end(/framework-/, 'startTime')) };
  });
  expect(times.framework).toBeGreaterThan(times.hero);
  expect(times.framework).toBeGreaterThan(times.paint);
});

test('a picture that never arrives holds up nothing', async ({ page, expected }) => {
  expected(/hero-night-highway/);
  await page.route(/hero-night-highway/, () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

test('one module that cannot be fetched ahead is fetched again when it is needed', async ({ page, expected }) => {
  expected(/home-|Failed to load resource|ERR_FAILED/);
  let refused = 0;
  await page.route(/assets\/home-/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(refused).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
