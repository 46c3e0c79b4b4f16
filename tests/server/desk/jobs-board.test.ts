/** Which jobs stand on the board, and which are found besides. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FoundJobs } from '../../../src/contract/job/find';
import type { Job } from '../../../src/contract/job/record';
import { booking } from '../fixture';
import { clock, desk, deskForEachTest, only } from './fresh-desk';
import { call } from './support';

deskForEachTest();

describe('a job', () => {
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
