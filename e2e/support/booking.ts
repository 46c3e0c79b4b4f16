/** The booking form as a visitor fills it in. */
import type { Locator, Page } from '@playwright/test';

const ANSWERS = {
  location: 'Mirdif',
  service: 'car_recovery',
  vehicleType: 'SUV',
  description: 'Will not start',
  firstName: 'Mariam',
  lastName: 'Al Falasi',
  phone: '050 123 4567',
};
type Answers = typeof ANSWERS;

/** A field of the form, by its name. */
export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
/** One of the tiles of a question. */
export const tile = (page: Page, name: string, value: string): Locator =>
  page.locator(`form input[name="${name}"][value="${value}"]`);
/** The select of the 20 areas. */
export const area = (page: Page): Locator => page.locator('form select[name=location]');

/** Chooses an answer, on a tile or in the select. */
export const choose = async (page: Page, name: string, value: string): Promise<unknown> =>
  name === 'location' ? area(page).selectOption(value) : tile(page, name, value).check();

/** Gives every required answer; `over` replaces some of them. */
export async function fillBooking(page: Page, over: Partial<Answers> = {}): Promise<void> {
  const answers = { ...ANSWERS, ...over };
  for (const name of ['location', 'service', 'vehicleType'] as const) await choose(page, name, answers[name]);
  for (const name of ['description', 'firstName', 'lastName', 'phone'] as const)
    await field(page, name).fill(answers[name]);
  await field(page, 'consent').check();
}

/** The form's submit button, whatever the estimate. */
export const submitButton = (page: Page): Locator => page.locator('form button[type=submit]');
