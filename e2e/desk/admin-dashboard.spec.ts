/** The dashboard against the real server: figures, dots, tabs, bookings. Spec 2, sections 2, 4, 8 and 9. */
import { admin } from '../../src/content/en/admin';
import { estimateAed } from '../../src/contract/estimate';
import { bookingReference } from '../../src/contract/reference';
import { fillBooking } from '../support/booking';
import { expectAccessible } from '../support/axe';
import { stopClock } from '../support/clock';
import { book, CRM, SERVER_GONE, signIn, signInByDialog, startShift } from '../support/dashboard';
import { test as alone } from '../support/own-server';
import type { Locator } from '@playwright/test';
import { DESKTOP, expect, PHONE, TABLET, test, type Page } from '../support/test';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const dot = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
/**
 * The four dots, word and mark: `checked` for the database; this build has no ids for ads
 * and replay; calls are assumed.
 */
async function expectDots(page: Page, checked: 'Connected' | 'Error'): Promise<void> {
  for (const [name, state] of [
    ['Database', checked],
    ['Google Ads', 'Not configured'],
    ['Call tracking', 'Connected'],
    ['Behaviour analytics', 'Not configured'],
  ] as const) {
    await expect(dot(page, name)).toHaveText(`${name}: ${state}`);
    await expect(
      dot(page, name).locator(`[data-state=${state === 'Not configured' ? 'off' : state.toLowerCase()}]`),
    ).toBeVisible();
  }
}
/**
 * Refresh interval. The clock jumps over it at once: in steps, the requests of a refresh would run into their timeout.
 */
const REFRESH_MS = 30_000;
/** All but the desk's; the Overview comes last. */
const { jobs: _desk, dashboard, ...others } = admin.tabs;
const TABS = { ...others, dashboard };

