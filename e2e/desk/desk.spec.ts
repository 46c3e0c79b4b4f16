/** The desk: a booking rings on an open screen, a person takes it, and the job lives until it is paid. */
import { expectAccessible } from '../support/axe';
import { stopClock } from '../support/clock';
import { book, cards, loseAnswer, omarsBoard, signIn, signInByDialog, startShift } from '../support/dashboard';
import { test } from '../support/own-server';
import { deskOf } from '../support/links';
import { DESKTOP, expect, PHONE } from '../support/test';

/** The time that a person has given. Late in the evening it lies on the next day, which it then names. */
const ETA = /^About (?:\w{3} \d{1,2} \w{3,4}(?: \d{4})?, )?\d\d:\d\d, said at \d\d:\d\d by Omar$/;

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`a waiting job is the first thing after signing in on ${device}, and goes from taken to paid`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await book(request, { description: 'Stopped in the middle lane, smoke from the engine' });
    await signInByDialog(page);
    await expect(page).toHaveURL(/\/admin\/jobs$/);
    await expect(page.getByRole('tab', { name: /^Jobs/ })).toHaveAttribute('aria-selected', 'true');
    await startShift(page, 'Omar');
    await expect(page).toHaveTitle(/^\(1\) New job/);
    const card = cards(page).first();
    await expect(card).toContainText('May be hurt or in a lane');
    await expect(card.getByRole('link', { name: '+971 50 123 4567' })).toBeVisible();
    await expectAccessible(page);

    await card.getByRole('button', { name: /I've got it/ }).click();
    await expect(card).toContainText('Taken by Omar');
    await expect(page).not.toHaveTitle(/New job/);
    await card.getByRole('button', { name: /Truck sent/ }).click();
    await card.getByRole('button', { name: '20', exact: true }).click();
    await expect(card.getByText(ETA)).toBeVisible();
    await card.getByRole('button', { name: /Truck is there/ }).click();
    await card.getByRole('button', { name: /^Loaded/ }).click();
    await card.getByRole('button', { name: /Done and paid/ }).click();
    await card.getByLabel('Price paid, AED').fill('260');
    await card.getByLabel('Paid by').selectOption('cash');
    await card.getByRole('button', { name: 'Done and paid' }).click();
    await expect(page.getByText('No open jobs.')).toBeVisible();
    await page.getByText(/Finished in the last 24 hours/).click();
    await expect(cards(page)).toContainText('Paid AED 260, Cash');
    await expectAccessible(page);
  });
}

