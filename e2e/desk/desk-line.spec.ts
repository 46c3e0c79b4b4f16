/** The desk without an answer: a lost response, a server that is gone, a gateway in between, a session that ends. */
import { asTimeGoesBy } from '../support/clock';
import { book, cards, loseAnswer, omarsBoard, SERVER_GONE, signIn, signInHere, startShift } from '../support/dashboard';
import { test } from '../support/own-server';
import { DESKTOP, expect, PHONE, type Page } from '../support/test';

/** The board asks again, and shows so many jobs. */
const expectJobs = (page: Page, count: number) =>
  asTimeGoesBy(page, () => expect(cards(page)).toHaveCount(count, { timeout: 2_000 }));

test('a step whose answer was lost is not asked for again once it stands there', async ({
  page,
  request,
  expected,
}) => {
  expected(/ERR_FAILED/);
  await book(request);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');
  const card = cards(page).first();
  await loseAnswer(page, '**/api/desk/jobs/*');
  await card.getByRole('button', { name: /I've got it/ }).click();
  await expect(card).toContainText('Taken by Omar');
  await expect(card.getByRole('alert')).toContainText('No answer came. Check what is shown here now.');
  await card.getByRole('button', { name: 'OK' }).click();
  await expect(card.getByRole('alert')).toBeHidden();
  // On a phone it is said where it is seen, a screen above what was pressed.
  await page.setViewportSize(PHONE);
  await page.route('**/api/desk/jobs/*', (route) => route.abort(), { times: 1 });
  await card.getByText(/^More/).click();
  await card.getByRole('button', { name: /^Mark: hurt/ }).click();
  await expect(card.getByRole('alert')).toBeInViewport({ ratio: 1 });
  // On a wide screen all buttons of the card end at one edge.
  await page.setViewportSize(DESKTOP);
  const ends = ['Save the place', 'Add the note', 'End this job'].map(async (name) => {
    const { x = 0, width = 0 } = (await card.getByRole('button', { name }).boundingBox()) ?? {};
    return Math.round(x + width);
  });
  expect(new Set(await Promise.all(ends)).size).toBe(1);
});

test('board and overview say that the line is lost, the title too; the board catches up when the server is back', async ({
  page,
  request,
  server,
  expected,
}) => {
  expected(SERVER_GONE);
  await page.clock.install();
  await omarsBoard(page);
  await server.stop();
  const lost = page.getByText('No connection. Calls to the hotline still reach you.');
  await expect(lost).toBeVisible();
  await expect(page).toHaveTitle('No connection: nothing new rings here');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('tabpanel').getByText('Nobody is waiting')).toBeVisible();
  await expect(lost).toBeVisible();
  await page.getByRole('tab', { name: /^Jobs/ }).click();
  await server.again();
  await book(request);
  await expectJobs(page, 1);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test("a proxy's page with 403 or 404 while the server is replaced takes no job off the board, and signs nobody out", async ({
  page,
  request,
  server,
  expected,
}) => {
  expected(SERVER_GONE);
  expected(/40[34]/);
  await page.clock.install();
  await book(request);
  await omarsBoard(page);
  for (const [before, status] of [403, 404].entries())
    await test.step(`${status}`, async () => {
      await page.route('**/api/desk/**', (route) =>
        route.fulfill({ status, contentType: 'text/html', body: 'Back soon' }),
      );
      await server.stop();
      await expect(page.getByText('No connection. Calls to the hotline still reach you.')).toBeVisible();
      await expect(cards(page)).toHaveCount(before + 1);
      await page.unrouteAll();
      await server.again();
      await book(request);
      await expectJobs(page, before + 2);
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
    });
});

test('a gateway that answers in place of the desk as the page is loaded is a lost line, and no site without a desk', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/);
  await omarsBoard(page);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Please log in to the Wi-Fi</h1>' }),
  );
  await page.reload();
  await expect(page.getByText('No connection. Calls to the hotline still reach you.')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Jobs/ })).toHaveAttribute('aria-selected', 'true');
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('what was being typed stands there again after a session that ended in the middle of it', async ({ page }) => {
  await page.clock.install();
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');
  await page.getByRole('button', { name: 'New job' }).click();
  await page.keyboard.type('0507654321');
  await page.getByLabel(/^Where/).fill('Al Quoz, behind the mall');
  // Closed for a moment, not discarded.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New job' }).click();
  await expect(page.getByLabel(/^Where/)).toHaveValue('Al Quoz, behind the mall');
  // Ten minutes before the end one may sign in right here, or not: the call that is being taken down stays.
  await page.clock.fastForward('07:51:00');
  const call = page.getByRole('dialog', { name: 'New job from a call' });
  await call.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Staff sign-in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Staff sign-in' })).toBeHidden();
  await expect(call).toBeVisible();
  await page.clock.fastForward('00:10:00');
  await expect(page.getByText('You were signed out after 8 hours. Please sign in again.')).toBeVisible();
  await signInHere(page);
  await expect(page.getByText('On shift: Omar')).toBeVisible();
  await page.getByRole('button', { name: 'Save the job' }).click();
  await expect(cards(page)).toContainText('Al Quoz, behind the mall');
  await expect(cards(page)).toContainText('+971 50 765 4321');
  // Discarded: nothing of it is left.
  await page.getByRole('button', { name: 'New job' }).click();
  await page.keyboard.type('0501');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'New job' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Phone number')).toHaveValue('');
});