test.describe('on a server of its own', () => {
  const test = alone;

  test('the figures count bookings, phones, estimates and call taps', async ({ page, request }) => {
    await book(request, { phone: '050 111 1111' });
    await book(request, { phone: '+971501111111' }, { service: 'heavy_vehicle', vehicleType: 'Luxury Car' });
    await book(request, { phone: '050 222 2222' }, { service: 'motorcycle_recovery', urgency: 'scheduled' });
    for (let i = 0; i < 5; i++)
      await request.post(CRM, {
        data: JSON.stringify({ action: 'store-call', source: 'header', page: '/' }),
        headers: { 'content-type': 'text/plain' },
      });
    await signIn(page, '/admin/dashboard');
    await expect(card(page, 'Total Customers')).toContainText('2');
    await expect(card(page, 'Total Calls')).toContainText('5');
    await expect(card(page, 'Conversion Rate')).toContainText('37.5%');
    const total =
      estimateAed('towing_service', 'immediate', 'Sedan') +
      estimateAed('heavy_vehicle', 'immediate', 'Luxury Car') +
      estimateAed('motorcycle_recovery', 'scheduled', 'Sedan');
    const whole = `AED ${total.toLocaleString('en')}`;
    await expect(card(page, 'Total Revenue')).toContainText(`AED ${(total / 1000).toFixed(1)}K`);
    await expect(card(page, 'Total Revenue')).toContainText(whole);
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveCount(3);
    // With a single day of data there is the table alone, and no bars.
    const days = card(page, 'Last 14 days');
    await expect(days.locator('svg')).toHaveCount(0);
    await days.getByText('Figures by day').click();
    await expect(days.getByRole('row').nth(1)).toContainText(new RegExp(`2\\s*5\\s*37\\.5%\\s*${whole}`));
    await page.getByRole('tab', { name: 'Google Ads' }).click();
    await expect(page.getByText('Ad spend').locator('..')).toContainText('Not available');
  });

  test('a booking made in one browser appears in the dashboard of another within one refresh', async ({
    page,
    browser,
    watch,
  }) => {
    await page.clock.install();
    await signIn(page, '/admin/dashboard');
    await expect(page.getByText('No recent activity to display')).toBeVisible();

    const visitor = await (await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })).newPage();
    watch(visitor);
    await visitor.goto('/book');
    await fillBooking(visitor, {
      service: 'desert_recovery',
      location: 'Hatta',
      description: 'Stuck in sand',
      firstName: 'Yusuf',
      lastName: 'Rahman',
      phone: '050 765 4321',
    });
    await visitor.getByRole('button', { name: /^Book/ }).click();
    await expect(visitor.getByText('Booking received')).toBeVisible();
    await visitor.context().close();

    await page.clock.fastForward(REFRESH_MS);
    await expect(
      page.getByText(`desert recovery, Hatta, AED ${estimateAed('desert_recovery', 'immediate', 'SUV')}`),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Customers' }).click();
    const [search, show] = await page
      .locator('form[role="search"] :is(input, select)')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
    expect(show, 'side by side, equally high').toBe(search);
    const item = page.getByRole('listitem').filter({ hasText: 'Yusuf Rahman' });
    await expect(item).toContainText('Desert recovery, Hatta');
    await expect(item.getByRole('link', { name: 'Call Yusuf Rahman: +971 50 765 4321' })).toHaveAttribute(
      'href',
      'tel:+971507654321',
    );
  });

  test('an open list of bookings follows along, and what is marked as done stays done', async ({ page, request }) => {
    // On a machine whose clock is hours ahead, relative times go by the server's clock.
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    const id = await book(request, { firstName: 'First' });
    await signIn(page, '/admin/customers');
    const item = page.locator(`[data-booking="${id}"]`);
    await expect(item).toContainText('· just now');
    const done = item.getByRole('button', { name: /^Mark as done/ });
    const opened: string[] = [];
    page.on('popup', (popup) => opened.push(popup.url()));
    const places = [(await done.boundingBox())!];
    // A press within 600 ms of this clock is the second half of a double click.
    await stopClock(page);
    await done.click();
    const back = item.getByRole('button', { name: /^Mark as not done/ });
    await expect(back).toBeVisible();
    // It neither takes it back nor presses what stands where the button was.
    places.push((await back.boundingBox())!);
    for (const { x, y, width, height } of places) await page.mouse.click(x + width / 2, y + height / 2);
    await page.clock.resume();
    await item.getByText('Details').click();
    await expect(item.getByText('Done at')).toBeVisible();
    await book(request, { firstName: 'Second' });
    await page.clock.fastForward(REFRESH_MS);
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Second Haddad');
    // What was open stays open.
    await expect(item.getByText('Done at')).toBeVisible();
    await page.getByLabel('Show', { exact: true }).selectOption('Done');
    await page.clock.runFor(400);
    await expect(page.getByText('1 booking found, 1 not done in all')).toBeVisible();
    await page.reload();
    await expect(back).toBeVisible();
    expect(opened).toEqual([]);
  });

  test('search finds by name, reference and phone, and pages go back to the first booking', async ({
    page,
    request,
    expected,
  }) => {
    expected(/ERR_FAILED/);
    const first = await book(request, { firstName: 'Oldest', phone: '052 999 8877' });
    for (let i = 0; i < 24; i++) await book(request, { firstName: `Person ${i}` });
    await signIn(page, '/admin/customers');
    await expect(page.getByText('25 bookings found, 25 not done in all')).toBeVisible();
    await expect(page.locator('[data-booking]')).toHaveCount(20);
    const older = page.getByRole('button', { name: 'Show older bookings' });
    await page.route('**/*action=bookings*', (route) => route.abort());
    await older.click();
    // The message is where the button was pressed, since the line above the list is out of sight.
    await expect(older.locator('..').getByText('The bookings could not be loaded.')).toBeInViewport();
    await page.unroute('**/*action=bookings*');
    await older.click();
    await expect(page.locator('[data-booking]')).toHaveCount(25);
    for (const q of ['oldest', bookingReference(first).toLowerCase(), '+971 52 999 8877']) {
      await page.getByRole('searchbox').fill(q);
      await expect(page.locator('[data-booking]')).toHaveCount(1);
      await expect(page.locator(`[data-booking="${first}"]`)).toBeVisible();
    }
    await page.getByRole('searchbox').fill('nobody by this name');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByText('25 bookings found, 25 not done in all')).toBeVisible();
  });

  test('a server that stops and comes back: the last figures stay, the dots turn red and green again', async ({
    page,
    server,
    expected,
  }) => {
    expected(SERVER_GONE);
    expected(/Failed to load resource/);
    await page.clock.install();
    await signIn(page, '/admin/dashboard');
    await expect(dot(page, 'Database')).toHaveText(/Connected/);
    await server.stop();
    await page.clock.fastForward(REFRESH_MS);
    await expect(page.getByText(/^The refresh at .* failed\. These figures are from/)).toBeVisible();
    await expect(dot(page, 'Database')).toHaveText(/Error/);
    await expect(dot(page, 'Call tracking')).toHaveText(/Connected/);
    await server.again();
    await page.clock.fastForward(REFRESH_MS);
    await expect(page.getByText(/^Updated at/)).toBeVisible();
    await expect(dot(page, 'Database')).toHaveText(/Connected/);
  });
});

