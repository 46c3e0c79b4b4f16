/** The fleet map on the home page: none of its code before somebody is there to look. */
import { frame, vehicles } from '../support/fleet';
import { frames } from '../support/frames';
import { expect, test } from '../support/test';

test.describe('on the home page', () => {
  test('the map waits for the first interaction, and none of its code comes before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/');
    await frames(page, 90);
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

  test('a visitor who only watches gets it after slide 2, and it stays when the slides go round', async ({ page }) => {
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
