/** The help page in every browser: the numbers, the position, the message; and without a network. */
import { stranded } from '../../src/content/en/stranded';
import { workerReady } from './support/booking';
import { expect, PHONE, test } from './support/test';

test('the emergency numbers stand in the first view, and a position fills the card and the messages', async ({
  visit,
}) => {
  await visit.open('/stranded');
  for (const number of ['998', '999']) {
    const link = await visit.css(`main a[href="tel:${number}"]`).seen();
    expect(link.y + link.height, number).toBeLessThanOrEqual(PHONE.height);
  }
  // No test machine knows where it is.
  await visit.evaluate(() => {
    const coords = { latitude: 25.055, longitude: 55.612, accuracy: 12 };
    const ask = (ok: PositionCallback) => (ok({ coords, timestamp: Date.now() } as unknown as GeolocationPosition), 1);
    Object.defineProperty(navigator, 'geolocation', {
      value: { watchPosition: ask, getCurrentPosition: ask, clearWatch: () => undefined },
    });
  });
  await visit.role('button', stranded.card.find).click();
  for (const text of ['25.05500', '55.61200', '7HQQ3J46+2Q']) await visit.text(text, '[data-read-out]').seen();
  await visit.text(stranded.card.problems.sand, 'fieldset').click();
  await visit.label(stranded.card.landmark).fill('E44 exit 26');
  const sms = visit.css('main a[href^="sms:"][href*="25.05500"]');
  await sms.seen();
  await expect
    .poll(async () => decodeURIComponent((await sms.attribute('href')) ?? ''))
    .toContain('I can see: E44 exit 26');
});

test('it opens and answers without a network after one visit', async ({ visit, line, expected }) => {
  expected(/./);
  await visit.open('/', { copy: true });
  await workerReady(visit);
  await line.down();
  await visit.open('/stranded');
  await visit.css('main a[href="tel:999"]').seen();
  await visit.text(stranded.card.problems.sand, 'fieldset').click();
  await visit.text(/Stuck in sand/, '[data-read-out]').seen();
});
