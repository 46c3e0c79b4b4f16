/** The way back inside the site: the page that one comes back to is the one that was left. */
import { expect, PHONE, test, type Page } from '../support/test';

test.use({ viewport: PHONE });

const openFolds = (page: Page) => page.locator('main details[open]');

for (const path of ['/', '/contact', '/arabic'])
  test(`${path}: what was unfolded is so on the way back, and the link that was taken is in sight`, async ({
    page,
  }) => {
    await page.goto(path);
    const link = page.locator('main details a[href^="/"]').last();
    // A fold may stand in another one.
    await link.evaluate((element) => {
      for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.querySelector('summary')?.click();
    });
    const before = await openFolds(page).count();
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).not.toHaveURL(path);
    await expect(openFolds(page)).toHaveCount(0);
    await page.goBack();
    await expect(openFolds(page)).toHaveCount(before);
    await expect(link).toBeInViewport();
  });

test('on the way back to a page whose code is still to be fetched, the open page stays until it is there', async ({
  page,
  expected,
}) => {
  await page.goto('/contact');
  await page.locator('footer a[href="/privacy-policy"]').evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveTitle(/^Privacy/);
  // From now on only this page's code is there.
  await page.reload();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  let answer: (going: boolean) => void = () => undefined;
  let answered = new Promise<boolean>((resolve) => (answer = resolve));
  await page.route(/\/assets\/[\w-]+\.js/, async (route) => ((await answered) ? route.continue() : route.abort()));
  const isOpen = async (title: RegExp) => {
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-emergency-call]').first()).toBeVisible();
  };
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-waits');
  await isOpen(/^Privacy/);
  // Nor does the wait keep anybody from going on.
  await page.goForward();
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');
  await page.goBack();
  answer(true);
  await isOpen(/^Contact/);
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');

  await page.reload();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  answered = Promise.resolve(false);
  // Nor the page itself: where that is served, it is loaded anew at once.
  await page.route('/privacy-policy', (route) => route.abort());
  expected(/ERR_FAILED|dynamically imported module/);
  await page.goForward();
  // With a call, as wherever a page cannot be loaded.
  await expect(page.getByRole('alert')).toBeVisible();
});

test('Back shows the page before also while the scripts of a reloaded page are still to come', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('footer a[href="/privacy-policy"]').evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveTitle(/^Privacy/);
  // All but the one that starts the page.
  const scripts = /\/assets\/(?!boot)[\w-]+\.js/;
  await page.route(scripts, () => undefined);
  await Promise.all([page.waitForRequest(scripts), page.reload({ waitUntil: 'commit' })]);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is chosen anew is a new visit: its questions are closed', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('main details summary').filter({ visible: true }).first().click();
  await expect(openFolds(page)).toHaveCount(1);
  await page.locator('header').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page
    .locator('main a[href="/contact"], footer a[href="/contact"]')
    .first()
    .evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('main details')).not.toHaveCount(0);
  await expect(openFolds(page)).toHaveCount(0);
});
