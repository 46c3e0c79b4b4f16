import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_LOCATION } from '../../../src/contract/catalogue';
import { driverLines } from '../../../src/contract/job/driver-words';
import type { CrewView, LinkProblem, LinkView, TrackView } from '../../../src/contract/job/link';
import type { Job, JobEvent } from '../../../src/contract/job/record';
import { plusCode } from '../../../src/contract/plus-code';
import { booking, bookingRequest, cleanUp } from '../fixture';
import { call, deskServer, tokenOf, type DeskServer } from './support';

const START = Date.parse('2026-11-22T22:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = { now: START };
let desk: DeskServer;

beforeEach(async () => {
  clock.now = START;
  desk = await deskServer(clock);
});
afterEach(() => desk.close());
afterAll(cleanUp);

const only = async (): Promise<Job> => (await desk.board()).jobs[0] as Job;

interface Answer {
  status: number;
  body: LinkView & LinkProblem;
}
async function ask(token: string, change?: object, address = '10.0.0.1'): Promise<Answer> {
  const answer = await desk.app.inject({
    method: change ? 'POST' : 'GET',
    url: '/api/link',
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: address,
    ...(change ? { payload: change } : {}),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  return { status: answer.statusCode, body: answer.json() };
}
const press = (token: string, change: object) => ask(token, { id: randomUUID(), ...change });
const events = async (job: Job): Promise<JobEvent[]> =>
  ((await desk.get(`jobs/${job.id}`)).body as { events: JobEvent[] }).events;

async function booked(over: object = {}): Promise<{ track: string; job: Job; data: Record<string, unknown> }> {
  const data = booking(over as Record<string, unknown>);
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/real-crm-endpoint',
    payload: bookingRequest(data),
  });
  expect(answer.statusCode).toBe(201);
  return { track: tokenOf(answer.json<{ track: string }>().track), job: await only(), data };
}
async function withTruck(job: Job): Promise<Job> {
  const { body } = await desk.post('trucks', {
    plate: 'D 12345',
    kind: 'Flatbed',
    driver: 'Ali',
    phone: '0501112222',
    lang: 'ur',
    onDuty: true,
  });
  const truckId = (body as unknown as { trucks: { id: number; plate: string }[] }).trucks.find(
    ({ plate }) => plate === 'D 12345',
  )?.id;
  await desk.change(job, { kind: 'step', to: 'taken' });
  await desk.change(await only(), { kind: 'truck', truckId });
  return only();
}
const move = async (to: string, rest: object = {}) => {
  clock.now += MINUTE;
  expect(await desk.change(await only(), { kind: 'step', to, ...rest })).toMatchObject({ status: 200 });
};

describe('the ticket', () => {
  it('comes with the answer to a booking, the same at every repeat', async () => {
    const { track, data } = await booked();
    const again = await desk.app.inject({
      method: 'POST',
      url: '/api/real-crm-endpoint',
      payload: bookingRequest(data),
    });
    expect([again.statusCode, tokenOf(again.json<{ track: string }>().track)]).toEqual([200, track]);
  });

  it('tells what people did and said, and when, and nobody’s number, name or position', async () => {
    const { track, job } = await booked({ lang: 'ar', position: { lat: 25.2711, lng: 55.3075, accuracy: 12 } });
    expect((await ask(track)).body).toEqual({
      purpose: 'track',
      reference: job.reference,
      lang: 'ar',
      state: 'new',
      now: new Date(START).toISOString(),
      receivedAt: job.createdAt,
      place: 'Deira',
      placeIn: { ar: 'ديرة' },
      hasPosition: true,
      mayCancel: true,
      mayMove: true,
    });
    await withTruck(job);
    await move('sent', { minutes: 20 });
    const sent = await ask(track);
    expect(sent.body).toMatchObject({
      state: 'sent',
      takenAt: job.createdAt,
      sentAt: '2026-11-22T22:01:00.000Z',
      truck: { plate: 'D 12345', kind: 'Flatbed', driver: 'Ali' },
      eta: { at: '2026-11-22T22:21:00.000Z', saidAt: '2026-11-22T22:01:00.000Z' },
    });
    expect(JSON.stringify(sent.body)).not.toMatch(/501234567|0501112222|Mariam|Haddad|25\.27/);
    await move('there');
    const there = (await ask(track)).body as TrackView;
    expect(there).toMatchObject({ hasPosition: false, mayCancel: true, mayMove: false });
    expect(there).not.toHaveProperty('eta');
    expect(there).not.toHaveProperty('place');
    await move('loaded');
    expect((await ask(track)).body).toMatchObject({ mayCancel: false });
    await move('done', { price: 260, payment: 'cash' });
    expect((await ask(track)).body).toMatchObject({ state: 'done', price: 260, endedAt: '2026-11-22T22:04:00.000Z' });
    // Taken back: the price that stands there may yet change.
    await desk.change(await only(), { kind: 'undo' });
    const back = (await ask(track)).body;
    expect(back).toMatchObject({ state: 'loaded' });
    expect(back).not.toHaveProperty('price');
  });

  it('has no place, nor has the driver, where the form’s answer was none of its areas', async () => {
    const { track, job } = await booked({ location: OTHER_LOCATION });
    expect((await ask(track)).body).toMatchObject({ place: '' });
    expect((await ask(await desk.link(job, 'job'))).body).toMatchObject({ place: '' });
    expect((await press(track, { kind: 'place', place: 'Exit 41' })).body).toMatchObject({ place: 'Exit 41' });
  });

  it('moves the place, adds a note and cancels; a note that speaks of blood marks the job', async () => {
    const { track, job } = await booked();
    expect((await ask(track)).body).toMatchObject({ place: 'Deira', placeIn: { ar: 'ديرة' } });
    expect(await press(track, { kind: 'place', place: 'Opposite Gate 3' })).toMatchObject({
      status: 200,
      body: { place: 'Opposite Gate 3' },
    });
    expect((await ask(track)).body).not.toHaveProperty('placeIn');
    expect(
      await press(track, { kind: 'position', position: { lat: 25.1384, lng: 55.2383, accuracy: 9 } }),
    ).toMatchObject({ status: 200, body: { hasPosition: true, placeIn: { ar: 'على بعد 0.0 كم من وسط القوز' } } });
    const note = { id: randomUUID(), kind: 'note', text: 'My son is bleeding' };
    // The answer was lost: once more.
    for (const press of [note, { ...note, id: note.id.toUpperCase() }])
      expect(await ask(track, press)).toMatchObject({ status: 200 });
    expect(await only()).toMatchObject({
      place: '0.0 km from the middle of Al Quoz',
      position: { lat: 25.1384, lng: 55.2383, accuracy: 9 },
      danger: 'words',
    });
    expect(await press(track, { kind: 'cancel', reason: 'car_started' })).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
    expect(await only()).toMatchObject({ state: 'cancelled', reason: 'car_started' });
    expect((await events(job)).map(({ what, actor }) => `${actor} ${what}`)).toEqual([
      'customer created',
      'customer place',
      'customer place',
      'customer note',
      'customer step',
    ]);
  });

  it('takes the position out of a link in the place, for the driver’s map', async () => {
    const { track } = await booked();
    const place = 'She is here: https://maps.google.com/?q=25.1384,55.2383';
    expect(await press(track, { kind: 'place', place })).toMatchObject({ body: { place, hasPosition: true } });
    expect(await only()).toMatchObject({ place, position: { lat: 25.1384, lng: 55.2383, accuracy: 0 } });
    // A house and a street, not a spot in the Sudan.
    await press(track, { kind: 'place', place: '12, 34' });
    expect(await only()).not.toHaveProperty('position');
  });

  it('looks for a short Plus Code near the area that was chosen', async () => {
    const { track } = await booked({ location: 'Hatta' });
    const hatta = { lat: 24.7967, lng: 56.1175 };
    await press(track, { kind: 'place', place: plusCode(hatta).slice(4) });
    const { position } = await only();
    expect([position?.lat, position?.lng]).toEqual([expect.closeTo(hatta.lat, 3), expect.closeTo(hatta.lng, 3)]);
  });

  it('keeps the name of the place where a position is too rough to name another', async () => {
    const { track } = await booked();
    const position = { lat: 25.1384, lng: 55.2383, accuracy: 5000 };
    expect(await press(track, { kind: 'position', position })).toMatchObject({ body: { place: 'Deira' } });
    expect(await only()).toMatchObject({ place: 'Deira', position });
  });

  it('marks the job where the place in words is among the traffic, and not for the name of a building', async () => {
    const { track } = await booked();
    await press(track, { kind: 'place', place: 'Opposite the fire station' });
    expect(await only()).not.toHaveProperty('danger');
    await press(track, { kind: 'place', place: 'Hessa Street, fast lane' });
    expect(await only()).toMatchObject({ place: 'Hessa Street, fast lane', danger: 'words' });
  });

  it('refuses a cancellation once the car is loaded, and answers with the job as it is', async () => {
    const { track, job } = await booked();
    await withTruck(job);
    for (const to of ['sent', 'there', 'loaded']) await move(to);
    expect(await press(track, { kind: 'cancel', reason: 'price' })).toMatchObject({
      status: 409,
      body: { view: { state: 'loaded' } },
    });
    expect(await press(track, { kind: 'position', position: { lat: 25, lng: 55, accuracy: 5 } })).toMatchObject({
      status: 409,
    });
    expect((await only()).state).toBe('loaded');
  });

  it('needs "another reason" in words', async () => {
    const { track } = await booked();
    expect(await press(track, { kind: 'cancel', reason: 'other' })).toMatchObject({ status: 400 });
    expect((await only()).state).toBe('new');
  });

  it('calls a prank what a stranger may hear: cancelled', async () => {
    const { track, job } = await booked();
    await desk.change(job, { kind: 'end', to: 'prank', reason: 'abuse' });
    expect((await ask(track)).body).toMatchObject({ state: 'cancelled' });
  });

  it('calls a duplicate what it is: whoever waits must not read that no truck comes', async () => {
    const { track, job } = await booked();
    await desk.change(job, { kind: 'end', to: 'duplicate', reason: 'booked_and_called' });
    expect((await ask(track)).body).toMatchObject({ state: 'duplicate', mayCancel: false });
  });

  it.each([
    ['seven days after the job, however long that took', 9, true],
    ['thirty days after the booking where nobody ends the job', 30, false],
  ])('ends %s', async (_when, days, over) => {
    const { track } = await booked();
    clock.now = START + 2 * 24 * HOUR;
    if (over) await press(track, { kind: 'cancel', reason: 'price' });
    clock.now = START + days * 24 * HOUR - 1;
    expect((await ask(track)).status).toBe(200);
    clock.now += 1;
    expect(await ask(track)).toMatchObject({ status: 410, body: { link: 'expired' } });
  });

  it('opens nothing once the booking is erased', async () => {
    const { track, data } = await booked();
    await desk.store.eraseHeld({ id: data.id as string }, 'command');
    expect(await ask(track)).toMatchObject({ status: 410, body: { link: 'expired' } });
    expect(await press(track, { kind: 'note', text: 'hello' })).toMatchObject({ status: 410 });
  });
});

describe("a caller's pin", () => {
  const calledIn = async (over: object = {}): Promise<Job> => {
    await desk.post('jobs', call(over));
    return only();
  };

  it('brings the position into the job within the call, and names the nearest area where nothing is known', async () => {
    const job = await calledIn({ place: '' });
    const pin = await desk.link(job, 'pin');
    expect((await ask(pin)).body).toEqual({
      purpose: 'pin',
      reference: job.reference,
      lang: 'en',
      state: 'new',
      now: new Date(START).toISOString(),
    });
    expect(await press(pin, { kind: 'position', position: { lat: 25.0806, lng: 55.15, accuracy: 12 } })).toMatchObject({
      status: 200,
    });
    expect(await only()).toMatchObject({
      place: '0.9 km from the middle of Dubai Marina',
      position: { lat: 25.0806, lng: 55.15, accuracy: 12 },
    });
  });

  it('takes a press whose time is no whole number of milliseconds', async () => {
    const pin = await desk.link(await calledIn({ place: '' }), 'pin');
    clock.now += MINUTE;
    const position = { lat: 25.0806, lng: 55.15, accuracy: 12 };
    expect(await press(pin, { kind: 'position', ago: 20.25, position })).toMatchObject({ status: 200 });
    expect((await only()).position).toEqual(position);
  });

  it('leaves the landmark that the dispatcher wrote down, and takes a better position later', async () => {
    const pin = await desk.link(await calledIn({ place: 'Behind the mall' }), 'pin');
    await press(pin, { kind: 'position', position: { lat: 25, lng: 55, accuracy: 900 } });
    await press(pin, { kind: 'position', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
    expect(await only()).toMatchObject({ place: 'Behind the mall', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
  });

  it('lives for two hours, and no longer than the job', async () => {
    const job = await calledIn();
    const pin = await desk.link(job, 'pin');
    clock.now = START + 2 * HOUR - 1;
    expect((await ask(pin)).status).toBe(200);
    clock.now += 1;
    expect(await ask(pin)).toMatchObject({ status: 410, body: { link: 'expired' } });
    const other = await desk.link(job, 'pin');
    await desk.change(await only(), { kind: 'end', to: 'prank', reason: 'test' });
    expect((await ask(other)).status).toBe(410);
  });

  it.each([
    [{ kind: 'note', text: 'x' }],
    [{ kind: 'step', to: 'there' }],
    [{ kind: 'position', position: { lat: 91, lng: 55, accuracy: 1 } }],
    [{ kind: 'position' }],
    [{}],
  ])('does nothing else: %o', async (change) => {
    const pin = await desk.link(await calledIn({ place: 'Deira' }), 'pin');
    expect((await press(pin, change)).status).toBe(400);
    expect((await only()).version).toBe(1);
  });

  it('leaves no position behind: it goes at the end of the job, and after two hours where no truck was sent', async () => {
    const job = await calledIn();
    const pin = await desk.link(job, 'pin');
    await press(pin, { kind: 'position', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
    clock.now = START + 2 * HOUR - 1;
    expect(await desk.store.forgetPositions()).toBe(0);
    clock.now += 1;
    expect(await desk.store.forgetPositions()).toBe(1);
    expect(await only()).not.toHaveProperty('position');

    await press(await desk.link(job, 'pin'), { kind: 'position', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
    await move('taken');
    await move('sent');
    clock.now += 3 * HOUR;
    expect(await desk.store.forgetPositions()).toBe(0);
    await move('there');
    await move('done');
    // It may still be taken back.
    expect(await desk.store.forgetPositions()).toBe(0);
    clock.now += MINUTE;
    expect(await desk.store.forgetPositions()).toBe(1);
    expect(JSON.stringify(await desk.get(`jobs/${job.id}`))).not.toContain('25.1');
  });

  it('does not touch a position that the desk has entered', async () => {
    const job = await calledIn();
    await desk.change(job, { kind: 'place', place: 'Here', position: { lat: 25.2, lng: 55.2, accuracy: 0 } });
    clock.now += 30 * HOUR;
    expect(await desk.store.forgetPositions()).toBe(0);
  });
});

describe("a driver's link", () => {
  const crew = async () => {
    const { job } = await booked({ lang: 'ar' });
    const taken = await withTruck(job);
    return { job: taken, link: await desk.link(taken, 'job') };
  };

  it('shows the way, the customer and the language of each, and leads to the paid bill', async () => {
    const { link } = await crew();
    expect((await ask(link)).body).toMatchObject({
      purpose: 'job',
      lang: 'ur',
      phone: '+971501234567',
      name: 'Mariam Haddad',
      place: 'Deira',
      placeIn: { ar: 'ديرة' },
    } satisfies Partial<CrewView>);
    expect(await only()).toMatchObject({ lang: 'ar', phone: '+971 50 123 4567' });
    clock.now += MINUTE;
    expect(await press(link, { kind: 'step', to: 'sent', minutes: 15 })).toMatchObject({
      status: 200,
      body: { state: 'sent' },
    });
    expect((await only()).eta).toMatchObject({ at: '2026-11-22T22:16:00.000Z', by: 'Ali' });
    // What was promised, until the truck is there; the desk may have promised it.
    expect(((await ask(link)).body as CrewView).needs).toEqual({
      en: 'The customer was told: about 02:16',
      ar: 'قلنا للعميل: حوالي 02:16',
      ur: 'گاہک کو بتایا گیا: تقریباً 02:16',
      hi: 'ग्राहक को बताया गया: लगभग 02:16',
    });
    for (const to of ['there', 'loaded']) expect((await press(link, { kind: 'step', to })).status).toBe(200);
    expect((await ask(link)).body).not.toHaveProperty('needs');
    expect(await press(link, { kind: 'step', to: 'done', price: 300, payment: 'card' })).toMatchObject({
      status: 200,
      body: { state: 'done' },
    });
    expect(await only()).toMatchObject({ state: 'done', finalPrice: 300, payment: 'card' });
    clock.now += 12 * HOUR;
    expect((await ask(link)).status).toBe(410);
  });

  it('shows a phone number that the customer typed within Arabic words in its own order', async () => {
    const typed = 'رقم أخي 050 123 4567';
    const { track, job } = await booked({
      customerInfo: { ...(booking().customerInfo as object), description: typed },
    });
    const link = await desk.link(await withTruck(job), 'job');
    await press(track, { kind: 'note', text: typed });
    const shown = 'رقم أخي \u2066050 123 4567\u2069';
    expect((await ask(link)).body).toMatchObject({ words: shown, notes: [{ text: shown }] });
    expect((await only()).words).toBe(typed);

    await press(track, { kind: 'place', place: typed });
    const inEach = { en: shown, ar: shown, ur: shown, hi: shown };
    // The place itself is what the driver's page searches the map for.
    for (const one of [link, track]) expect((await ask(one)).body).toMatchObject({ place: typed, placeIn: inEach });
  });

  it('leaves a place that is no area of the form as it was said', async () => {
    await desk.post('jobs', call({ place: 'Exit 41' }));
    const { body } = await ask(await desk.link(await withTruck(await only()), 'job'));
    expect(body).toMatchObject({ place: 'Exit 41' });
    expect(body).not.toHaveProperty('placeIn');
  });

  it('says of a position that it finds no car, until the truck is there', async () => {
    const { track, job } = await booked();
    const link = await desk.link(await withTruck(job), 'job');
    const needs = async (accuracy: number) => {
      await press(track, { kind: 'position', position: { lat: 25.0806, lng: 55.15, accuracy } });
      return ((await ask(link)).body as CrewView).needs?.en;
    };
    expect([await needs(500), await needs(501)]).toEqual([undefined, 'Location is rough: ask the customer']);
    await move('sent', {});
    expect(((await ask(link)).body as CrewView).needs?.ur).toBe('لوکیشن اندازاً ہے: گاہک سے پوچھیں');
    await move('there', {});
    expect((await ask(link)).body).not.toHaveProperty('needs');
  });

  it('says in Arabic too where a position is that the customer has sent', async () => {
    const { track, job } = await booked();
    const link = await desk.link(await withTruck(job), 'job');
    await move('sent', { minutes: 20 });
    await press(track, { kind: 'position', position: { lat: 25.0806, lng: 55.15, accuracy: 12 } });
    const ar = 'على بعد 0.9 كم من وسط دبي مارينا (مرسى دبي)';
    expect((await ask(link)).body).toMatchObject({ placeIn: { ar }, notes: [{ words: { ar: `📍 ${ar}` } }] });
  });

  it('says nothing of the car where the customer has answered nothing, or only what needs no thought', async () => {
    expect((await ask((await crew()).link)).body).not.toHaveProperty('needs');
    expect(
      driverLines({ answers: { electric: 'no', low: 'no', children: 'no', rental: 'no', destination: 'unsure' } }),
    ).toBe(undefined);
  });

  it('says in the four languages that a vehicle stands in the sand', async () => {
    const { job } = await booked({ service: 'desert_recovery' });
    expect((await ask(await desk.link(job, 'job'))).body).toMatchObject({
      needs: { en: 'Out of the sand', ar: 'إخراج من الرمل', ur: 'ریت سے نکالنا ہے', hi: 'रेत से निकालना है' },
    });
  });

  it('says in the four languages what the customer answered of the car', async () => {
    const { job } = await booked({ rolls: 'no', keys: 'no', electric: 'no', headroom: '2.1' });
    const link = await desk.link(job, 'job');
    expect((await ask(link)).body).toMatchObject({
      needs: {
        en: 'Wheels do not turn · No key · Entrance 2.1 m high',
        ar: 'العجلات لا تدور · المفتاح غير موجود · ارتفاع المدخل 2.1 م',
        ur: 'پہیے نہیں گھومتے · چابی نہیں ہے · داخلی راستے کی اونچائی 2.1 میٹر',
        hi: 'पहिए नहीं घूमते · चाबी नहीं है · प्रवेश की ऊँचाई 2.1 मीटर',
      },
    } satisfies Partial<CrewView>);
  });

  it('says in the four languages what the mark of danger means', async () => {
    const { track, job } = await booked();
    const link = await desk.link(job, 'job');
    expect((await ask(link)).body).not.toHaveProperty('danger');
    await press(track, { kind: 'note', text: 'My baby is locked in the car' });
    expect((await ask(link)).body).toMatchObject({
      danger: {
        en: 'A child may be locked in the car. 999 first.',
        ar: 'ربما يوجد طفل محبوس داخل السيارة. 999 أولًا.',
        ur: 'شاید گاڑی میں بچہ بند ہے۔ پہلے 999۔',
        hi: 'शायद गाड़ी में बच्चा बंद है। पहले 999।',
      },
    } satisfies Partial<CrewView>);
    await press(track, { kind: 'note', text: 'He does not breathe' });
    expect((await ask(link)).body).toMatchObject({
      danger: {
        en: 'Someone may be hurt or in a lane. 999 first.',
        ar: 'ربما يوجد مصاب أو السيارة في مسار السير. 999 أولًا.',
        ur: 'شاید کوئی زخمی ہے یا گاڑی لین میں ہے۔ پہلے 999۔',
        hi: 'शायद कोई घायल है या गाड़ी लेन में है। पहले 999।',
      },
    } satisfies Partial<CrewView>);
  });

  it("tells the driver's phone no more of the job than its page shows", async () => {
    const { link } = await crew();
    const shown = 'danger lang name needs notes now phone photos place placeIn position purpose reference state';
    const sent = Object.keys((await ask(link)).body as object);
    expect(sent.filter((field) => !`${shown} vehicle words`.split(' ').includes(field))).toEqual([]);
  });

  it('takes the minutes of a driver who says them just after the desk has sent him', async () => {
    const { link } = await crew();
    await move('sent', { minutes: 10 });
    const at = new Date(clock.now + 10 * MINUTE).toISOString();
    const etaOf = async () => (await only()).eta;
    // Said before the desk's, and sent later.
    clock.now += MINUTE;
    await press(link, { kind: 'step', to: 'sent', minutes: 45, ago: 2 * MINUTE });
    expect(await etaOf()).toMatchObject({ by: 'Omar', at });
    // His page still had the step before.
    for (const ago of [3000, 2800])
      expect(await press(link, { kind: 'step', to: 'sent', minutes: 30, ago })).toMatchObject({
        status: 200,
        body: { state: 'sent' },
      });
    expect(await etaOf()).toEqual({
      at: new Date(clock.now - 3000 + 30 * MINUTE).toISOString(),
      saidAt: new Date(clock.now - 3000).toISOString(),
      by: 'Ali',
    });
    // A time that came through a tunnel says nothing of a truck that is there.
    await move('there');
    const { version } = await only();
    await press(link, { kind: 'step', to: 'sent', minutes: 5 });
    expect((await only()).version).toBe(version);
  });

  it('keeps the time of a step that was made without a network, in order, once', async () => {
    const { job, link } = await crew();
    clock.now = START + HOUR;
    const there = { id: randomUUID(), kind: 'step', to: 'there', ago: 10 * MINUTE };
    await press(link, { kind: 'step', to: 'sent', minutes: 20, ago: 40 * MINUTE });
    for (let again = 0; again < 3; again++) expect((await ask(link, there)).status).toBe(200);
    expect(await only()).toMatchObject({
      sentAt: '2026-11-22T22:20:00.000Z',
      eta: { at: '2026-11-22T22:40:00.000Z' },
      thereAt: '2026-11-22T22:50:00.000Z',
    });
    expect((await events(job)).filter(({ actor }) => actor === 'crew')).toHaveLength(2);
    // A clock that claims a step from before the one it follows is put right.
    await press(link, { kind: 'step', to: 'loaded', ago: 30 * MINUTE });
    expect(await only()).toMatchObject({ loadedAt: '2026-11-22T22:50:00.000Z' });
  });

  it('believes a step without a network for a day: what claims to be older was made a day ago', async () => {
    const { link } = await crew();
    clock.now = START + 30 * HOUR;
    await press(link, { kind: 'step', to: 'sent', ago: 29 * HOUR });
    expect(await only()).toMatchObject({ sentAt: '2026-11-23T04:00:00.000Z' });
  });

  it("goes by the server's time where a phone says that a step was made before the job was there", async () => {
    const { link } = await crew();
    clock.now = START + HOUR;
    await press(link, { kind: 'step', to: 'sent', minutes: 20, ago: clock.now });
    expect(await only()).toMatchObject({ sentAt: '2026-11-22T23:00:00.000Z', eta: { at: '2026-11-22T23:20:00.000Z' } });
  });

  it('takes what the desk has pressed too as done, and keeps the price that only the driver knows', async () => {
    const { link } = await crew();
    await move('sent');
    await move('there');
    expect(await press(link, { kind: 'step', to: 'sent', minutes: 30 })).toMatchObject({
      status: 200,
      body: { state: 'there' },
    });
    await move('done');
    // The second is another press, by his other phone say.
    for (const price of [120, 120])
      expect((await press(link, { kind: 'step', to: 'done', price, payment: 'cash' })).status).toBe(200);
    expect((await only()).finalPrice).toBe(120);
  });

  it('tells the driver whose price is another than the one that stands there: nobody has his', async () => {
    const { link } = await crew();
    await move('sent');
    await move('there');
    await move('done', { price: 120, payment: 'cash' });
    expect(await press(link, { kind: 'step', to: 'done', price: 150, payment: 'cash' })).toMatchObject({
      status: 409,
      body: { view: { state: 'done' } },
    });
    expect((await only()).finalPrice).toBe(120);
  });

  it('tells of a job that was cancelled meanwhile', async () => {
    const { link } = await crew();
    await move('sent');
    await desk.change(await only(), { kind: 'end', to: 'cancelled', reason: 'found_other' });
    expect(await press(link, { kind: 'step', to: 'there' })).toMatchObject({
      status: 409,
      body: { view: { state: 'cancelled' } },
    });
    expect(await only()).toMatchObject({ state: 'cancelled', reason: 'found_other' });
  });

  it('reports a problem', async () => {
    const { job, link } = await crew();
    expect((await press(link, { kind: 'problem', problem: 'cannot_find', note: 'No gate here' })).status).toBe(200);
    expect((await events(job)).at(-1)).toMatchObject({
      what: 'problem',
      by: 'Ali',
      detail: 'cannot_find: No gate here',
    });
    expect((await press(link, { kind: 'problem', problem: 'bored' })).status).toBe(400);
  });

  it('ends with a new driver; the new one has a link of their own', async () => {
    const { link } = await crew();
    const { body } = await desk.post('trucks', {
      plate: 'A 1',
      kind: '',
      driver: 'Babu',
      phone: '0503334444',
      onDuty: true,
    });
    const other = (body as unknown as { trucks: { id: number; plate: string }[] }).trucks.find(
      ({ plate }) => plate === 'A 1',
    )?.id;
    await desk.change(await only(), { kind: 'truck', truckId: other });
    expect(await ask(link)).toMatchObject({ status: 410, body: { link: 'revoked' } });
    expect(await press(link, { kind: 'step', to: 'sent', minutes: 5 })).toMatchObject({ status: 410 });
    expect((await only()).state).toBe('taken');
    expect((await ask(await desk.link(await only(), 'job'))).status).toBe(200);
  });
});

describe('a truck that another driver takes over', () => {
  const handOver = (over: object) =>
    desk.post('trucks', {
      plate: 'D 12345',
      kind: 'Flatbed',
      driver: 'Babu',
      phone: '0503334444',
      lang: 'ur',
      onDuty: true,
      ...over,
    });

  it('ends the link of the driver before, on open jobs only', async () => {
    const job = await withTruck((await booked()).job);
    const link = await desk.link(job, 'job');
    await handOver({});
    expect(await ask(link)).toMatchObject({ status: 410, body: { link: 'revoked' } });
    const own = await desk.link(job, 'job');
    for (const to of ['sent', 'there', 'done']) await move(to);
    await handOver({ driver: 'Ali', phone: '0501112222' });
    // It was Babu who did it, and his photographs may still be on their way.
    expect((await ask(own)).status).toBe(200);
  });

  it('leaves the link to a driver whose name is spelt better, whose number is written otherwise, or who goes off duty', async () => {
    const link = await desk.link(await withTruck((await booked()).job), 'job');
    await handOver({ driver: 'Aly', phone: '+971 50 111 2222', onDuty: false });
    // And what another truck's driver does with it is no matter of his.
    for (const phone of ['0503334444', '0505556666']) await handOver({ plate: 'E 9', phone });
    expect((await ask(link)).status).toBe(200);
  });
});

describe('a job that is waiting again after it was marked done in the list by mistake', () => {
  it('has no truck on the way any more: its customer may move, its driver begins anew', async () => {
    const { track, job: before, data } = await booked();
    const link = await desk.link(await withTruck(before), 'job');
    await move('sent', { minutes: 20 });
    await move('there');
    await desk.store.setStatus(data.id as string, 'done');
    await desk.store.setStatus(data.id as string, 'pending');
    const { body } = await ask(track);
    expect(body).toMatchObject({ state: 'taken', mayMove: true, takenAt: expect.any(String) as string });
    for (const gone of ['sentAt', 'thereAt', 'eta', 'truck', 'endedAt']) expect(body).not.toHaveProperty(gone);
    expect((await press(track, { kind: 'place', place: 'Exit 41' })).status).toBe(200);
    expect((await press(link, { kind: 'step', to: 'sent', minutes: 15 })).status).toBe(200);
    expect((await ask(track)).body).toMatchObject({ state: 'sent', truck: { driver: 'Ali' }, eta: {} });
  });

  it('was seen by a person, where nobody had taken it before', async () => {
    const { track, data } = await booked();
    await desk.store.setStatus(data.id as string, 'done');
    await desk.store.setStatus(data.id as string, 'pending');
    expect((await ask(track)).body).toMatchObject({ state: 'taken', takenAt: new Date(START).toISOString() });
  });
});

describe('a link', () => {
  it('is for the staff to make', async () => {
    const { job } = await booked();
    for (const authorization of ['', `Bearer ${'A'.repeat(40)}`]) {
      const answer = await desk.app.inject({
        method: 'POST',
        url: `/api/desk/jobs/${job.id}/link`,
        headers: { authorization },
        payload: { purpose: 'job' },
      });
      expect(answer.statusCode).toBe(401);
    }
    expect((await desk.post('jobs/999999/link', { purpose: 'pin' })).status).toBe(404);
    expect((await desk.post(`jobs/${job.id}/link`, { purpose: 'admin' })).status).toBe(400);
  });

  it('is over when the desk makes a new one in its place', async () => {
    const { track, job, data } = await booked();
    const renewed = await desk.link(job, 'track', true);
    expect(await ask(track)).toMatchObject({ status: 410, body: { link: 'revoked' } });
    expect((await ask(renewed)).status).toBe(200);
    // The holder of the old link can read the booking's id in it: sending that booking again must not give a new link.
    const { track: again } = (
      await desk.app.inject({ method: 'POST', url: '/api/real-crm-endpoint', payload: bookingRequest(data) })
    ).json<{ track: string }>();
    expect(await ask(tokenOf(again))).toMatchObject({ status: 410, body: { link: 'revoked' } });
  });

  it('is worth nothing altered, and nothing as a link of another kind or as a staff token', async () => {
    const { track } = await booked();
    const [head = '', ...rest] = track.split('.');
    const [last = ''] = track.slice(-5);
    const altered = [
      `j${track.slice(1)}`,
      `p${track.slice(1)}`,
      [head, '1', ...rest.slice(1)].join('.'),
      // By one letter; the very last one holds two bits alone.
      `${track.slice(0, -5)}${last === 'A' ? 'B' : 'A'}${track.slice(-4)}`,
      track.slice(0, -1),
      `${track}A`,
      '',
    ];
    for (const [at, token] of altered.entries())
      expect(await ask(token, undefined, `10.1.0.${at}`)).toMatchObject({ status: 404, body: { link: 'unknown' } });
    expect((await desk.get('jobs', track)).status).toBe(401);
  });

  it('is not judged where none came: a proxy on the way may take the header out, or put its own in', async () => {
    const own = [{}, { authorization: 'Basic d2lmaTp3aWZp' }];
    // From one address as often as no guess may be made.
    for (const headers of Array.from({ length: 20 }, () => own).flat())
      for (const url of ['/api/link', '/api/link/photo']) {
        const method = url === '/api/link' ? 'GET' : 'POST';
        const answer = await desk.app.inject({ url, method, headers: { ...headers, 'content-type': 'image/jpeg' } });
        expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'There is no link in this request' }]);
      }
  });

  it('is one text: another last letter for the same bytes is no second link beside the limits', async () => {
    const { track } = await booked();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const statuses = await Promise.all(
      [...letters].map(async (letter, i) => (await ask(track.slice(0, -1) + letter, undefined, `10.1.0.${i}`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not found by 10,000 guesses, which are held off while the real one goes on from the same address', async () => {
    const { track } = await booked();
    const [head = '', epoch, expires] = track.split('.');
    const statuses = new Map<number, number>();
    const guess = async (turn: number) => {
      const mac = randomUUID().replace(/-/g, '').slice(0, 22);
      const { statusCode } = await desk.app.inject({
        url: '/api/link',
        remoteAddress: `10.2.0.${turn % 20}`,
        headers: { authorization: `Bearer ${head}.${epoch}.${expires}.${mac}` },
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    };
    for (let turn = 0; turn < 10_000; turn += 100)
      await Promise.all(Array.from({ length: 100 }, (_, i) => guess(turn + i)));
    expect([...statuses.keys()].sort()).toEqual([404, 429]);
    expect(statuses.get(404)).toBe(20 * 30);
    expect((await ask(track, undefined, '10.2.0.20')).status).toBe(200);
  }, 120_000);

  it('is called invalid past the limit of guesses too: a page that stays open with half a link uses them up', async () => {
    const { track } = await booked();
    const half = track.slice(0, -3);
    for (let turn = 0; turn < 30; turn += 1) await ask(half, undefined, '10.3.0.1');
    for (const change of [undefined, { id: randomUUID(), kind: 'note', text: 'Blue gate' }])
      expect(await ask(half, change, '10.3.0.1')).toMatchObject({ status: 429, body: { link: 'unknown' } });
  });

  it('is in no line of the log, and neither is what came by it', async () => {
    const { track } = await booked();
    await press(track, { kind: 'note', text: 'Blue gate at the mosque' });
    const log = JSON.stringify(desk.log);
    expect(log).toContain('/api/link');
    for (const secret of [track, track.slice(0, 20), 'mosque', 'Mariam']) expect(log).not.toContain(secret);
  });
});