test('a job that was sent without a truck gets one, another time, and its price when it is known', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await book(request);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');
  const card = cards(page).first();
  await card.getByRole('button', { name: /I've got it/ }).click();
  await card.getByRole('button', { name: /Truck sent/ }).click();
  await card.getByRole('button', { name: '20', exact: true }).click();
  await expect(card).toContainText('by Omar');
  await page.getByText(/^Trucks/).click();
  await page.getByLabel('Plate').fill('Dubai A 12345');
  await page.getByLabel('Driver’s first name').fill('Imran');
  await page.getByLabel('Driver’s phone').fill('0507654321');
  await page.getByRole('button', { name: 'Add a truck' }).click();
  await expect(page.getByText('Trucks (1/1)')).toBeVisible();
  await card.getByText(/^More/).click();
  await card.getByLabel('Truck', { exact: true }).selectOption({ index: 1 });
  await card.getByRole('button', { name: 'Change the truck' }).click();
  await expect(card).toContainText(/Imran, \u200eDubai A 12345/);
  const said = await card.getByText(ETA).textContent();
  await card.getByRole('button', { name: '60', exact: true }).click();
  await expect(card.getByText(ETA)).not.toHaveText(said!);
  await expectAccessible(page);
  await card.getByRole('button', { name: /Truck is there/ }).click();
  await card.getByRole('button', { name: /Repaired on the spot/ }).click();
  await card.getByRole('button', { name: 'Done and paid' }).click();
  await page.getByText(/Finished in the last 24 hours/).click();
  await cards(page)
    .getByRole('button', { name: /^Fill in the price/ })
    .click();
  await cards(page).getByLabel('Price paid, AED').fill('260');
  await cards(page).getByRole('button', { name: 'Save the price' }).click();
  await expect(cards(page)).toContainText('Paid AED 260');
  await expect(cards(page).getByRole('button', { name: /^Change the price/ })).toBeVisible();
  await expectAccessible(page);
});

test('a booking reaches every open screen within a second; one of two people gets it, the other sees who', async ({
  page,
  browser,
  watch,
  expected,
  request,
}) => {
  expected(/409/);
  const other = await (await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })).newPage();
  watch(other);
  for (const [screen, name] of [
    [page, 'Omar'],
    [other, 'Sara'],
  ] as const) {
    await signIn(screen, '/admin/jobs');
    await startShift(screen, name);
    await expect(screen.getByText('Live', { exact: true })).toBeVisible();
  }
  await book(request, {}, { rolls: 'no', headroom: '2.1' });
  await Promise.all([page, other].map((screen) => expect(cards(screen)).toHaveCount(1)));
  // What the customer said decides the truck, before anybody asks.
  await expect(cards(page)).toContainText('Flatbed with skates, 2.1 m');

  // The second dispatcher presses before the change of the first has arrived.
  await other.route('**/api/desk/jobs/*', async (route) => {
    await page.getByRole('button', { name: /I've got it/ }).click();
    await expect(cards(page)).toContainText('Taken by Omar');
    await route.continue();
  });
  await other.getByRole('button', { name: /I've got it/ }).click();
  await expect(other.getByRole('alert')).toContainText('Omar was faster. This job is now: Taken.');
  await expect(other.getByRole('alert')).toContainText("You wanted: I've got it. None of it was saved.");
  await expect(cards(other)).toContainText('Taken by Omar');
});

test('a note that was begun stays on the board when a colleague ends the job, and is added to it', async ({
  page,
  browser,
  watch,
  request,
}) => {
  const other = await (await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })).newPage();
  watch(other);
  await book(request);
  await omarsBoard(page);
  await signIn(other, '/admin/jobs');
  await startShift(other, 'Sara');
  const card = cards(page).first();
  const note = card.getByLabel('Note', { exact: true }).first();
  await card.getByText(/^More/).click();
  await note.pressSequentially('Blue gate, ');

  await cards(other).getByText(/^More/).click();
  await cards(other).getByLabel('Reason').selectOption('car_started');
  await cards(other).getByRole('button', { name: 'End this job' }).click();
  await expect(other.getByText('No open jobs.')).toBeVisible();
  await expect(cards(other)).toHaveCount(0);

  await expect(card.getByRole('alert')).toContainText('This job is over: Cancelled. What you typed is still here.');
  await expect(card.getByRole('listitem').filter({ hasText: 'The car started again' }).last()).toContainText('Sara');
  await expect(page.getByText('No open jobs.')).toBeVisible();
  await expect(note).toBeFocused();
  await page.keyboard.type('ask for Ali');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(0);
  await page.getByText(/Finished in the last 24 hours/).click();
  await expect(cards(page)).toContainText('Blue gate, ask for Ali');
});

test('a call whose first answer was lost is one job, with what was added before the second press; the next call becomes a job by keyboard alone', async ({
  page,
  expected,
}) => {
  expected(/ERR_FAILED/);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');
  await test.step('the lost answer', async () => {
    await loseAnswer(page, '**/api/desk/jobs');
    await page.getByRole('button', { name: 'New job' }).click();
    await page.keyboard.type('0551112222');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'no answer from the server' })).toBeVisible();
    await page.getByLabel('Somebody is hurt').check();
    await page.getByLabel(/^Where/).fill('Al Quoz, Exit 41');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Hurt or in a lane');
    await expect(cards(page)).toContainText('Al Quoz, Exit 41');
    await cards(page)
      .getByText(/^What happened/)
      .click();
    await expect(cards(page)).toContainText('More from the call');
  });

  await test.step('by keyboard alone', async () => {
    await page.getByRole('button', { name: 'New job' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('0507654321');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Al Quoz, behind the mall');
    await page.keyboard.press('Enter');
    const card = cards(page).filter({ hasText: '+971 50 765 4321' });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Al Quoz, behind the mall');
    await expect(page.getByRole('dialog')).toBeHidden();
    // It is found again, whatever becomes of it.
    await page.getByText('Find an earlier job').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('765 4321');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^1 job found\. On the board/)).toBeVisible();
    await expect(page.getByRole('list').last().locator('[data-job]')).toContainText('Al Quoz, behind the mall');
    await expectAccessible(page);
  });
});

test('neither the second half of a double click nor a finger under which the step was made presses another thing', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await page.setViewportSize(DESKTOP);
  for (let i = 0; i < 2; i += 1) await book(request);
  await omarsBoard(page);
  const takes: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && takes.push(sent.url()));
  const take = cards(page).getByRole('button', { name: /I've got it/ });
  const click = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
    page.mouse.click(x + width / 2, y + height / 2);
  const place = (await take.first().boundingBox())!;
  // Within 600 ms of this clock.
  await stopClock(page);
  await click(place);
  await expect(page.getByRole('heading', { name: '1 job waiting' })).toBeVisible();
  // The other job has come to stand first, and the page may have scrolled.
  for (const at of [place, (await take.boundingBox())!]) await click(at);
  // By now all requests that it made have been sent.
  await page.evaluate(() => fetch('/api/mongodb-health').then((answer) => answer.text()));
  expect(takes).toHaveLength(1);
  await page.clock.resume();
  await take.click();
  await expect(page.getByRole('heading', { name: '2 under way' })).toBeVisible();

  await test.step('a step that somebody else makes under the finger is not followed by the next one', async () => {
    const desk = await deskOf(request);
    await desk.call();
    for (const step of [{ to: 'taken' }, { to: 'sent', minutes: 20 }]) await desk.change({ kind: 'step', ...step });
    const card = page.locator(`[data-job="${(await desk.job()).id}"]`);
    const there = card.getByRole('button', { name: /Truck is there/ });
    await there.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await there.boundingBox())!;
    await there.focus();
    // A finger may come within 600 ms of this clock.
    await stopClock(page);
    // The driver presses it on the phone, as the desk does here.
    await desk.change({ kind: 'step', to: 'there' });
    const next = card.getByRole('button', { name: /^Loaded/ });
    await next.waitFor();
    // It has come to stand where the finger falls.
    const under = (await next.boundingBox())!;
    expect([under.x <= x + width / 2, under.x + under.width > x + width / 2]).toEqual([true, true]);
    expect([under.y <= y + height / 2, under.y + under.height > y + height / 2]).toEqual([true, true]);
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.keyboard.press('Enter');
    await page.evaluate(() => fetch('/api/mongodb-health').then((answer) => answer.text()));
    expect((await desk.job()).state).toBe('there');
    await page.clock.resume();
    await next.click();
    await expect(card.getByRole('button', { name: /Undo/ })).toHaveText(/Loaded/);
  });
});
