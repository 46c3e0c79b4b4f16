import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CrewView, Purpose } from '../../../src/contract/job/link';
import { booking, bookingRequest } from '../fixture';
import { clock, desk, deskForEachTest, only } from './fresh-desk';
import { tokenOf } from './support';

deskForEachTest();

let customer: string;

const linkOf = async (purpose: Purpose): Promise<string> => desk.link(await only(), purpose);
const open = async (token: string): Promise<CrewView> =>
  (await desk.app.inject({ url: '/api/link', headers: { authorization: `Bearer ${token}` } })).json();
/** Says something by a link, a minute later. */
async function say(token: string, change: object): Promise<void> {
  clock.now += 60_000;
  const { statusCode } = await desk.app.inject({
    method: 'POST',
    url: '/api/link',
    headers: { authorization: `Bearer ${token}` },
    payload: { id: randomUUID(), ...change },
  });
  expect(statusCode).toBe(200);
}

beforeEach(async () => {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/real-crm-endpoint',
    payload: bookingRequest(booking()),
  });
  customer = tokenOf(answer.json<{ track: string }>().track);
  await desk.change(await only(), { kind: 'step', to: 'taken' });
  await desk.change(await only(), { kind: 'step', to: 'sent', minutes: 20 });
});

describe('what the customer or the driver says', () => {
  it('stands on the job for everybody who asks for the board, the last word of either', async () => {
    expect(await only()).not.toHaveProperty('word');
    await say(customer, { kind: 'note', text: 'The blue gate' });
    expect((await only()).word).toMatchObject({
      actor: 'customer',
      what: 'note',
      detail: 'The blue gate',
      at: '2026-11-22T22:01:00.000Z',
    });
    await say(await linkOf('job'), { kind: 'problem', problem: 'cannot_find' });
    expect((await only()).word).toMatchObject({ actor: 'crew', what: 'problem', detail: 'cannot_find' });
  });

  it('comes with the board, which brings the newest twenty, the last of them last', async () => {
    for (let i = 1; i <= 21; i++) await say(customer, { kind: 'note', text: `The ${i}. gate` });
    const { said = [] } = await desk.board();
    expect(said.map(({ detail }) => detail)).toEqual(Array.from({ length: 20 }, (_, i) => `The ${i + 2}. gate`));
  });

  it('stays there through steps and notes of the desk, a new place and a photograph, and comes with each answer', async () => {
    await say(customer, { kind: 'note', text: 'The blue gate' });
    await say(customer, { kind: 'place', place: 'Villa 12' });
    const before = await only();
    const word = { detail: 'The blue gate' };
    const note = { kind: 'note', text: 'Called back', id: randomUUID() };
    const noted = await desk.change(before, note);
    expect(noted.body.job).toMatchObject({ place: 'Villa 12', word });
    // Somebody was faster, and the same press again.
    expect((await desk.change(before, { kind: 'price', price: 200 })).body.job).toMatchObject({ word });
    for (const again of [note, { kind: 'note', text: note.text }])
      expect((await desk.change(before, again)).body.job).toMatchObject({ word });
    expect((await desk.get(`jobs/${before.id}`)).body).toMatchObject({ job: { word } });
    const updates = await desk.store.desk.since(0, 100);
    expect(updates.at(-1)).toMatchObject({ event: { what: 'note', by: 'Omar' }, job: { word } });
  });

  it("has the desk's own last note beside it, for whoever goes on with the job, which nobody hears", async () => {
    expect(await only()).not.toHaveProperty('note');
    await say(customer, { kind: 'note', text: 'The blue gate' });
    for (const text of ['Wants a quote', 'Agreed: Sunday 10:00'])
      await desk.change(await only(), { kind: 'note', text, id: randomUUID() });
    const both = { word: { detail: 'The blue gate' }, note: { by: 'Omar', detail: 'Agreed: Sunday 10:00' } };
    expect(await only()).toMatchObject(both);
    expect((await desk.change(await only(), { kind: 'price', price: 200 })).body.job).toMatchObject(both);
    expect((await desk.board()).said?.map(({ detail }) => detail)).toEqual(['The blue gate']);
    expect(JSON.stringify(await open(await linkOf('job')))).not.toContain('Sunday');
    // What others do after it is no note of the desk's.
    await say(await linkOf('job'), { kind: 'step', to: 'there' });
    expect(await only()).toMatchObject(both);
    await say(customer, { kind: 'note', text: 'I see him' });
    expect(await only()).toMatchObject({ word: { detail: 'I see him' }, note: both.note });
  });

  it('comes with the board in order, also an end and a place, and nothing that the desk did', async () => {
    await say(customer, { kind: 'place', place: 'Villa 12' });
    await say(await linkOf('job'), { kind: 'note', text: 'Two minutes' });
    await desk.change(await only(), { kind: 'note', text: 'Called back' });
    await say(customer, { kind: 'cancel', reason: 'too_long' });
    const { said = [] } = await desk.board();
    expect(said?.map(({ actor, what, to }) => [actor, what, to].filter(Boolean).join(' '))).toEqual([
      'customer place',
      'crew note',
      'customer step cancelled',
    ]);
  });
});

