/**
 * The driver's page by itself, and the ticket that a booking leaves in the browser. All
 * three people together: `one-job.spec.ts`.
 */
import { expectAccessible } from '../support/axe';
import { fillBooking, submitButton } from '../support/booking';
import { asksAgain } from '../support/clock';
import { book } from '../support/dashboard';
import { deskOf, type DeskHands } from '../support/links';
import { expect, PHONE, test, type Page } from '../support/test';

let desk: DeskHands;
test.use({ viewport: PHONE });
test.beforeEach(async ({ request }) => {
  desk = await deskOf(request);
  await desk.of(await book(request, {}, { rolls: 'no', children: 'yes' }));
});

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('the driver says when he will be there, finds the way, and no bill is left half filled in', async ({ page }) => {
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.change({ kind: 'place', place: 'Mirdif', position: { lat: 25.2174, lng: 55.4178, accuracy: 8 } });
  await desk.truck();
  await open(page, await desk.link('job'));
  await expect(page.getByRole('link', { name: 'Navigate: Google Maps' })).toHaveAttribute(
    'href',
    /destination=25\.21740%2C55\.41780/,
  );
  await expect(page.getByRole('link', { name: 'Call the customer' })).toHaveAttribute('href', 'tel:+971501234567');
  await expectAccessible(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await press(page, '15 min');
  await expect(page.getByRole('button', { name: 'I am there' })).toBeVisible();
  await expect.poll(() => desk.job()).toMatchObject({ state: 'sent', eta: { by: 'Ali' } });

  // Measured once it accepts a tap: until then Playwright tries other scroll positions.
  const there = page.getByRole('button', { name: 'I am there' });
  await there.click({ trial: true });
  const { x, y, width, height } = (await there.boundingBox())!;
  // A new button takes no tap until its animation has ended: it stands still, however slow the machine is.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.mouse.click(x + width / 2, y + height / 2);
  const loaded = page.getByRole('button', { name: 'Loaded' });
  await loaded.waitFor();
  // A double tap makes only one step, though the next button appears at the same place.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => desk.job()).toMatchObject({ state: 'there' });
  await expect(loaded).toBeVisible();
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await loaded.click();
  await press(page, 'Done');
  await press(page, 'Finish the job');
  await expect(page.getByRole('alert')).toHaveText('Please fill in both. No fils.');
  await expect(page.getByLabel('Paid, AED')).toBeFocused();
  await page.getByLabel('Paid, AED').fill('260');
  await press(page, 'Finish the job');
  const paid = page.getByLabel('How paid');
  await expect(paid).toBeFocused();
  await expect(paid).toHaveCSS('border-color', 'rgb(140, 17, 17)');
  await paid.selectOption('cash');
  await press(page, 'Finish the job');
  await expect(page.getByText('This job is done. Thank you.')).toBeVisible();
  await expect.poll(() => desk.job()).toMatchObject({ state: 'done', finalPrice: 260, payment: 'cash' });
});

test('what the customer wrote in lines stands in lines before the driver', async ({ page }) => {
  await desk.call({ words: 'Gate 3\nBlue Patrol' });
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.truck();
  await open(page, await desk.link('job'));
  expect(await page.getByText('Gate 3').innerText()).toBe('Gate 3\nBlue Patrol');
});

test('a step made without a network on a job that was cancelled meanwhile is told to the driver', async ({
  page,
  context,
  expected,
}) => {
  expected(/ERR_INTERNET_DISCONNECTED|409/);
  await desk.sent();
  await open(page, await desk.link('job'));
  // Position on the page: Playwright scrolls while a button accepts no tap.
  const placeOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await placeOf('I am there');
  await context.setOffline(true);
  await press(page, 'I am there');
  await expect(page.getByText('Waiting for the network', { exact: false })).toBeInViewport({ ratio: 1 });
  // The next step is at the place of this one: the status of what is queued moves nothing under a finger.
  expect(await placeOf('Loaded')).toBe(before);
  await desk.change({ kind: 'end', to: 'cancelled', reason: 'found_other' });
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This job was cancelled. Do not drive there.' }),
  ).toBeVisible();
});

