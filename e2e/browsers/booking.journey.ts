/** A booking in every browser: to its confirmation, through a dead server, and out of another page. */
import { bookingMessages } from '../../src/contract/booking-messages';
import { storedBookings as stored } from '../support/waiting-booking';
import { fillBooking, sendBooking, workerReady } from './support/booking';
import { NETWORK } from './support/network';
import { expect, PHONE, test } from './support/test';
import type { Visit } from './support/visit';
import { REFERENCE_LETTERS } from '../../src/contract/reference';

/** The outbox tries again after a pause that grows, in milliseconds. */
const BY_ITSELF_MS = 60_000;

/** Last position of the confirmation, CSS pixels; `top` from the header's lower edge. */
interface Watched {
  confirmed?: { text: string; top: number; bottom: number; gone: boolean };
}

/** It is shown for 3 s, too short for several queries on a busy machine: the page itself records it, in every frame. */
const watchConfirmation = (visit: Visit): Promise<void> =>
  visit.evaluate(() => {
    const watched = window as unknown as Watched;
    const look = (): void => {
      const box = [...document.querySelectorAll<HTMLElement>('[role=status]:has(h2)')].find((part) =>
        part.innerText.includes('Booking received'),
      );
      if (box) {
        const { top, bottom } = box.getBoundingClientRect();
        const header = document.querySelector('header')!.getBoundingClientRect();
        watched.confirmed = { text: box.innerText, top: top - header.bottom, bottom, gone: false };
      } else if (watched.confirmed) watched.confirmed.gone = true;
      requestAnimationFrame(look);
    };
    look();
  });

test('from the thumb bar to the confirmation: stored once, its reference whole in the window', async ({
  visit,
  line,
}) => {
  await visit.open('/');
  await visit.role('link', 'Book', '[data-thumb-bar]').click();
  await visit.role('heading', 'Book Emergency Recovery').seen();
  await fillBooking(visit, 'to the confirmation');
  await watchConfirmation(visit);
  await sendBooking(visit);
  await expect.poll(() => visit.evaluate(() => (window as unknown as Watched).confirmed?.gone)).toBe(true);
  const { text, top, bottom } = await visit.evaluate(() => (window as unknown as Watched).confirmed!);
  expect(text).toMatch(new RegExp(`${REFERENCE_LETTERS}-[0-9A-Z]{6}`));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(PHONE.height);
  expect(await stored(line, 'to the confirmation')).toBe(1);
});

test('a form that works does not say that it needs JavaScript, and a wrong one says what is wrong', async ({
  visit,
}) => {
  await visit.open('/book');
  expect(await visit.text(/needs JavaScript/).count()).toBe(0);
  await sendBooking(visit);
  const summary = visit.css('form div:has(> [role=alert])');
  await summary.is({ focused: true });
  expect((await summary.seen()).text).toContain('Please check these answers');
  await visit.role('link', bookingMessages.en.firstNameRequired, '[role=alert]').click();
  await visit.css('form [name=firstName]').is({ focused: true });
});

test('the server is gone: failure and call stand in the window, the booking goes out by itself', async ({
  visit,
  tab,
  line,
  expected,
}) => {
  expected(NETWORK);
  for (const [width, height] of [
    [320, 568],
    [360, 780],
    [390, 844],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      const description = `dead server ${width}`;
      await tab.resize(width, height);
      await visit.open('/book');
      await fillBooking(visit, description);
      await line.down();
      await sendBooking(visit);
      await visit.role('heading', 'Waiting to be sent').seen();
      const alert = visit.css('form [tabindex="-1"]:has([role=alert]):has(a[href^="tel:"])');
      await alert.is({ focused: true });
      const header = await visit.css('header').seen();
      for (const part of [alert, visit.css('form [tabindex="-1"]:has([role=alert]) a[href^="tel:"]')]) {
        const box = await part.seen();
        expect(box.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      await line.up();
      await expect.poll(() => stored(line, description), { timeout: BY_ITSELF_MS }).toBe(1);
      await visit.role('heading', 'Waiting to be sent').gone();
      await visit.text(/Booking received/).seen();
    });
  }
});

test('a waiting booking goes out from another page, opened while the server was gone', async ({
  visit,
  line,
  expected,
}) => {
  expected(NETWORK);
  for (const path of ['/', '/stranded']) {
    await test.step(`from ${path}`, async () => {
      const description = `from ${path}`;
      await visit.open('/book', { copy: true });
      await workerReady(visit);
      await fillBooking(visit, description);
      await line.down();
      await sendBooking(visit);
      await visit.role('heading', 'Waiting to be sent').seen();
      await visit.open(path);
      await visit.css('h1').seen();
      expect(await stored(line, description)).toBe(0);
      await line.up();
      await expect.poll(() => stored(line, description), { timeout: BY_ITSELF_MS }).toBe(1);
    });
  }
});
