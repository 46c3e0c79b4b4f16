/** The booking form: spec 2, sections 2 to 5, 8 and 9. */
import { estimateAed } from '../../src/contract/estimate';
import { bookingMessages } from '../../src/contract/booking-messages';
import { choose, fillBooking as fill, area, submitButton, tile } from '../support/booking';
import { gotoWithStillClock } from '../support/clock';
import { expect, PHONE, test, type Page } from '../support/test';
import { recorded, recordSinks } from '../support/tracking-sinks';
import { REFERENCE_LETTERS } from '../../src/contract/reference';

/** AED, for the car that these tests book. */
const ESTIMATE = estimateAed('car_recovery', 'immediate', 'SUV');

const API = '**/api/real-crm-endpoint';
const submit = (page: Page) => page.getByRole('button', { name: /^Book/ });

test('a booking on a phone: stored once, reference for 3 s, then an empty form with the reference above it, each focused', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await recordSinks(page);
  // The confirmation stands for 3 s of this clock.
  await gotoWithStillClock(page, '/');
  await page.locator('[data-thumb-bar]').getByRole('link', { name: 'Book' }).click();
  await expect(page.getByRole('heading', { name: 'Book Emergency Recovery' })).toBeVisible();
  await fill(page);
  const posted = page.waitForRequest(API);
  await submit(page).dblclick();
  const body = (await posted).postDataJSON() as { action: string; data: Record<string, unknown> & { id: string } };
  expect(body.action).toBe('store-booking');
  expect(body.data).toMatchObject({
    service: 'car_recovery',
    location: 'Mirdif',
    vehicleType: 'SUV',
    urgency: 'immediate',
    consent: true,
    status: 'pending',
    estimatedCost: ESTIMATE,
    customerInfo: {
      firstName: 'Mariam',
      lastName: 'Al Falasi',
      phone: '050 123 4567',
      email: '',
      vehicleMake: '',
      vehicleModel: '',
      vehicleYear: '',
      description: 'Will not start',
    },
  });
  const done = page.getByRole('status').filter({ hasText: 'Booking received' });
  await expect(done).toContainText('Our team will contact you within 5 minutes.');
  await expect(done).toBeFocused();
  // Whole in the window, nothing of it under the header.
  const [box, header] = [await done.boundingBox(), await page.locator('header').first().boundingBox()];
  expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
  const reference = (await done.innerText()).match(new RegExp(`${REFERENCE_LETTERS}-[2-9A-Z]{6}`))![0];
  await page.clock.runFor(3100);
  await expect(page.locator('#main').getByText(reference)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Book Emergency Recovery' })).toBeFocused();
  await expect(page.locator('[name=firstName]')).toHaveValue('');
  const event = (await recorded(page)).dataLayer.find((e) => e.event === 'booking_form_submit');
  expect(event).toMatchObject({
    event_label: 'car_recovery',
    value: ESTIMATE,
    location: 'Mirdif',
    urgency: 'immediate',
  });
  expect((await recorded(page)).customers[0]).toMatchObject({
    firstName: 'Mariam',
    conversionValue: ESTIMATE,
    source: 'booking_form',
  });
});

for (const way of ['mouse', 'keyboard'] as const) {
  test(`every message of the validation table, by ${way}`, async ({ page }) => {
    await page.goto('/book');
    if (way === 'mouse') await submit(page).click();
    else {
      await page.locator('[name=firstName]').focus();
      await page.keyboard.press('Enter');
    }
    const en = bookingMessages.en;
    const expectedOrder = [
      en.locationRequired,
      en.serviceRequired,
      en.vehicleTypeRequired,
      en.descriptionRequired,
      en.firstNameRequired,
      en.lastNameRequired,
      en.phoneRequired,
      en.consentRequired,
    ];
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these answers' });
    await expect(summary.locator('xpath=..')).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(expectedOrder);
    await expect(page).toHaveTitle(/^Error: /);
    for (const message of expectedOrder) {
      const link = summary.getByRole('link', { name: message });
      if (way === 'mouse') await link.click();
      else {
        await link.focus();
        await page.keyboard.press('Enter');
      }
      // Of tiles it is the group that is wrong.
      const control = page.locator(':focus, [role=radiogroup]:has(:focus)').first();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      const described = await control.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described!.split(' ').at(-1)}"]`).innerText()).toBe(message);
    }
    await page.locator('[name=phone]').fill('04 123 456');
    await page.locator('[name=email]').fill('not an address');
    if (way === 'mouse') await submit(page).click();
    else await page.keyboard.press('Enter');
    await expect(summary.getByRole('link', { name: en.phoneInvalid })).toBeVisible();
    await expect(summary.getByRole('link', { name: en.emailInvalid })).toBeVisible();
    // Editing a field clears its error.
    await page.locator('[name=phone]').fill('+971 50 123 4567');
    await expect(page.locator('#booking-phone-error')).toHaveText('');
    await fill(page);
    await page.locator('[name=email]').fill('');
    await expect(page).not.toHaveTitle(/^Error: /);
  });
}

