/**
 * The road bar under the header: its script, the gantries, the slip road. What it shows
 * of the scroll: `layout.spec.ts`.
 */
import type { Page, Response } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/test';

/** Stands in the code that drives the road, and in no other. */
const MARK = 'road-bar-gantry';

const sign = (page: Page) => page.locator('.road-bar-sign');
const valueNow = (page: Page) =>
  page.locator('[data-road-bar] [role=meter]').evaluate((bar) => Number(bar.getAttribute('aria-valuenow')));
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y }), top);
/** To the end of the page, also where it grows on the way. */
const toTheEnd = (page: Page) =>
  expect(async () => {
    await scrollTo(page, 1e6);
    expect(await valueNow(page)).toBe(100);
  }).toPass();

test.describe('phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the road fetches no script before the first touch, and drives after it', async ({ page }) => {
    const fetched: Promise<string>[] = [];
    const read = (response: Response) => {
      if (response.request().resourceType() !== 'document' && /\.js$/.test(new URL(response.url()).pathname))
        fetched.push(response.text());
    };
    page.on('response', read);
    const known = async () => (await Promise.all(fetched)).some((script) => script.includes(MARK));
    // No queries until then: the browser counts what a test evaluates in the page as a use of it.
    const started = page.waitForEvent('console', (message) => message.text().startsWith('Tracking systems'));
    await page.goto('/');
    await started;
    expect(fetched.length).toBeGreaterThan(2);
    expect(await known()).toBe(false);
    await page.touchscreen.tap(180, 110);
    await expect.poll(known).toBe(true);
    await expect(page.locator('.road-bar-gantry').first()).toBeAttached();
    // What is still being read when a test ends fails it.
    page.off('response', read);
    await Promise.all(fetched);
  });
});

for (const [path, size] of [
  ['/', PHONE],
  ['/desert-towing-arabic', PHONE],
  ['/about', DESKTOP],
  ['/desert-towing-arabic', DESKTOP],
] as const)
  test(`on ${path}, ${size.width} px wide, a sign names each section as it is passed, inside the header and beside the truck`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    // With final heights, so that a section stays where it was found.
    await page.goto(`${path}#main`);
    await scrollTo(page, 1);
    await expect(page.locator('.road-bar-gantry').first()).toBeAttached();
    const seen = await page.evaluate(async () => {
      const header = document.querySelector('header')!.getBoundingClientRect();
      const truck = document.querySelector('.road-bar-truck')!;
      const names: string[] = [];
      const astray: string[] = [];
      for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
        window.scrollTo({ top: y });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const sign = document.querySelector('.road-bar-sign');
        const name = sign?.textContent;
        if (!sign || !name) continue;
        if (name !== names.at(-1)) names.push(name);
        await Promise.all(sign.getAnimations().map(({ finished }) => finished));
        const [box, beside] = [sign.getBoundingClientRect(), truck.getBoundingClientRect()];
        if (box.bottom > header.bottom || box.left < 0 || box.right > innerWidth)
          astray.push(`${name} at ${y}: outside`);
        if (box.right > beside.left && box.left < beside.right) astray.push(`${name} at ${y}: on the truck`);
      }
      return { names, astray };
    });
    expect(seen.astray).toEqual([]);
    expect(seen.names.length).toBeGreaterThan(4);
    await expect(page.locator('.road-bar-gantry')).toHaveCount(seen.names.length);
    // In the order of the page, and in its own words.
    const headings = await page.locator('main h2').allTextContents();
    const places = seen.names.map((name) => headings.findIndex((heading) => heading.trim().startsWith(name)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    // Visual only: screen readers get the headings in their places.
    const heard = await page.getByRole('banner').ariaSnapshot();
    for (const name of seen.names) expect(heard).not.toContain(name);
  });

test('at the end of the page the truck has taken the slip road, inside the header; further up it is on the road', async ({
  page,
}) => {
  for (const [path, size] of [
    ['/', PHONE],
    ['/arabic', DESKTOP],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    const truck = page.locator('.road-bar-truck');
    const onRoad = (await truck.boundingBox())!;
    await toTheEnd(page);
    await expect.poll(async () => (await truck.boundingBox())!.y - onRoad.y).toBeCloseTo(7, 0);
    const down = (await truck.boundingBox())!;
    expect(down.y + down.height).toBeLessThanOrEqual((await page.getByRole('banner').boundingBox())!.height);
    await expect(sign(page)).toHaveCount(0);
    await scrollTo(page, 900);
    await expect.poll(async () => (await truck.boundingBox())!.y).toBeCloseTo(onRoad.y, 0);
  }
});

test('reduced motion: the truck stands at the gantry last passed, and at the end of the slip road; the value is exact', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about#main');
  await scrollTo(page, 1);
  await expect(page.locator('.road-bar-gantry').first()).toBeAttached();
  const start = await page
    .locator('main section:not(section section):has(h2)')
    .nth(3)
    .evaluate((element) => element.getBoundingClientRect().top + scrollY - 0.4 * innerHeight);
  const truck = page.locator('.road-bar-truck');
  await scrollTo(page, start + 10);
  await expect(sign(page)).toHaveCount(1);
  const [name, place, value] = [await sign(page).textContent(), await truck.boundingBox(), await valueNow(page)];
  await scrollTo(page, start + 200);
  await expect.poll(() => valueNow(page)).toBeGreaterThan(value);
  expect(await sign(page).textContent()).toBe(name);
  expect(await truck.boundingBox()).toEqual(place);
  await toTheEnd(page);
  await expect.poll(async () => (await truck.boundingBox())!.x).toBeGreaterThan(1_350);
});

test('the road moves nothing else: no shift of the layout comes from the header when its script arrives', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    const shifts = (window as unknown as { shifts: string[] }).shifts ?? [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of entry.sources)
          if (document.querySelector('header')?.contains(node ?? null)) shifts.push(node!.nodeName);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.locator('h1').click();
  await expect(page.locator('.road-bar-gantry').first()).toBeAttached();
  // The truck passes every sign, and the middle, where the sign comes to stand on its other side.
  for (let y = 300; y < 6_000; y += 300) await scrollTo(page, y);
  await toTheEnd(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});
