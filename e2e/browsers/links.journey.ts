/** The three pages of the links in every browser: the caller's, the driver's without a network, the customer's. */
import { request as api } from '@playwright/test';
import { deskOf, type DeskHands } from '../support/links';
import { NETWORK } from './support/network';
import { expect, PHONE, test as base } from './support/test';
import type { Visit } from './support/visit';

/** The queue is retried every 8 s, an open page polls every 10: with room for a busy machine, in milliseconds. */
const BY_ITSELF = { timeout: 40_000 };

const test = base.extend<{ desk: DeskHands; open: (path: string) => Promise<void> }>({
  desk: async ({ line }, use) => {
    const request = await api.newContext({ baseURL: line.url });
    const desk = await deskOf(request);
    await desk.call({ place: 'Mirdif' });
    await use(desk);
    await request.dispose();
  },
  open: async ({ tab, line, visit }, use) => {
    await use(async (path) => {
      await tab.goto(line.url + path);
      await visit.css('footer a[href^="tel:"]').seen();
    });
    // A page that still polls would report errors once its server is gone.
    await tab.goto('about:blank');
  },
});

/** The device says where it is. */
const stand = (visit: Visit, lat: number, lng: number, accuracy: number): Promise<void> =>
  visit.evaluate(
    (...[latitude, longitude, within]) => {
      const ask = (ok: PositionCallback): number => {
        setTimeout(ok, 0, { coords: { latitude, longitude, accuracy: within }, timestamp: Date.now() });
        return 1;
      };
      const device = { watchPosition: ask, getCurrentPosition: ask, clearWatch: () => undefined };
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: device });
    },
    lat,
    lng,
    accuracy,
  );

/** A picture from the camera, drawn by the browser itself, into the first of the photographs' buttons. */
const photograph = (visit: Visit): Promise<void> =>
  visit.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    canvas.getContext('2d')!.fillRect(0, 0, 320, 480);
    const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg'));
    const files = new DataTransfer();
    files.items.add(new File([blob!], 'camera.jpg', { type: 'image/jpeg' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Nothing sticks out to the side, and the call stands in the window. */
async function fits(visit: Visit): Promise<void> {
  expect(await visit.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const call = await visit.css('footer a[href^="tel:"]').seen();
  expect(call.y + call.height).toBeLessThanOrEqual(PHONE.height);
  expect(call.height).toBeGreaterThanOrEqual(48);
}

test('the caller’s press sends the position, through a server that is gone for a while', async ({
  visit,
  desk,
  open,
  line,
  expected,
}) => {
  expected(NETWORK);
  await open(await desk.link('pin'));
  await stand(visit, 25.0806, 55.15, 12);
  await fits(visit);
  await line.down();
  await visit.role('button', 'Send my location').click();
  await visit.text(/there is no connection/).seen();
  await fits(visit);
  expect(await visit.role('link', 'Send it by SMS').attribute('href')).toMatch(/^sms:.*25\.0806/);
  await line.up();
  await visit.text(/We have your location, to within 12 m/).seen();
  await expect
    .poll(async () => (await desk.job()).position, BY_ITSELF)
    .toMatchObject({ lat: 25.0806, lng: 55.15, accuracy: 12 });
});

test('the driver’s steps and photographs wait without a server, outlive the page, and arrive by themselves', async ({
  visit,
  tab,
  desk,
  open,
  line,
  expected,
}) => {
  expected(NETWORK);
  const state = async () => (await desk.job()).state;
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.truck();
  const link = await desk.link('job');
  await open(link);
  await fits(visit);
  await visit.role('button', '15 min').click();
  await expect.poll(state, BY_ITSELF).toBe('sent');
  await line.down();
  await visit.role('button', 'I am there').click();
  await visit.text(/Waiting for the network: 1\./).seen();
  await visit.css('input[type=file]').seen();
  await photograph(visit);
  await visit.text(/Waiting for the network: 2\./).seen();
  await visit.label('Front left …').seen();
  await fits(visit);
  await tab.goto('about:blank');
  await line.up();
  expect(await state()).toBe('sent');
  await open(link);
  await expect.poll(state, BY_ITSELF).toBe('there');
  await expect.poll(async () => (await desk.job()).photos, BY_ITSELF).toBe(1);
  await visit.label('Front left ✓').seen();

  await line.down();
  await visit.role('button', 'Loaded').click();
  await visit.text(/Waiting for the network: 1\./).seen();
  await line.up();
  await expect.poll(state, BY_ITSELF).toBe('loaded');
  await visit.text(/Waiting for the network/).gone();
  await visit.role('button', 'Done').click();
  await visit.label('Paid, AED').fill('260');
  await visit.label('How paid').choose('cash');
  await visit.role('button', 'Finish the job').click();
  await visit.text('This job is done. Thank you.').seen();
  await expect.poll(() => desk.job(), BY_ITSELF).toMatchObject({ state: 'done', finalPrice: 260, payment: 'cash' });
});

test('the ticket follows what happens, changes the place, and cancels', async ({ visit, desk, open }) => {
  await open(await desk.link('track'));
  await visit.text(/^We received it/).seen();
  await fits(visit);
  await desk.sent();
  await expect.poll(visit.css('.steps .past').count, BY_ITSELF).toBe(3);
  // Late in the evening it lies on the next day, which it then names.
  await visit.text(/^Truck expected about \d\d:\d\d( on \w+ \d+ \w+)? \(as of \d\d:\d\d\)$/).seen();
  await visit.text('I am somewhere else').click();
  await visit.label(/Or write the place/).fill('Light pole 127');
  await visit.role('button', 'Save this place').click();
  await expect.poll(async () => (await desk.job()).place, BY_ITSELF).toBe('Light pole 127');
  await visit.text('Cancel the truck').click();
  await visit.label('Why?').choose('car_started');
  await visit.role('button', 'Cancel it now').click();
  await visit.text(/^Cancelled at \d\d:\d\d\.$/).seen();
  expect(await desk.job()).toMatchObject({ state: 'cancelled', reason: 'car_started' });
  await fits(visit);
});
