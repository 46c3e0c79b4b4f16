/** What is printed of the desk's board. */
import { book, signIn } from '../support/dashboard';
// The board draws the first 24 cards: on the shared server those of other tests would come before this one.
import { test } from '../support/own-server';
import { expect } from '../support/test';

test('on paper the whole of a long text stands on the card of a job', async ({ page, request }) => {
  await book(request, { lastName: 'Paper', description: 'Gate 3, then left. '.repeat(100) });
  await page.setViewportSize({ width: 718, height: 1000 });
  await signIn(page, '/admin/jobs');
  const words = page.locator('[data-job]').filter({ hasText: 'Mariam Paper' }).getByText('Gate 3');
  const hidden = () => words.evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});
