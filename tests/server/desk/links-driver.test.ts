import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { driverLines } from '../../../src/contract/job/driver-words';
import type { CrewView } from '../../../src/contract/job/link';
import { booking } from '../fixture';
import { clock, desk, deskForEachTest, historyOf, HOUR, MINUTE, only, START } from './fresh-desk';
import { addTruck, ask, booked, move, press, withTruck } from './link-desk';
import { call } from './support';

deskForEachTest();

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
    expect((await historyOf(job.id)).filter(({ actor }) => actor === 'crew')).toHaveLength(2);
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
    expect((await historyOf(job.id)).at(-1)).toMatchObject({
      what: 'problem',
      by: 'Ali',
      detail: 'cannot_find: No gate here',
    });
    expect((await press(link, { kind: 'problem', problem: 'bored' })).status).toBe(400);
  });

  it('ends with a new driver; the new one has a link of their own', async () => {
    const { link } = await crew();
    const other = await addTruck({ plate: 'A 1', kind: '', driver: 'Babu', phone: '0503334444' });
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