test('a booking with markup in every field shows as text', async ({ page, request }) => {
  const nasty = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const short = nasty.slice(0, 60);
  const id = await book(
    request,
    {
      firstName: nasty,
      lastName: nasty,
      vehicleMake: short,
      vehicleModel: short,
      vehicleYear: '<b>19</b>',
      description: nasty,
    },
    { attribution: { utm_source: nasty, gclid: '<i>x</i>' } },
  );
  await signIn(page, `/admin/customers`);
  await page.getByRole('searchbox').fill(bookingReference(id).toLowerCase());
  const item = page.locator(`[data-booking="${id}"]`);
  await expect(item.getByRole('heading')).toHaveText(`${nasty} ${nasty}`);
  await item.getByText('Details').click();
  await expect(item.locator('dl')).toContainText(nasty);
  await expect(item.locator('dl')).toContainText('gclid: <i>x</i>');
  expect(await item.locator('img, script, b, i').count()).toBe(0);
  // The title shows that the booking waits; nothing that was typed has got into it.
  expect(await page.title()).toMatch(/^\(\d+\) New job$/);
});

test.describe('answers that go wrong', () => {
  test('down at the first load: zeros, a line, red dots, no recent activity, and a way to try again', async ({
    page,
    expected,
  }) => {
    expected(/Failed to load resource|ERR_CONNECTION_REFUSED/);
    await page.clock.install();
    const everything = '**/api/**';
    await page.route(everything, (route) => route.abort('connectionrefused'));
    await signInByDialog(page, '/admin/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'The figures could not be loaded.' })).toBeVisible();
    await expectDots(page, 'Error');
    await expect(card(page, 'Total Customers')).toContainText('0');
    await expect(card(page, 'Total Revenue')).toContainText('AED 0');
    await expect(card(page, 'Conversion Rate')).toContainText('0.0%');
    await expect(page.getByText('No recent activity to display')).toBeVisible();
    await page.unroute(everything);
    await page.getByRole('button', { name: 'Retry' }).click();
    // The server is asked for the session that it could not open at sign-in every five seconds.
    await page.clock.fastForward(5_000);
    await expect(page.getByText(/^Updated at/)).toBeVisible();
    await expectDots(page, 'Connected');
  });

  test('each dot follows its own check', async ({ page, expected }) => {
    expected(/Failed to load resource/);
    await page.route('**/api/mongodb-health', (route) => route.fulfill({ status: 503, json: { error: 'x' } }));
    await signIn(page, '/admin/dashboard');
    await expect(dot(page, 'Database')).toHaveText(/Error/);
    await expect(dot(page, 'Google Ads')).toHaveText(/Not configured/);
    await dot(page, 'Call tracking').hover();
    await expect(page.getByRole('tooltip')).toHaveText('Connected. Last check: assumed, not checked');
    await expect(page.locator('[data-dot=database] [data-state=error]')).toBeVisible();
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 780 });
      for (const one of await page.locator('[data-dot]').all()) {
        await one.focus();
        const { x, width: tip } = (await page.getByRole('tooltip').boundingBox())!;
        expect([x >= 0, x + tip <= width], `${width} px, ${await one.textContent()}`).toEqual([true, true]);
      }
    }
  });
});

