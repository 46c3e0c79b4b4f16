/** Steps of the staff tests: signing in, and bookings made straight at the API. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { STAFF, staffKey } from './staff';
import { expect } from './test';

export const CRM = '/api/real-crm-endpoint';

/** What the console says on a screen that asks while its server goes: refused, or cut off in the middle. */
export const SERVER_GONE =
  /Failed to fetch|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

/** Token of a session that the server opens for the staff. */
export async function openSession(request: APIRequestContext): Promise<string> {
  const answer = await request.post(CRM, {
    data: { action: 'sign-in' },
    headers: { authorization: `Bearer ${staffKey().toString('base64url')}` },
  });
  return ((await answer.json()) as { token: string }).token;
}

/**
 * Opens an address of the dashboard in a tab that has signed in before: two thirds of the processor
 * time of the dialog, which is for tests of what the sign-in itself does.
 */
export async function signIn(page: Page, path: string): Promise<void> {
  const session = { username: STAFF.username, role: 'admin', token: await openSession(page.request) };
  // By the page's own clock, and only until the page is there: a sign-out must last.
  const stored = await page.addInitScript(
    (who) =>
      sessionStorage.setItem('rnm.admin.session', JSON.stringify({ ...who, loginTime: new Date().toISOString() })),
    session,
  );
  await page.goto(path);
  await stored.dispose();
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Opens an address of the dashboard and signs in by the dialog. */
export async function signInByDialog(page: Page, path = '/admin'): Promise<void> {
  await page.goto(path);
  await signInHere(page);
}

/** Signs in by the dialog of the page that is open. */
export async function signInHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByLabel('Username').fill(STAFF.username);
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('tablist')).toBeVisible({ timeout: 20_000 });
}

/** Begins a shift on the board that is open. */
export async function startShift(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByText(`On shift: ${name}`)).toBeVisible();
}

/** Omar's board, with its line up. */
export async function omarsBoard(page: Page): Promise<void> {
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** The cards of the board's jobs. */
export const cards = (page: Page) => page.getByRole('tabpanel').locator('[data-job]');

/** Stores a booking; answers its id. */
export async function book(
  request: APIRequestContext,
  who: Record<string, string> = {},
  over: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID();
  const data = {
    id,
    service: 'towing_service',
    location: 'Mirdif',
    vehicleType: 'Sedan',
    urgency: 'immediate',
    consent: true,
    estimatedCost: 240,
    submittedAt: new Date().toISOString(),
    status: 'pending',
    customerInfo: {
      firstName: 'Mariam',
      lastName: 'Haddad',
      phone: '050 123 4567',
      email: '',
      vehicleMake: '',
      vehicleModel: '',
      vehicleYear: '',
      description: 'Will not start',
      ...who,
    },
    ...over,
  };
  const answer = await request.post(CRM, { data: { action: 'store-booking', data } });
  expect(answer.status()).toBe(201);
  return id;
}

/**
 * Closes what is open, before a server is stopped: a desk that loses its server asks for
 * it again, and that is no failure.
 */
export const leave = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};

/** The next request to `url` reaches the server; its answer is lost. */
export async function loseAnswer(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
