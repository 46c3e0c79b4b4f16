/** The pages behind the links: the caller's pin and the customer's ticket, on a phone. */
import { LINK_URL } from '../../src/contract/job/addresses';
import { expectAccessible } from '../support/axe';
import { book } from '../support/dashboard';
import { stubGeolocation } from '../support/geolocation';
import { deskOf, type DeskHands } from '../support/links';
import { expect, PHONE, test, type Page } from '../support/test';
import { REFERENCE_LETTERS } from '../../src/contract/reference';

let desk: DeskHands;
test.use({ viewport: PHONE });
test.beforeEach(async ({ request }) => {
  desk = await deskOf(request);
});

/** The time that a person has given. Late in the evening it lies on the next day, which it then names. */
const ETA = /^Truck expected about \d\d:\d\d(?: on \w{3} \d{1,2} \w{3,4})? \(as of \d\d:\d\d\)$/;

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const big = (page: Page) => page.locator('footer a');

/** Nothing sticks out to the side, and the call can be pressed, with text at twice its size too. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const size of [100, 200]) {
      await page.evaluate((percent) => void (document.documentElement.style.fontSize = `${percent * 1.125}%`), size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px, ${size} %`).toBe(width);
      await expect(big(page)).toBeInViewport();
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(PHONE);
}

test('on a phone on its side, the call is in the window without scrolling, on each of the three pages', async ({
  page,
}) => {
  await desk.call();
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.truck();
  for (const purpose of ['pin', 'job', 'track'] as const)
    await test.step(`/${purpose}`, async () => {
      for (const [width, height] of [
        [667, 375],
        [740, 360],
        [568, 232],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, await desk.link(purpose));
        await expect(page.locator('main button, main summary').first()).toBeAttached();
        const call = (await big(page).boundingBox())!;
        expect(call.y + call.height).toBeLessThanOrEqual(height);
        // Two thirds are left to what is read, and what is focused lies clear of the call.
        expect((await page.locator('footer').boundingBox())!.y).toBeGreaterThan((height * 2) / 3);
        for (let presses = 0; presses < 8; presses++) {
          await page.keyboard.press('Tab');
          const covered = await page.evaluate(() => {
            const focused = document.activeElement!;
            const bar = document.querySelector('footer')!;
            if (!focused.closest('main')) return 0;
            return focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
          });
          expect(covered).toBeLessThanOrEqual(0);
        }
      }
      // With text at twice its size the call is at the end of the page, and leaves the window to what is read.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(page.locator('footer')).toHaveCSS('position', 'static');
    });
});

test.describe("the caller's page", () => {
  const BUTTON = 'Send my location';

  test('one press brings position and area into the job; another link that is opened in the same tab begins anew', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await desk.call({ place: '' });
    await stubGeolocation(page, [{ lat: 25.0806, lng: 55.15, accuracy: 12 }]);
    const path = await desk.link('pin');
    const answer = await open(page, path);
    await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible();
    await test.step('the link goes into no address but the page’s own, and the page is for no index', async () => {
      await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
      expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      const token = path.split('#')[1] as string;
      expect(asked.filter((url) => url.replace(/#.*/, '').includes(token))).toEqual([]);
    });
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page.getByText('We have your location, to within 12 m.')).toBeFocused();
    expect(await desk.job()).toMatchObject({
      place: '0.9 km from the middle of Dubai Marina',
      position: { lat: 25.0806, lng: 55.15, accuracy: 12 },
    });
    await expectAccessible(page);

    await desk.call();
    await page.evaluate((to) => void (location.href = to), await desk.link('pin'));
    await expect(page.getByRole('button', { name: BUTTON, exact: true })).toBeVisible();
    await page.getByRole('button', { name: BUTTON }).click();
    await expect.poll(async () => (await desk.job()).position).toMatchObject({ accuracy: 12 });
  });

  test('a phone that gives no position says what to read out', async ({ page }) => {
    await desk.call();
    await stubGeolocation(page, [{ error: 1 }]);
    await open(page, await desk.link('pin'));
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page.getByText('We could not get your phone’s location.')).toBeFocused();
    await expect(page.getByRole('listitem')).toHaveText([/lamp post/, /Plus Code/, /road sign/]);
    await expect(page.getByRole('button', { name: BUTTON })).toBeEnabled();
    await expectFits(page);
    await expectAccessible(page);
  });

  test('a position that comes when the truck is there asks for a call, and blames no phone', async ({
    page,
    expected,
  }) => {
    expected(/409/);
    await desk.call();
    await desk.change({ kind: 'step', to: 'taken' });
    await desk.change({ kind: 'step', to: 'sent', minutes: 20 });
    await stubGeolocation(page, [{ lat: 25.0806, lng: 55.15, accuracy: 12 }]);
    await open(page, await desk.link('pin'));
    await expect(page.getByRole('button', { name: BUTTON })).toBeEnabled();
    await desk.change({ kind: 'step', to: 'there' });
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page.getByText('This is not possible any more. Please call us.')).toBeFocused();
    await expect(page.getByText('If you said no by mistake')).toBeHidden();
    await expectAccessible(page);
  });

  test('what was found waits for the network, and a better position replaces the first', async ({
    page,
    context,
    expected,
  }) => {
    expected(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await desk.call();
    await stubGeolocation(page, [{ lat: 25.1, lng: 55.2, accuracy: 30 }]);
    await open(page, await desk.link('pin'));
    await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page.getByText('there is no connection', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send it by SMS' })).toHaveAttribute(
      'href',
      /^sms:\+971\d+\?&body=.*25\.1/,
    );
    await context.setOffline(false);
    await expect(page.getByText('We have your location, to within 30 m.')).toBeVisible();
    expect((await desk.job()).position).toMatchObject({ accuracy: 30 });
  });

  test.describe('on an Arabic phone', () => {
    test.use({ locale: 'ar-AE' });
    test('is Arabic, in its own direction', async ({ page }) => {
      await desk.call({ lang: 'ar' });
      await open(page, await desk.link('pin'));
      await expect(page.getByRole('heading', { name: 'أين أنت؟' })).toBeVisible();
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        'ar',
        'rtl',
      ]);
      await expectFits(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible();
    });
  });

  test('says what to do with a link that is altered or over', async ({ page, expected }) => {
    expected(/404|410/);
    await desk.call();
    const path = await desk.link('pin');
    await open(page, `${path}x`);
    await expect(page.getByText('This link is not complete.', { exact: false })).toBeVisible();
    await desk.change({ kind: 'end', to: 'prank', reason: 'test' });
    await open(page, path);
    await expect(page.getByText('This link has expired.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: BUTTON })).toBeHidden();
    await expect(big(page)).toHaveAttribute('href', /^tel:\+971/);
  });

  test('whose script is lost on the way says, after a while, what to do', async ({ page, expected }) => {
    expected(/ERR_FAILED/);
    await page.route('**/assets/pin-*.js', (route) => route.abort());
    await open(page, '/pin#x');
    const notice = page.getByText(/^(?:Nothing here|لم يظهر شيء)/);
    await expect(notice).toHaveCount(2);
    for (const one of await notice.all()) await expect(one).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    for (const one of await notice.all()) await expect(one).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('says at once what to do, and calls', async ({ page }) => {
      await open(page, '/job#x');
      for (const words of [/^Nothing here\? .*JavaScript/, /JavaScript أو اتصل بنا/])
        await expect(page.getByText(words)).toBeVisible();
      await expect(big(page)).toHaveAttribute('href', /^tel:\+971/);
    });
  });
});