// On a server of its own: it counts everybody's customers.
alone('a new booking reaches a hidden tab whose own timers the browser holds back', async ({ page, request }) => {
  // The page's clock is faked; the worker that wakes it has the real one.
  await page.clock.install();
  await signIn(page, '/admin/dashboard');
  await expect(page.getByText(/^Updated at/)).toBeVisible();
  const customers = card(page, 'Total Customers').locator('.heading');
  await expect(customers).toHaveText('0');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  await book(request, { phone: '050 818 2838' });
  await page.clock.setSystemTime(new Date(await page.evaluate(() => Date.now() + 29_000)));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(customers).toHaveText('1');
});

// On a server of its own: it looks for the taps that were counted there.
alone('letters of twice the size push nothing out of a phone', async ({ page, request }) => {
  const id = await book(request, { firstName: 'Salma' });
  for (const channel of ['call', 'whatsapp', 'sms'])
    for (let i = 0; i < 10; i++)
      await request.post(CRM, {
        data: JSON.stringify({ action: 'store-call', source: 'header', page: '/about', channel }),
        headers: { 'content-type': 'text/plain' },
      });
  await page.setViewportSize(PHONE);
  await signIn(page, '/admin/dashboard');
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  const shows: Record<keyof typeof TABS, Locator> = {
    dashboard: page.getByText('Last 14 days'),
    customers: page.locator(`[data-booking="${id}"]`),
    ads: page.getByText('Taps by campaign').first(),
    seo: page.getByText(/10 SMS/).first(),
    calls: page.getByText('By hour of the day').first(),
    health: page.getByText('assumed, not checked').first(),
  };
  for (const [name, shown] of Object.entries(shows)) {
    const tab = TABS[name as keyof typeof TABS].name;
    await page.getByRole('tab', { name: tab }).click();
    await expect(shown).toBeVisible();
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, tab).toBe(0);
  }
});

test('tabs have addresses, follow the arrow keys, and Back leads back', async ({ page }) => {
  await signIn(page, '/admin/dashboard');
  await page.getByRole('tab', { name: 'Customers' }).click();
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await page.getByRole('tab', { name: 'System Health' }).click();
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Customers');
  await page.getByRole('tab', { name: 'Customers' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/admin\/ads$/);
  await expect(page.getByRole('tab', { name: 'Google Ads' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'System Health' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'System Health' })).toBeFocused();
});

test('every tab on a desktop, a tablet and a phone: no violation, nothing wider than the screen, actions under the thumb, no end under the bar', async ({
  page,
  request,
}) => {
  test.slow();
  await book(
    request,
    { description: 'A very long word: '.concat('x'.repeat(300)) },
    { position: { lat: 25.1, lng: 55.2, accuracy: 8 }, attribution: { gclid: 'g'.repeat(150) } },
  );
  await signIn(page, '/admin/dashboard');
  for (const [name, viewport] of [
    ['desktop', DESKTOP],
    ['tablet', TABLET],
    ['phone', PHONE],
  ] as const)
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      for (const [id, { name: tab }] of Object.entries(TABS)) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page).toHaveURL(new RegExp(`/admin/${id}$`));
        await expect(page.getByText(/^Updated at/)).toBeVisible();
        if (id === 'customers') {
          await page.locator('[data-booking]').first().getByText('Details').click();
          const call = await page.locator('[data-booking]').first().getByRole('link', { name: /^Call/ }).boundingBox();
          expect(call?.height).toBeGreaterThanOrEqual(48);
        }
        // A table that opens scrolls by itself.
        await page.locator('main details:has(table)').evaluateAll((all: HTMLDetailsElement[]) => {
          for (const details of all) details.open = true;
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), tab).toBe(true);
        await expectAccessible(page);
      }
      if (name === 'phone') {
        const bar = await page.getByRole('tablist').boundingBox();
        expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(viewport.height);
        // Each as large as a thumb, and all of them in sight.
        for (const tab of await page.getByRole('tab').all()) {
          const { x, width, height } = (await tab.boundingBox())!;
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
          expect(Math.round(x + width)).toBeLessThanOrEqual(viewport.width);
        }
        // The end of each tab stands above the bar, the desk's too.
        for (const { name: tab } of Object.values(admin.tabs)) {
          await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
          await expect(page.getByRole('heading', { level: 1, name: tab })).toBeAttached();
          await expect
            .poll(() =>
              page.evaluate(() => {
                scrollTo(0, document.documentElement.scrollHeight);
                const bottom = document.querySelector('main')!.getBoundingClientRect().bottom;
                return bottom <= document.querySelector('[role=tablist]')!.getBoundingClientRect().top;
              }),
            )
            .toBe(true);
        }
        // Narrower still, the bar scrolls to the one that is open.
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto('/admin/health');
        const { x, width } = (await page.getByRole('tab', { name: 'System Health' }).boundingBox())!;
        expect(Math.round(x + width)).toBe(320);
      }
    });
});