test('a proxy that takes the link out of what is sent makes it no bad link, and no step is lost to it', async ({
  page,
  expected,
}) => {
  expected(/401/);
  await page.clock.install();
  await desk.sent();
  await open(page, await desk.link('job'));
  await expect(page.getByRole('button', { name: 'I am there' })).toBeVisible();
  const without = '**/api/link**';
  await page.route(without, async (route) => {
    const { authorization: _link, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  const refused = page.waitForResponse((answer) => answer.status() >= 400);
  await press(page, 'I am there');
  await refused;
  await asksAgain(page);
  await expect(page.getByText('No connection', { exact: false })).toBeVisible();
  await expect(page.getByText('Waiting for the network', { exact: false })).toBeVisible();
  await page.unroute(without);
  await asksAgain(page);
  await expect.poll(() => desk.job()).toMatchObject({ state: 'there' });
});

test('a step that did not count is told on the page of its job, and not on that of his other one', async ({
  page,
  context,
  request,
  expected,
}) => {
  expected(/ERR_INTERNET_DISCONNECTED|409/);
  const other = await deskOf(request);
  await other.of(await book(request));
  for (const one of [desk, other]) await one.sent();
  const [path, otherPath] = [await desk.link('job'), await other.link('job')];
  await open(page, path);
  await expect(page.getByRole('button', { name: 'I am there' })).toBeVisible();
  await context.setOffline(true);
  await press(page, 'I am there');
  await expect(page.getByText('Waiting for the network', { exact: false })).toBeVisible();
  const turn = (to: string) => page.evaluate((hash) => void (location.hash = hash), to.split('#')[1]!);
  await turn(otherPath);
  await desk.change({ kind: 'end', to: 'cancelled', reason: 'found_other' });
  const judged = page.waitForResponse((answer) => answer.status() === 409);
  await context.setOffline(false);
  await judged;
  const { reference } = await other.job();
  await expect(page.getByRole('heading', { name: new RegExp(reference.replace('-', '.')) })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await turn(path);
  const lost = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(lost).toBeVisible();
  await press(page, 'OK');
  await expect(lost).toBeHidden();
  // The pressed button is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the driver reads Urdu, Hindi and Arabic, reports a problem, and is out of it when another drives', async ({
  page,
  expected,
}) => {
  expected(/410/);
  await page.clock.install();
  await desk.sent({ lang: 'ur' });
  await open(page, await desk.link('job'));
  await expect(page.getByRole('button', { name: 'میں پہنچ گیا' })).toBeVisible();
  await expect(page.getByText('پہیے نہیں گھومتے · بچے ساتھ ہیں')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await press(page, 'हिन्दी');
  await expect(page.getByRole('button', { name: 'मैं पहुँच गया' })).toBeVisible();
  await expect(page.getByText('पहिए नहीं घूमते · बच्चे साथ हैं')).toBeVisible();
  await press(page, 'العربية');
  await expect(page.getByRole('button', { name: 'وصلت' })).toBeVisible();
  await expectAccessible(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'وصلت' })).toBeVisible();
  await press(page, 'English');
  await expect(page.getByText('Wheels do not turn · Children with them')).toBeVisible();
  await page.getByText('Problem', { exact: true }).first().click();
  await page.getByLabel('In a few words').fill('No gate here');
  await press(page, 'Tell the office');
  await expect(page.getByText('The office knows.')).toBeVisible();
  await desk.truck({ plate: 'A 1', driver: 'Babu' });
  await asksAgain(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This link has been replaced by a newer one\./);
  await expect(page.getByText('One moment')).toBeHidden();
  await expect(page.getByRole('button', { name: 'I am there' })).toBeHidden();
});

test('a booking shows its ticket on the confirmation, and a card on the home page while the job lives', async ({
  page,
  request,
}) => {
  // One for a friend was made before, in the same browser.
  const friend = { path: await desk.link('track'), reference: (await desk.job()).reference };
  await page.goto('/book');
  await page.evaluate((ticket) => localStorage.setItem('rnm.ticket', JSON.stringify([ticket])), friend);
  await desk.of(await book(request));
  const path = await desk.link('track');
  const { reference } = await desk.job();
  await page.route('**/api/real-crm-endpoint', (route) =>
    route.fulfill({ status: 201, json: { id: 'x', reference, status: 'pending', track: path } }),
  );
  await fillBooking(page);
  await submitButton(page).click();
  await expect(page.getByRole('link', { name: 'Follow your booking step by step' }).first()).toHaveAttribute(
    'href',
    path,
  );
  await page.goto('/');
  const card = page.getByRole('link', { name: `Follow your booking: ${reference}` });
  const friendsCard = page.getByRole('link', { name: `Follow your booking: ${friend.reference}` });
  await expect(card).toBeVisible();
  await expect(friendsCard).toHaveAttribute('href', friend.path);
  await expectAccessible(page);
  // Of a small phone's window the two leave four fifths to the page.
  await page.setViewportSize({ width: 320, height: 568 });
  const cards = (await page.getByRole('complementary', { name: 'Your booking' }).boundingBox())!;
  expect(cards.height).toBeLessThan(568 / 5);
  await expectAccessible(page);
  await card.click();
  await expect(page.getByRole('heading', { name: /Your request/ })).toBeVisible();
  await desk.change({ kind: 'end', to: 'cancelled', reason: 'price' });
  await page.goto('/');
  await expect(card).toBeHidden();
  await expect(friendsCard).toBeVisible();
});
