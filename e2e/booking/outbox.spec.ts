/** No booking is lost and none is stored twice: each row of the fault table against the real server. */
import { asTimeGoesBy, gotoWithStillClock } from '../support/clock';
import { launchBrowser } from '../support/own-browser';
import { startServer, type RunningServer } from '../support/server';
import { expect, test, type Page } from '../support/test';
import { fillBooking as fill, storedBookings as stored } from '../support/waiting-booking';
import { REFERENCE_LETTERS } from '../../src/contract/reference';

const API = '**/api/real-crm-endpoint';
const KEPT = 'We have kept your booking and will send it automatically, so you do not need to press again.';
const FAILED = 'Booking submission failed. Please try again.';
/** Milliseconds: a press within 600 ms of "Book" counts as the second click of a double click. */
const AFTER_A_DOUBLE_CLICK = 700;

const send = (page: Page) => page.getByRole('button', { name: /^Book/ }).click();

// One server for the file; its tests take turns in one worker.
test.describe.configure({ mode: 'default' });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.stop();
  server.remove();
});
test.beforeEach(({ expected }) => {
  expected(/ERR_|Failed to load resource|net::|request:/);
});

test('offline before the POST: saved with the call first, visible, sent by itself when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(`${server.url}/book`);
  await fill(page, 'offline before');
  await context.setOffline(true);
  await send(page);
  const failure = page.locator('form [tabindex="-1"]', { has: page.getByRole('alert').filter({ hasText: KEPT }) });
  await expect(failure).toBeVisible();
  await expect(failure.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  expect(await stored(server, 'offline before')).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText('Booking received')).toBeVisible();
  expect(await stored(server, 'offline before')).toBe(1);
});

test('answer lost after the server stored it: the retry stores nothing twice', async ({ page }) => {
  let first = true;
  await page.route(API, async (route) => {
    if (!first) return route.continue();
    first = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
  // Or it retries by itself five seconds later.
  await gotoWithStillClock(page, `${server.url}/book`);
  await fill(page, 'answer lost');
  await send(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(await stored(server, 'answer lost')).toBe(1);
  await page.clock.runFor(AFTER_A_DOUBLE_CLICK);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Booking received')).toBeVisible();
  expect(await stored(server, 'answer lost')).toBe(1);
});

test('a 500, 502, 429, 403, 404 or 302 keeps everything typed, offers the call, and the booking goes out once the server recovers', async ({
  page,
}) => {
  let status = 0;
  await page.route(API, (route) =>
    status ? route.fulfill({ status, json: { error: 'later' }, headers: { location: '/about' } }) : route.continue(),
  );
  await page.clock.install();
  await page.goto(`${server.url}/book`);
  for (const broken of [500, 502, 429, 403, 404, 302])
    await test.step(`${broken}`, async () => {
      status = broken;
      await fill(page, `status ${broken}`);
      await send(page);
      await expect(page.getByText(FAILED)).toBeVisible();
      await expect(page.locator('form [tabindex="-1"]:has([role=alert]) a[href^="tel:"]')).toBeVisible();
      await expect(page.locator('form [name=description]')).toHaveValue(`status ${broken}`);
      status = 0;
      await page.clock.fastForward(6 * 60_000);
      await expect(page.getByText('Booking received')).toBeVisible();
      expect(await stored(server, `status ${broken}`)).toBe(1);
      // The empty form comes back.
      await page.clock.runFor(3_100);
      await expect(page.locator('form [name=description]')).toHaveValue('');
    });
});

test('"Try now" sends at once even after a 500, whenever the next try is due', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ status: 500, json: { error: 'later' } }), { times: 1 });
  await gotoWithStillClock(page, `${server.url}/book`);
  await fill(page, 'asked for');
  await send(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.clock.runFor(AFTER_A_DOUBLE_CLICK);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Booking received')).toBeVisible();
  expect(await stored(server, 'asked for')).toBe(1);
});

test('a 400 shows the booking again with its errors, and the mended one is stored', async ({ page }) => {
  let first = true;
  await page.route(API, (route) => {
    if (!first) return route.continue();
    first = false;
    return route.fulfill({
      status: 400,
      json: { error: 'Please check the booking', fields: { phone: 'Please enter a valid UAE phone number' } },
    });
  });
  await page.goto(`${server.url}/book`);
  await fill(page, 'status 400');
  await send(page);
  const link = page.getByRole('link', { name: 'Please enter a valid UAE phone number' });
  await expect(link).toBeVisible();
  await expect(page.locator('form [name=description]')).toHaveValue('status 400');
  await page.locator('form [name=phone]').fill('0559876543');
  await send(page);
  await expect(page.getByText('Booking received')).toBeVisible();
  expect(await stored(server, 'status 400')).toBe(1);
});

