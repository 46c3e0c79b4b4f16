/** What the fleet map's browser tests share. */
import { expect, type Page } from '@playwright/test';
import { frames } from './frames';

export const frame = (page: Page) => page.locator('[data-fleet-map]');
export const vehicles = (page: Page) => page.locator('[data-vehicle-id]');

/** Opens the fleet page with the map in the window and waits until it is there. */
export async function openFleet(page: Page, kind: 'own' | 'google' = 'own', base = ''): Promise<void> {
  await page.goto(`${base}/live-fleet`);
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await mapIs(page, kind);
}

/** Waits until the map of this kind runs, with a vehicle on it. */
export async function mapIs(page: Page, kind: 'own' | 'google'): Promise<void> {
  await expect(frame(page)).toHaveAttribute('data-fleet-map', 'ready', { timeout: 20_000 });
  await expect(frame(page).locator(`[data-map="${kind}"]`)).toBeVisible();
  await expect(vehicles(page).first()).toBeAttached();
}

/** Where the markers are, by id: window pixels of their middles. */
export const places = (page: Page): Promise<Record<string, [number, number]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-vehicle-id]')].map((marker) => {
        const box = marker.getBoundingClientRect();
        return [
          marker.dataset.vehicleId!,
          [Math.round((box.x + box.width / 2) * 10) / 10, Math.round((box.y + box.height / 2) * 10) / 10],
        ];
      }),
    ),
  );

/** Waits until some vehicle is elsewhere than it was. */
export async function expectMoving(page: Page): Promise<void> {
  const before = await places(page);
  await expect
    .poll(
      async () =>
        Object.entries(await places(page)).some(([id, at]) => before[id] && String(before[id]) !== String(at)),
      { timeout: 15_000 },
    )
    .toBe(true);
}

/** Watches for some sixty frames: nobody moves. */
export async function expectStill(page: Page): Promise<void> {
  const before = await places(page);
  await frames(page, 60);
  expect(await places(page)).toEqual(before);
}

/** Presses a marker the way a person's finger or Enter does, wherever it has got to. */
export const choose = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((marker: HTMLElement) => marker.click());