test.describe('the overview as a place to work', () => {
  const test = alone;
  const work = (page: Page) => page.getByRole('region', { name: /waiting/ });

  test('who waits stands first on a phone and on a desktop, light or dark, with number and button, the figures after it; a shift begins on the board, and a job is taken here', async ({
    page,
    request,
  }) => {
    await book(request, { description: 'Stopped in the middle lane, smoke from the engine' });
    await book(request, { firstName: 'Yusuf', phone: '055 901 2233' });
    await page.setViewportSize(PHONE);
    await signIn(page, '/admin/dashboard');
    await test.step('without a shift the number is there, and the button leads to where a shift begins', async () => {
      await expect(work(page).getByRole('link', { name: '+971 50 123 4567' })).toBeVisible();
      await expect(work(page).getByRole('button')).toHaveCount(0);
      await work(page).getByRole('link', { name: 'Start your shift' }).first().click();
      await expect(page.getByRole('button', { name: 'Start shift' })).toBeVisible();
      await startShift(page, 'Omar');
      await page.getByRole('tab', { name: 'Overview' }).click();
    });
    for (const viewport of [PHONE, DESKTOP])
      for (const colorScheme of ['light', 'dark'] as const)
        await test.step(`${viewport.width} px, ${colorScheme}`, async () => {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await expect(work(page).getByRole('heading')).toHaveText('2 jobs waiting');
          const first = work(page).locator('[data-job]').first();
          await expect(first).toContainText('May be hurt or in a lane');
          const number = first.getByRole('link', { name: '+971 50 123 4567' });
          await expect(number).toHaveText(/\+971 50 123 4567$/);
          await expect(number).toHaveAttribute('href', 'tel:+971501234567');

          // The whole of the first job stands above the tabs at the bottom edge, and above every figure.
          const row = (await first.boundingBox())!;
          const tabs = (await page.getByRole('tablist').boundingBox())!;
          const end = tabs.y > row.y ? tabs.y : viewport.height;
          expect(row.y + row.height).toBeLessThanOrEqual(end);
          const figures = (await card(page, 'Total Customers').boundingBox())!;
          expect(figures.y).toBeGreaterThan(row.y + row.height);
          for (const target of [number, first.getByRole('button')])
            expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(48);

          // The four lamps on one line, and every tab in view without a swipe.
          const lamps = await page.locator('[data-dot]').evaluateAll((all) =>
            all.map((lamp) => {
              const { top, right, height } = lamp.getBoundingClientRect();
              return { top, right, height };
            }),
          );
          expect(new Set(lamps.map(({ top }) => top)).size).toBe(1);
          for (const { right, height } of lamps) {
            expect(right).toBeLessThanOrEqual(viewport.width);
            expect(height).toBeLessThanOrEqual(48);
          }
          for (const tab of await page.getByRole('tab').all()) {
            const box = (await tab.boundingBox())!;
            expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
          }
          await expectAccessible(page);
        });
    await test.step('a job is taken in the overview, and the next one stands first', async () => {
      await work(page)
        .getByRole('button', { name: /^I've got it/ })
        .first()
        .click();
      await expect(work(page).getByRole('heading')).toHaveText('1 job waiting · 1 under way');
      await expect(work(page).getByRole('heading')).toBeFocused();
      await expect(work(page).getByRole('link', { name: '+971 55 901 2233' })).toBeVisible();
      await work(page).getByRole('link', { name: 'All jobs' }).click();
      await expect(page.locator('[data-state=taken]')).toContainText('Taken by Omar');
    });
  });
});