test('refused when it goes out by itself: the booking comes back in the form with its errors, and the mended one is stored', async ({
  page,
  context,
}) => {
  await page.goto(`${server.url}/book`);
  await fill(page, 'refused later');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible();
  await page.route(
    API,
    (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'Please check the booking', fields: { phone: 'Please enter a valid UAE phone number' } },
      }),
    { times: 1 },
  );
  await context.setOffline(false);
  const link = page.getByRole('link', { name: 'Please enter a valid UAE phone number' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeHidden();
  await page.reload();
  await expect(link).toBeVisible();
  await expect(page.locator('form [name=description]')).toHaveValue('refused later');
  await page.locator('form [name=phone]').fill('0559876543');
  await send(page);
  await expect(page.getByText('Booking received')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not accepted yet' })).toBeHidden();
  expect(await stored(server, 'refused later')).toBe(1);
});

test('a server that hangs: after the time limit the booking is kept, and sent later', async ({ page }) => {
  let hang = true;
  await page.route(API, (route) => (hang ? undefined : route.continue()));
  await gotoWithStillClock(page, `${server.url}/book`);
  await fill(page, 'hang');
  const asked = page.waitForRequest((request) => request.postData()?.includes('store-booking') ?? false);
  await send(page);
  await expect(page.getByRole('button', { name: 'Processing Booking...' })).toBeDisabled();
  // The timeout begins with the request.
  await asked;
  await page.clock.fastForward(60_000);
  await expect(page.getByText(FAILED)).toBeVisible();
  hang = false;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Booking received')).toBeVisible();
  expect(await stored(server, 'hang')).toBe(1);
});

test('a tab closed while sending: the next visit, to any page, sends the booking', async ({ page, context, watch }) => {
  await page.route(API, () => undefined);
  await page.goto(`${server.url}/book`);
  await fill(page, 'tab closed');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await page.close();
  const next = await context.newPage();
  watch(next);
  await next.goto(`${server.url}/`);
  await expect.poll(() => stored(server, 'tab closed')).toBe(1);
  // The form learns that from the record of the sender.
  await next.goto(`${server.url}/book`);
  await expect(next.getByText('Booking received')).toBeVisible();
});

test('IndexedDB refused: says so, sends directly, and goes on trying while the page is open', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    });
  });
  await page.goto(`${server.url}/book`);
  await fill(page, 'storage refused');
  await send(page);
  await expect(page.getByText('Booking received')).toBeVisible();
  expect(await stored(server, 'storage refused')).toBe(1);

  await page.route(API, (route) => route.abort());
  await page.reload();
  await fill(page, 'storage refused, no network');
  await send(page);
  await expect(page.getByRole('alert').getByText(/This browser can’t save your booking/)).toBeVisible();
  await expect(page.locator('form [name=description]')).toHaveValue('storage refused, no network');
  await page.unroute(API);
  // A next try is due within ten seconds of the last one.
  await asTimeGoesBy(page, () => expect(page.getByText('Booking received')).toBeVisible({ timeout: 2_000 }));
  expect(await stored(server, 'storage refused, no network')).toBe(1);
});

test('two tabs, one waiting booking: one request stores it', async ({ page, context, watch }) => {
  await page.goto(`${server.url}/book`);
  const other = await context.newPage();
  watch(other);
  await other.goto(`${server.url}/book`);
  await fill(page, 'two tabs');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(KEPT).first()).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  let posts = 0;
  context.on('request', (r) => r.method() === 'POST' && r.postData()?.includes('two tabs') && posts++);
  await context.setOffline(false);
  await expect(page.getByText('Booking received')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Waiting to be sent' })).toBeHidden();
  expect(posts).toBe(1);
  expect(await stored(server, 'two tabs')).toBe(1);
});

test('a waiting booking can be cancelled and is not sent', async ({ page, context }) => {
  await page.goto(`${server.url}/book`);
  await fill(page, 'cancelled');
  await context.setOffline(true);
  await send(page);
  // With a double click, as some people press everything: the second click must not dismiss the message of the first.
  await page.getByRole('button', { name: 'Cancel' }).dblclick();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(page.getByText('The booking was cancelled. Nothing was sent.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeHidden();
  expect(await stored(server, 'cancelled')).toBe(0);
});

test('cancelled after an attempt that got no answer: it does not say that nothing was sent', async ({ page }) => {
  await page.route(API, (route) => route.abort('connectionreset'));
  await page.goto(`${server.url}/book`);
  await fill(page, 'cancelled late');
  await send(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/It may already have reached us/)).toBeVisible();
});

test('sent in one tab, cancelled in another: the next visit confirms nothing and keeps what was typed', async ({
  page,
  context,
  watch,
}) => {
  const other = await context.newPage();
  watch(other);
  await other.goto(`${server.url}/book`);
  await expect(other.getByRole('button', { name: /^Book/ })).toBeEnabled();
  await page.goto(`${server.url}/book`);
  await fill(page, 'cancelled elsewhere');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(KEPT).first()).toBeVisible();
  await page.close();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByText('The booking was cancelled. Nothing was sent.')).toBeVisible();
  await context.setOffline(false);
  await other.reload();
  await expect(other.locator('form [name=description]')).toHaveValue('cancelled elsewhere');
  await expect(other.getByText('We kept what you typed.')).toBeVisible();
  await expect(other.getByText('Booking received')).toBeHidden();
  expect(await stored(server, 'cancelled elsewhere')).toBe(0);
});

