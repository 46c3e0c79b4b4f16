/** The fleet map without a Maps key: our own map, its vehicles and its controls, in a real browser. */
import { site } from '../../src/config/site';
import { fleetVehicles } from '../../src/content/en/fleet';
import { fleetWords } from '../../src/content/en/fleet-words';
import { expectAccessible } from '../support/axe';
import { choose, expectMoving, expectStill, frame, openFleet, places, vehicles } from '../support/fleet';
import { frames } from '../support/frames';
import { expect, PHONE, test } from '../support/test';

test('our own map comes up without a key or a request to Google, vehicles join one by one, and none moves out of sight', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await openFleet(page);
  const early = await vehicles(page).count();
  await page.clock.runFor(10_000);
  await expect(vehicles(page)).toHaveCount(fleetVehicles.length, { timeout: 15_000 });
  expect(early).toBeLessThan(fleetVehicles.length);
  await expectMoving(page);
  expect(asked.filter((url) => /google|gstatic/i.test(url))).toEqual([]);
  await expect(page.getByText('Loading Advanced Recovery System...')).toHaveCount(0);

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const transforms = () =>
    page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-vehicle-id]')].map((m) => m.style.transform));
  // The browser reports a moment later that the map is out of sight.
  await expect(async () => {
    const before = await transforms();
    await frames(page, 90);
    expect(await transforms()).toEqual(before);
  }).toPass({ timeout: 10_000 });
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await expectMoving(page);
});

test('pause freezes every vehicle, resume goes on from the same place; routes can be hidden and shown; keys, buttons, mouse and wheel move and zoom the map', async ({
  page,
}) => {
  await openFleet(page);
  await expectMoving(page);
  await page.getByRole('button', { name: 'Pause Fleet Operations' }).click();
  // On a paused map the staggered start is skipped.
  await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
  await expectStill(page);
  const paused = await places(page);
  await page.getByRole('button', { name: 'Resume Fleet Operations' }).click();
  await frames(page, 6);
  for (const [id, [x, y]] of Object.entries(await places(page)))
    expect(Math.hypot(x - paused[id]![0], y - paused[id]![1])).toBeLessThan(60);
  await expectMoving(page);

  const routes = page.getByRole('button', { name: 'Show Routes' });
  await expect(routes).toHaveAttribute('aria-pressed', 'true');
  /** Pixels in the pink of the critical routes. */
  const pink = () =>
    page.locator('[data-map] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i]! > 190 && data[i + 1]! < 40 && data[i + 2]! > 90 && data[i + 2]! < 150) count += 1;
      return count;
    });
  await expect.poll(pink).toBeGreaterThan(500);
  await routes.click();
  await expect(routes).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(pink).toBe(0);
  await routes.click();
  await expect.poll(pink).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Pause Fleet Operations' }).click();
  const base = page.locator('[data-hub-id="hq-deira"]');
  const shown = await base.boundingBox();
  await test.step('the keyboard moves and zooms the map', async () => {
    const hub = () => page.locator('[data-hub-id="hq-al-quoz"]').boundingBox();
    const gap = async () =>
      Math.abs((await hub())!.x - (await page.locator('[data-hub-id="hq-deira"]').boundingBox())!.x);
    await page.getByRole('region', { name: 'Map of Dubai with the recovery fleet' }).focus();
    const start = await hub();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Math.round(start!.x - (await hub())!.x)).toBe(90);
    const near = await gap();
    await page.keyboard.press('+');
    await expect.poll(async () => Math.round(((await gap()) / near) * 10)).toBe(20);
    await page.keyboard.press('Home');
    await expect.poll(hub).toEqual(start);
    // A marker out of sight comes into sight with the focus.
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('+');
    // Pressed fast, three steps are three: each shows half as much, in width and in height.
    await expect.poll(async () => Math.round((await gap()) / near)).toBe(8);
    await page.locator('[data-vehicle-id="heavy-04"]').focus();
    const map = (await frame(page).boundingBox())!;
    await expect
      .poll(async () => {
        const box = (await page.locator('[data-vehicle-id="heavy-04"]').boundingBox())!;
        return (
          box.x > map.x &&
          box.y > map.y &&
          box.x + box.width < map.x + map.width &&
          box.y + box.height < map.y + map.height
        );
      })
      .toBe(true);
  });

  await page.getByRole('button', { name: 'Show all of Dubai' }).click();
  await expect.poll(() => base.boundingBox()).toEqual(shown);
  await test.step('zoom buttons and headquarters are 48 px, a drag or a press moves the map, a plain wheel scrolls the page, Ctrl and wheel zoom', async () => {
    for (const name of ['Zoom in', 'Zoom out', 'Show all of Dubai']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect([box!.width, box!.height]).toEqual([48, 48]);
    }
    const hub = async () => (await page.locator('[data-hub-id="hq-deira"]').boundingBox())!;
    const before = await hub();
    expect([before.width, before.height]).toEqual([48, 48]);
    const map = (await frame(page).boundingBox())!;
    await page.mouse.move(map.x + 120, map.y + 200);
    await page.mouse.down();
    await page.mouse.move(map.x + 180, map.y + 170, { steps: 4 });
    await page.mouse.up();
    expect([Math.round((await hub()).x - before.x), Math.round((await hub()).y - before.y)]).toEqual([60, -30]);
    // Visitors who cannot drag press the place that should be in the middle.
    const [from, pressed] = [await hub(), { x: map.x + 60, y: map.y + 170 }];
    await page.mouse.click(pressed.x, pressed.y);
    await expect
      .poll(async () => [Math.round((await hub()).x - from.x), Math.round((await hub()).y - from.y)])
      .toEqual([map.x + map.width / 2 - pressed.x, map.y + map.height / 2 - pressed.y].map(Math.round));

    const scrolled = () => page.evaluate(() => window.scrollY);
    const top = await scrolled();
    await page.mouse.wheel(0, 120);
    await expect.poll(scrolled).toBeGreaterThan(top);
    await expect(page.getByText('Hold Ctrl and scroll to zoom the map')).toBeAttached();
    const dragged = (await hub()).x;
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await hub()).x - dragged).toBeGreaterThan(50);
  });
});

