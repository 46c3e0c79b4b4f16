/**
 * Light and dark: by the system, by the hour over Dubai, by choice; and the home page's
 * first picture, in the light of the hour.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lightAt } from '../../src/contract/daylight';
import { HOUR_PICTURES } from '../../src/contract/hour-picture';
import { expectAccessible } from '../support/axe';
import { E2E_DIST } from '../support/build';
import { expect, PHONE, test, type Page } from '../support/test';

const NOON = new Date('2026-11-23T12:00:00+04:00');
const MIDNIGHT = new Date('2026-11-23T00:00:00+04:00');
/** One page of each kind; those that are named together share a tab, which saves half of a load. */
const KINDS = {
  'the home page and what it sells': ['/', '/towing-near-me', '/recovery-near-me', '/heavy-vehicle-recovery-arabic'],
  'pages that ask, and help': ['/book', '/fleets', '/contact', '/stranded', '/stranded-urdu', '/driver-card'],
  'pages to read': ['/about', '/blog', '/blog/tyres-in-gulf-heat', '/accident', '/privacy-policy'],
  'pages that lead on, and the staff’s': ['/services', '/live-fleet', '/sitemap', '/admin'],
};
const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/**
 * In the page: finds boxes with nearly the same colour as their background, and no border. By day such boxes are dark
 * on a light page.
 */
function boxesLost(): string[] {
  const light = (colour: string) => {
    const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  };
  const solid = (element: Element) => getComputedStyle(element).backgroundColor.startsWith('rgb(');
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((box) => {
      const { backgroundColor, borderRadius, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(box);
      if (!box.offsetParent || !solid(box) || borderRadius === '0px' || boxShadow !== 'none') return false;
      if (borderTopWidth !== '0px' && borderTopColor !== backgroundColor) return false;
      let ground = box.parentElement;
      while (ground && !solid(ground)) ground = ground.parentElement;
      const [own, around] = [backgroundColor, getComputedStyle(ground ?? document.body).backgroundColor].map(light);
      return Math.max(own! / around!, around! / own!) < 1.05;
    })
    .map((box) => box.outerHTML.slice(0, 160));
}
const LIGHT = 'rgb(251, 250, 246)';
const DARK = 'rgb(19, 26, 33)';

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

  for (const [kinds, pages] of Object.entries(KINDS))
    test(`${kinds} are dark and accessible`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(PHONE);
      for (const path of pages)
        await test.step(path, async () => {
          await page.goto(path);
          expect(await surface(page)).toBe(DARK);
          await expectAccessible(page);
          expect(await page.evaluate(boxesLost)).toEqual([]);
        });
    });

  test('a page is dark without scripts too', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, colorScheme: 'dark', javaScriptEnabled: false });
    await page.goto('/privacy-policy');
    expect(await surface(page)).toBe(DARK);
    await page.close();
  });
});

test.describe('where the system is light', () => {
  test.use({ colorScheme: 'light' });

  test('it stays light by day, and dims while it is dark over Dubai', async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await page.goto('/privacy-policy');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect.poll(() => surface(page)).toBe(LIGHT);
    await page.clock.setFixedTime(MIDNIGHT);
    await page.goto('/privacy-policy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => surface(page)).toBe(DARK);
  });

  test('a dark button has an edge only where the page is dark', async ({ page }) => {
    const edge = () =>
      page
        .locator('main .btn-dark')
        .first()
        .evaluate((button) => getComputedStyle(button).boxShadow);
    await page.clock.setFixedTime(NOON);
    await page.goto('/book');
    expect(await edge()).toContain('rgba(0, 0, 0, 0)');
    await page.clock.setFixedTime(MIDNIGHT);
    await page.goto('/book');
    await expect.poll(edge).toContain('rgb(59, 74, 88)');
  });

  test('it dims before the application has come', async ({ page }) => {
    await page.clock.setFixedTime(MIDNIGHT);
    await page.route('**/assets/framework-*.js', () => undefined);
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await expect.poll(() => surface(page)).toBe(DARK);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });

  test('what is chosen in the footer comes first, and is remembered', async ({ page }) => {
    await page.clock.setFixedTime(MIDNIGHT);
    await page.goto('/privacy-policy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const choice = page.getByRole('combobox', { name: 'Light or dark page' });
    await expect(choice).toHaveValue('auto');
    await choice.selectOption('Light');
    await expect.poll(() => surface(page)).toBe(LIGHT);
    await page.goto('/arabic');
    await expect(page.getByRole('combobox', { name: 'الصفحة فاتحة أم داكنة' })).toHaveValue('light');
    await expect.poll(() => surface(page)).toBe(LIGHT);
    await page.getByRole('combobox', { name: 'الصفحة فاتحة أم داكنة' }).selectOption('تلقائي');
    await expect.poll(() => surface(page)).toBe(DARK);
  });
});

test('the home page asks for one first picture, which is that of the hour', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('hero-hour') && asked.push(request.url())));
  await page.goto('/');
  expect(asked).toHaveLength(1);
  const [, form] = /(-\d+\.avif)\?now$/.exec(asked[0]!)!;
  const body = await (await page.request.get(asked[0]!)).body();
  const names = [Date.now() - 60_000, Date.now()].map((time) => HOUR_PICTURES[lightAt(time)]);
  expect(names.some((name) => readFileSync(join(E2E_DIST, `pictures/${name}${form}`)).equals(body))).toBe(true);
});
