/** After one visit the site opens without a network (decisions, D2). */
import { about } from '../../src/content/en/about';
import { layout } from '../../src/content/en/layout';
import { pinWords } from '../../src/content/links/pin';
import { trackWords } from '../../src/content/links/track';
import { openWithWorker } from '../support/offline-copy';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expected }) => {
  // Pictures and refreshes behind a cached page do fail without a network.
  expected(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported/);
  expected(/nobody could be asked for this address/);
});

test('home, book, stranded, the Arabic twins and visited pages open, and their links work', async ({
  page,
  context,
}) => {
  test.slow();
  await openWithWorker(page, '/');
  await page.goto('/towing-near-me');
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', /Car recovery/],
    ['/book', /Book Emergency Recovery/],
    ['/stranded', /./],
    ['/stranded-arabic', /./],
    ['/recovery-near-me-arabic', /./],
    // Of these the code alone is kept.
    ['/arabic', /./],
    ['/book-arabic', /./],
    ['/towing-near-me', /Towing/],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toHaveText(heading);
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  }
  for (const path of ['/book', '/']) {
    await page.goto(path);
    await expect(page.getByText('You are offline. Calls and SMS still work.'), path).toBeVisible();
  }
  await page.getByRole('link', { name: layout.offlineHelp }).click();
  await expect(page).toHaveURL(/\/stranded$/);
});

test('what was never visited, without a network: hotline and help page, title and direction, a ticket; it comes with the network', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openWithWorker(page, '/');
  await context.setOffline(true);
  // What stands in for a page never starts: nothing is waited for.
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
  await test.step('an unknown or never visited path shows the hotline and the help page', async () => {
    await open('/no-such-page');
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await open('/about');
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await page.locator('main a[href="/stranded"]').first().click();
    await expect(page).toHaveURL(/\/stranded$/);
    await expect(page.locator('h1').first()).toBeVisible();
  });
  await test.step('a ticket that was never opened opens, calls, and says that it has no connection', async () => {
    await open('/track#a-link-that-was-sent');
    await expect(page.getByText(trackWords.en.lost)).toBeVisible();
    await expect(page.getByRole('link', { name: trackWords.en.call })).toBeInViewport();
  });
  await test.step('a page has a title and its own direction, and comes by itself with the network', async () => {
    await open('/about-arabic');
    await expect(page.getByRole('main')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveTitle(/لم تفتح هذه الصفحة/);
    await context.setOffline(false);
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).not.toHaveTitle(/لم تفتح هذه الصفحة/);
  });
  await context.setOffline(true);
  await test.step('no address is said not to exist, and it comes by itself with the network', async () => {
    await open('/pin#a-link-that-was-sent');
    await expect(page.getByRole('alert')).toContainText('This page did not load.');
    await context.setOffline(false);
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('heading', { name: pinWords.en.title })).toBeVisible();
  });
});

test('the page that somebody came to first opens too, though it was there before the worker; a gateway and the API leave no answer behind', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/car-recovery-near-me?utm_source=ads');
  await test.step('the first page', async () => {
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/car-recovery-near-me?utm_source=ads')) !== undefined))
      .toBe(true);
    const heading = await page.locator('h1').textContent();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await page.goto('/car-recovery-near-me');
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await context.setOffline(false);
  });
  for (const path of ['/about', '/pin#a-link-that-was-sent'])
    await test.step(`${path}, never visited, shows the hotline where a gateway answers in its place, and no error of the gateway`, async () => {
      // The page alone, as while the server starts anew: its code can be fetched.
      const shut = (url: URL) => url.pathname === path.replace(/#.*/, '');
      await context.route(shut, (route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }));
      await page.goto(path, { waitUntil: 'commit' });
      if (path === '/about') await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
      else await expect(page.getByRole('alert')).toContainText('This page did not load.');
      await expect(page.getByRole('link', { name: 'Call' }).first()).toBeInViewport();
    });
  await test.step('api and admin answers are never cached', async () => {
    await page.evaluate(() => fetch('/api/mongodb-health'));
    await page.goto('/admin');
    await page.waitForLoadState('networkidle');
    const cached = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
      return urls;
    });
    expect(cached.length).toBeGreaterThan(20);
    expect(cached.filter((url) => /^\/(?:api|admin)/.test(new URL(url).pathname))).toEqual([]);
    await context.setOffline(true);
    expect(
      await page.evaluate(() =>
        fetch('/api/mongodb-health').then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    ).toBe('failed');
  });
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });
  test('the app can be installed: manifest with its icons, one of them maskable', async ({ page, request }) => {
    interface Manifest {
      icons: { src: string; sizes: string; purpose?: string }[];
      start_url: string;
      display: string;
      lang: string;
    }
    const manifestOf = async (html: string): Promise<Manifest> => {
      const href = /<link rel="manifest" href="([^"]+)"/.exec(html)![1]!;
      const answer = await request.get(href);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      return (await answer.json()) as Manifest;
    };
    await page.goto('/');
    const manifest = await manifestOf(await page.content());
    // Installed from an Arabic page it opens in Arabic.
    const arabic = await manifestOf(await (await request.get('/book-arabic')).text());
    expect(arabic).toMatchObject({ lang: 'ar', start_url: '/arabic?utm_source=homescreen', icons: manifest.icons });
    expect(manifest.display).toBe('standalone');
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable' && icon.sizes === '512x512')).toBe(true);
    // Urdu and Hindi have the help by the road only.
    expect(await manifestOf(await (await request.get('/stranded-urdu')).text())).toEqual(manifest);
    // Also where the language is changed within the page.
    await page.getByRole('link', { name: 'العربية' }).first().click();
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest-arabic.webmanifest');
    for (const icon of manifest.icons)
      expect((await request.get(icon.src)).headers()['content-type']).toBe('image/png');
  });
});
