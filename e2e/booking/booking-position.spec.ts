/**
 * 'Use my location' in the booking form: the area is chosen, the coordinates travel along, and nothing depends on it.
 */
import { OTHER_LOCATION } from '../../src/contract/catalogue';
import { booking as words } from '../../src/content/en/booking';
import { positionWords } from '../../src/content/en/position';
import { area, choose, field } from '../support/booking';
import { linkDraft } from '../support/drafts';
import { stubGeolocation, timesAsked } from '../support/geolocation';
import { expect, PHONE, test, type Page } from '../support/test';

test.use({ viewport: PHONE });

const useLocation = (page: Page) => page.getByRole('button', { name: 'Use my location' });

async function send(page: Page) {
  // Everything but the place.
  await choose(page, 'service', 'towing_service');
  await choose(page, 'vehicleType', 'Sedan');
  const typed = { description: 'Flat battery', firstName: 'Noor', lastName: 'Saleh', phone: '055 765 4321' };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'consent').check();
  const posted = page.waitForRequest('**/api/real-crm-endpoint');
  await page.getByRole('button', { name: /^Book/ }).click();
  return ((await posted).postDataJSON() as { data: Record<string, unknown> }).data;
}

test('within 10 km the nearest of the 20 areas is chosen; WhatsApp and SMS beside the form say so, and the coordinates go with the booking', async ({
  page,
}) => {
  await stubGeolocation(page, [{ lat: 25.221, lng: 55.42, accuracy: 14 }]);
  await page.goto('/book');
  expect(await timesAsked(page)).toBe(0);
  const links = [page.getByRole('link', { name: 'WhatsApp' }), page.getByRole('link', { name: 'SMS' })];
  for (const link of links) {
    await expect(link).toBeVisible();
    expect(await linkDraft(link)).toBe('Hi, my vehicle needs recovery in Dubai. Please call me back.');
  }
  await choose(page, 'service', 'towing_service');
  await useLocation(page).click();
  await expect(area(page)).toHaveValue('Mirdif');
  for (const link of links) {
    await expect.poll(() => linkDraft(link)).toContain('Towing service, Mirdif.');
    expect(await linkDraft(link)).toContain('25.22100%2C55.42000');
  }
  await expect(page.getByText(`${words.position.found} Mirdif.`)).toContainText('25.22100, 55.42000');
  expect(await send(page)).toMatchObject({ location: 'Mirdif', position: { lat: 25.221, lng: 55.42, accuracy: 14 } });
  await expect(page.getByText('Booking received')).toBeVisible();
});

test('an area chosen by hand stays when the position comes late; the coordinates go along', async ({ page }) => {
  await stubGeolocation(page, [{ lat: 25.221, lng: 55.42, accuracy: 14 }], 1_500);
  await page.goto('/book');
  await useLocation(page).click();
  await area(page).selectOption('Dubai Marina');
  await expect(page.getByText(words.position.found)).toBeVisible();
  await expect(area(page)).toHaveValue('Dubai Marina');
  expect(await send(page)).toMatchObject({ location: 'Dubai Marina', position: { lat: 25.221, lng: 55.42 } });
});

test('farther out it is "Other", with the coordinates all the same', async ({ page }) => {
  await stubGeolocation(page, [{ lat: 24.62, lng: 55.75, accuracy: 12 }]);
  await page.goto('/book');
  await useLocation(page).click();
  await expect(area(page)).toHaveValue(OTHER_LOCATION);
  await expect(page.getByText(words.position.far)).toBeVisible();
  expect(await send(page)).toMatchObject({ location: OTHER_LOCATION, position: { lat: 24.62, lng: 55.75 } });
});

test('a refusal is told in words, the select stays, and the booking goes without a position', async ({ page }) => {
  await stubGeolocation(page, [{ error: 1 }]);
  await page.goto('/book');
  await area(page).selectOption('Deira');
  await useLocation(page).click();
  await expect(page.getByText(positionWords.failures.denied.title)).toBeVisible();
  await expect(area(page)).toHaveValue('Deira');
  expect(await send(page)).not.toHaveProperty('position');
});

test('the position can be taken out again', async ({ page }) => {
  await stubGeolocation(page, [{ lat: 25.221, lng: 55.42, accuracy: 14 }]);
  await page.goto('/book');
  await useLocation(page).click();
  await expect(area(page)).toHaveValue('Mirdif');
  await page.getByRole('button', { name: words.position.remove }).click();
  await expect(page.getByText('25.22100, 55.42000')).toBeHidden();
  expect(await send(page)).not.toHaveProperty('position');
});
