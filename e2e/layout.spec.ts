/** Header, menus, footer: spec 1, section 2, "Shared layout". */
import { expect, PHONE, test, DESKTOP } from './support/test';

test.describe('desktop', () => {
  test('the Services dropdown lists the 11 pages and closes on Escape, outside press and route change', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    const menu = page.locator('[data-services-menu]');
    const summary = menu.locator('summary');
    await summary.click();
    // 11 services and the link to all of them.
    await expect(menu.getByRole('link')).toHaveCount(12);
    await expect(menu.getByText('Popular')).toHaveCount(3);

    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link').first()).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(menu.getByRole('link').first()).toBeHidden();

    await summary.click();
    await menu.getByRole('link', { name: /^Breakdown Recovery/ }).click();
    await expect(page).toHaveURL(/\/breakdown-recovery$/);
    await expect(menu.getByRole('link').first()).toBeHidden();
  });

  test('the active link is marked', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveCount(1);
    // A page of the dropdown marks the word that stands for it.
    const services = page.locator('[data-services-menu] > summary');
    const plain = await services.evaluate((element) => getComputedStyle(element).color);
    await page.goto('/breakdown-recovery');
    expect(await services.evaluate((element) => getComputedStyle(element).color)).not.toBe(plain);
  });

  test('booking is one click away', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book Emergency Recovery' })).toBeVisible();
  });

  test('the skip link is the first stop and leads to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('after a click inside the site the new page starts at its top with the focus on it and its own title', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(/Privacy/);
    expect(await page.locator('head title').count()).toBe(1);
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
  });
});

test.describe('phone', () => {
  test.use({ viewport: PHONE });

  test('the menu has everything the document lists', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Open the menu').click();
    const panel = page.locator('[data-menu-panel]');
    await expect(panel.getByRole('link', { name: 'Call now' })).toBeVisible();
    for (const name of ['Home', 'About', 'Blog', 'Contact']) await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(panel.getByText('24/7')).toBeVisible();
    await expect(panel.getByText('15min')).toBeVisible();
    await panel.getByText('Our Services').click();
    await expect(panel.locator('ul').getByRole('link')).toHaveCount(7);
    await expect(panel.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
  });

  for (const way of ['button', 'backdrop', 'Escape', 'link', 'route'] as const) {
    test(`the menu closes by ${way}`, async ({ page }) => {
      await page.goto('/about');
      await page.getByLabel('Open the menu').click();
      const panel = page.locator('[data-menu-panel]');
      await expect(panel).toBeVisible();
      if (way === 'button') await panel.getByRole('button', { name: 'Close the menu' }).click();
      if (way === 'backdrop') await page.mouse.click(10, 400);
      if (way === 'Escape') await page.keyboard.press('Escape');
      if (way === 'link') await panel.getByRole('link', { name: 'About', exact: true }).click();
      if (way === 'route') await page.goBack().then(() => page.goForward());
      await expect(panel).toBeHidden();
      if (way === 'Escape' || way === 'button') await expect(page.locator('[data-mobile-menu] > summary')).toBeFocused();
    });
  }

  test('turning to a wide screen closes the menu, and the page scrolls', async ({ page }) => {
    await page.goto('/about');
    await page.locator('[data-mobile-menu] > summary').click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator('[data-mobile-menu]')).not.toHaveAttribute('open');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });

  test('Tab stays inside the open menu', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Open the menu').focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 16; i++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-menu-panel]')))).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-menu-panel]')))).toBe(true);
  });
});

test('the road bar follows the page from 0 to 1, eased on narrow screens, and the truck travels with it', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('[data-road-bar]');
  const fraction = () => bar.evaluate((el) => Number(getComputedStyle(el).getPropertyValue('--progress')));
  const scrollTo = (part: number) => page.evaluate((p) => window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * p, behavior: 'instant' }), part);
  expect(await fraction()).toBe(0);
  const start = (await bar.locator('.road-bar-truck').boundingBox())!.x;
  await scrollTo(0.5);
  await expect.poll(fraction).toBeCloseTo(0.5, 1);
  await scrollTo(1);
  await expect.poll(fraction).toBe(1);
  const end = (await bar.locator('.road-bar-truck').boundingBox())!.x;
  expect(end - start).toBeGreaterThan(1200);

  await page.setViewportSize(PHONE);
  await scrollTo(0.5);
  await expect.poll(fraction).toBeCloseTo(0.75, 1);
});
