/**
 * In a forced-colours theme of the system, which removes every background, chosen and pressable things are still
 * visible.
 */
import type { Locator } from '@playwright/test';
import { tile } from '../support/booking';
import { book, signIn } from '../support/dashboard';
import { expect, PHONE, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const background = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);
const label = (input: Locator): Locator => input.locator('xpath=..');

test('forced colours: a chosen tile stands out from the others, in the booking form and on the help page', async ({
  page,
}) => {
  await page.goto('/book');
  await tile(page, 'service', 'desert_recovery').check();
  const chosen = label(tile(page, 'service', 'desert_recovery'));
  expect(await background(chosen)).not.toBe(await background(label(tile(page, 'service', 'car_recovery'))));
  await page.goto('/stranded');
  const choices = page.locator('main label:has(> input[type=radio])');
  await choices.nth(1).locator('input').check();
  expect(await background(choices.nth(1))).not.toBe(await background(choices.nth(2)));
});

test('forced colours: the shown slide is marked among the others, and every button has an edge', async ({ page }) => {
  await page.goto('/');
  const marks = page.locator('#home [data-slide] > span');
  const ground = await background(page.locator('body'));
  const shown = await background(page.locator('#home [data-slide][aria-current=true] > span'));
  const other = await background(marks.last());
  expect(new Set([ground, shown, other]).size).toBe(3);
  const edges = await page
    .locator('#home a.btn')
    .evaluateAll((buttons) => buttons.map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)));
  expect(Math.min(...edges)).toBeGreaterThan(0);
});

test('forced colours: bullets, dots and bars that are only a background are seen', async ({ page }) => {
  const seen = async (part: Locator) => {
    expect(await background(part.first())).not.toBe(await background(page.locator('body')));
  };
  await page.goto('/');
  await seen(page.locator('#home li > span[aria-hidden=true]:empty'));
  await seen(page.locator('footer li > span[aria-hidden=true]:empty'));
  await page.goto('/live-fleet');
  await seen(page.locator('main span.rounded-full[aria-hidden=true]:empty'));
  await page.goto('/recovery-near-me');
  await seen(page.locator('main span.rounded-full[aria-hidden=true]:empty'));
});

test('forced colours: what lies over the page has an edge, and no high number the words above it', async ({ page }) => {
  const edge = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopWidth);
  await page.goto('/stranded');
  await page.locator('[data-services-menu] summary').click();
  expect(await edge(page.locator('[data-services-menu] > ul'))).toBe('2px');
  await page.keyboard.press('Escape');
  // Chromium lays a ground behind each line, as high as its letters are.
  const [when, number] = await page
    .locator('main a[href="tel:999"]')
    .first()
    .evaluate((link) => [...link.children].map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  const size = await page
    .locator('main a[href="tel:999"] bdi')
    .first()
    .evaluate((n) => getComputedStyle(n).fontSize);
  expect(number!.height).toBeGreaterThanOrEqual(1.15 * parseFloat(size));
  expect(number!.top).toBeGreaterThanOrEqual(when!.bottom - 1);
  await page.setViewportSize(PHONE);
  expect(await edge(page.locator('nav[data-thumb-bar]'))).toBe('1px');
});

test('more contrast: quiet words are as dark as the others by day, as light by night, and edges as clear', async ({
  browser,
  baseURL,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL, contrast: 'more', forcedColors: 'none', colorScheme });
    const page = await context.newPage();
    // After sunset a light page turns dark, which would happen between two checks if scripts come late.
    await page.clock.setFixedTime('2026-11-21T12:00:00+04:00');
    await page.goto('/towing-near-me');
    const quiet = page.locator('main .text-muted').first();
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(quiet).toHaveCSS('color', ink);
    await expect(page.locator('main .border-sign-edge').first()).toHaveCSS('border-bottom-color', ink);
    await expect(page.locator('footer .text-fog').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
    await context.close();
  }
});

test('forced colours: the switch of the routes is seen, and which way it stands', async ({ page }) => {
  await page.goto('/live-fleet');
  const knob = page.getByRole('button', { name: 'Show Routes' }).locator('span > span');
  expect(await background(knob)).not.toBe(await background(page.locator('body')));
});

test('forced colours: the chosen tab and page stand out from the others', async ({ page }) => {
  for (const [path, chosen, other] of [
    ['/blog?page=2', 'main ol a[aria-current=page]', 'main ol a[aria-label]:not([aria-current])'],
    ['/blog', 'header nav a[aria-current=page]', 'header nav > a:not([aria-current])'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(chosen).first()).toBeVisible();
    expect(await background(page.locator(chosen).first()), path).not.toBe(
      await background(page.locator(other).first()),
    );
  }
  await signIn(page, '/admin/overview');
  const tabs = page.getByRole('tab');
  expect(await background(tabs.and(page.locator('[aria-selected=true]')))).not.toBe(
    await background(tabs.and(page.locator('[aria-selected=false]')).first()),
  );
});

test('forced colours: what opens has its mark, what is connected its disc, and a booking’s links an edge', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  const mark = page.locator('main .fold-mark').first();
  expect(await mark.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
  await book(request);
  await signIn(page, '/admin/customers');
  const dot = page.locator('span[data-state=connected]').first();
  expect(await background(dot)).not.toBe(await background(page.locator('body')));
  await expect(page.locator('[data-booking]').first()).toBeVisible();
  const edges = await page
    .locator('[data-booking] a')
    .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).borderTopWidth)));
  expect(Math.min(...edges)).toBeGreaterThan(0);
});
