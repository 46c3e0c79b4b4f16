/**
 * One job from the caller's pin to the receipt, by three people with a browser each: the dispatcher's
 * board, the customer's phone and the driver's, who has no network where the car stands.
 */
import type { Browser, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import type { Job, JobEvent } from '../../src/contract/job/record';
import { desk as boardWords } from '../../src/content/en/desk';
import { jobWords } from '../../src/content/links/job';
import { pinWords } from '../../src/content/links/pin';
import { trackWords } from '../../src/content/links/track';
import { expectAccessible } from '../support/axe';
import { asksAgain } from '../support/clock';
import { signIn, startShift } from '../support/dashboard';
import { stubGeolocation } from '../support/geolocation';
import { minutesGoBy } from '../support/later';
import { test } from '../support/own-server';
import { DESKTOP, expect, PHONE, type Page } from '../support/test';

const MINUTE_MS = 60_000;
const CALLER = { phone: '0507654321', dialled: '971507654321' };
const DRIVER = { phone: '0501112222', dialled: '971501112222', name: 'Ali', plate: 'D 12345' };
const SPOT = { lat: 25.0806, lng: 55.15, accuracy: 12 };

const card = (board: Page) => board.locator('[data-job]');

/** A phone of its own, in its owner's language. */
async function phoneOf(browser: Browser, locale: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    locale,
    viewport: PHONE,
    timezoneId: 'Asia/Dubai',
    serviceWorkers: 'block',
  });
  return { context, page: await context.newPage() };
}

