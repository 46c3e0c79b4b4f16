/** Steps of a booking. */
import { expect } from '@playwright/test';
import type { Visit } from './visit';

/** Presses a tile or a box, and waits until it is ticked. */
async function tick(visit: Visit, input: string): Promise<void> {
  await visit.css(input).click();
  await expect
    .poll(() => visit.evaluate((css) => document.querySelector<HTMLInputElement>(css)!.checked, input))
    .toBe(true);
}

/** Fills the whole form; the description tells one booking from another. */
export async function fillBooking(visit: Visit, description: string): Promise<void> {
  await visit.css('form select[name=location]').choose('Hatta');
  const tiles = { service: 'desert_recovery', vehicleType: 'SUV' };
  for (const [name, value] of Object.entries(tiles)) await tick(visit, `form input[name=${name}][value=${value}]`);
  const fields = { description, firstName: 'Omar', lastName: 'Haddad', phone: '0501234567' };
  for (const [name, value] of Object.entries(fields)) await visit.css(`form [name=${name}]`).fill(value);
  await tick(visit, 'form [name=consent]');
}

export const sendBooking = (visit: Visit): Promise<void> => visit.css('form button[type=submit]').click();

/** Waits until the site's worker holds its files and serves this page: from here on it opens without a network. */
export const workerReady = (visit: Visit): Promise<void> =>
  expect
    .poll(
      () =>
        visit.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.active && navigator.serviceWorker.controller),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
