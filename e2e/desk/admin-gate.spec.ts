/** The staff gate: every way in, and every way out again. Spec 2, sections 2, 4, 5, 6 and 8. */
import { expectAccessible } from '../support/axe';
import { gotoWithStillClock } from '../support/clock';
import { signIn, signInByDialog } from '../support/dashboard';
import { STAFF, staffVerifier } from '../support/staff';
import { DESKTOP, expect, PHONE, test, type Page } from '../support/test';

const KEY = 'rnm.admin.session';
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);
const open = (page: Page) => page.getByRole('button', { name: 'Access Dashboard' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`gate and dialog on a ${name}: six cards, no violation, nothing wider than the screen`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/admin');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await open(page).click();
    await expect(page.getByRole('dialog', { name: 'Staff sign-in' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a spinner stands there until the code has come, and then no more', async ({ page }) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  // Not waiting for its start, which is held.
  await page.goto('/admin/customers', { waitUntil: 'commit' });
  const waiting = page.locator('[data-waiting]');
  await expect(waiting.getByRole('status')).toHaveText('Checking your sign-in…');
  await expect(waiting).toBeVisible();
  arrive();
  await expect(open(page)).toBeVisible();
  await expect(waiting).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveTitle(/^Staff Dashboard \| /);
    const waiting = page.locator('[data-waiting]');
    await expect(waiting.locator('noscript p')).toBeVisible();
    await expect(waiting.locator('noscript p')).toContainText('The staff pages need JavaScript.');
    await expect(waiting.locator('[role=status]')).toBeHidden();
  });
});

test('the dialog takes the focus, keeps it, closes by Escape and gives it back', async ({ page }) => {
  await page.goto('/admin');
  await open(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(i % 5 === 4 ? 'Shift+Tab' : 'Tab');
    // Between the last and the first control the browser's own bar may have it; the page behind never does.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open(page)).toBeFocused();
  await open(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a wrong pair, then the right one: fields disabled and "Signing in..." for at least 500 ms', async ({ page }) => {
  await gotoWithStillClock(page, '/admin');
  await open(page).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter both username and password');
  await page.getByLabel('Username').fill(STAFF.username);
  await password(page).fill(`${STAFF.password}x`);
  await page.keyboard.press('Enter');
  await page.clock.runFor(499);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await expect(page.getByLabel('Username')).toBeDisabled();
  await expect(password(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password', { timeout: 20_000 });
  await page.clock.resume();
  await expect(password(page)).toBeFocused();
  expect(await stored(page)).toBeNull();

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await password(page).fill(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Overview|Jobs)$/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(`Welcome, ${STAFF.username}`)).toBeVisible();
  const session = JSON.parse((await stored(page)) ?? '{}') as Record<string, string>;
  expect(Object.keys(session).sort()).toEqual(['loginTime', 'role', 'token', 'username']);
  expect([session.username, session.role]).toEqual([STAFF.username, 'admin']);
  const now = await page.evaluate(() => Date.now());
  expect(Math.abs(Date.parse(session.loginTime ?? '') - now)).toBeLessThan(60_000);
});

test('a failing check says "Login failed. Please try again.", in sight on a phone on its side too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.addInitScript(() => {
    crypto.subtle.importKey = () => Promise.reject(new Error('not now'));
  });
  await page.goto('/admin');
  await open(page).click();
  await page.getByLabel('Username').fill(STAFF.username);
  await password(page).fill(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('the session survives a reload and a direct address, in this tab only', async ({ page, context, watch }) => {
  await signInByDialog(page, '/admin/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.goto('/admin/health');
  await expect(page.getByRole('heading', { level: 1, name: 'System Health' })).toBeVisible();
  await page.goto('/admin/anything/else');
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Overview|Jobs)$/ })).toBeVisible();
  const other = await context.newPage();
  watch(other);
  await other.goto('/admin/customers');
  await expect(open(other)).toBeVisible();
});

for (const status of [401, 403]) {
  test(`a gateway that answers ${status} with a page of its own signs nobody out`, async ({ page, expected }) => {
    expected(/Failed to load resource/);
    const tabs = page.getByRole('tablist');
    await signIn(page, '/admin/dashboard');
    await expect(page.getByText(/^Updated at/)).toBeVisible();
    await page.route('**/api/**', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<!DOCTYPE html><h1>Please log in to the Wi-Fi</h1>' }),
    );
    const asked = page.waitForResponse(/business-insights/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await asked;
    await expect(page.getByText(/^The refresh at .* failed/)).toBeVisible();
    await page.reload();
    await expect(tabs).toBeVisible();
    expect(await stored(page)).not.toBeNull();
    // There before the gateway goes: what the page asks for only then would be answered.
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/**');
    await retry.click();
    await expect(page.getByText(/^Updated at/)).toBeVisible();
  });
}

test('after 480 minutes the open dashboard closes itself with a word why, and stays closed', async ({ page }) => {
  await page.clock.install();
  await signIn(page, '/admin');
  await page.clock.fastForward('07:59:00');
  await expect(page.getByRole('tablist')).toBeVisible();
  // Whoever was far down the page reads it too; it is long once its figures are there.
  await page.setViewportSize({ width: 390, height: 400 });
  const scrolled = () => page.evaluate(() => (scrollTo(0, document.body.scrollHeight), scrollY));
  await expect.poll(scrolled).toBeGreaterThan(400);
  await page.clock.fastForward('01:00');
  await expect(page.getByText('You were signed out after 8 hours. Please sign in again.')).toBeInViewport();
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect(open(page)).toBeVisible();
});

test('Logout clears the session and reloads the page', async ({ page }) => {
  await signIn(page, '/admin');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(open(page)).toBeVisible();
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(await stored(page)).toBeNull();
  await page.goBack().catch(() => null);
  await page.goto('/admin/customers');
  await expect(open(page)).toBeVisible();
});

test('with no credential in the build the gate says how to make one, and lets nobody in', async ({ page }) => {
  // The same build with the verifier removed, as if it were missing in `.env`.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(staffVerifier(), '') });
  });
  await page.goto('/admin');
  await expect(page.getByText('npm run admin:password', { exact: true })).toBeVisible();
  await expect(open(page)).toHaveCount(0);
  await expectAccessible(page);
});
