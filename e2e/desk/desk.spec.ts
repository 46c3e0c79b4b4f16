/** The desk: a booking rings on an open screen, a person takes it, and the job lives until it is paid. */
import { expectAccessible } from '../support/axe';
import { stopClock } from '../support/clock';
import {
  book,
  loseAnswer,
  omarsBoard,
  SERVER_GONE,
  signIn,
  signInByDialog,
  signInHere,
  startShift,
} from '../support/dashboard';
import { test } from '../support/own-server';
import type { Board } from '../../src/contract/job/record';
import { minutesGoBy } from '../support/later';
import { deskOf } from '../support/links';
import { DESKTOP, expect, PHONE, type Page } from '../support/test';

/** The time that a person has given. Late in the evening it lies on the next day, which it then names. */
const ETA = /^About (?:\w{3} \d{1,2} \w{3,4}(?: \d{4})?, )?\d\d:\d\d, said at \d\d:\d\d by Omar$/;
const cards = (page: Page) => page.getByRole('tabpanel').locator('[data-job]');

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

test('names of forty letters leave the board as wide as a small phone', async ({ page }) => {
  const name = 'M'.repeat(40);
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  // More jobs are waiting than the board shows: their number stays on its tab.
  await page.route('**/api/desk/jobs', async (route) => {
    const board = (await (await route.fetch()).json()) as Board;
    await route.fulfill({ json: { ...board, unshown: 128 } });
  });
  // No stream meanwhile: where the server finds its store emptied by the test before, it sends a board without that
  // number.
  await page.route('**/api/desk/events*', () => undefined);
  await signIn(page, '/admin/jobs');
  await startShift(page, name);
  const tab = page.getByRole('tab', { name: /^Jobs/ });
  const [around, badge] = [await tab.boundingBox(), await tab.getByText(/^128/).boundingBox()];
  expect(badge!.x + badge!.width).toBeLessThanOrEqual(around!.x + around!.width);
  await page.unroute('**/api/desk/jobs');
  await page.unroute('**/api/desk/events*');
  await page.getByText(/^Trucks/).click();
  await page.getByLabel('Plate').fill('W'.repeat(20));
  await page.getByLabel('Driver’s first name').fill(name);
  await page.getByLabel('Driver’s phone').fill('0507654321');
  await page.getByRole('button', { name: 'Add a truck' }).click();
  await expect(page.getByText('Trucks (1/1)')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const text of [`On shift: ${name}`, name]) {
    const { x = 0, width = 999 } = (await page.getByText(text, { exact: true }).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  }
  // The second half of a double click, within 600 ms of this clock, does not take the first back.
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const onDuty = page.getByRole('button', { name: /^On duty/ });
  await onDuty.scrollIntoViewIfNeeded();
  const box = (await onDuty.boundingBox())!;
  await stopClock(page);
  await onDuty.click();
  await expect(page.getByText('Trucks (0/1)')).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => fetch('/api/mongodb-health').then((answer) => answer.text()));
  // By now all requests that it made have been sent.
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('button', { name: /^Off duty/ })).toBeVisible();
  await expect(page.getByText('Trucks (0/1)')).toBeVisible();
});

test('a card keeps what stands on it together: references, names and signs in large letters, edges in forced colours', async ({
  page,
  request,
  server,
}) => {
  const desk = await deskOf(request);
  await desk.call();
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.call();
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.change({ kind: 'step', to: 'sent', minutes: 10 });
  minutesGoBy(server, 50);
  await desk.call();
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.change({ kind: 'step', to: 'sent', minutes: 20 });
  const punctual = page.locator(`[data-job="${(await desk.job()).id}"]`);
  await book(request);
  await book(request);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');

  await test.step('no reference breaks at its hyphen, however narrow its card', async () => {
    const same = cards(page)
      .filter({ hasText: /Same phone as/ })
      .and(page.locator('[data-state=new]'));
    await expect(same.getByText(/^Same phone as/)).toHaveCount(2);
    const broken = await same.first().evaluate((card) => {
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const ranges: Range[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: found } of (text.textContent ?? '').matchAll(/RNM-\w+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + found.length);
          // What is only read out has no line.
          if (!text.parentElement?.closest('.sr-only')) ranges.push(range);
        }
      const counts: string[] = [`of ${ranges.length}`];
      for (let width = 180; width < 420; width += 5) {
        card.style.width = `${width}px`;
        const lines = ranges.map((range) => new Set([...range.getClientRects()].map(({ top }) => top)).size);
        if (lines.some((count) => count > 1)) counts.push(`${width} px`);
      }
      card.style.width = '';
      return counts;
    });
    expect(broken).toEqual(['of 2']);
  });

  await test.step('buttons have an edge where the system forces its colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const button of [
      cards(page)
        .getByRole('button', { name: /I've got it/ })
        .first(),
      page.getByRole('button', { name: 'New job' }),
    ])
      await expect(button).toHaveCSS('border-top-width', '2px');
    await page.emulateMedia({ forcedColors: null });
  });

  await page.setViewportSize(PHONE);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await test.step('in letters of twice the size, the name of a job has its words beside or above what it has come to', async () => {
    const name = punctual.getByRole('heading', { level: 3 });
    await expect(name).toBeVisible();
    // Wide enough for its longest word: it used to wrap to one letter per line.
    expect((await name.boundingBox())?.width).toBeGreaterThan(150);
  });

  await test.step('in letters of twice the size, what runs on a card stays within it on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const text of ['No truck sent for', 'Truck is late by']) {
      const card = cards(page).filter({ hasText: text });
      const sign = (await card.getByText(text).boundingBox())!;
      const name = (await card.getByRole('heading', { level: 3 }).boundingBox())!;
      expect(sign.x + sign.width, text).toBeLessThanOrEqual(name.x + name.width + 1);
    }
  });
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