describe('the driver', () => {
  it('reads what the customer has written to him since, the last three, and nothing of the desk', async () => {
    const driver = await linkOf('job');
    expect(await open(driver)).not.toHaveProperty('notes');
    await desk.change(await only(), { kind: 'note', text: 'Pays in cash, says he' });
    for (const text of ['One', 'Two', 'Three', 'The blue gate']) await say(customer, { kind: 'note', text });
    const { notes } = await open(driver);
    expect(notes?.map(({ text }) => text)).toEqual(['Two', 'Three', 'The blue gate']);
    expect(notes?.at(-1)?.at).toBe('2026-11-22T22:04:00.000Z');
  });

  it('reads that the customer has moved once the truck was on its way, until the desk knows better', async () => {
    const texts = async () => (await open(await linkOf('job'))).notes?.map(({ text }) => text);
    await say(customer, { kind: 'note', text: 'The blue gate' });
    await say(customer, { kind: 'place', place: 'Villa 12' });
    await say(customer, { kind: 'position', position: { lat: 25.1312, lng: 55.2205, accuracy: 12 } });
    await say(customer, { kind: 'note', text: 'Behind the pharmacy' });
    const { place } = await only();
    expect(place).not.toBe('Villa 12');
    expect(await texts()).toEqual(['The blue gate', `📍 ${place}`, 'Behind the pharmacy']);
    await desk.change(await only(), { kind: 'place', place: 'Villa 14' });
    expect(await texts()).toEqual(['The blue gate', 'Behind the pharmacy']);
  });

  it('reads of no move that came before the truck was sent: the job has that place from the start', async () => {
    await desk.change(await only(), { kind: 'undo' });
    await say(customer, { kind: 'place', place: 'Villa 12' });
    const driver = await linkOf('job');
    expect(await open(driver)).not.toHaveProperty('notes');
    clock.now += 60_000;
    await desk.change(await only(), { kind: 'step', to: 'sent', minutes: 20 });
    expect(await open(driver)).toMatchObject({ place: 'Villa 12' });
    expect(await open(driver)).not.toHaveProperty('notes');
  });

  it('is told in words of its own language that a position is new, where the landmark is the old one', async () => {
    await desk.change(await only(), { kind: 'place', place: 'Behind the mall' });
    await say(await linkOf('pin'), { kind: 'position', position: { lat: 25.1312, lng: 55.2205, accuracy: 12 } });
    expect((await open(await linkOf('job'))).notes).toMatchObject([
      {
        text: expect.stringMatching(/^New location/),
        words: { en: expect.stringMatching(/^New location/), ar: expect.stringContaining('موقع جديد') },
      },
    ]);
    expect(await only()).toMatchObject({ place: 'Behind the mall' });
    expect((await desk.board()).said?.at(-1)).toMatchObject({ what: 'place', detail: '' });
  });

  it('is the only one: the ticket, which may be passed on, has none of it', async () => {
    await say(customer, { kind: 'note', text: 'The blue gate' });
    expect(JSON.stringify(await open(customer))).not.toContain('blue gate');
  });
});
