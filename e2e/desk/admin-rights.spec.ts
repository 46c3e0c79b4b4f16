/**
 * What a customer may ask the company for, at the desk: a copy of what is held, and that
 * it goes. Privacy page; spec 3, section E.
 */
import { readFileSync } from 'node:fs';
import { bookingReference } from '../../src/contract/reference';
import { expectAccessible } from '../support/axe';
import { book, CRM, loseAnswer, signIn } from '../support/dashboard';
import { test as alone } from '../support/own-server';
import { DESKTOP, expect, PHONE, test } from '../support/test';

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  alone(
    `a copy of one booking is saved on a ${name}, and the booking erased: its job, its words, and nobody else's`,
    async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const gone = await book(request, { firstName: 'Leila', phone: '052 111 2233', description: 'Blue gate' });
      const stays = await book(request, { firstName: 'Omar', phone: '052 444 5566' });
      await signIn(page, '/admin/customers');
      const item = page.locator(`[data-booking="${gone}"]`);
      const reference = bookingReference(gone);
      await item.getByText('Details').click();

      const saved = page.waitForEvent('download');
      await item.getByRole('button', { name: /^Export a copy/ }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${reference}.json`);
      const text = readFileSync(await file.path(), 'utf8');
      expect(JSON.parse(text)).toMatchObject({
        booking: { id: gone, customerInfo: { firstName: 'Leila', description: 'Blue gate' } },
        jobs: [{ job: { bookingId: gone }, events: [{ what: 'created' }] }],
      });
      expect(text).not.toContain('Omar');
      await expect(item.getByRole('status')).toHaveText(`The copy is in ${reference}.json.`);

      const erase = item.getByRole('button', { name: /^Erase for good/ });
      await erase.click();
      const dialog = page.getByRole('dialog', { name: `Erase ${reference}?` });
      await expect(dialog).toContainText('the booking of Leila Haddad, \u200e052 111 2233, with everything in it');
      await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(item).toBeVisible();

      await erase.click();
      await dialog.getByRole('button', { name: 'Yes, erase it' }).click();
      await expect(item).toHaveCount(0);
      await expect(page.getByText(`${reference} is erased.`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Bookings', exact: true })).toBeFocused();
      await page.reload();
      await expect(page.locator(`[data-booking="${stays}"]`)).toBeVisible();
      await expect(item).toHaveCount(0);
      await page.getByRole('searchbox').fill('blue gate');
      await expect(page.getByText('No booking matches.')).toBeVisible();
      await page.getByRole('tab', { name: /^Jobs/ }).click();
      await expect(page.locator('[data-job]')).toHaveCount(1);
      await expect(page.locator('[data-job]')).toContainText('Omar Haddad');
    },
  );
}

test('an erasure that fails says so and can be tried again', async ({ page, request, expected }) => {
  expected(/503/);
  const id = await book(request, { firstName: 'Leila' });
  await signIn(page, '/admin/customers');
  const item = page.locator(`[data-booking="${id}"]`);
  await item.getByText('Details').click();
  let fails = true;
  await page.route(`**${CRM}`, (route) =>
    fails && route.request().postData()?.includes('erase')
      ? route.fulfill({ status: 503, body: '{}' })
      : route.continue(),
  );
  await item.getByRole('button', { name: /^Erase for good/ }).click();
  const yes = page.getByRole('button', { name: 'Yes, erase it' });
  await yes.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The server has not confirmed that it is erased. Please try again.' }),
  ).toBeVisible();
  await expect(item).toHaveCount(1);
  // The buttons could not be pressed meanwhile, and had lost it.
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  fails = false;
  await yes.click();
  await expect(item).toHaveCount(0);
});

test('an erasure whose answer was lost is one: the next try says so', async ({ page, request, expected }) => {
  expected(/ERR_FAILED|404/);
  const id = await book(request, { firstName: 'Noor' });
  await signIn(page, '/admin/customers');
  const item = page.locator(`[data-booking="${id}"]`);
  await item.getByText('Details').click();
  await loseAnswer(page, `**${CRM}`);
  await item.getByRole('button', { name: /^Erase for good/ }).click();
  const yes = page.getByRole('button', { name: 'Yes, erase it' });
  await yes.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The server has not confirmed that it is erased. Please try again.' }),
  ).toBeVisible();
  await yes.click();
  await expect(page.getByText(`${bookingReference(id)} is erased.`)).toBeVisible();
  await expect(item).toHaveCount(0);
});
