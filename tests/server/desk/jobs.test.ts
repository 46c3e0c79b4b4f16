import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeJob } from '../../../server/desk/store/change';
import { customerMessage } from '../../../src/content/desk-messages';
import type { FoundJobs } from '../../../src/contract/job/find';
import type { Board, Job, JobEvent } from '../../../src/contract/job/record';
import { bookingReference } from '../../../src/contract/reference';
import type { BookingsPage } from '../../../src/contract/staff';
import { booking, cleanUp, ESTIMATE } from '../fixture';
import { call, deskServer, type DeskServer } from './support';

const clock = { now: Date.parse('2026-11-22T22:00:00.000Z') };
let desk: DeskServer;

beforeEach(async () => {
  clock.now = Date.parse('2026-11-22T22:00:00.000Z');
  desk = await deskServer(clock);
});
afterEach(() => desk.close());
afterAll(cleanUp);

const only = async (): Promise<Job> => {
  const { jobs } = await desk.board();
  expect(jobs).toHaveLength(1);
  return jobs[0] as Job;
};
const historyOf = async (id: number) => ((await desk.get(`jobs/${id}`)).body as { events: JobEvent[] }).events;
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

describe('a phone call', () => {
  it('is a job with nothing but a number, and one job when the press is repeated', async () => {
    const said = call({ place: undefined, id: ID() });
    expect(await desk.post('jobs', said)).toMatchObject({
      status: 201,
      body: { job: { reference: bookingReference(said.id) }, event: { what: 'created', by: 'Omar', actor: 'desk' } },
    });
    expect(await desk.post('jobs', { ...said, id: said.id.toLowerCase() })).toMatchObject({ status: 201 });
    const kept = { origin: 'phone', phone: '050 765 4321', email: '', state: 'new', place: '' };
    expect(await only()).toMatchObject(kept);
  });

  it('whose first answer was lost has what was added before the second press, once, and history says so', async () => {
    const said = call({ place: '' });
    await desk.post('jobs', said);
    const more = {
      place: 'Exit 41',
      danger: true,
      name: 'Aisha',
      vehicle: 'Van',
      service: 'towing_service',
      urgency: 'within_hour',
      lang: 'ar',
      words: 'Gearbox',
    };
    const again = { ...said, ...more, press: 2 };
    expect(await desk.post('jobs', again)).toMatchObject({
      status: 201,
      body: { event: { what: 'call', by: 'Omar' } },
    });
    const kept = { ...more, danger: 'said', version: 2, state: 'new', estimate: expect.any(Number) as number };
    expect(await only()).toMatchObject(kept);
    // The same again; and what was under way for longer knows less.
    for (const late of [{ ...again, press: 3 }, { ...said, place: 'Al Quoz', press: 2 }, said])
      expect((await desk.post('jobs', late)).status).toBe(201);
    expect(await only()).toMatchObject(kept);
    await desk.post('jobs', { ...again, place: 'Exit 41, hard shoulder', danger: false, press: 4 });
    const job = await only();
    expect(job).toMatchObject({ place: 'Exit 41, hard shoulder', version: 3 });
    expect(job.danger).toBeUndefined();
    // What the job itself says now needs no line of its own.
    expect((await historyOf(job.id)).map(({ what, detail }) => [what, detail])).toEqual([
      ['created', undefined],
      ['call', undefined],
      ['call', undefined],
    ]);
  });

  it('that arrives later than its next presses takes nothing back', async () => {
    const said = call({ place: '' });
    await desk.post('jobs', { ...said, place: 'Exit 41', danger: true, press: 3 });
    // A note has a press of its own, which says nothing of the call's.
    await desk.change(await only(), { kind: 'note', id: randomUUID(), text: 'Two children in the car' });
    for (const late of [said, { ...said, press: 2 }]) await desk.post('jobs', late);
    expect(await only()).toMatchObject({ place: 'Exit 41', danger: 'said', version: 2 });
  });

  it('has no line about its place in the history, where that is as it was', async () => {
    const said = call();
    await desk.post('jobs', said);
    await desk.post('jobs', { ...said, name: 'Aisha', press: 2 });
    const { id, version, place } = await only();
    const sent = { kind: 'place', version, by: '', place, position: { lat: 25.1, lng: 55.2, accuracy: 20 } } as const;
    await desk.store.database.write((trx) => changeJob(trx, id, sent, { actor: 'customer', by: '' }, clock.now));
    await desk.post('jobs', { ...said, name: 'Aisha', vehicle: 'Van', press: 3 });
    expect((await historyOf(id)).map(({ what, detail }) => [what, detail])).toEqual([
      ['created', undefined],
      ['call', undefined],
      ['place', ''],
      ['call', undefined],
    ]);
  });

  it('that somebody works on already gets what was added, and keeps what was changed by hand', async () => {
    const said = call({ place: '' });
    await desk.post('jobs', said);
    let job = (await desk.change(await only(), { kind: 'step', to: 'taken', by: 'Sara' })).body.job;
    job = (await desk.change(job, { kind: 'place', place: 'Mirdif', by: 'Sara' })).body.job;
    job = (await desk.change(job, { kind: 'danger', danger: true, by: 'Sara' })).body.job;
    // A place that comes too late is noted once; none, and the one that the job has already, are not.
    for (const [i, place] of ['', 'Exit 41', 'Exit 41', '', 'Mirdif'].entries())
      await desk.post('jobs', { ...said, name: 'Aisha', place, press: 2 + i });
    expect(await only()).toMatchObject({
      state: 'taken',
      takenBy: 'Sara',
      name: 'Aisha',
      place: 'Mirdif',
      danger: 'said',
      version: 6,
    });
    const lines = (await historyOf(job.id)).filter(({ what }) => what === 'call');
    expect(lines.map(({ detail }) => detail)).toEqual([undefined, 'Exit 41']);
    // Sara has already changed it; the dispatcher on the phone has heard more since.
    await desk.change(await only(), { kind: 'danger', danger: false, by: 'Sara' });
    await desk.post('jobs', { ...said, name: 'Aisha', place: 'Mirdif', danger: true, press: 7 });
    expect(await only()).toMatchObject({ danger: 'said', place: 'Mirdif', version: 8 });
  });

  it('is in danger where its place is among the traffic', async () => {
    await desk.post('jobs', call({ place: 'Al Khail Road, middle lane' }));
    expect(await only()).toMatchObject({ danger: 'words' });
  });

  it('has its position, and its words tell of danger, also once they are put otherwise', async () => {
    const position = { lat: 25.1, lng: 55.2, accuracy: 20 };
    const said = call({ position, words: 'He is bleeding' });
    await desk.post('jobs', said);
    expect(await only()).toMatchObject({ position, danger: 'words' });
    const { body } = await desk.post('jobs', call({ name: 'Saeed' }));
    await desk.post('jobs', { ...said, position: undefined, words: 'His arm', press: 2 });
    const { jobs } = await desk.board();
    expect(jobs[0]).toMatchObject({ position, danger: 'words', words: 'His arm' });
    // Another caller's job is as it was.
    expect(jobs[1]).toEqual(body.job);
  });

  it('with the id of a booking changes nothing of it', async () => {
    const data = booking();
    await desk.book(data);
    await desk.post('jobs', call({ id: data.id, place: 'Exit 41', press: 2 }));
    expect(await only()).toMatchObject({ origin: 'booking', place: 'Deira', version: 1 });
  });

  it.each([
    [{ phone: 'soon' }, 'the phone number is not valid'],
    [{ phone: '' }, 'the phone number is missing'],
    [{ by: ' ' }, 'the name is missing'],
    [{ words: 'x'.repeat(2001) }, 'what was said is too long'],
  ])('with %o is refused in words', async (over, error) => {
    expect(await desk.post('jobs', call(over))).toEqual({ status: 400, body: { error } });
    expect((await desk.board()).jobs).toEqual([]);
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

  it('is on the board, with every truck that is out, however many were left there before', async () => {
    const LEFT = 2000;
    await desk.book(booking());
    for (const to of ['taken', 'sent']) await desk.change(await only(), { kind: 'step', to });
    const out = await only();
    await desk.store.database.write(async (trx) => {
      const { id: _id, ...row } = await trx.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
      const left = Array.from({ length: LEFT + 1 }, (_, i) => {
        const key = randomUUID();
        // One is a request for an account, for which nobody waits beside the road.
        const account = i === 0 ? '{}' : null;
        const created_at = clock.now - 30 * 86_400_000 + i;
        return { ...row, key, booking_id: key, state: 'new' as const, created_at, account };
      });
      for (let at = 0; at < left.length; at += 200)
        await trx
          .insertInto('jobs')
          .values(left.slice(at, at + 200))
          .execute();
      // Older than all of them: on its way for a month, as far as anybody has said.
      await trx
        .updateTable('jobs')
        .set({ created_at: clock.now - 31 * 86_400_000 })
        .where('id', '=', out.id)
        .execute();
    });
    const data = booking({ id: randomUUID() });
    await desk.book(data);
    const { jobs, unshown } = await desk.board();
    expect(jobs).toHaveLength(LEFT);
    // One is out, and one has just come.
    expect(unshown).toBe(2);
    expect(jobs.map(({ bookingId }) => bookingId)).toContain(data.id);
    expect(jobs.map(({ id }) => id)).toContain(out.id);
  });

  it('is found at any age, a phone call too, by its number or by words that all occur', async () => {
    await desk.book(booking());
    const { body } = await desk.post('jobs', call({ name: 'Иван', vehicle: 'Lada 50%, D 98761', place: 'Al Quoz' }));
    for (const job of (await desk.board()).jobs)
      await desk.change(job, { kind: 'end', to: 'cancelled', reason: 'car_started' });
    clock.now += 300 * 86_400_000;
    expect((await desk.board()).jobs).toEqual([]);
    const find = async (q: string) => (await desk.get(`find?q=${encodeURIComponent(q)}`)).body as FoundJobs;
    const references = async (q: string) => (await find(q)).jobs.map(({ reference }) => reference);
    const { reference } = body.job;
    for (const q of [
      '050 765 4321',
      '٠٥٠٧٦٥٤٣٢١',
      '76543',
      // The last digits of a caller, alone and beside a word.
      '4321',
      'quoz 321',
      '٤٣٢١',
      reference.toLowerCase(),
      // As a ticket writes it.
      reference.replace('-', '\u2011'),
      // As a customer types it into a message.
      reference.replace('-', '').toLowerCase(),
      'QUOZ lada',
      'Иван',
      '50%',
      '98761',
    ])
      expect(await references(q), q).toEqual([reference]);
    for (const q of ['0_', 'quoz deira', '0501112222']) expect(await references(q), q).toEqual([]);
    // The newest first.
    expect((await references('a'))[0]).toBe(reference);
    expect(await references('a')).toHaveLength(2);
    const [lada] = (await find('lada')).jobs as [Job];
    expect(lada).toMatchObject({ origin: 'phone', state: 'cancelled', reason: 'car_started' });
    await desk.change(lada, { kind: 'note', text: 'Gave us his brother’s number' });
    expect((await find('lada')).jobs).toMatchObject([{ note: { detail: 'Gave us his brother’s number' } }]);
    for (let i = 0; i < 20; i++) await desk.post('jobs', call({ words: 'flat tyre' }));
    expect(await find('flat tyre')).toMatchObject({ more: false });
    await desk.post('jobs', call({ words: 'flat tyre' }));
    const many = await find('flat tyre');
    expect([many.jobs.length, many.more]).toEqual([20, true]);
    expect((await desk.get('find?q=%20')).status).toBe(400);
    expect((await desk.get('find?q=a', '')).status).toBe(401);
  });

  it('is found whatever its capitals are, those of other alphabets and with accents too', async () => {
    await desk.book(booking());
    const { body } = await desk.post('jobs', call({ name: 'Élodie ÖZGÜR', words: 'Иван и Мария' }));
    for (const q of ['élodie', 'ÉLODIE', 'Élodie', 'özgür', 'Özgür', 'иван', 'МАРИЯ', 'Ария']) {
      const { jobs } = (await desk.get(`find?q=${encodeURIComponent(q)}`)).body as FoundJobs;
      expect(
        jobs.map(({ reference }) => reference),
        q,
      ).toEqual([body.job.reference]);
    }
  });

  it('is found by Arabic letters that people type for each other, without the marks', async () => {
    await desk.book(booking());
    const { body } = await desk.post('jobs', call({ name: 'أُسامة', place: 'مستشفى راشد', words: 'کالی گاڑی' }));
    const found = async (q: string) =>
      ((await desk.get(`find?q=${encodeURIComponent(q)}`)).body as FoundJobs).jobs.map(({ reference }) => reference);
    for (const q of ['أُسامة', 'اسامه', 'إسامة مستشفي', 'كالي']) expect(await found(q), q).toEqual([body.job.reference]);
    expect(await found('وسامه')).toEqual([]);
  });

  it('is found by a plate in the digits of any keyboard, whichever it was typed on', async () => {
    await desk.book(booking());
    const typed = ['D 84731', 'دبي ٨٤٧٣١', 'دبئی ۸۴۷۳۱'];
    const jobs: Job[] = [];
    for (const words of typed) jobs.unshift((await desk.post('jobs', call({ words }))).body.job as Job);
    const found = async (q: string) =>
      ((await desk.get(`find?q=${encodeURIComponent(q)}`)).body as FoundJobs).jobs.map(({ reference }) => reference);
    const references = jobs.map(({ reference }) => reference);
    for (const q of ['84731', '٨٤٧٣١', '۸۴۷۳۱']) expect(await found(q), q).toEqual(references);
    for (const q of ['دبي 84731', 'دبي ٨٤٧٣١']) expect(await found(q), q).toEqual([references[1]]);
  });

  it('leaves the board a day after its end', async () => {
    await desk.book(booking());
    await desk.change(await only(), { kind: 'end', to: 'cancelled', reason: 'car_started' });
    clock.now += 24 * 3_600_000 + 1;
    expect((await desk.board()).jobs).toEqual([]);
  });

  it('stays there for a week while it is done without a price, and leaves as soon as it has one', async () => {
    const DAY = 24 * 3_600_000;
    for (let i = 0; i < 2; i++) await desk.book(booking({ id: randomUUID() }));
    for (const one of (await desk.board()).jobs) {
      let job = one;
      for (const to of ['taken', 'sent', 'there', 'done'])
        job = (await desk.change(job, { kind: 'step', to })).body.job;
    }
    clock.now += 7 * DAY;
    const [first, second] = (await desk.board()).jobs as [Job, Job];
    expect(second).toMatchObject({ state: 'done' });
    expect(await desk.change(first, { kind: 'price', price: 260 })).toMatchObject({ status: 200 });
    expect((await desk.board()).jobs.map(({ id }) => id)).toEqual([second.id]);
    clock.now += 1;
    expect((await desk.board()).jobs).toEqual([]);
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

describe('trucks', () => {
  it('are added, changed by id or plate, and refused without a driver', async () => {
    const truck = {
      plate: 'DXB A 12345',
      kind: 'flatbed',
      driver: 'Imran',
      phone: '0551234567',
      lang: 'ur',
      onDuty: true,
    };
    await desk.post('trucks', truck);
    await desk.post('trucks', { ...truck, driver: 'Bilal' });
    const { trucks } = await desk.board();
    expect(trucks).toEqual([{ ...truck, driver: 'Bilal', id: trucks[0]?.id }]);
    await desk.post('trucks', { ...trucks[0], onDuty: false });
    expect((await desk.board()).trucks).toMatchObject([{ onDuty: false }]);
    // A colleague gives it another driver; a screen that does not show that yet sends it on duty.
    await desk.post('trucks', { ...trucks[0], driver: 'Saeed', phone: '0529876543' });
    expect((await desk.post('trucks', { id: trucks[0]?.id, onDuty: true })).status).toBe(200);
    expect((await desk.board()).trucks).toEqual([{ ...trucks[0], driver: 'Saeed', phone: '0529876543' }]);
    expect(await desk.post('trucks', { id: trucks[0]?.id, onDuty: 'yes' })).toMatchObject({ status: 400 });
    expect(await desk.post('trucks', { ...truck, driver: '' })).toMatchObject({
      status: 400,
      body: { error: "the driver's name is missing" },
    });
  });

  it('are one, however the plate is written', async () => {
    const truck = { plate: 'A 12345', kind: '', driver: 'Ali', phone: '0501112222', lang: 'en', onDuty: true };
    await desk.post('trucks', truck);
    for (const plate of ['a12345', 'A-12345', 'A\u00a0١٢٣٤٥'])
      expect((await desk.post('trucks', { ...truck, plate, driver: 'Babu' })).status).toBe(200);
    const [ali] = (await desk.board()).trucks;
    expect((await desk.board()).trucks).toEqual([{ ...truck, driver: 'Babu', id: ali?.id }]);
    await desk.post('trucks', { ...truck, plate: 'B 2' });
    const other = (await desk.board()).trucks.find(({ plate }) => plate === 'B 2');
    expect((await desk.post('trucks', { ...other, plate: 'a12345' })).status).toBe(409);
  });

  it('do not get the plate of another truck, and nothing is changed', async () => {
    const ali = { plate: 'A 1', kind: '', driver: 'Ali', phone: '0501112222', lang: 'en', onDuty: true };
    await desk.post('trucks', ali);
    await desk.post('trucks', { ...ali, plate: 'B 2', driver: 'Babu' });
    const { trucks } = await desk.board();
    const babu = trucks.find(({ driver }) => driver === 'Babu');
    expect(await desk.post('trucks', { ...babu, plate: ' A 1', onDuty: false })).toEqual({
      status: 409,
      body: { error: 'another truck has this plate' },
    });
    expect((await desk.board()).trucks).toEqual(trucks);
    expect((await desk.post('trucks', { ...babu, plate: 'C 3' })).status).toBe(200);
    expect((await desk.post('trucks', { id: babu?.id, onDuty: false })).status).toBe(200);
    expect((await desk.board()).trucks).toEqual([trucks[0], { ...babu, plate: 'C 3', onDuty: false }]);
  });
});
