/** What is on the fleet map can be pressed, by mouse, finger and keyboard, and its window says what it should. */
import { fleetVehicles } from '../../src/content/en/fleet';
import { headquarters } from '../../src/content/en/fleet-map';
import { fleetProfiles } from '../../src/content/en/fleet-profiles';
import { choose, frame, openFleet, vehicles } from '../support/fleet';
import { expect, PHONE, test } from '../support/test';
import { recorded, recordSinks } from '../support/tracking-sinks';

test('a vehicle opens its window: what the document lists, two calls worth 1700 AED, Escape back to the marker; headquarters theirs', async ({
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

  await expect(page.locator('[data-hub-id]')).toHaveCount(6);
  await choose(page, '[data-hub-id="hq-al-quoz"]');
  const depot = page.getByRole('dialog', { name: 'Al Quoz Main Depot' });
  await expect(depot.getByText('50+ vehicles')).toBeVisible();
  await expect(depot.getByText('5-8 min')).toBeVisible();
  await depot.getByRole('button', { name: 'Close' }).click();
  await expect(depot).toHaveCount(0);
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

test('keys and wheel scroll a window that is longer than its room, and leave the map and its hint alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 640 });
  await openFleet(page);
  await choose(page, '[data-vehicle-id="vip-10"]');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  const scrolled = () => dialog.evaluate((window) => window.closest('[data-map-control]')!.scrollTop);
  const hub = () => page.locator('[data-hub-id="hq-deira"]').evaluate((sign) => sign.style.transform);
  const before = await hub();
  // Chromium drops a key that comes between the last step of a scroll and its end.
  const ends = await dialog.evaluateHandle((window) => {
    const seen = { count: 0 };
    window.closest('[data-map-control]')!.addEventListener('scrollend', () => seen.count++);
    return seen;
  });
  const ended = (): Promise<number> => ends.evaluate(({ count }) => count);
  await page.keyboard.press('ArrowDown');
  await expect.poll(ended).toBe(1);
  expect(await scrolled()).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  await expect.poll(ended).toBe(2);
  expect(await scrolled()).toBe(0);
  await dialog.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(scrolled).toBe(60);
  await expect(page.locator('[data-map] > div > p[aria-hidden]')).toBeEmpty();
  expect(await hub()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a finger scrolls a window that is longer than its room, and no hint covers the map; turning it leaves the map where the visitor has looked, with the focus', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFleet(page);
    await choose(page, '[data-vehicle-id="vip-10"]');
    const dialog = page.getByRole('dialog');
    const box = (await dialog.getByRole('heading').boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    await touch('touchStart', [box.x + 5, box.y + 60]);
    for (const d of [10, 20, 30, 40, 50]) await touch('touchMove', [box.x + 5, box.y + 60 - d]);
    await touch('touchEnd');
    await expect
      .poll(() => dialog.evaluate((window) => window.closest('[data-map-control]')!.scrollTop))
      .toBeGreaterThan(0);
    await expect(page.locator('[data-map] > div > p[aria-hidden]')).toBeEmpty();

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show all of Dubai' }).tap();
    /** Where a base lies, px from the middle of the map. */
    const base = async () => {
      const [map, sign] = [
        await frame(page).boundingBox(),
        await page.locator('[data-hub-id="hq-deira"]').boundingBox(),
      ];
      return [
        sign!.x + sign!.width / 2 - map!.x - map!.width / 2,
        sign!.y + sign!.height / 2 - map!.y - map!.height / 2,
      ];
    };
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    const [x, y] = await base();
    const map = page.locator('[data-map] > [role="region"]');
    await map.focus();
    await page.setViewportSize({ width: 844, height: 390 });
    // The markers are those of a wide map.
    await expect(page.locator('[data-vehicle-id="vip-10"]')).toHaveCSS('width', '110px');
    await expect(map).toBeFocused();
    await expect.poll(async () => Math.hypot((await base())[0]! - x!, (await base())[1]! - y!)).toBeLessThan(2);
  });

  test('markers are 70 px and up; the window leaves its calls in sight, and stays open with them when the phone is turned', async ({
    page,
  }) => {
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

    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
    await expect(calls.first()).toBeInViewport();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('on a phone that is turned upright', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('an open window stays open, and its marker stands in the part of the map that is free', async ({ page }) => {
    // Paused, so that vehicles stand still; the map itself glides.
    await openFleet(page);
    await page.getByRole('button', { name: 'Pause Fleet Operations' }).tap();
    await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
    for (const id of ['accident-03', 'desert-06']) {
      await choose(page, `[data-vehicle-id="${id}"]`);
      await expect(page.getByRole('dialog').getByText(id.toUpperCase())).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      // The markers are those of a narrow map.
      await expect(page.locator('[data-vehicle-id="vip-10"]')).toHaveCSS('width', '85px');
      await frame(page).evaluate((map) => map.scrollIntoView({ block: 'center' }));
      await expect
        .poll(() =>
          page.locator(`[data-vehicle-id="${id}"]`).evaluate((marker) => {
            const [at, map, panel] = [
              marker,
              document.querySelector('[data-map]')!,
              document.querySelector('[data-map] [role=dialog]')!.closest('[data-map-control]')!,
            ].map((one) => one.getBoundingClientRect());
            const middle = at!.y + at!.height / 2;
            // Of the free part, in which it stands in the middle.
            return Math.round(((middle - map!.top) / (panel!.top - map!.top)) * 10);
          }),
        )
        .toBe(5);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.locator('[data-vehicle-id="vip-10"]')).toHaveCSS('width', '110px');
      await page.getByRole('button', { name: 'Show all of Dubai' }).click();
    }
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('what was chosen stays on the map when the buttons zoom in, its window open or closed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFleet(page);
    await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
    for (const when of ['while its window is open', 'after its window was closed'])
      for (const marker of ['[data-vehicle-id="emergency-01"]', '[data-hub-id="hq-deira"]'])
        await test.step(`${marker}, ${when}`, async () => {
          await page.getByRole('button', { name: 'Show all of Dubai' }).click();
          await choose(page, marker);
          const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
          if (when.startsWith('after')) await close.click();
          for (let i = 0; i < 3; i += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
          const [at, map] = [(await page.locator(marker).boundingBox())!, (await frame(page).boundingBox())!];
          expect(at.x).toBeGreaterThan(map.x);
          expect(at.x + at.width).toBeLessThan(map.x + map.width);
          expect(at.y).toBeGreaterThan(map.y);
          expect(at.y + at.height).toBeLessThan(map.y + map.height);
          if (when.startsWith('while')) {
            const panel = await page.getByRole('dialog').boundingBox();
            expect(at.y + at.height / 2).toBeLessThan(panel!.y);
            await close.click();
          }
        });
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  test('a window opens with its title in sight, between header and call bar', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFleet(page);
    await expect(vehicles(page)).toHaveCount(fleetVehicles.length);
    for (const id of ['emergency-01', 'flatbed-02', 'vip-10']) {
      const marker = page.locator(`[data-vehicle-id="${id}"]`);
      await marker.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await choose(page, `[data-vehicle-id="${id}"]`);
      const title = page.getByRole('dialog').getByRole('heading');
      await expect(title).toBeFocused();
      await expect
        .poll(() =>
          title.evaluate((heading) => {
            const { x, y, width, height } = heading.getBoundingClientRect();
            return [y + 2, y + height - 2].map((at) => heading.contains(document.elementFromPoint(x + width / 2, at)));
          }),
        )
        .toEqual([true, true]);
      await page.keyboard.press('Escape');
      await expect(title).toHaveCount(0);
    }
  });
});

test.describe('in a window of a phone’s width', () => {
  test.use({ viewport: PHONE });

  /** Everything that stands on the map, by the attribute that names its marker. */
  const markers = [
    ...fleetVehicles.map(({ id, type }) => ({ selector: `[data-vehicle-id="${id}"]`, name: fleetProfiles[type].name })),
    ...headquarters.map(({ id, name }) => ({ selector: `[data-hub-id="${id}"]`, name })),
  ];

  test('every marker can be tapped: those that cover each other ask which one is meant; the window leaves a third of the map free, with speed, status and unit in sight', async ({
    page,
  }) => {
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

    await page.getByRole('button', { name: 'Show all of Dubai' }).click();
    for (const size of [{ width: 320, height: 568 }, PHONE, { width: 390, height: 844 }])
      await test.step(`the window leaves a third of the map free at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await frame(page).evaluate((map) => map.scrollIntoView({ block: 'center' }));
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
