/** The fleet map without a Maps key: our own map, its vehicles, controls and info windows, in a real browser. */
import { fleetWords as fleetWordsArabic } from '../src/content/ar/fleet';
import { fleetVehicles, headquarters } from '../src/content/en/fleet';
import { fleetProfiles } from '../src/content/en/fleet-profiles';
import { fleetWords } from '../src/content/en/fleet-words';
import { expectAccessible } from './support/axe';
import { choose, expectMoving, expectStill, frame, openFleet, places, vehicles } from './support/fleet';
import { expect, PHONE, test, type Page } from './support/test';
import { recorded, recordSinks } from './support/tracking-sinks';

test('our own map comes up without a key, without a request to Google, and vehicles join one by one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openFleet(page);
  const early = await vehicles(page).count();
  await expect(vehicles(page)).toHaveCount(fleetVehicles.length, { timeout: 25_000 });
  expect(early).toBeLessThan(fleetVehicles.length);
  await expectMoving(page);
  expect(asked.filter((url) => /google|gstatic/i.test(url))).toEqual([]);
  await expect(page.getByText('Loading Advanced Recovery System...')).toHaveCount(0);
});

test('pause freezes every vehicle, resume goes on from the same place', async ({ page }) => {
  await openFleet(page);
  await expectMoving(page);
  await page.getByRole('button', { name: 'Pause Fleet Operations' }).click();
  // Paused, nobody waits for the rest of the staggered start.
  await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
  await expectStill(page);
  const paused = await places(page);
  await page.getByRole('button', { name: 'Resume Fleet Operations' }).click();
  await page.waitForTimeout(100);
  for (const [id, [x, y]] of Object.entries(await places(page)))
    expect(Math.hypot(x - paused[id]![0], y - paused[id]![1])).toBeLessThan(60);
  await expectMoving(page);
});

test('routes can be hidden and shown', async ({ page }) => {
  await openFleet(page);
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
});