test('what is typed has its order, a bar stands beside each question that is not answered yet, and the page after an error its own title', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/book');
  // "٠٥٠ ١٢٣ ٤٥٦٧" stands in the order in which it is typed.
  await expect(page.locator('[name=phone]')).toHaveCSS('unicode-bidi', 'bidi-override');
  // An Arabic sentence in the English form ends at the left, with its full stop.
  await expect(page.locator('textarea[name=description]')).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(page.locator('[name=firstName]')).toHaveCSS('unicode-bidi', 'plaintext');
  const bars = () =>
    page
      .locator('form .asked')
      .evaluateAll((questions) =>
        questions
          .filter((question) => getComputedStyle(question, '::before').content !== 'none')
          .map((question) => question.querySelector<HTMLInputElement>('[name]')!.name),
      );
  expect(await bars()).toEqual([]);
  await submitButton(page).click();
  await expect
    .poll(bars)
    .toEqual(['location', 'service', 'vehicleType', 'description', 'firstName', 'lastName', 'phone']);
  await area(page).selectOption('Mirdif');
  await expect.poll(bars).not.toContain('location');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('link', { name: 'Read the terms' }).click();
  await expect(page).toHaveTitle(/^Terms of Service/);
});

test('on every phone the Arabic confirmation keeps reference and number apart, and each whole', async ({ page }) => {
  const widths = [320, 360, 390, 430];
  await page.setViewportSize({ width: widths[0]!, height: PHONE.height });
  // The confirmation stands for 3 s of this clock.
  await gotoWithStillClock(page, '/book-arabic');
  await fill(page);
  await submitButton(page).click();
  const facts = page.getByRole('status').locator('dl bdi');
  await expect(facts).toHaveCount(2);
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: PHONE.height });
      const lines = await facts.evaluateAll((all) =>
        all.map((one) => [...one.getClientRects()].map((box) => box.toJSON())),
      );
      expect(lines.map(({ length }) => length)).toEqual([1, 1]);
      const [reference, phone] = lines.flat() as [DOMRect, DOMRect];
      expect(reference.left >= phone.right || reference.bottom <= phone.top).toBe(true);
    });
  await page.clock.runFor(3100);
  const kept = page.locator('#main').getByText(new RegExp(`^${REFERENCE_LETTERS}-`));
  for (const width of widths)
    await test.step(`above the empty form, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: PHONE.height });
      expect(await kept.evaluate((one) => one.getClientRects().length)).toBe(1);
    });
});

for (const path of ['/book', '/fleets'])
  test(`the second click of a double click on the button answers no question that has moved under it: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const answers = () => page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form)].join());
    const untouched = await answers();
    for (const y of [200, 300, 400, 500, 600]) {
      await submitButton(page).evaluate((button, y) => scrollBy(0, button.getBoundingClientRect().top - y), y);
      await page.mouse.dblclick(PHONE.width / 4, y + 10);
      await expect(page.getByRole('heading', { name: 'Please check these answers' })).toBeInViewport();
      expect.soft(await answers(), `${y} px`).toBe(untouched);
      await expect(page.locator('[data-pressed]')).toHaveCount(0);
    }
  });

test('what is typed before the script arrives is kept, and is what gets booked', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/assets\/framework-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/book', { waitUntil: 'commit' });
  await fill(page, { service: 'desert_recovery', vehicleType: 'Luxury Car' });
  await choose(page, 'urgency', 'scheduled');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/book$/);
  // Not even for a moment: a letter typed then would replace everything.
  await page.evaluate(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      configurable: true,
      get,
      set(text: string) {
        if (text === '' && get!.call(this) !== '') document.body.dataset.emptied = this.id;
        set!.call(this, text);
      },
    });
  });
  arrive();
  const estimate = estimateAed('desert_recovery', 'scheduled', 'Luxury Car');
  await expect(submit(page)).toHaveText(`Book Service - Estimated AED ${estimate}`);
  await expect(page.locator('body')).not.toHaveAttribute('data-emptied');
  const posted = page.waitForRequest(API);
  await submit(page).click();
  expect(((await posted).postDataJSON() as { data: unknown }).data).toMatchObject({
    service: 'desert_recovery',
    vehicleType: 'Luxury Car',
    location: 'Mirdif',
    urgency: 'scheduled',
    consent: true,
    estimatedCost: estimate,
    customerInfo: { firstName: 'Mariam', lastName: 'Al Falasi', description: 'Will not start' },
  });
  await expect(page.getByText('Booking received')).toBeVisible();
});

test('what was typed, also what decides the truck, survives a reload, and is what gets booked', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/book');
  await fill(page, { description: 'In basement 2, pillar C4' });
  await choose(page, 'hurt', 'yes');
  await expect(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
  await expect(page.getByRole('link', { name: '998' })).toHaveAttribute('href', 'tel:998');
  await choose(page, 'destination', 'garage');
  await choose(page, 'rolls', 'no');
  await page.locator('[name=headroom]').fill('low');
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these answers' });
  await expect(summary.getByRole('link')).toHaveText([bookingMessages.en.headroomInvalid]);
  await page.locator('[name=headroom]').fill('2,1');
  await page.reload();
  await expect(page.locator('form [name=description]')).toHaveValue('In basement 2, pillar C4');
  await expect(area(page)).toHaveValue('Mirdif');
  await expect(tile(page, 'service', 'car_recovery')).toBeChecked();
  await expect(tile(page, 'vehicleType', 'SUV')).toBeChecked();
  await expect(page.locator('[name=consent]')).toBeChecked();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(tile(page, 'rolls', 'no')).toBeChecked();
  await expect(page.locator('[name=headroom]')).toHaveValue('2,1');
  const posted = page.waitForRequest(API);
  await submit(page).click();
  expect(((await posted).postDataJSON() as { data: unknown }).data).toMatchObject({
    hurt: 'yes',
    destination: 'garage',
    rolls: 'no',
    keys: '',
    headroom: '2.1',
  });
  await expect(page.getByText('Booking received')).toBeVisible();
});
