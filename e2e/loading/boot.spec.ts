/** The page before its scripts: seen first, started afterwards, and used in between. */
import type { Route } from '@playwright/test';
import { about } from '../../src/content/en/about';
import { frames } from '../support/frames';
import { slowPage } from '../support/slow-page';
import { DESKTOP, expect, PHONE, test as base, type Page } from '../support/test';
import { recorded, recordSinks } from '../support/tracking-sinks';

/** `untouched`: a page that nobody uses. The usual one is touched as soon as it has been opened. */
const test = base.extend<{ untouched: Page }>({
  untouched: async ({ browser, baseURL, watch }, use) => {
    const page = await browser.newPage({ baseURL });
    // Under a mouse that does not move, the browser sometimes makes a move event of its own.
    await page.addInitScript(() =>
      addEventListener('pointermove', (move) => move.isTrusted && move.stopImmediatePropagation(), true),
    );
    watch(page);
    await use(page);
    await page.close();
  },
});

/** Holds a file back until the returned function is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let arrive = (): void => undefined;
  const there = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(file, async (route) => {
    await there;
    await route.continue();
  });
  return arrive;
}

test('no module is fetched before the page has been painted with its picture', async ({ untouched: page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const times = await page.evaluate(() => {
    const end = (pattern: RegExp, field: 'startTime' | 'responseEnd') =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => pattern.test(name))
        .map((entry) => (entry as PerformanceResourceTiming)[field]);
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      hero: Math.min(...end(/hero-hour-night/, 'responseEnd')),
      framework: Math.min(...end(/framework-/, 'startTime')),
    };
  });
  expect(times.framework).toBeGreaterThan(times.hero);
  expect(times.framework).toBeGreaterThan(times.paint);
});

test('a picture that never arrives holds up nothing', async ({ page, expected }) => {
  expected(/hero-hour-night/);
  await page.route(/hero-hour-night/, () => new Promise(() => undefined));
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

for (const [what, fail] of [
  ['a gateway that answers in its place', (route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' })],
  ['a server that cannot be reached', (route) => route.abort('connectionrefused')],
] satisfies [string, (route: Route) => Promise<void>][])
  test(`a page that is chosen under ${what} gives the hotline, and comes once the server is back`, async ({
    page,
    expected,
  }) => {
    expected(/Failed to load resource|CONNECTION_REFUSED|dynamically imported/);
    await page.clock.install();
    await page.goto('/contact');
    let asked = 0;
    await page.route('**/*', (route) => {
      asked += new URL(route.request().url()).pathname === '/about' ? 1 : 0;
      return fail(route);
    });
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('This page did not load.');
    await expect(page.getByRole('link', { name: 'Call' })).toBeInViewport();
    // It is given up only for a server that answers.
    await expect.poll(() => asked).toBe(1);
    await frames(page, 5);
    await expect(page.getByRole('alert')).toContainText('This page did not load.');
    await page.unroute('**/*');
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test.describe('before the application is there', () => {
  test('a call tapped then is dialled by the browser and reported once', async ({ untouched: page }) => {
    await recordSinks(page);
    const arrive = await hold(page, /assets\/framework-/);
    await page.goto('/');
    await page.locator('a[href^="tel:"]:visible').first().dispatchEvent('click');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    arrive();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect
      .poll(async () => (await recorded(page)).dataLayer.filter((e) => e.event === 'conversion').length)
      .toBe(1);
  });

  test('the slides answer their arrows and dots and stay; an area that was looked for is found once scripts run', async ({
    untouched: page,
  }) => {
    const arrive = await hold(page, /assets\/framework-/);
    await page.goto('/');
    const areas = page.locator('#areas');
    await areas.getByRole('searchbox').fill('hatta');
    await expect(areas.getByRole('link', { name: /Mirdif/ })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const slide = (n: number) => page.getByRole('group', { name: new RegExp(`${n} of 5`) });
    await page.getByRole('button', { name: /2 of 5/ }).click();
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Next slide' }).first().click();
    await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    arrive();
    await expect(page.getByRole('button', { name: /3 of 5/ })).toHaveAttribute('aria-current', 'true');
    await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
    await expect(areas.getByRole('link', { name: /Mirdif/ })).toBeHidden();
    await expect(areas.getByRole('link', { name: /Hatta/ })).toBeVisible();
    await expect(areas.getByRole('searchbox')).toHaveValue('hatta');
  });

  for (const path of ['/stranded', '/towing-near-me', '/recovery-dubai-arabic', '/blog/who-to-call', '/book'])
    test(`${path} starts although the network goes as soon as its code is there`, async ({
      untouched: page,
      expected,
    }) => {
      expected(/ERR_INTERNET_DISCONNECTED/);
      // The start waits for the styles as well. (A route would switch the browser's cache off.)
      await page.addInitScript(() => {
        const { fetch } = window;
        const gone = new Promise((resolve) => addEventListener('offline', resolve));
        window.fetch = (file, options) =>
          String(file).endsWith('.css') ? gone.then(() => fetch(file, options)) : fetch(file, options);
      });
      await page.goto(path);
      const list = await page
        .locator('script[data-modules]')
        .evaluate((script: HTMLScriptElement) => script.dataset.modules!.split(' '));
      const fetched = () =>
        page.evaluate(
          (files) =>
            files.every((file) =>
              performance
                .getEntriesByType('resource')
                .some((entry) => entry.name.endsWith(file) && (entry as PerformanceResourceTiming).responseEnd > 0),
            ),
          list,
        );
      await expect.poll(fetched).toBe(true);
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.context().setOffline(true);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
      await expect(page.getByRole('link', { name: /Call|اتصل/ }).first()).toBeVisible();
    });

  test('a line that comes and goes holds up the start, and does not end it', async ({ untouched: page, expected }) => {
    expected(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    let broken = true;
    let refused = 0;
    await page.route(/assets\/(framework|index)-[\w-]+\.js/, (route) => {
      refused += broken ? 1 : 0;
      return broken ? route.abort() : route.continue();
    });
    await page.goto('/book');
    await page.mouse.wheel(0, 10);
    await expect.poll(() => refused).toBeGreaterThan(2);
    await expect(page.getByRole('button', { name: /^Book/ })).toBeDisabled();
    broken = false;
    await expect(page.getByRole('button', { name: /^Book/ })).toBeEnabled();
  });

  test('a gateway that answers with its sign-in holds up the start, and does not end it', async ({
    untouched: page,
    expected,
  }) => {
    expected(/Failed to load resource|MIME type/);
    let shut = true;
    let answered = 0;
    await page.route(/assets\/(framework|index)-[\w-]+\.js/, (route) => {
      answered += shut ? 1 : 0;
      return shut
        ? route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' })
        : route.continue();
    });
    await page.goto('/book');
    await page.mouse.wheel(0, 10);
    await expect.poll(() => answered).toBeGreaterThan(2);
    await expect(page.getByRole('button', { name: /^Book/ })).toBeDisabled();
    shut = false;
    await expect(page.getByRole('button', { name: /^Book/ })).toBeEnabled();
  });

  for (const [code, file] of [
    ['own code', /assets\/about-/],
    ['application', /assets\/(?:framework|index)-[\w-]+\.js/],
  ] as const)
    test(`a page whose ${code} a release has replaced is loaded anew, once`, async ({ untouched: page, expected }) => {
      expected(/Failed to load resource|not started/);
      let loads = 0;
      // Counted when the page is requested: a page that is scrolled at once requests its code before it has loaded.
      page.on('request', (request) => void (loads += request.isNavigationRequest() ? 1 : 0));
      await page.route(file, (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.continue()));
      await page.goto('/about');
      await page.mouse.wheel(0, 10);
      await expect.poll(() => loads).toBe(2);
      await page.mouse.wheel(0, 10);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

  test('the slides answer while the rest of the page is still on its way', async ({ untouched: page, baseURL }) => {
    const line = await slowPage(baseURL!, '</section>');
    await page.goto(line.url, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toHaveCount(0);
    // A press before the first script has come is lost: the first that is not shows the second slide, at once.
    const next = page.getByRole('button', { name: 'Next slide' }).first();
    const row = page.locator('.slide-row').first();
    const place = () => row.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth));
    await expect.poll(() => next.click().then(place)).toBe(1);
    await expect(page.getByRole('group', { name: /2 of 5/ })).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('footer')).toHaveCount(0);
    line.arrive();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('button', { name: /2 of 5/ })).toHaveAttribute('aria-current', 'true');
    // It still fetches what comes later: a line that is gone under it is no failure.
    await page.close();
    await line.stop();
  });

  for (const path of ['/', '/arabic'])
    test(`the menu of ${path} closes where it is looked for`, async ({ untouched: page }) => {
      await page.setViewportSize(PHONE);
      const arrive = await hold(page, /assets\/framework-/);
      await page.goto(path);
      await page.locator('[data-mobile-menu] > summary').click();
      const panel = page.locator('[data-menu-panel]');
      await expect(panel).toBeVisible();
      await panel.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
      // At the place of the panel's own button, which does not react yet.
      const { x, y, width, height } = (await panel.getByRole('button').boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(panel).toBeHidden();
      arrive();
    });

  test('slides that were scrolled then stay where they are', async ({ untouched: page }) => {
    const arrive = await hold(page, /assets\/framework-/);
    await page.goto('/');
    await page
      .locator('section[aria-roledescription] > [tabindex="0"]')
      .first()
      .evaluate((row) => (row.scrollLeft = 2 * row.clientWidth));
    arrive();
    await expect(page.getByRole('button', { name: /3 of 5/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('group', { name: /3 of 5/ })).toBeInViewport({ ratio: 0.9 });
  });

  test('a page nobody touches starts by itself, so does a list that the address asks for', async ({
    untouched: page,
  }) => {
    for (const path of ['/about', '/blog?page=2']) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('data-hydrated', '');
    }
  });

  test('a link tapped then does not lose the campaign of the landing', async ({ untouched: page }) => {
    await page.goto('/?utm_source=ads&gclid=abc123');
    await page.evaluate(() => sessionStorage.clear());
    await page.evaluate(() => location.assign('/book'));
    await page.waitForURL('**/book');
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    expect(await page.evaluate(() => sessionStorage.getItem('rnm.attribution'))).toBe(
      '{"utm_source":"ads","gclid":"abc123"}',
    );
  });
});

test.describe('the page below the first view', () => {
  /** Where an element stands in the page, in px from its top. */
  const top = (page: Page, selector: string) =>
    page.evaluate(
      (s) => Math.round((document.querySelector(s)?.getBoundingClientRect().top ?? NaN) + scrollY),
      selector,
    );
  const ANCHOR = '#service-area-deira';

  test('is left out of the first layout, is there when somebody scrolls to it, and nothing in sight moves', async ({
    untouched: page,
  }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { __seen: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const far = page.locator('footer .when-near').first();
    expect(
      await far.evaluate((footer) => footer.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const last = page.locator('footer').getByRole('link', { name: 'Terms' });
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(last).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [100] });
    expect(
      await far.evaluate((footer) => footer.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
    expect(
      await page.evaluate(() => (window as unknown as { __seen: { shift: number } }).__seen.shift),
    ).toBeLessThanOrEqual(0.01);
  });

  test('is there without its script too, as soon as somebody scrolls to it', async ({ untouched: page, expected }) => {
    expected(/assets\/boot-|ERR_FAILED/);
    await page.route(/assets\/boot-/, (route) => route.abort());
    await page.goto('/');
    expect(
      await page
        .locator('footer .when-near')
        .first()
        .evaluate((footer) => getComputedStyle(footer).contentVisibility),
    ).toBe('auto');
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

  for (const path of ['/', '/blog/tyres-in-gulf-heat'])
    for (const size of [PHONE, DESKTOP]) {
      const on = `${path}, ${size.width} px`;
      /** Whether the element lies in the window once nothing moves any more. */
      const staysIn = async (page: Page, { selector, index }: { selector: string; index: number }) => {
        const element = page.locator(selector).nth(index);
        const place = () => element.evaluate((e) => Math.round(e.getBoundingClientRect().top));
        await expect
          .poll(async () => {
            const first = await place();
            await frames(page, 2);
            return (await place()) - first;
          })
          .toBe(0);
        await expect(element).toBeInViewport({ ratio: 1 });
      };

      test(`what the focus, a search or the End key leads to stays in sight (${on})`, async ({ untouched: page }) => {
        await page.setViewportSize(size);
        for (const [selector, how] of [
          ['footer a', 'focus'],
          ['main h2', 'scrollIntoView'],
        ] as const) {
          await page.goto('about:blank');
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
          const index = (await page.locator(selector).count()) - 1;
          await page
            .locator(selector)
            .nth(index)
            .evaluate((element: HTMLElement, go) => element[go](), how);
          await staysIn(page, { selector, index });
        }
        await test.step('the End key leads to the end', async () => {
          await page.goto('about:blank');
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
          await page.keyboard.press('End');
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY)))
            .toBeLessThanOrEqual(1);
        });
      });
    }

  test('a page loaded anew stands where it stood', async ({ untouched: page }) => {
    await page.goto('/recovery-near-me');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const heading = page.locator('main section h2').nth(4);
    await heading.evaluate((element) => element.scrollIntoView());
    // The parts above get their real heights as they come near.
    const place = () => page.evaluate(() => scrollY);
    await expect
      .poll(async () => {
        const first = await place();
        await frames(page, 2);
        return (await place()) - first;
      })
      .toBe(0);
    const before = await place();
    expect(before).toBeGreaterThan(1_500);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(heading).toBeInViewport();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  });
});

test('without scripts nothing of a page is left out of its layout', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(
    await page
      .locator('footer .when-near')
      .first()
      .evaluate((footer) => getComputedStyle(footer).contentVisibility),
  ).toBe('visible');
  await context.close();
});

test('a tapped page that does not come shows after a second that it is awaited, until Back or until it is there', async ({
  page,
}) => {
  await page.goto('/contact');
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/assets\/[\w-]+\.js/, async (route) => {
    await answered;
    await route.continue();
  });
  /** Whether the bar is in the window so many milliseconds after the tap; undefined if there is none. */
  const bar = (ms: number) =>
    page.evaluate((time) => {
      const root = document.documentElement;
      const moves = root.getAnimations({ subtree: true }).find(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return target === root && pseudoElement === '::before';
      });
      if (!moves) return undefined;
      moves.currentTime = time;
      const { transform, width } = getComputedStyle(root, '::before');
      return Math.abs(new DOMMatrix(transform).e) < parseFloat(width);
    }, ms);
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => bar(900)).toBe(false);
  expect(await bar(1_750)).toBe(true);
  await page.goBack();
  await expect.poll(() => bar(1_750)).toBeUndefined();
  await link.click();
  await expect.poll(() => bar(1_750)).toBe(true);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/recovery/i);
  await expect.poll(() => bar(1_750)).toBeUndefined();
});
