/** A booking that does not get through: the visitor sees so, can call, and is not moved about. */
import { estimateAed } from '../../src/contract/estimate';
import { choose, fillBooking, submitButton } from '../support/booking';
import { frames } from '../support/frames';
import { expect, test, type Page } from '../support/test';

const API = '**/api/real-crm-endpoint';
const FAILED = 'Booking submission failed. Please try again.';
const KEPT = 'We have kept your booking and will send it automatically, so you do not need to press again.';

/** The focused elements: the call, and the alert that says what went wrong. */
const failureOf = (page: Page) =>
  page.locator('form [tabindex="-1"]', { has: page.getByRole('alert').filter({ hasText: FAILED }) });

/** Top and bottom of the visible part of the page, which fixed elements do not cover, CSS pixels. */
const free = (page: Page): Promise<{ top: number; bottom: number }> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-offline-line]')?.getBoundingClientRect();
    return {
      top: document.querySelector('header')!.getBoundingClientRect().bottom,
      bottom: bar ? bar.top : innerHeight,
    };
  });

for (const [width, height] of [
  [320, 568],
  [360, 780],
  [390, 844],
] as const) {
  for (const network of ['with a broken server', 'offline'] as const) {
    const again = network === 'offline' ? '' : ', and the second time again';
    test(`the failure and its call stand in the window and have the focus, ${width} × ${height}, ${network}${again}`, async ({
      page,
      context,
      expected,
    }) => {
      expected(/ERR_|Failed to load resource|net::|request:/);
      await page.setViewportSize({ width, height });
      await page.route(API, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/book');
      // Without scroll anchoring, as in WebKit: what appears above moves what is being read.
      await page.addStyleTag({ content: '* { overflow-anchor: none !important; }' });
      await fillBooking(page);
      if (network === 'offline') await context.setOffline(true);
      await submitButton(page).click();
      const failure = failureOf(page);
      await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
      await expect(failure).toBeFocused();
      await expect(failure.getByRole('alert')).toContainText(KEPT);
      const room = await free(page);
      for (const part of [failure, failure.locator('a[href^="tel:"]')]) {
        const box = (await part.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(room.top);
        expect(box.y + box.height).toBeLessThanOrEqual(room.bottom);
      }
      if (network === 'offline') return;
      await submitButton(page).click();
      await expect(failure).toBeFocused();
    });
  }
}

test('the button names no price until a service is chosen, and the price never breaks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/book');
  await expect(submitButton(page)).toHaveText('Book');
  await choose(page, 'vehicleType', 'SUV');
  await expect(submitButton(page)).toHaveText('Book');
  await choose(page, 'service', 'car_recovery');
  const estimate = estimateAed('car_recovery', 'immediate', 'SUV');
  await expect(submitButton(page)).toHaveText(`Book Service - Estimated AED ${estimate}`);
  const lines = (text: string) =>
    submitButton(page).evaluate((button, part) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const whole = button.textContent!.replace(/\s/g, ' ');
      const range = document.createRange();
      let passed = 0;
      const [from, to] = [whole.indexOf(part), whole.indexOf(part) + part.length];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const length = node.textContent!.length;
        if (from >= passed && from < passed + length) range.setStart(node, from - passed);
        if (to > passed && to <= passed + length) range.setEnd(node, to - passed);
        passed += length;
      }
      return new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size;
    }, text);
  // On the narrowest phones, and in the widths around the place where the line breaks.
  for (let width = 280; width <= 480; width += 4) {
    await page.setViewportSize({ width, height: 568 });
    expect(await lines(`AED ${estimate}`), `at ${width}`).toBe(1);
  }
});

for (const path of ['/book', '/', '/recovery-near-me-arabic']) {
  test(`losing the network moves nothing on ${path}, and the line that says so lies in the window`, async ({
    page,
    context,
    expected,
  }) => {
    expected(/ERR_|Failed to load resource|net::|request:/);
    const sizes = [
      [320, 568],
      [360, 780],
      [1440, 900],
    ] as const;
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      // What was scrolled out of sight is laid out anew a frame later.
      await frames(page, 3);
      const tops = () =>
        page
          .locator('h1, main a[href^="tel:"], main h2')
          .evaluateAll((all) => all.map((el) => Math.round(el.getBoundingClientRect().top)));
      const before = await tops();
      await context.setOffline(true);
      const line = page.locator('[data-offline-line]');
      await expect(line).toBeVisible();
      expect(await tops()).toEqual(before);
      const box = (await line.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      // Nothing that calls is under it.
      const call = page.locator('[data-emergency-call]');
      if (await call.count()) {
        const round = (await call.boundingBox())!;
        const apart = box.y + box.height <= round.y || box.x + box.width <= round.x || round.x + round.width <= box.x;
        expect(apart, `${width} px`).toBe(true);
      }
      // The end of the page can be scrolled out from under it.
      const end = async () => {
        // Scrolled repeatedly, since the page grows while parts below its first view are laid out.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const links = page.locator(':is(main, footer) a');
        // Links inside closed folds have a position too, but are not visible.
        return links.evaluateAll((all) =>
          Math.max(...all.filter((a) => a.checkVisibility()).map((a) => a.getBoundingClientRect().bottom)),
        );
      };
      const { y } = (await line.boundingBox())!;
      await expect.poll(end).toBeLessThanOrEqual(y);
      await context.setOffline(false);
      await expect(line).toBeHidden();
    }
  });
}

test('each line of the error summary leads to its control, with its label in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/book');
  await submitButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these answers' });
  await expect(summary.locator('xpath=..')).toBeFocused();
  const header = (await page.locator('header').boundingBox())!.height;
  const count = await summary.getByRole('link').count();
  expect(count).toBe(8);
  for (let line = 0; line < count; line++) {
    await summary.getByRole('link').nth(line).click();
    const control = page.locator(':focus');
    const label = page.locator(`label[for="${await control.getAttribute('id')}"], label:has(:focus)`).first();
    for (const part of [control, label]) {
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(header);
      expect(box.y + Math.min(box.height, 100)).toBeLessThanOrEqual(568);
    }
  }
});
