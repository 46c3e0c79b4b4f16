/** A company asks for an account: kept without a network, sent once by itself, seen by the staff without a ring. */
import { expectAccessible } from '../support/axe';
import { signIn } from '../support/dashboard';
import { test as alone } from '../support/own-server';
import { expect, PHONE, test, type Page } from '../support/test';
import { REFERENCE_LETTERS } from '../../src/contract/reference';

/** Fills in what must be filled in. */
async function fill(page: Page): Promise<void> {
  await page.getByLabel('Company').fill('Al Noor Transport LLC');
  await page.getByLabel('Number of vehicles').fill('25');
  await page.getByRole('checkbox', { name: 'Vans' }).check();
  await page.getByLabel('Where do they drive?').fill('Al Quoz, Sharjah');
  await page.getByLabel('Your first name').fill('Sara');
  await page.getByLabel('Your last name').fill('Haddad');
  await page.getByLabel('Mobile number').fill('050 123 4567');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

alone(
  'a request: what is missing has a bar; made without a network it is sent once, and stands on the board without a ring',
  async ({ page, context, expected }) => {
    expected(/ERR_|Failed to load resource|net::|request:/);
    await page.setViewportSize(PHONE);
    await page.goto('/fleets');
    const send = page.getByRole('button', { name: 'Send the request' });
    await send.click();
    await expect(page.getByRole('link', { name: 'Please enter the name of your company' })).toBeVisible();
    await expectAccessible(page);
    // A bar stands beside each question that is not answered yet, the kinds of vehicles too.
    const kinds = page.getByRole('group', { name: 'Which kinds? Tap all that you have' });
    const bar = () => kinds.evaluate((group) => getComputedStyle(group, '::before').content);
    await expect(page.getByRole('link', { name: 'Please choose at least one kind of vehicle' })).toBeVisible();
    expect(await bar()).toBe('""');
    await fill(page);
    await expect.poll(bar).toBe('none');
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    const reference = await page.getByText(new RegExp(`^${REFERENCE_LETTERS}-`)).textContent();

    // Not among the bookings that wait, and no truck is followed.
    await page.goto('/book');
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toHaveCount(0);

    await signIn(page, '/admin');
    await expect(page).toHaveURL(/\/admin\/jobs$/);
    await expect(page.getByRole('heading', { name: 'Account requests (1)' })).toBeVisible();
    const card = page.locator('[data-job]');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(`Account request: Al Noor Transport LLC`);
    await expect(card).toContainText(String(reference));
    await expect(card).toContainText('Vehicles: 25 (vans)');
    await expect(page).not.toHaveTitle(/New job/);
    await expectAccessible(page);
  },
);

test('the Arabic page says in Arabic what is missing, and what the server refuses', async ({ page, expected }) => {
  expected(/400/);
  await page.goto('/fleets-arabic');
  await expect(page.getByLabel('اسم الشركة')).toHaveCSS('unicode-bidi', 'plaintext');
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByRole('link', { name: 'يرجى ذكر المناطق التي تعمل فيها مركباتكم' })).toBeVisible();
  await page.getByLabel('اسم الشركة').fill('النور للنقل');
  await page.getByLabel('عدد المركبات').fill('٢٥');
  await page.getByRole('checkbox', { name: 'شاحنات' }).check();
  await page.getByLabel('أين تعمل؟').fill('القوز');
  await page.getByLabel('الاسم الأول').fill('سارة');
  await page.getByLabel('اسم العائلة').fill('حداد');
  await page.getByLabel('رقم الجوال').fill('0501234567');
  await page.getByRole('checkbox', { name: /أوافق/ }).check();
  await page.route('**/api/real-crm-endpoint', (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'x', fields: { company: 'This text is too long. Please shorten it.' } },
    }),
  );
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByRole('link', { name: 'النص أطول من اللازم' })).toBeVisible();
  await page.unroute('**/api/real-crm-endpoint');
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByRole('heading', { name: 'وصلنا طلبكم' })).toBeVisible();
});