test('what the map says of itself is read above the markers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 740, height: 360 });
  await openFleet(page);
  await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
  const [markers, above] = await page.getByText(/^Map drawn by/).evaluate((credit) => {
    credit.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = credit.getBoundingClientRect();
    // It lets presses through; only so can the page be asked what lies on top.
    credit.style.pointerEvents = 'auto';
    const within = [...document.querySelectorAll('.fleet-marker')]
      .map((marker) => marker.getBoundingClientRect())
      .filter((box) => box.left < right && box.right > left && box.bottom > top && box.top < bottom);
    const covered = within.map((box) => {
      const x = (Math.max(box.left, left) + Math.min(box.right, right)) / 2;
      return document.elementFromPoint(x, (top + bottom) / 2) === credit;
    });
    return [within.length, covered];
  });
  expect(markers).toBeGreaterThan(0);
  expect(above).not.toContain(false);
});

test('with reduced motion it starts paused, with everyone in place; no barrier on the page, nor in an open window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFleet(page);
  await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
  await expectStill(page);
  await expectAccessible(page);
  await choose(page, '[data-vehicle-id="desert-06"]');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resume Fleet Operations' }).click();
  await expectMoving(page);
});

test('with data saver on nothing is loaded until it is tapped', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/live-fleet');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await frames(page, 45);
  expect(scripts.filter((url) => url.includes('live-map'))).toEqual([]);
  await page.getByRole('button', { name: 'Show the moving map' }).click();
  await expect(frame(page)).toHaveAttribute('data-fleet-map', 'ready');
});

test('when the map cannot be fetched, it says so and can be tried again', async ({ page, expected }) => {
  expected(/live-map/);
  let broken = true;
  await page.route('**/live-map-*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/live-fleet');
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frame(page)).toHaveAttribute('data-fleet-map', 'ready');
});