test('edited after it was saved: the old version goes out, what was typed since then stays', async ({
  page,
  context,
}) => {
  await page.goto(`${server.url}/book`);
  await fill(page, 'first version');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(KEPT).first()).toBeVisible();
  await page.locator('form [name=description]').fill('second version');
  await context.setOffline(false);
  await expect(page.getByText(/Your last booking is with us\. Reference/)).toBeVisible();
  await expect(page.locator('form [name=description]')).toHaveValue('second version');
  expect(await stored(server, 'first version')).toBe(1);
});

test('a clock that is set back does not keep a booking waiting', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ status: 500, json: { error: 'later' } }), { times: 1 });
  await page.clock.install({ time: new Date('2031-01-01T00:00:00Z') });
  await page.goto(`${server.url}/book`);
  await fill(page, 'wrong clock');
  await send(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-21T08:00:00Z'));
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Booking received')).toBeVisible();
  expect(await stored(server, 'wrong clock')).toBe(1);
});

for (const [name, arrived] of [
  ['before it arrived', false],
  ['after it was stored, before the answer', true],
] as const) {
  test(`the network goes while the POST is on its way, ${name}: kept, and stored once when it is back`, async ({
    page,
    context,
  }) => {
    const description = `offline during, ${name}`;
    let lineDown = (): void => undefined;
    const down = new Promise<void>((resolve) => (lineDown = resolve));
    await page.route(
      API,
      async (route) => {
        if (arrived) await route.fetch();
        await down;
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await page.goto(`${server.url}/book`);
    await fill(page, description);
    await send(page);
    await expect(page.getByRole('button', { name: 'Processing Booking...' })).toBeDisabled();
    await expect.poll(() => stored(server, description)).toBe(arrived ? 1 : 0);
    await context.setOffline(true);
    lineDown();
    await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible();
    await expect(page.locator('form [name=description]')).toHaveValue(description);
    await context.setOffline(false);
    await expect(page.getByText('Booking received')).toBeVisible();
    expect(await stored(server, description)).toBe(1);
  });
}

test('browser and server killed with SIGKILL while the POST is on its way: both come back, the booking is stored once', async ({}, info) => {
  const own = await startServer();
  const profile = info.outputPath('profile');
  const first = await launchBrowser(profile);
  await first.page.goto(`${own.url}/book`);
  await fill(first.page, 'both killed');
  // The server hangs with the request in its hands, then both die.
  own.process.kill('SIGSTOP');
  const posted = first.page.waitForRequest(API);
  await send(first.page);
  await posted;
  await expect(first.page.getByRole('button', { name: 'Processing Booking...' })).toBeDisabled();
  await Promise.all([first.kill(), own.stop('SIGKILL')]);

  await own.again();
  const next = await launchBrowser(profile);
  await next.page.goto(`${own.url}/book`);
  await expect.poll(() => stored(own, 'both killed')).toBe(1);
  // Whether the draft survived the kill is up to the browser; the visitor is told either way.
  await expect(next.page.getByText(/^(Your last booking is with us\. Reference|Booking received)/)).toBeVisible();
  await next.kill();
  await own.stop();
  own.remove();
});

test('a booking that goes out by itself brings its ticket to the page that is open then', async ({ page, context }) => {
  await page.goto(`${server.url}/book`);
  await fill(page, 'ticket later');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await page.route(API, (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await page.goto(`${server.url}/`);
  const card = page.getByRole('link', { name: new RegExp(`^Follow your booking: ${REFERENCE_LETTERS}-`) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toBeHidden();
  await page.unroute(API);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(card).toBeVisible();
  // It lies over the page, but covers neither its last line nor what gets keyboard focus.
  const last = page.locator('footer a').last();
  await last.focus();
  expect((await last.boundingBox())!.y + 48).toBeLessThanOrEqual((await card.boundingBox())!.y);
  await card.click();
  await expect(page.getByRole('heading', { name: /Your request/ })).toBeVisible();
});
