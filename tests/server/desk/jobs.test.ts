/** A job from its booking to its end, step by step, and back. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { customerMessage } from '../../../src/content/desk-messages';
import type { Board, Job } from '../../../src/contract/job/record';
import type { BookingsPage } from '../../../src/contract/staff';
import { booking, ESTIMATE } from '../fixture';
import { clock, desk, deskForEachTest, historyOf, only } from './fresh-desk';
import { call } from './support';

deskForEachTest();

/** In capitals, as some programs write ids. */
const ID = () => randomUUID().toUpperCase();
const figures = async () => await desk.store.stats();
/** How many bookings the list shows as done. */
const handled = async (): Promise<number> =>
  (await desk.store.findBookings({ q: '', status: 'done', before: undefined, limit: 1 })).total;

describe('a booking', () => {
  it.each([
    ['ar', 'ar', /السطحة|استلمنا/],
    ['ur', 'ur', /آپ کی/],
    [undefined, 'en', /We have your request/],
    ['klingon', 'en', /We have your request/],
  ])('made on a page in %s: the desk writes to the customer in %s', async (lang, kept, words) => {
    await desk.book(booking(lang === undefined ? {} : { lang }));
    const job = await only();
    expect(job.lang).toBe(kept);
    expect(customerMessage('received', job.lang, { name: 'Mariam', reference: job.reference })).toMatch(words);
  });

  it('is a job that waits, with everything the desk needs to see at once', async () => {
    await desk.book(
      booking(
        { position: { lat: 25.2711, lng: 55.3075, accuracy: 12 }, attribution: { utm_campaign: 'night' } },
        { description: 'My wife is bleeding', email: 'mariam@mail.example' },
      ),
    );
    expect(await only()).toMatchObject({
      origin: 'booking',
      state: 'new',
      version: 1,
      createdAt: '2026-11-22T22:00:00.000Z',
      stateAt: '2026-11-22T22:00:00.000Z',
      danger: 'words',
      name: 'Mariam Haddad',
      phone: '+971 50 123 4567',
      email: 'mariam@mail.example',
      service: 'towing_service',
      urgency: 'immediate',
      vehicle: 'Sedan Nissan Patrol 2019',
      place: 'Deira',
      position: { lat: 25.2711, lng: 55.3075, accuracy: 12 },
      words: 'My wife is bleeding',
      estimate: ESTIMATE,
      attribution: { utm_campaign: 'night' },
    });
    expect((await desk.board()).now).toBe('2026-11-22T22:00:00.000Z');
    const cameIn = { what: 'created', at: '2026-11-22T22:00:00.000Z', actor: 'customer', by: '' };
    expect(await historyOf((await only()).id)).toMatchObject([cameIn]);
  });

  it('of somebody who is hurt says so whatever its words are, and shows no gap for what was left out', async () => {
    const little = { vehicleMake: '', vehicleModel: '', vehicleYear: '2019' };
    await desk.book(booking({ hurt: 'yes' }, little));
    expect(await only()).toMatchObject({ danger: 'said', vehicle: 'Sedan 2019' });
  });

  it('becomes one job however often it is sent', async () => {
    const data = booking();
    await Promise.all([desk.book(data), desk.book(data), desk.book(data)]);
    await only();
  });

  it("answers nobody without the staff's token", async () => {
    await desk.book(booking());
    for (const token of ['', 'A'.repeat(43)]) expect(await desk.get('jobs', token)).toMatchObject({ status: 401 });
  });
});

