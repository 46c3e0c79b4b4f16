/** The booking form as a visitor fills it in. */
import type { Locator, Page } from '@playwright/test';

const ANSWERS = {
  service: 'car_recovery',
  vehicleType: 'SUV',
  location: 'Mirdif',
  description: 'Will not start',
  firstName: 'Mariam',
  lastName: 'Al Falasi',
  phone: '050 123 4567',
};

/** Gives every required answer; `over` replaces some of them. */
export async function fillBooking(page: Page, over: Partial<typeof ANSWERS> = {}): Promise<void> {
  const answers = { ...ANSWERS, ...over };
  for (const name of ['service', 'vehicleType', 'location'] as const)
    await page.locator(`select[name=${name}]`).selectOption(answers[name]);
  for (const name of ['description', 'firstName', 'lastName', 'phone'] as const)
    await page.locator(`form [name=${name}]`).fill(answers[name]);
  await page.locator('[name=consent]').check();
}

/** The form's submit button, whatever the estimate. */
export const submitButton = (page: Page): Locator => page.locator('form button[type=submit]');