/** The link in the draft that the board has for `name`; the draft goes to `phone`. */
async function linkFor(board: Page, name: string, phone: string): Promise<string> {
  const links = card(board).locator('details', { hasText: boardWords.links.title });
  const draft = links.locator('p', { hasText: name }).getByRole('link', { name: /^WhatsApp/ });
  await expect(async () => {
    if (!(await links.evaluate((details: HTMLDetailsElement) => details.open)))
      await links.getByText(boardWords.links.title).click();
    await expect(draft).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const address = new URL((await draft.getAttribute('href')) as string);
  expect(address.pathname).toBe(`/${phone}`);
  return /\S+$/.exec(address.searchParams.get('text') as string)?.[0] as string;
}

/** The job and its history as the staff's API has them. */
async function stored(board: Page): Promise<{ job: Job; events: JobEvent[] }> {
  const id = await card(board).first().getAttribute('data-job');
  const session = await board.evaluate(() => sessionStorage.getItem('rnm.admin.session'));
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  const answer = await board.request.get(`/api/desk/jobs/${id}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { job: Job; events: JobEvent[] };
}

/** Whole minutes by which `at` lies before `moment` (ms since 1970). */
const minutesBefore = (moment: number, at: string | undefined): number =>
  Math.round((moment - Date.parse(at ?? '')) / MINUTE_MS);

for (const [customerLang, driverLang, locale, who] of [
  ['en', 'ur', 'en-GB', 'an English caller and an Urdu driver'],
  ['ar', 'ar', 'ar-AE', 'an Arabic caller and an Arabic driver'],
] as const)
  test(`one job goes from the pin to the receipt, with ${who}, and the driver's dead network loses nothing`, async ({
    page: board,
    server,
    browser,
    watch,
    expected,
  }) => {
    test.setTimeout(180_000);
    expected(/ERR_INTERNET_DISCONNECTED/);
    const [pin, ticket, driving] = [pinWords[customerLang], trackWords[customerLang], jobWords[driverLang]];

    // The phone rings: the dispatcher writes the number down, and sends the pin.
    await board.setViewportSize(DESKTOP);
    await signIn(board, '/admin/jobs');
    await startShift(board, 'Omar');
    await board.getByText(/^Trucks/).click();
    await board.getByLabel('Plate').fill(DRIVER.plate);
    await board.getByLabel('Driver’s first name').fill(DRIVER.name);
    await board.getByLabel('Driver’s phone').fill(DRIVER.phone);
    await board.getByLabel('Driver’s language').selectOption(driverLang);
    await board.getByRole('button', { name: 'Add a truck' }).click();
    await expect(board.getByText('Trucks (1/1)')).toBeVisible();
    await board.getByRole('button', { name: 'New job' }).click();
    await board.getByLabel('Phone number').fill(CALLER.phone);
    await board.getByLabel('Language for messages').selectOption(customerLang);
    await board.getByRole('button', { name: 'Save the job' }).click();
    await expect(card(board)).toContainText('No place yet');
    await card(board)
      .getByRole('button', { name: /I've got it/ })
      .click();
    await expect(card(board)).toContainText('Taken by Omar');
    const pinLink = await linkFor(board, 'Ask the caller for the location', CALLER.dialled);
    const trackLink = await linkFor(board, 'The ticket, to the customer', CALLER.dialled);
    await expectAccessible(board);

    // One press in the caller's hand, and the place stands on the board.
    const { page: caller } = await phoneOf(browser, locale);
    watch(caller);
    await caller.clock.install();
    await stubGeolocation(caller, [SPOT]);
    await caller.goto(pinLink, { waitUntil: 'commit' });
    await caller.getByRole('button', { name: pin.send }).click();
    await expect(caller.getByText(pin.sent(SPOT.accuracy))).toBeVisible();
    await expect(card(board)).toContainText('0.9 km from the middle of Dubai Marina');
    await expect(card(board)).toContainText('within 12 m');
    await expect(card(board).getByRole('link', { name: /^Map/ })).toHaveAttribute('href', /25\.0806/);

    // The ticket in the caller's language: a person has seen it.
    const past = caller.locator('.steps .past');
    await caller.goto(trackLink, { waitUntil: 'commit' });
    await expect(past).toHaveCount(2);
    await expect(past.last()).toContainText(ticket.steps.taken);
    expect(await caller.evaluate(() => document.documentElement.lang)).toBe(customerLang);

    // A driver and a time, given by a person.
    await card(board)
      .getByRole('button', { name: /Truck sent/ })
      .click();
    await card(board).getByRole('button', { name: '45', exact: true }).click();
    await expect(card(board)).toContainText(`${DRIVER.name}, \u200e${DRIVER.plate}`);
    await asksAgain(caller);
    await expect(past.last()).toContainText(ticket.steps.sent);
    const { eta } = (await stored(board)).job;
    const dubai = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Dubai' });
    // Shortly before midnight, the day stands behind the time of a truck that comes after it.
    const [at = '', saidAt = ''] = [eta?.at, eta?.saidAt].map((time) => `${dubai.format(Date.parse(time ?? ''))}.*`);
    await expect(caller.getByText(new RegExp(ticket.eta(at, saidAt).replace(/[()]/g, '\\$&')))).toBeVisible();
    await expect(caller.getByText(DRIVER.plate)).toBeVisible();
    await expect(caller.getByText(DRIVER.name)).toBeVisible();

    // The driver's page in the driver's language, with the pin as its goal.
    const jobLink = await linkFor(board, 'The job, to the driver', DRIVER.dialled);
    const { page: driver, context: cab } = await phoneOf(browser, 'en-GB');
    watch(driver);
    await driver.clock.install();
    await driver.goto(jobLink, { waitUntil: 'commit' });
    await expect(driver.getByRole('button', { name: driving.there })).toBeVisible();
    await expect(driver.locator('html')).toHaveAttribute('lang', driverLang);
    await expect(driver.getByRole('link', { name: `${driving.navigate}: Google Maps` })).toHaveAttribute(
      'href',
      /destination=25\.08060%2C55\.15000/,
    );

    // Forty minutes later, no network: two steps and a photograph, some minutes apart, wait in the phone.
    minutesGoBy(server, 40);
    await cab.setOffline(true);
    // Counted from each press: what the test itself takes until it looks is no part of the times.
    const pressed = { there: Date.now(), photo: NaN, loaded: NaN };
    await driver.getByRole('button', { name: driving.there }).click();
    await expect(driver.getByText(driving.waiting(1))).toBeVisible();
    await driver.clock.fastForward(8 * MINUTE_MS);
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    pressed.photo = Date.now();
    await driver.locator('input[type=file]').first().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await expect(driver.getByText(driving.waiting(2))).toBeVisible();
    await driver.clock.fastForward(6 * MINUTE_MS);
    pressed.loaded = Date.now();
    await driver.getByRole('button', { name: driving.loaded }).click();
    await expect(driver.getByText(driving.waiting(3))).toBeVisible();
    await expect(driver.getByText(driving.lost, { exact: false })).toBeVisible();
    await driver.clock.fastForward(4 * MINUTE_MS);
    await expectAccessible(driver);
    expect((await stored(board)).job.state).toBe('sent');
    await cab.setOffline(false);
    await expect(driver.locator('footer [role=status]')).toBeEmpty();

    // In order, each with the time at which it was made.
    await expect(card(board)).toHaveAttribute('data-state', 'loaded');
    await expect.poll(async () => (await stored(board)).job.photos).toBe(1);
    const { job, events } = await stored(board);
    const made = events
      .filter(({ actor }) => actor === 'crew')
      .map(({ what, to, at }) => [to ?? what, minutesBefore(pressed[(to ?? what) as keyof typeof pressed], at)]);
    expect(made).toEqual([
      ['there', 18],
      ['loaded', 4],
      ['photo', 10],
    ]);
    expect([minutesBefore(pressed.there, job.thereAt), minutesBefore(pressed.loaded, job.loadedAt)]).toEqual([18, 4]);
    await expect(card(board)).toContainText('1 photo');

    // The ticket follows, with the same times.
    await asksAgain(caller);
    await expect(past).toHaveCount(5);
    await expect(past.nth(3)).toContainText(ticket.steps.there);
    await expect(past.nth(3)).toContainText(dubai.format(Date.parse(job.thereAt as string)));
    await expect(past.nth(4)).toContainText(ticket.steps.loaded);
    await expect(caller.getByText(ticket.cancelTitle)).toBeHidden();
    await expectAccessible(caller);

    // Paid at the garage: the receipt on the ticket, the price on the board.
    await driver.getByRole('button', { name: driving.done }).click();
    await driver.getByLabel(driving.price).fill('260');
    await driver.getByLabel(driving.payment).selectOption('cash');
    await driver.getByRole('button', { name: driving.finish }).click();
    await expect(driver.getByText(driving.over.done)).toBeVisible();
    await asksAgain(caller);
    await expect(caller.getByText(ticket.paid(260))).toBeVisible();
    await expect(past.last()).toContainText(ticket.steps.done);
    await expect(caller.getByText(DRIVER.plate)).toBeHidden();
    await expect(board.getByText('No open jobs.')).toBeVisible();
    await board.getByText(/Finished in the last 24 hours/).click();
    await expect(card(board)).toContainText('Paid AED 260, Cash');
  });