test('a vehicle opens its window: what the document lists, two calls worth 1700 AED, Escape back to the marker', async ({
  page,
}) => {
  await recordSinks(page);
  await openFleet(page);
  await page.getByRole('button', { name: 'Pause Fleet Operations' }).click();
  const marker = page.locator('[data-vehicle-id="flatbed-02"]');
  await expect(marker).toHaveAccessibleName('Flatbed Towing, Al Khail Road patrol');
  await marker.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Flatbed Towing' });
  for (const text of [
    'HIGH',
    'Safe for electric and automatic cars',
    'Long distance between emirates',
    '60 km/h',
    '6',
    'ACTIVE PATROL',
    'FLATBED-02',
  ])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  const calls = dialog.getByRole('link');
  await expect(calls).toHaveCount(2);
  await calls.nth(1).click();
  await expect
    .poll(async () => (await recorded(page)).dataLayer.find((e) => e.event === 'conversion'))
    .toMatchObject({ value: 1700, currency: 'AED' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(marker).toBeFocused();
});

test('a call on a card is worth 1700 AED, and a sink that fails stops nothing', async ({ page, expected }) => {
  expected(/map animation call tracking error/);
  await recordSinks(page);
  await page.addInitScript(() =>
    Object.assign(window, {
      clarity: () => {
        throw new Error('broken sink');
      },
    }),
  );
  await page.goto('/live-fleet');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const call = page.getByRole('link', { name: 'Request Flatbed' });
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
  await call.click();
  await expect
    .poll(async () => (await recorded(page)).dataLayer.find((e) => e.event === 'conversion'))
    .toMatchObject({ value: 1700, currency: 'AED' });
  await expect.poll(() => errors.some((text) => text.includes('map animation call tracking error'))).toBe(true);
});

test('headquarters show capacity and usual response', async ({ page }) => {
  await openFleet(page);
  await expect(page.locator('[data-hub-id]')).toHaveCount(6);
  await choose(page, '[data-hub-id="hq-al-quoz"]');
  const dialog = page.getByRole('dialog', { name: 'Al Quoz Main Depot' });
  await expect(dialog.getByText('50+ vehicles')).toBeVisible();
  await expect(dialog.getByText('5-8 min')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a marker near the edge of the map opens where a mouse presses it', async ({ page }) => {
  // What glides goes at once, so that this press is as slow as a person's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 930 });
  await openFleet(page);
  const box = (await page.locator('[data-hub-id="hq-jebel-ali"]').boundingBox())!;
  const map = (await frame(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const edge = map.y + map.height - y;
  expect(Math.abs(edge - 30)).toBeLessThan(8);
  await page.mouse.click(x, y);
  await expect(page.getByRole('dialog', { name: /Jebel Ali|in one place/ })).toBeVisible();
});

test('the keyboard moves and zooms the map', async ({ page }) => {
  await openFleet(page);
  await page.getByRole('button', { name: 'Pause Fleet Operations' }).click();
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

test('zoom buttons and headquarters are 48 px, a drag or a press moves the map, a plain wheel scrolls the page, Ctrl and wheel zoom', async ({
  page,
}) => {
  await openFleet(page);
  await page.getByRole('button', { name: 'Pause Fleet Operations' }).click();
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
  // Whoever cannot drag presses what is to stand in the middle.
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

test('nothing runs while the map is out of sight', async ({ page }) => {
  await openFleet(page);
  await expectMoving(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const transforms = () =>
    page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-vehicle-id]')].map((m) => m.style.transform));
  // The browser says a moment later that the map is out of sight.
  await expect(async () => {
    const before = await transforms();
    await page.waitForTimeout(1500);
    expect(await transforms()).toEqual(before);
  }).toPass({ timeout: 10_000 });
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await expectMoving(page);
});

test('the cards say where each vehicle is heading', async ({ page }) => {
  await page.goto('/live-fleet');
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Request 24/7' }) });
  await expect(card.getByText('Heading to Dubai Marina')).toBeVisible({ timeout: 20_000 });
  await expect(card.getByText('Heading to Mall of the Emirates')).toBeVisible({ timeout: 20_000 });
});

test('with reduced motion it starts paused, with everyone in place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFleet(page);
  await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
  await expectStill(page);
  await page.getByRole('button', { name: 'Resume Fleet Operations' }).click();
  await expectMoving(page);
});

test('with data saver on nothing is loaded until it is tapped', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/live-fleet');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(700);
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

test.describe('accessibility checks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the page with the running map', async ({ page }) => {
    await openFleet(page);
    await expectAccessible(page);
  });
  test('an open window', async ({ page }) => {
    await openFleet(page);
    await choose(page, '[data-vehicle-id="desert-06"]');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the map stays left to right on its Arabic page, and is gone on the next', async ({ page }) => {
  await openFleet(page);
  await expect(page.locator('[data-map] > [dir="ltr"]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('contentinfo').locator('a[hreflang="ar"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL('/live-fleet-arabic');
  await expect(page.locator('[data-map] > [dir="ltr"]')).toBeAttached();
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

  test('turning it keeps the open window with its call', async ({ page }) => {
    await openFleet(page);
    await page.getByRole('button', { name: 'Pause Fleet Operations' }).tap();
    await choose(page, '[data-vehicle-id="vip-10"]');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() =>
      document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeInViewport();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('one finger scrolls the page, two fingers move and zoom the map', async ({ page }) => {
    await openFleet(page);
    await page.getByRole('button', { name: 'Pause Fleet Operations' }).tap();
    const bringBack = () =>
      page.evaluate(() =>
        document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
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

    // The faster the first gesture seemed to be, the further the page glides, up to past the map; and one that is slow
    // to answer a touch takes it back. A person would bring the map back into sight, and try again.
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

  test('markers are 70 px and up, and the window leaves its calls in sight', async ({ page }) => {
    await openFleet(page);
    await page.getByRole('button', { name: 'Pause Fleet Operations' }).tap();
    await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
    const sizes = await vehicles(page).evaluateAll((all) => all.map((m) => (m as HTMLElement).offsetWidth));
    expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual([70, 85, 95]);
    await choose(page, '[data-vehicle-id="vip-10"]');
    const calls = page.getByRole('dialog').getByRole('link');
    await expect(calls).toHaveCount(2);
    // The window takes its place when it has been measured, a frame after it was opened.
    const cut = () =>
      calls.evaluateAll((all) => {
        const map = document.querySelector('[data-fleet-map]')!.getBoundingClientRect();
        return all.filter((call) => call.getBoundingClientRect().bottom > map.bottom).length;
      });
    await expect.poll(cut).toBe(0);
    for (const call of await calls.all()) expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  });
});

/** What a test asks a page counts as a press to Chromium. For one that nobody touches it is hidden. */
const untouched = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }));

test.describe('on the home page', () => {
  test('the map waits for the first interaction, and none of its code comes before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await untouched(page);
    await page.goto('/');
    await page.waitForTimeout(1500);
    expect(scripts.filter((url) => url.includes('live-map'))).toEqual([]);
    await expect(frame(page)).toHaveAttribute('data-fleet-map', 'idle');
    await page.keyboard.press('Tab');
    await expect(frame(page)).toHaveAttribute('data-fleet-map', 'ready');
    // Out of sight it stands still.
    await expect(vehicles(page)).toHaveCount(1);
  });

  test('the first key starts it, also when the page has yet to start', async ({ page }) => {
    let arrive = (): void => undefined;
    const there = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/assets\/framework-[\w-]+\.js/, async (route) => {
      await there;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    arrive();
    // By itself it would take 15 s.
    await expect(frame(page)).toHaveAttribute('data-fleet-map', 'ready', { timeout: 10_000 });
  });

  test('whoever only looks on gets it after slide 2, and keeps it when the slides go round', async ({ page }) => {
    await untouched(page);
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(15_000);
    await page.clock.runFor(500);
    for (let second = 0; second < 60 && (await frame(page).getAttribute('data-fleet-map')) !== 'ready'; second += 1)
      await page.clock.runFor(1000);
    await expect(frame(page)).toHaveAttribute('data-fleet-map', 'ready');
    for (let round = 0; round < 12; round += 1) await page.clock.runFor(5000);
    await expect(frame(page)).toHaveAttribute('data-fleet-map', 'ready');
    await expect(page.getByText('Loading Advanced Recovery System...')).toHaveCount(0);
  });
});

test('a vehicle picture that failed before the scripts came is the default one', async ({ page, expected }) => {
  expected(/vehicle-flatbed|ERR_FAILED/);
  await page.route(/vehicle-flatbed/, (route) => route.abort());
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/live-fleet', { waitUntil: 'commit' });
  const picture = page.getByRole('img', { name: 'Flatbed Towing vehicle' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
    .toBe(true);
  start();
  await expect(picture).toHaveAttribute('src', /vehicle-default/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const scripts of [false, true])
  test(`a vehicle picture ${scripts ? 'that is there fetches no other' : 'that is broken shows the default one without scripts'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts, serviceWorkers: 'block' });
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const asked = (name: string) => fetched.some((url) => url.includes(name));
    if (!scripts) await page.route(/vehicle-flatbed/, (route) => route.abort());
    await page.goto('/live-fleet');
    const picture = page.getByRole('img', { name: 'Flatbed Towing vehicle' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => asked('vehicle-flatbed')).toBe(true);
    if (scripts)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    else await expect.poll(() => asked('vehicle-default')).toBe(true);
    expect(asked('vehicle-default')).toBe(!scripts);
    // The card keeps its shape.
    const box = (await picture.boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    await context.close();
  });

for (const width of [320, 360, 768, 1024, 1440, 1920])
  test(`the vehicle cards are a grid whose buttons stand in rows (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/live-fleet');
    const cards = page.locator('li:has(> div > a[href^="tel:"])', { has: page.getByText('ACTIVE', { exact: true }) });
    await expect(cards).toHaveCount(fleetVehicles.length);
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const [own, button] = [card, card.querySelector('a[href^="tel:"]')!].map((one) => one.getBoundingClientRect());
        return {
          left: Math.round(own!.left),
          right: own!.right,
          top: Math.round(own!.top),
          button: Math.round(button!.top),
          height: Math.round(button!.height),
        };
      }),
    );
    const columns = new Set(boxes.map(({ left }) => left)).size;
    expect(columns).toBe(width < 1024 ? 2 : width < 1280 ? 4 : 5);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    for (const { top, button, height } of boxes) {
      const row = boxes.filter((other) => other.top === top);
      expect(new Set(row.map((one) => one.button))).toEqual(new Set([button]));
      expect([...new Set(row.map((one) => one.height))]).toEqual([height]);
      expect(height).toBeGreaterThanOrEqual(48);
    }
  });

for (const [width, path, words] of [
  [320, '/live-fleet', fleetWords],
  [1024, '/live-fleet', fleetWords],
  [1440, '/live-fleet', fleetWords],
  [1440, '/live-fleet-arabic', fleetWordsArabic],
] as const)
  test(`nothing moves below a card whose vehicle goes on, whatever is said of it (${path}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.locator('[data-longest]')).toHaveCount(words.vehicles.length);
    const grown = await page.evaluate(
      (said) => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('li details')) fold.open = true;
        return [...document.querySelectorAll<HTMLElement>('[data-longest]')].flatMap((line, i) => {
          const height = line.offsetHeight;
          return said[i]!.filter((text) => {
            line.firstElementChild!.textContent = text;
            return line.offsetHeight !== height;
          });
        });
      },
      words.vehicles.map(({ route }) =>
        route.flatMap(({ name }, i) => {
          const next = route[(i + 1) % route.length]!.name;
          return [words.text.headingTo(name), words.text.stoppedAt(name, next), words.text.stoppedAt(next, name)];
        }),
      ),
    );
    expect(grown).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  /** Everything that stands on the map, by the attribute that names its marker. */
  const markers = [
    ...fleetVehicles.map(({ id, type }) => ({ selector: `[data-vehicle-id="${id}"]`, name: fleetProfiles[type].name })),
    ...headquarters.map(({ id, name }) => ({ selector: `[data-hub-id="${id}"]`, name })),
  ];

  test('every marker can be tapped: those that cover each other ask which one is meant', async ({ page }) => {
    test.slow();
    // Paused from the start, so that all of them are there and stand still.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFleet(page);
    await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
    let piles = 0;
    for (const { selector, name } of markers) {
      await page.getByRole('button', { name: 'Show all of Dubai' }).click();
      const at = await page.locator(selector).evaluate((marker) => {
        const [box, map] = [marker, document.querySelector('[data-map]')!].map((one) => one.getBoundingClientRect());
        const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
        return x > map!.left && x < map!.right && y > map!.top && y < map!.bottom ? { x, y } : undefined;
      });
      if (!at) continue;
      await page.mouse.click(at.x, at.y);
      const pile = page.getByRole('dialog', { name: /in one place: which one\?$/ });
      const window = page.getByRole('dialog', { name, exact: true });
      await expect(pile.or(window)).toBeVisible();
      if (await pile.isVisible()) {
        piles += 1;
        const choice = pile.getByRole('button', { name: new RegExp(`^${name.replace(/[/]/g, '.')}`) });
        expect((await choice.boundingBox())!.height).toBeGreaterThanOrEqual(48);
        await choice.click();
      }
      await expect(window).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(window).toHaveCount(0);
    }
    expect(piles).toBeGreaterThan(2);
  });

  for (const size of [{ width: 320, height: 568 }, PHONE, { width: 390, height: 844 }])
    test(`the window leaves a third of the map free, with speed, status and unit in sight (${size.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFleet(page);
      for (const id of ['accident-03', 'vip-10', 'desert-06']) {
        await choose(page, `[data-vehicle-id="${id}"]`);
        await expect(page.getByRole('dialog').getByText(id.toUpperCase())).toBeVisible();
        await expect
          .poll(() => page.evaluate(seenOf, `[data-vehicle-id="${id}"]`))
          .toEqual({ thirdFree: true, hidden: [], markerFree: true });
        await page.keyboard.press('Escape');
      }
    });
});

/**
 * Runs in the page: what of the open window is in sight, and whether its marker stands in
 * the part of the map that is free.
 */
function seenOf(selector: string): { thirdFree: boolean; hidden: string[]; markerFree: boolean } {
  const map = document.querySelector('[data-map]')!.getBoundingClientRect();
  const dialog = document.querySelector('[data-map] [role=dialog]')!;
  const box = dialog.closest('[data-map-control]')!.getBoundingClientRect();
  const hidden = [...dialog.querySelectorAll('dd')].filter((fact) => {
    const at = fact.getBoundingClientRect();
    return (
      !fact.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)) || at.bottom > innerHeight
    );
  });
  const marker = document.querySelector(selector)!.getBoundingClientRect();
  const [x, y] = [marker.x + marker.width / 2, marker.y + marker.height / 2];
  return {
    thirdFree: box.height <= (map.height * 2) / 3,
    hidden: hidden.map((fact) => fact.textContent ?? ''),
    markerFree: y > map.top && y < box.top && x > map.left && x < map.right,
  };
}
