/** Who works at the desk by keyboard, or types while the board changes: focus and place stay. */
import { book, cards, signIn, startShift } from '../support/dashboard';
import { test } from '../support/own-server';
import { DESKTOP, expect, PHONE } from '../support/test';

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