test('the map stays left to right on its Arabic page, what is read on it does not, and is gone on the next', async ({
  page,
}) => {
  await openFleet(page);
  await expect(page.locator('[data-map] > [dir="ltr"]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('contentinfo').locator('a[hreflang="ar"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL('/live-fleet-arabic');
  await expect(page.locator('[data-map] > [dir="ltr"]')).toBeAttached();
  // Markers are named with the comma of their language.
  for (const marker of ['[data-vehicle-id="emergency-01"]', '[data-hub-id="hq-deira"]'])
    await expect(page.locator(marker)).toHaveAttribute('aria-label', /^[^,،]+، [^,،]+$/);
  await choose(page, '[data-vehicle-id="emergency-01"]');
  const opened = page.getByRole('dialog');
  await expect(opened).toHaveCSS('direction', 'rtl');
  const [title, close] = [opened.getByRole('heading'), opened.getByRole('button')];
  expect((await close.boundingBox())!.x).toBeLessThan((await title.boundingBox())!.x);
  // The hotline stands in it, as in English, its groups in their order.
  await expect(opened.getByRole('link', { name: site.hotline })).toHaveAttribute('href', /^tel:/);
  for (const words of ['[data-map] > div > p:not([aria-hidden])', '[data-map] > div > p[aria-hidden]'])
    await expect(page.locator(words).first()).toHaveAttribute('dir', 'auto');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'من نحن' }).first().click();
  await expect(page).toHaveURL('/about-arabic');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('heading, figures, cards and calls are all there, and no dead control', async ({ page }) => {
    await page.goto('/live-fleet');
    await expect(page.getByRole('heading', { level: 1, name: fleetWords.text.title })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Request / })).toHaveCount(fleetVehicles.length);
    const hint = page.locator('[data-fleet-map] noscript p, [data-map] noscript p, #map noscript p').first();
    await expect(hint).toBeVisible();
    await expect(hint).toContainText('The moving map does not work in this browser.');
    for (const name of ['Show the moving map', 'Pause Fleet Operations', 'Show Routes'])
      await expect(page.getByText(name)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('one finger scrolls the page, two fingers move and zoom the map', async ({ page }) => {
    await openFleet(page);
    await page.getByRole('button', { name: 'Pause Fleet Operations' }).tap();
    const bringBack = () =>
      page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
    await bringBack();
    const map = (await frame(page).boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const gap = async () => {
      const boxes = await Promise.all(
        ['hq-al-quoz', 'hq-deira'].map((id) => page.locator(`[data-hub-id="${id}"]`).boundingBox()),
      );
      return boxes[0]!.x - boxes[1]!.x;
    };
    const [x, y] = [map.x + 60, map.y + 120];

    const top = await scrolled();
    const apart = await gap();
    await touch('touchStart', [x, y]);
    for (const d of [15, 40, 70, 100]) await touch('touchMove', [x, y - d]);
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(top + 50);
    await expect(page.getByText('Use two fingers to move the map')).toBeAttached();
    expect(await gap()).toBeCloseTo(apart, 0);

    // The faster the first gesture seemed, the further the page glides, perhaps past the map; and a slow answer to a
    // touch stops the gesture. A person would bring the map back into view and try again.
    let still = NaN;
    const glides = async () => {
      const before = still;
      still = await scrolled();
      return still !== before;
    };
    await expect(async () => {
      await expect.poll(glides, { intervals: [300] }).toBe(false);
      await bringBack();
      still = await scrolled();
      const now = (await frame(page).boundingBox())!;
      const [cx, cy] = [now.x + 180, now.y + 200];
      await touch('touchStart', [cx - 30, cy], [cx + 30, cy]);
      for (const d of [36, 44, 52, 60]) await touch('touchMove', [cx - d, cy], [cx + d, cy]);
      await touch('touchEnd');
      await expect.poll(async () => Math.round(((await gap()) / apart) * 10), { timeout: 4_000 }).toBe(20);
    }).toPass();
    expect(await scrolled()).toBe(still);
  });
});
