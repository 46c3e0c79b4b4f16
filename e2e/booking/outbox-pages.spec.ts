/** A queued booking is sent from whichever page is opened next, even if that page comes from the offline copy. */
import { expectAccessible } from '../support/axe';
import { asTimeGoesBy } from '../support/clock';
import { openWithWorker } from '../support/offline-copy';
import { fillBooking, storedBookings } from '../support/waiting-booking';
import { test } from '../support/own-server';
import type { Browser, Page } from '@playwright/test';
import { expect } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expected }) => expected(/ERR_|Failed to load resource|net::|request:|Failed to fetch/));

/** The booking page without a service worker, filled in. */
async function filledForm(browser: Browser, watch: (page: Page) => void, description: string): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  watch(page);
  await page.goto('/book');
  await expect(page.getByRole('button', { name: /^Book/ })).toBeEnabled();
  await fillBooking(page, description);
  return page;
}

for (const path of ['/', '/stranded']) {
  test(`${path} opened from the offline copy sends it when the server is back, once`, async ({ page, server }) => {
    await page.clock.install();
    await openWithWorker(page, '/book');
    await fillBooking(page, 'waits for the server');
    await server.stop();
    await page.getByRole('button', { name: /^Book/ }).click();
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();

    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await server.again();
    // A next try is due within ten seconds of the last one.
    await asTimeGoesBy(page, async () => expect(await storedBookings(server, 'waits for the server')).toBe(1));
    await page.goto('/book');
    await expect(page.getByText('Booking received')).toBeVisible();
    expect(await storedBookings(server, 'waits for the server')).toBe(1);
  });
}

test('code that cannot be fetched at first is asked for again until the booking has gone', async ({
  browser,
  server,
  watch,
}) => {
  const page = await filledForm(browser, watch, 'waits for its code');
  await page.clock.install();
  // Nothing is sent from this page, even if it retries before it is left.
  let left = false;
  await page.route('**/api/real-crm-endpoint', (route) => (left ? route.continue() : route.abort()));
  page.on('request', (request) => void (left ||= request.isNavigationRequest() && request.url().endsWith('/about')));
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();

  let refused = 0;
  await page.route(/assets\/outbox-/, (route) => (refused++ < 3 ? route.abort() : route.continue()));
  await page.goto('/about');
  // It is asked for again after one second, two and four.
  const isStored = async () => expect(await storedBookings(server, 'waits for its code')).toBe(1);
  await asTimeGoesBy(page, isStored, 5_000);
  expect(refused).toBeGreaterThan(3);
  await page.close();
});

test('refused when sent from another page: each says so, before the tickets, which stand in the same place, and links to the form that has it', async ({
  browser,
  watch,
}) => {
  const page = await filledForm(browser, watch, 'refused elsewhere');
  const fields = { phone: 'Please enter a valid UAE phone number' };
  await page.route('**/api/real-crm-endpoint', (route) =>
    page.url().endsWith('/about') ? route.fulfill({ status: 400, json: { error: 'no', fields } }) : route.abort(),
  );
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();

  await page.goto('/about');
  const notice = page.locator('#rnm-notice').getByRole('link');
  await test.step('the notice lies over the page, and focused elements scroll clear of it, down to the last link', async () => {
    await expect(page.getByRole('alert').getByRole('link', { name: /Your booking was not accepted/ })).toBeVisible();
    await expect(notice).toBeVisible();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const [below, above] = [await notice.boundingBox(), await last.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  });

  await page.route('**/api/link', (route) => route.abort());
  const ticket = { reference: 'RNM-EARLIER', path: `/track#${'a'.repeat(24)}` };
  await page.evaluate((kept) => (localStorage['rnm.ticket'] = kept), JSON.stringify([ticket]));
  const card = page.locator('a', { hasText: ticket.reference });
  for (const path of ['/arabic', '/'])
    await test.step(`it goes before a ticket on ${path}`, async () => {
      await page.goto(path);
      await expect(card).toBeAttached();
      await expect(notice).toBeVisible();
      await expect(card).toBeHidden();
    });
  await test.step('it leads to the form that has the booking', async () => {
    await notice.click();
    await expect(card).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('link', { name: fields.phone })).toBeVisible();
    await expect(page.locator('form [name=description]')).toHaveValue('refused elsewhere');
    await expect(page.getByRole('link', { name: /Your booking was not accepted/ })).toHaveCount(0);
  });
  await page.close();
});

test('sent from another page: that page says so, and leads to the ticket, until it is left', async ({
  browser,
  server,
  watch,
}) => {
  const page = await filledForm(browser, watch, 'sent elsewhere');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await page.route('**/api/real-crm-endpoint', (route) => route.abort());
  await page.context().setOffline(false);
  await page.goto('/about');
  const notice = page.getByRole('status').getByRole('link', { name: /^Your booking is with us\. Follow it: RNM-/ });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(notice).toBeHidden();

  await page.unroute('**/api/real-crm-endpoint');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice).toBeVisible();
  expect(await storedBookings(server, 'sent elsewhere')).toBe(1);
  await expectAccessible(page);
  // The home page has its own card, and the way back no notice.
  await page.locator('header').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /^Follow your booking: RNM-/ })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(notice).toBeHidden();
  await page.close();
});
