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
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/framework-')))).toBe(true);
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

  for (const path of ['/stranded', '/towing-near-me', '/recovery-dubai-arabic', '/blog/who-to-call', '/book'])
    test(`${path} starts although the network went before the first touch`, async ({ untouched: page, expected }) => {
      expected(/ERR_INTERNET_DISCONNECTED|tracking is not available/);
      await page.goto(path);
      const list = await page.locator('script[data-modules]').evaluate((script: HTMLScriptElement) => script.dataset.modules!.split(' '));
      const fetched = () => page.evaluate((files) => files.every((file) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(file) && (entry as PerformanceResourceTiming).responseEnd > 0)), list);
      await expect.poll(fetched).toBe(true);
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.context().setOffline(true);
      await page.mouse.wheel(0, 10);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
      await expect(page.getByRole('link', { name: /Call|اتصل/ }).first()).toBeVisible();
    });

  test('a line that comes and goes holds up the start, and does not end it', async ({ untouched: page, expected }) => {
    expected(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    let broken = true;
    let refused = 0;
    await page.route(/assets\/(framework|index)-/, (route) => {
      refused += broken ? 1 : 0;
      return broken ? route.abort() : route.continue();
    });
    await page.goto('/book');
    await page.mouse.wheel(0, 10);
    await expect.poll(() => refused).toBeGreaterThan(2);
    await expect(page.getByRole('button', { name: /^Book Service/ })).toBeDisabled();
    broken = false;
    await expect(page.getByRole('button', { name: /^Book Service/ })).toBeEnabled();
  });

  test('a page whose code a release has replaced is loaded anew, once', async ({ untouched: page, expected }) => {
    expected(/Failed to load resource|not started/);
    let gone = true;
    let loads = 0;
    await page.route(/assets\/about-/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
    page.on('load', () => {
      loads += 1;
      gone = loads < 2;
    });
    await page.goto('/about');
    await page.mouse.wheel(0, 10);
    await expect.poll(() => loads).toBe(2);
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('slides that were scrolled then stay where they are', async ({ untouched: page }) => {
    await page.goto('/');
    await page.locator('section[aria-roledescription] > [tabindex="0"]').first().evaluate((row) => (row.scrollLeft = 2 * row.clientWidth));
    await page.mouse.wheel(0, 10);
    await expect(page.getByRole('button', { name: /3 of 5/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('group', { name: /3 of 5/ })).toBeInViewport({ ratio: 0.9 });
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

test.describe('the page below the first view', () => {
  /** Where an element stands in the page, in px from its top. */
  const top = (page: Page, selector: string) => page.evaluate((s) => Math.round((document.querySelector(s)?.getBoundingClientRect().top ?? NaN) + scrollY), selector);
  const ANCHOR = '#service-area-deira';

  test('waits for the first paint, then is laid out by and by, and nothing in sight moves', async ({ untouched: page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, most: 0 };
      Object.assign(window, { __seen: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => (seen.most = Math.max(seen.most, document.querySelectorAll('[data-later]').length))).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('[data-later]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    const seen = await page.evaluate(() => (window as unknown as { __seen: { shift: number; most: number } }).__seen);
    expect(seen.most).toBeGreaterThan(3);
    expect(seen.shift).toBeLessThanOrEqual(0.01);
  });

  test('is there without its script too, as soon as somebody scrolls to it', async ({ untouched: page, expected }) => {
    expected(/assets\/boot-|ERR_FAILED/);
    await page.route(/assets\/boot-/, (route) => route.abort());
    await page.goto('/');
    expect(await page.locator('[data-later]').count()).toBeGreaterThan(3);
    expect(await page.locator('footer [data-later]').last().evaluate((footer) => getComputedStyle(footer).contentVisibility)).toBe('auto');
    const last = page.locator('footer').getByRole('link', { name: 'Terms' });
    await expect(async () => {
      await page.mouse.wheel(0, 3_000);
      await expect(last).toBeInViewport({ timeout: 300 });
    }).toPass();
  });

  test('an anchor in the address is found where it stands', async ({ untouched: page }) => {
    await page.goto(`/${ANCHOR}`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.locator(ANCHOR)).toBeInViewport();
    const whole = await top(page, ANCHOR);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(whole - 200);
  });

  test('a page loaded anew stands where it stood', async ({ untouched: page }) => {
    await page.goto('/recovery-near-me');
    await expect(page.locator('[data-later]')).toHaveCount(0);
    const heading = page.locator('main section h2').nth(4);
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1_500);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(heading).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
  });
});

test('without scripts nothing of a page is left out of its layout', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility)).toBe('visible');
  await context.close();
});