describe('a job', () => {
  it('is taken, sent, there, loaded and done, each step with its moment, and so is its booking', async () => {
    await desk.book(booking());
    let job = await only();
    for (const [to, more] of [
      ['taken', {}],
      ['sent', { minutes: 20 }],
      ['there', {}],
      ['loaded', {}],
      ['done', { price: 260, payment: 'card' }],
    ] as const) {
      clock.now += 60_000;
      const { status, body } = await desk.change(job, { kind: 'step', to, ...more });
      expect(status, to).toBe(200);
      job = body.job;
    }
    expect(await only()).toMatchObject({
      state: 'done',
      stateAt: '2026-11-22T22:05:00.000Z',
      version: 6,
      takenBy: 'Omar',
      takenAt: '2026-11-22T22:01:00.000Z',
      sentAt: '2026-11-22T22:02:00.000Z',
      eta: { at: '2026-11-22T22:22:00.000Z', saidAt: '2026-11-22T22:02:00.000Z', by: 'Omar' },
      thereAt: '2026-11-22T22:03:00.000Z',
      loadedAt: '2026-11-22T22:04:00.000Z',
      endedAt: '2026-11-22T22:05:00.000Z',
      finalPrice: 260,
      payment: 'card',
    });
    const { bookings } = await desk.store.findBookings({ q: '', status: 'done', before: undefined, limit: 10 });
    expect(bookings).toHaveLength(1);
    expect((await historyOf(job.id)).map(({ to }) => to)).toEqual(['new', 'taken', 'sent', 'there', 'loaded', 'done']);
  });

  it('goes to one of two people who take it at once; the other is shown who has it', async () => {
    await desk.book(booking());
    const job = await only();
    const answers = await Promise.all(
      ['Omar', 'Sara'].map((by) => desk.change(job, { kind: 'step', to: 'taken', by })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = answers.sort((a, b) => a.status - b.status);
    expect(loser?.body).toMatchObject({
      error: 'somebody changed this job first',
      job: { takenBy: winner?.body.job.takenBy },
    });
  });

  it('answers the same to a change that is sent again, and does it once', async () => {
    await desk.book(booking());
    let job = await only();
    const unlike = [{ kind: 'undo' }, { kind: 'step', to: 'taken' }, { kind: 'step', to: 'loaded' }];
    for (const change of [
      { kind: 'price', price: 300, payment: 'cash' },
      { kind: 'step', to: 'taken' },
      { kind: 'note', text: 'Two children' },
      { kind: 'place', place: 'Exit 41' },
      { kind: 'step', to: 'sent', minutes: 20 },
      { kind: 'undo' },
      { kind: 'step', to: 'sent', minutes: 20 },
      { kind: 'eta', minutes: 25 },
      { kind: 'truck', truckId: 7 },
      { kind: 'truck', truckId: null },
      { kind: 'danger', danger: true },
      { kind: 'danger', danger: false },
      { kind: 'end', to: 'cancelled', reason: 'other', note: 'The car started' },
    ]) {
      const first = await desk.change(job, change);
      expect(await desk.change(job, change), change.kind).toEqual({ ...first, status: 200 });
      // Somebody else who wants the same is told that it is not theirs; so is whoever wants something else.
      expect(await desk.change(job, { ...change, by: 'Sara' })).toMatchObject({ status: 409 });
      for (const other of [
        { kind: 'note', text: 'Other' },
        // The same words, or none: what a person is told was saved must have been.
        ...unlike.filter(({ kind, to }) => kind !== change.kind || to !== change.to),
        ...(change.kind === 'eta' ? [{ ...change, minutes: 30 }] : []),
        ...(change.kind === 'danger' ? [{ ...change, danger: !change.danger }] : []),
        ...(change.kind === 'end' ? [{ ...change, note: 'It started' }] : []),
      ])
        expect(await desk.change(job, other)).toMatchObject({ status: 409 });
      job = first.body.job;
    }
    const why = { reason: 'other', reasonNote: 'The car started' };
    expect(await only()).toMatchObject({ version: 14, state: 'cancelled', ...why });
    expect(await historyOf(job.id)).toHaveLength(14);
  });

  it('sent again with another truck, or done with another price, is not what was saved', async () => {
    await desk.book(booking());
    let job = await only();
    for (const to of ['taken', 'sent', 'there'] as const) {
      const step = { kind: 'step', to, ...(to === 'sent' ? { minutes: 20, truckId: 7 } : {}) };
      const { body } = await desk.change(job, step);
      expect((await desk.change(job, step)).status, to).toBe(200);
      if (to === 'sent') {
        expect((await desk.change(job, { ...step, truckId: 8 })).status).toBe(409);
        expect((await desk.change(job, { ...step, truckId: null })).status).toBe(409);
      }
      job = body.job;
    }
    const done = { kind: 'step', to: 'done', price: 260, payment: 'cash' };
    expect((await desk.change(job, done)).status).toBe(200);
    expect((await desk.change(job, done)).status).toBe(200);
    expect((await desk.change(job, { ...done, price: 280 })).status).toBe(409);
    expect((await desk.change(job, { ...done, payment: 'card' })).status).toBe(409);
    expect((await desk.change(job, { ...done, price: null })).status).toBe(409);
    const price = { kind: 'price', price: 280, payment: 'cash' };
    job = await only();
    expect((await desk.change(job, price)).status).toBe(200);
    expect((await desk.change(job, price)).status).toBe(200);
    expect((await desk.change(job, { ...price, payment: 'card' })).status).toBe(409);
    expect((await desk.change(job, { ...price, payment: null })).status).toBe(409);
    const { status, body } = await desk.change(await only(), { ...price, payment: null });
    expect([status, body.job.payment]).toEqual([200, undefined]);
  });

  it('has a note once, also when it is sent again after somebody has changed the job', async () => {
    await desk.book(booking());
    const job = await only();
    const note = { kind: 'note', text: 'Two children', id: ID() };
    await desk.change(job, { ...note, id: note.id.toLowerCase() });
    const taken = await desk.change(await only(), { kind: 'step', to: 'taken', by: 'Sara' });
    for (const seen of [job, taken.body.job])
      expect(await desk.change(seen, note)).toMatchObject({
        status: 200,
        body: { job: { version: 3, state: 'taken' }, event: { what: 'note', detail: 'Two children' } },
      });
    expect((await historyOf(job.id)).map(({ what }) => what)).toEqual(['created', 'note', 'step']);
    const other = await desk.post('jobs', call());
    expect((await desk.change(other.body.job, note)).status).toBe(409);
  });

  it('that ended without a bill is told as that, in the list and in what happened last, not as well done', async () => {
    const data = booking();
    await desk.book(data);
    await desk.change(await only(), { kind: 'end', to: 'cancelled', reason: 'car_started' });
    // A list that was open before still offers it.
    await desk.store.setStatus(data.id as string, 'done');
    const { recentActivity } = await desk.store.stats();
    expect(recentActivity).toMatchObject([{ status: 'success', end: 'cancelled' }]);
    const listed = await desk.app.inject({
      url: '/api/real-crm-endpoint?action=bookings',
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect(listed.json<BookingsPage>().bookings).toMatchObject([{ status: 'done', end: 'cancelled' }]);
  });

  it('refuses a step that the table does not have, and a job that does not exist', async () => {
    await desk.book(booking());
    expect(await desk.change(await only(), { kind: 'step', to: 'done' })).toMatchObject({
      status: 409,
      body: { error: 'this step is not possible now' },
    });
    expect(await desk.post('jobs/999', { kind: 'undo', version: 1, by: 'Omar' })).toMatchObject({ status: 404 });
    expect(await desk.post('jobs/x', { kind: 'undo', version: 1, by: 'Omar' })).toMatchObject({ status: 400 });
  });

  it('can be taken back for a minute', async () => {
    await desk.book(booking());
    await desk.change(await only(), { kind: 'step', to: 'taken' });
    // A note is no step: what was pressed before it can still be taken back.
    const { body } = await desk.change(await only(), { kind: 'note', text: 'Two children' });
    clock.now += 59_000;
    expect(await desk.change(body.job, { kind: 'undo' })).toMatchObject({
      status: 200,
      body: { job: { state: 'new' } },
    });
    const again = await desk.change(await only(), { kind: 'step', to: 'taken' });
    clock.now += 61_000;
    expect(await desk.change(again.body.job, { kind: 'undo' })).toMatchObject({
      status: 409,
      body: { error: 'it can be undone for a minute only' },
    });
  });

  it('keeps notes, a better place and danger without losing its state', async () => {
    await desk.book(booking());
    let job = await only();
    for (const change of [
      { kind: 'note', text: 'Two children\u0000 in the car' },
      { kind: 'place', place: 'Exit 41, hard shoulder' },
      { kind: 'danger', danger: true },
      { kind: 'price', price: 300 },
    ])
      job = (await desk.change(job, change)).body.job;
    expect(job).toMatchObject({
      state: 'new',
      version: 5,
      place: 'Exit 41, hard shoulder',
      danger: 'said',
      finalPrice: 300,
    });
    expect((await historyOf(job.id)).map(({ detail }) => detail)).toEqual([
      undefined,
      'Two children in the car',
      'Exit 41, hard shoulder',
      'yes',
      '300',
    ]);
  });

  it('leaves every figure as a prank, and comes back with undo', async () => {
    await desk.book(booking());
    await desk.book(booking({ id: randomUUID() }, { phone: '0509999999' }));
    const before = await figures();
    const prank = (await desk.board()).jobs.find(({ phone }) => phone === '0509999999') as Job;
    const ended = await desk.change(prank, { kind: 'end', to: 'prank', reason: 'no_such_customer' });
    const { avgLeadScore } = before;
    expect(await figures()).toMatchObject({
      totalConversions: 1,
      totalCustomers: 1,
      totalRevenue: ESTIMATE,
      avgLeadScore,
    });
    expect(await handled()).toBe(1);
    await desk.change(ended.body.job, { kind: 'undo' });
    // Both wait again, in the list of bookings too.
    expect([await figures(), await handled()]).toEqual([before, 0]);
  });

  it('is back in the figures when its booking is marked as waiting in the list, and leaves them once', async () => {
    const data = booking({ id: ID() });
    await desk.book(data);
    await desk.change(await only(), { kind: 'end', to: 'prank', reason: 'no_such_customer', note: 'Rang twice' });
    await desk.store.setStatus(data.id as string, 'pending');
    for (const gone of ['reason', 'reasonNote']) expect(await only()).not.toHaveProperty(gone);
    expect(await figures()).toMatchObject({ totalConversions: 1, totalCustomers: 1, totalRevenue: ESTIMATE });
    await desk.change(await only(), { kind: 'end', to: 'prank', reason: 'no_such_customer' });
    expect(await figures()).toMatchObject({ totalConversions: 0, totalCustomers: 0, totalRevenue: 0 });
  });

  it('stays one customer when a duplicate of it ends', async () => {
    await desk.book(booking());
    await desk.book(booking({ id: randomUUID() }));
    const [, twin] = (await desk.board()).jobs as [Job, Job];
    await desk.change(twin, { kind: 'end', to: 'duplicate', reason: 'same_job' });
    expect(await figures()).toMatchObject({ totalConversions: 1, totalCustomers: 1 });
  });

  it('follows a booking that is marked done in the list, and back', async () => {
    const data = booking({ id: ID() });
    await desk.book(data);
    await desk.change(await only(), { kind: 'step', to: 'taken' });
    const { undoUntil: _minute, ...taken } = await only();
    for (const to of ['sent', 'there', 'loaded'])
      await desk.change(await only(), { kind: 'step', to, ...(to === 'sent' ? { minutes: 20 } : {}) });
    const { takenAt, loadedAt, eta } = await only();
    clock.now += 1000;
    // Pressed twice, and it happens once.
    for (let i = 0; i < 2; i++) await desk.store.setStatus(data.id as string, 'done');
    const done = await only();
    expect(done).toMatchObject({ state: 'done', version: 6, takenAt, loadedAt, eta });
    // What could be taken back a moment ago was another step.
    expect(done).not.toHaveProperty('undoUntil');
    await desk.store.setStatus(data.id as string, 'pending');
    const again = await only();
    // As when it had just been taken: of the steps since, nothing is left.
    expect(again).toEqual({ ...taken, version: 7, stateAt: new Date(clock.now).toISOString() });
    const { body } = await desk.get(`jobs/${again.id}`);
    expect((body as { events: object[] }).events.slice(-2)).toMatchObject([
      { from: 'loaded', to: 'done' },
      { from: 'done', to: 'taken' },
    ]);
  });
});

it('takes a number as it was copied out of a chat, and in the digits of an Arabic keyboard', async () => {
  const copied = '\u202a+971 50 765 4321\u202c';
  for (const [phone, kept] of [
    [copied, '+971 50 765 4321'],
    ['٠٥٠ ٧٦٥ ٤٣٢١', '050 765 4321'],
  ]) {
    expect(await desk.post('jobs', call({ phone }))).toMatchObject({ status: 201, body: { job: { phone: kept } } });
    const truck = { plate: `A ${kept}`, kind: '', driver: 'Ali', phone, onDuty: true };
    const { body } = await desk.post('trucks', truck);
    expect((body as unknown as Pick<Board, 'trucks'>).trucks.at(-1)?.phone).toBe(kept);
  }
  expect((await desk.post('jobs', call({ phone: 'ring Ali' }))).status).toBe(400);
  await desk.book(booking({}, { phone: copied }));
  expect((await desk.board()).jobs.at(-1)).toMatchObject({ origin: 'booking', phone: '+971 50 765 4321' });
});

it('takes no text that one of the stores could not keep, wherever it stands', async () => {
  const odd = 'O\u0000m\u0007ar';
  const texts = { name: odd, vehicle: odd, place: odd, words: odd };
  const { status, body } = await desk.post('jobs', call({ ...texts, by: odd, lang: 'e\u0000n' }));
  expect([status, body.event.by, body.job.lang]).toEqual([201, 'Omar', 'en']);
  expect(body.job).toMatchObject({ name: 'Omar', vehicle: 'Omar', place: 'Omar', words: 'Omar' });
  await desk.book(
    booking({}, { firstName: odd, email: `${odd}@mail.example`, vehicleMake: odd, vehicleModel: '', description: odd }),
  );
  expect((await desk.board()).jobs[1]).toMatchObject({
    name: 'Omar Haddad',
    email: 'Omar@mail.example',
    vehicle: 'Sedan Omar 2019',
    words: 'Omar',
  });
  const taken = await desk.change(body.job, { kind: 'step', to: 'taken', by: odd });
  expect([taken.status, taken.body.event.by, taken.body.job.takenBy]).toEqual([200, 'Omar', 'Omar']);
  // The same press again, since its answer was lost.
  expect((await desk.change(body.job, { kind: 'step', to: 'taken', by: odd })).status).toBe(200);
  expect(await desk.change(taken.body.job, { kind: 'truck', truckId: 1e300 })).toMatchObject({
    status: 400,
    body: { error: 'the truck must be a number' },
  });
  const truck = { plate: odd, kind: odd, driver: odd, phone: '0501112222', lang: 'u\u0000r', onDuty: true };
  expect(await desk.post('trucks', truck)).toMatchObject({
    status: 200,
    body: { trucks: [{ plate: 'Omar', kind: 'Omar', driver: 'Omar', lang: 'ur' }] },
  });
  expect((await desk.post('trucks', { ...truck, id: 1e300 })).status).toBe(400);
  const { token } = desk;
  const answer = await desk.app.inject({
    url: '/api/real-crm-endpoint?action=bookings&q=a%00b',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
});