test.describe("the customer's ticket", () => {
  test.beforeEach(async ({ request }) => desk.of(await book(request)));

  /** The ticket asks every ten seconds: these go by at once, and nine are left to show what it has heard. */
  const SOON = { timeout: 9_000 };
  const asksAgain = (page: Page) => page.clock.fastForward(11_000);

  test('shows what people did and said, as it happens', async ({ page }) => {
    await page.clock.install();
    await open(page, await desk.link('track'));
    const { reference } = await desk.job();
    await expect(page.getByRole('heading', { name: `Your request ${reference.replace('-', '\u2011')}` })).toBeVisible();
    const past = page.locator('.steps .past');
    await expect(past).toHaveText([/^We received it \d\d:\d\d$/]);
    await expectFits(page);
    await expectAccessible(page);

    await desk.sent();
    await asksAgain(page);
    await expect(past).toHaveText([/received/, /Seen by a person \d\d:\d\d/, /Truck sent \d\d:\d\d/], SOON);
    await expect(page.locator('[aria-current=step]')).toHaveText(/Truck sent/);
    await expect(page.getByText(ETA)).toBeVisible();
    await expect(page.getByText(desk.plate)).toBeVisible();
    await expect(page.getByText('Ali')).toBeVisible();
    await expectAccessible(page);

    for (const to of ['there', 'loaded']) await desk.change({ kind: 'step', to });
    await asksAgain(page);
    await expect(past).toHaveCount(5, SOON);
    await expect(page.getByText('Cancel the truck')).toBeHidden();
    await desk.change({ kind: 'step', to: 'done', price: 260, payment: 'cash' });
    await asksAgain(page);
    await expect(page.getByText('You paid AED 260.')).toBeVisible(SOON);
    await expect(page.getByText(desk.plate)).toBeHidden();
  });

  test('changes the place, sends a note and cancels with a reason', async ({ page }) => {
    await open(page, await desk.link('track'));
    await page.getByText('I am somewhere else').click();
    await page.getByRole('button', { name: 'Save this place' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill this in first.');
    await expect(page.getByLabel(/Or write the place/)).toHaveCSS('border-color', 'rgb(140, 17, 17)');
    await page.getByLabel(/Or write the place/).fill('Light pole 127, Al Khail Road');
    await page.getByRole('button', { name: 'Save this place' }).click();
    await expect(page.locator('section bdi')).toHaveText('Light pole 127, Al Khail Road');
    expect((await desk.job()).place).toBe('Light pole 127, Al Khail Road');

    await page.getByText('Tell the driver something').click();
    await page.getByLabel('Your note').fill('The blue gate');
    await page.getByRole('button', { name: 'Send the note' }).click();
    await expect(page.getByText('We have it.').last()).toBeVisible();

    await page.getByText('Cancel the truck').click();
    await page.getByLabel('Why?').selectOption('other');
    await page.getByRole('button', { name: 'Cancel it now' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill this in first.');
    await expectAccessible(page);
    await page.getByLabel('Which reason?').fill('A friend has a rope');
    await page.getByRole('button', { name: 'Cancel it now' }).click();
    await expect(page.getByText(/^Cancelled at \d\d:\d\d\.$/)).toBeVisible();
    expect(await desk.job()).toMatchObject({
      state: 'cancelled',
      reason: 'other',
      reasonNote: 'A friend has a rope',
    });
  });

  test('a place and an end that come too late are said to have, and what was typed stays', async ({
    page,
    expected,
  }) => {
    expected(/409/);
    const late = page.getByText('This is not possible any more. Please call us.');
    await desk.change({ kind: 'step', to: 'taken' });
    await desk.change({ kind: 'step', to: 'sent', minutes: 20 });
    await open(page, await desk.link('track'));
    await page.getByText('I am somewhere else').click();
    await page.getByLabel(/Or write the place/).fill('Light pole 127');
    await desk.change({ kind: 'step', to: 'there' });
    await page.getByRole('button', { name: 'Save this place' }).click();
    await expect(page.getByRole('button', { name: 'Save this place' })).toBeHidden();
    await expect(page.getByLabel(/Or write the place/)).toHaveValue('Light pole 127');
    await expect(late).toHaveCount(1);
    await expectAccessible(page);
    await page.getByText('Cancel the truck').click();
    await page.getByLabel('Why?').selectOption('price');
    await desk.change({ kind: 'step', to: 'loaded' });
    await page.getByRole('button', { name: 'Cancel it now' }).click();
    await expect(page.getByText('Cancel the truck')).toBeHidden();
    await expect(late).toHaveCount(2);
    await expectAccessible(page);
  });

  test('what is typed while a note or a place is on its way stays, and is not said to have arrived', async ({
    page,
  }) => {
    await open(page, await desk.link('track'));
    /** Holds the next press back; resolves to a function that releases it, once it has been sent. */
    const held = (): Promise<() => void> =>
      new Promise((resolve) => {
        void page.route('**/api/link', async (route) => {
          if (route.request().method() === 'POST') await new Promise<void>((letGo) => resolve(letGo));
          await route.continue();
        });
      });
    for (const [title, label, button] of [
      ['Tell the driver something', 'Your note', 'Send the note'],
      ['I am somewhere else', /Or write the place/, 'Save this place'],
    ] as const) {
      await page.getByText(title).click();
      const typed = page.getByLabel(label);
      await typed.fill('The blue gate');
      const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
      const pressed = held();
      await page.getByRole('button', { name: button }).click();
      const letGo = await pressed;
      await expect(page.getByText('Sending…')).toBeVisible();
      await typed.fill('The blue gate, second floor');
      letGo();
      await sent;
      await expect(page.getByText('Sending…')).toBeHidden();
      await expect(typed).toHaveValue('The blue gate, second floor');
      if (label === 'Your note') await expect(page.getByText('We have it.')).toBeHidden();
    }
  });

  test('asks for a call, as the biggest thing on it, when nobody has looked for three minutes', async ({ page }) => {
    await page.clock.install();
    await open(page, await desk.link('track'));
    await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible();
    const before = (await big(page).boundingBox())?.height ?? 0;
    // The server's own clock is not changed; the time in its answers is.
    await page.route('**/api/link', async (route) => {
      const answer = await route.fetch();
      const view = (await answer.json()) as { now: string; receivedAt: string };
      const receivedAt = new Date(Date.parse(view.now) - 3 * 60_000).toISOString();
      await route.fulfill({ response: answer, json: { ...view, receivedAt } });
    });
    await page.clock.fastForward(16_000);
    await expect(big(page)).toHaveText(/^Please call now/);
    await expect.poll(async () => (await big(page).boundingBox())?.height ?? 0).toBeGreaterThan(before);
    await expectFits(page);
    await expectAccessible(page);
    await desk.change({ kind: 'step', to: 'taken' });
    await page.clock.fastForward(11_000);
    await expect(big(page)).toHaveText(/^Call/);
  });

  test('an answer that is lost on the way back is no "not sent", and a cancellation shows once it is known', async ({
    page,
    expected,
  }) => {
    expected(/ERR_FAILED/);
    await page.clock.install();
    // Before the page is opened: during its loading, requests may bypass a new route.
    await page.route(LINK_URL, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await open(page, await desk.link('track'));
    await page.getByText('I am somewhere else').click();
    await page.getByLabel(/Or write the place/).fill('Light pole 127');
    await page.getByRole('button', { name: 'Save this place' }).click();
    await expect(page.getByText('No answer came, so we may not have it.', { exact: false })).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(page.locator('section bdi')).toHaveText('Light pole 127');

    await page.getByText('Cancel the truck').click();
    await page.getByLabel('Why?').selectOption('price');
    await page.getByRole('button', { name: 'Cancel it now' }).click();
    await expect(page.getByText('No answer came', { exact: false })).toHaveCount(2);
    await page.clock.fastForward(11_000);
    await expect(page.getByText(/^Cancelled at \d\d:\d\d\.$/)).toBeVisible();
    // The form disappeared with the press.
    await expect(page.getByText('We have it.')).toBeFocused();
  });

  test('says that it has no connection and how old it is, and that nothing was sent', async ({
    page,
    context,
    expected,
  }) => {
    expected(/ERR_INTERNET_DISCONNECTED/);
    await open(page, await desk.link('track'));
    await page.getByText('Tell the driver something').click();
    await page.getByLabel('Your note').fill('The blue gate');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send the note' }).click();
    await expect(page.getByText('No answer came, so we may not have it.', { exact: false })).toBeVisible();
    await expect(page.getByText(/No connection\. As of \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByLabel('Your note')).toHaveValue('The blue gate');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send the note' }).click();
    await expect(page.getByLabel('Your note')).toHaveValue('');
  });

  test('reads in Arabic', async ({ page }) => {
    await page.clock.install();
    await open(page, await desk.link('track'));
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`طلبك رقم ${REFERENCE_LETTERS}`) })).toBeVisible();
    await desk.change({ kind: 'step', to: 'taken' });
    await asksAgain(page);
    await expect(page.locator('.steps .past')).toHaveText([/وصلنا طلبك/, /اطّلع عليه موظف/], SOON);
    // An empty field begins at the right; English in it runs from the left.
    for (const field of ['#note', '#place']) {
      await expect(page.locator(field)).toHaveCSS('direction', 'rtl');
      await expect(page.locator(field)).toHaveCSS('unicode-bidi', 'plaintext');
    }
    await expectFits(page);
    await expectAccessible(page);
  });
});