test('what takes the focus from the keyboard is in sight, a key that is held down asks, and the focus stays in its card until that is over', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  for (let i = 0; i < 3; i += 1) await book(request);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');

  await test.step('in sight, also where a step moves the card or ends it', async () => {
    const card = page.locator(`[data-job="${await cards(page).last().getAttribute('data-job')}"]`);
    for (const step of [/I've got it/, /Truck sent/, '10', /Truck is there/, /^Loaded/]) {
      await card.getByRole('button', { name: step, exact: true }).press('Enter');
      await expect(card.locator('h3:focus, button:focus')).toBeInViewport();
    }
    await card.getByRole('button', { name: /Done and paid/ }).press('Enter');
    await card.getByLabel('Price paid, AED').press('Enter');
    const heading = page.getByRole('heading', { name: '2 jobs waiting' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  await page.setViewportSize(DESKTOP);
  await test.step('a key that is held down asks, and does not answer itself', async () => {
    const card = page.locator(`[data-job="${await cards(page).first().getAttribute('data-job')}"]`);
    const press = (name: RegExp) => card.getByRole('button', { name }).press('Enter');
    const hold = async (name: RegExp) => {
      await card.getByRole('button', { name }).focus();
      for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    };
    await press(/I've got it/);
    await hold(/Truck sent/);
    await expect(card.getByRole('button', { name: '10', exact: true })).toBeFocused();
    await expect(card).toHaveAttribute('data-state', 'taken');
    await page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('data-state', 'sent');
    await press(/Truck is there/);
    await hold(/Repaired on the spot/);
    await expect(card.getByLabel('Price paid, AED')).toBeFocused();
    await expect(card).toHaveAttribute('data-state', 'there');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1 job waiting' })).toBeFocused();
  });

  await test.step('steps keep the focus in their card, also when it moves to those that are over', async () => {
    const card = cards(page).first();
    await card.getByRole('button', { name: /I've got it/ }).press('Enter');
    await expect(card).toContainText('Taken by Omar');
    await expect(card.getByRole('heading', { level: 3 })).toBeFocused();
    await card.getByRole('button', { name: /Truck sent/ }).press('Enter');
    await expect(card.getByRole('button', { name: '10', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toContainText('Truck is there');
    await expect(card.getByRole('heading', { level: 3 })).toBeFocused();
    await card.getByRole('button', { name: /Truck is there/ }).press('Enter');
    await expect(card.getByRole('button', { name: /^Loaded/ })).toBeVisible();
    await card.getByRole('button', { name: 'Repaired on the spot, done' }).press('Enter');
    await card.getByLabel('Price paid, AED').press('Enter');
    await expect(page.getByRole('heading', { name: 'No open jobs.' })).toBeFocused();
  });
});

test('a job that ends while it is also folded away, as found or as finished, leaves the focus on the board; undo brings it back', async ({
  page,
  request,
}) => {
  await book(request);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');
  const heading = page.getByRole('heading', { name: 'No open jobs.' });
  const fold = (title: RegExp) => page.locator('summary', { hasText: title });
  const end = async () => {
    const card = cards(page).first();
    await card.locator('summary', { hasText: /^More/ }).press('Enter');
    await card.getByLabel('Reason', { exact: true }).selectOption({ index: 1 });
    await card.getByRole('button', { name: 'End this job' }).press('Enter');
  };

  await fold(/^Find an earlier job/).press('Enter');
  await page.getByLabel('Find a job').fill('Mariam');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 job found.')).toBeVisible();
  await fold(/^Find an earlier job/).press('Enter');
  await end();
  await expect(heading).toBeFocused();

  await fold(/^Finished/).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo “Cancelled”' });
  await undo.first().press('Enter');
  await expect(fold(/^Finished/)).toBeHidden();
  await expect(cards(page).first().getByRole('heading', { level: 3 })).toBeFocused();
  // Its list was open when the last job left it.
  await end();
  await expect(page.locator('details[open] [data-job] h3:focus')).toBeInViewport();

  await test.step('a job ends with its reason, and undo brings it back', async () => {
    await undo.first().click();
    const card = cards(page).first();
    await expect(card).toHaveAttribute('data-state', 'new');
    await card.getByText('More', { exact: false }).first().click();
    await card.getByRole('button', { name: 'End this job' }).click();
    await expect(card.getByText('Please choose a reason')).toBeVisible();
    await card.getByLabel('How did it end?').selectOption('prank');
    await card.getByLabel('Reason', { exact: true }).selectOption('no_such_customer');
    await card.getByRole('button', { name: 'End this job' }).click();
    await expect(page.locator('details[open] [data-job]')).toContainText('Prank: No such customer');
    await page.getByRole('button', { name: /Undo/ }).click();
    await expect(page.getByRole('heading', { name: '1 job waiting' })).toBeVisible();
  });
});

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`what somebody types into stays where it is when jobs come before it, on ${device}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    for (let i = 0; i < 2; i += 1) await book(request);
    await signIn(page, '/admin/jobs');
    await startShift(page, 'Omar');
    // In sequence, since a job that is taken moves behind those that wait.
    for (const left of ['1 job waiting', '2 under way']) {
      await page
        .getByRole('button', { name: /I've got it/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: left })).toBeVisible();
    }
    const card = page.locator(`[data-job="${await cards(page).last().getAttribute('data-job')}"]`);
    await card.locator('summary', { hasText: /^More/ }).press('Enter');
    const note = card.getByLabel('Note').first();
    await note.fill('Two children');
    await note.scrollIntoViewIfNeeded();
    for (const waiting of ['1 job waiting', '2 jobs waiting']) {
      const before = await note.boundingBox();
      await book(request);
      await expect(page.getByRole('heading', { name: waiting })).toBeAttached();
      await expect(cards(page).last()).toHaveAttribute('data-state', 'taken');
      expect((await note.boundingBox())?.y).toBeCloseTo(before!.y, 0);
    }
  });
}

test('the bar that says that the session ends covers nothing that has the focus, on a phone, in the page and in a dialog', async ({
  page,
  request,
}) => {
  await page.clock.install();
  for (let i = 0; i < 2; i += 1) await book(request);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');
  await page.setViewportSize(PHONE);
  await page.clock.fastForward('07:51:00');
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  /** Goes back with Shift+Tab, and checks that no focused element lies under the bar of its page or dialog. */
  const backwards = async (stops: number) => {
    for (let i = 0; i < stops; i += 1) {
      await page.keyboard.press('Shift+Tab');
      const under = await page.evaluate(() => {
        const at = document.activeElement!;
        const bar = (at.closest('dialog') ?? document.body).querySelector('[data-warning]')!;
        const judged = at.closest('dialog, [data-job]') && !bar.contains(at);
        return judged ? bar.getBoundingClientRect().bottom - at.getBoundingClientRect().top : 0;
      });
      expect.soft(under).toBeLessThanOrEqual(0);
    }
  };
  await page.locator('summary').last().focus();
  await backwards(12);
  await page.getByRole('button', { name: 'New job' }).click();
  const dialog = page.getByRole('dialog', { name: 'New job from a call' });
  const lists = dialog.getByRole('combobox');
  await expect(lists).not.toHaveCount(0);
  for (const list of await lists.all())
    // The native mark touches the border.
    await expect(list, 'a mark clear of the edge').toHaveCSS('appearance', 'none');
  await dialog.getByRole('button', { name: 'Save the job' }).focus();
  await backwards(8);
});

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

test('board and overview say that the line is lost, the title too; the board catches up when the server is back', async ({
  page,
  request,
  server,
  expected,
}) => {
  expected(SERVER_GONE);
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
  await expect(cards(page)).toHaveCount(1, { timeout: 25_000 });
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
      await expect(cards(page)).toHaveCount(before + 2, { timeout: 25_000 });
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
