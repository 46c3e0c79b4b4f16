/** The page before its scripts: seen first, started afterwards, and used in between. */
import { expect, test as base, type Page } from './support/test';
import { recorded, recordSinks } from './support/tracking-sinks';

/** `untouched`: a page that nobody uses. The usual one is touched as soon as it has been opened. */
const test = base.extend<{ untouched: Page }>({
  untouched: async ({ browser, baseURL, watch }, use) => {
    const page = await browser.newPage({ baseURL });
    watch(page);
    await use(page);
    await page.close();
  },
});

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

test.describe('before the first sign of use', () => {
  test('the application rests; a call tapped then is dialled by the browser and reported once', async ({ untouched: page }) => {
    await recordSinks(page);
    await page.goto('/');
    await expect.poll(() => page.locator('link[rel="modulepreload"]').count()).toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    // The tap itself is the first use: nothing listens to it yet.
    await page.locator('a[href^="tel:"]:visible').first().dispatchEvent('click');
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect.poll(async () => (await recorded(page)).dataLayer.filter((e) => e.event === 'conversion').length).toBe(1);
  });

  test('a button tapped then does its work as soon as it can', async ({ untouched: page }) => {
    await page.goto('/');
    const second = page.getByRole('button', { name: /2 of 5/ });
    await second.dispatchEvent('click');
    await page.mouse.wheel(0, 10);
    await expect(second).toHaveAttribute('aria-current', 'true');
  });

  test('a page nobody touches starts by itself', async ({ untouched: page }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });

  test('a list that the address asks for is shown without a touch', async ({ untouched: page }) => {
    await page.goto('/blog?page=2');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 3_000 });
  });

  test('a link tapped then does not lose the campaign of the landing', async ({ untouched: page }) => {
    await page.goto('/?utm_source=ads&gclid=abc123');
    await page.evaluate(() => sessionStorage.clear());
    await page.evaluate(() => location.assign('/book'));
    await page.waitForURL('**/book');
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    expect(await page.evaluate(() => sessionStorage.getItem('rnm.attribution'))).toBe('{"utm_source":"ads","gclid":"abc123"}');
  });
});
