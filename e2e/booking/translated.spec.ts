/** What a visitor does on a page that the browser has translated: its text nodes are not the site's own any more. */
import { bookingMessages } from '../../src/contract/booking-messages';
import { stranded } from '../../src/content/en/stranded';
import { estimateAed } from '../../src/contract/estimate';
import { choose, fillBooking, submitButton } from '../support/booking';
import { expect, test } from '../support/test';
import { translatePage } from '../support/translated-page';

test('a booking is corrected, priced, sent and confirmed', async ({ page }) => {
  await page.goto('/book');
  await translatePage(page);
  await submitButton(page).click();
  await expect(page.getByRole('link', { name: `*${bookingMessages.en.phoneRequired}` })).toBeVisible();
  await fillBooking(page);
  for (const service of ['towing_service', 'desert_recovery'] as const) {
    await choose(page, 'service', service);
    await expect(submitButton(page)).toContainText(String(estimateAed(service, 'immediate', 'SUV')));
  }
  await choose(page, 'service', 'car_recovery');
  await submitButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: '*Booking received' })).toBeFocused();
});

test('links lead from page to page, and the answers on the help page are deleted', async ({ page, expected }) => {
  // A part that is translated before it is hydrated: React draws it anew.
  expected(/#418/);
  await page.goto('/car-recovery-near-me');
  await translatePage(page);
  await page.locator('footer a[href="/towing-near-me"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\*.*tow/i);
  await page.goto('/stranded');
  await translatePage(page);
  await page.getByRole('button', { name: `*${stranded.keep.remove}` }).click();
  await expect(page.getByText(`*${stranded.keep.removed}`)).toBeVisible();
  await expect(page.getByText(stranded.keep.text)).toHaveCount(0);
});
