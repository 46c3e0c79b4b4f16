/** A job that the desk itself writes down while somebody is on the phone. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeJob } from '../../../server/desk/store/change';
import { bookingReference } from '../../../src/contract/reference';
import { booking } from '../fixture';
import { clock, desk, deskForEachTest, historyOf, only } from './fresh-desk';
import { call } from './support';

deskForEachTest();

/** In capitals, as some programs write ids. */
const ID = () => randomUUID().toUpperCase();

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
