/** Menus in every browser: spec 1, section 2, "Shared layout". */
import { DESKTOP, expect, test } from './support/test';

test('menus of phone and desktop open, lead to a page, and close', async ({ visit, tab }) => {
  await test.step("a phone's menu opens, leads to a page, and is closed there", async () => {
    await visit.open('/');
    await visit.css('[data-mobile-menu] > summary').click();
    const about = visit.role('link', 'About', '[data-menu-panel]');
    await about.is({ pressable: true });
    const { width } = await visit.size();
    const panel = visit.css('[data-menu-panel]');
    // It slides in from the side.
    await expect.poll(async () => panel.seen().then((box) => box.x + box.width)).toBeLessThanOrEqual(width + 0.5);
    expect((await panel.seen()).x).toBeGreaterThanOrEqual(0);
    await visit.press('Escape');
    await about.gone();
    await visit.css('[data-mobile-menu] > summary').click();
    await about.click();
    await expect.poll(visit.path).toBe('/about');
    await about.gone();
    await visit.css('#main').is({ focused: true });
  });

  await test.step('the services menu of a desktop opens by mouse and keyboard, closes by Escape and a press outside', async () => {
    await tab.resize(DESKTOP.width, DESKTOP.height);
    await visit.open('/privacy-policy');
    const summary = visit.css('[data-services-menu] > summary');
    const entry = visit.role('link', /^Breakdown Recovery/, '[data-services-menu]');
    await summary.click();
    await entry.seen();
    await visit.press('Escape');
    await entry.gone();
    await summary.is({ focused: true });
    await visit.press('Enter');
    await entry.seen();
    // On the page's text, below the menu.
    await tab.click(DESKTOP.width / 2, DESKTOP.height - 15);
    await entry.gone();
    await summary.click();
    await entry.click();
    await expect.poll(visit.path).toBe('/breakdown-recovery');
    await entry.gone();
    await tab.back();
    await expect.poll(visit.path).toBe('/privacy-policy');
  });
});
