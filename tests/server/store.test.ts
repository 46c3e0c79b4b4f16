// @vitest-environment node
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../server/store/store';
import type { Booking } from '../../src/contract/booking';
import { bookingSchema } from '../../src/contract/booking-schema';
import { bookingReference } from '../../src/contract/reference';
import { booking, cleanUp, freshPlace, ON_POSTGRES } from './fixture';

const open: Store[] = [];
async function fresh(place = freshPlace(), now = () => Date.parse('2026-11-20T10:00:00Z')): Promise<Store> {
  const store = await openStore(place, { now });
  open.push(store);
  return store;
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});
afterAll(cleanUp);

const valid = (over: Record<string, unknown> = {}, who: Record<string, unknown> = {}): Booking =>
  v.parse(bookingSchema, booking(over, who));
const list = (store: Store, q = '', status?: 'pending' | 'done') =>
  store.findBookings({ q, status, before: undefined, limit: 100 });

describe('references', () => {
  it('gives the second booking another one when two ids begin alike, at once and later, and keeps to it', async () => {
    const store = await fresh();
    const alike = Array.from({ length: 5 }, (_, i) => valid({ id: `abcdef00-0000-4000-8000-00000000000${i}` }));
    const together = await Promise.all(alike.slice(0, 3).map((one) => store.addBooking(one)));
    const later = [];
    for (const one of alike.slice(3)) later.push(await store.addBooking(one));
    const references = [...together, ...later].map(({ outcome, reference }) => {
      expect(outcome).toBe('stored');
      expect(reference).toMatch(/^RNM-[2-9A-Z]{6,7}$/);
      return reference;
    });
    expect(new Set(references).size).toBe(5);
    expect(references).toContain(bookingReference(alike[0]?.id ?? ''));
    for (const [i, one] of alike.entries())
      expect(await store.addBooking(one)).toEqual({ outcome: 'known', reference: references[i] });
    for (const [i, reference] of references.entries()) {
      expect((await list(store, reference)).bookings.map(({ id }) => id)).toEqual([alike[i]?.id]);
    }
  });
});

describe('what decides the truck', () => {
  const said = { hurt: 'yes', destination: 'garage', rolls: 'no', keys: 'no', children: 'yes', headroom: '2.1' };

  it('is kept with the booking, in its copy for the customer, and comes to the desk with its job', async () => {
    const store = await fresh();
    await store.addBooking(valid(said));
    const [record] = (await list(store)).bookings;
    expect(record).toMatchObject({ ...said, electric: '', low: '', rental: '' });
    const { hurt: _first, ...answers } = said;
    const [job] = (await store.desk.board()).jobs;
    expect(job).toMatchObject({ danger: 'said', answers });
    expect(Object.keys(job?.answers ?? {}).sort()).toEqual(Object.keys(answers).sort());
    const held = await store.exportHeld({ id: record?.id ?? '' }, 'command');
    expect(held.bookings[0]).toMatchObject(said);
    expect(held.jobs[0]?.job).toMatchObject({ answers });
  });

  it('is nothing in a booking of before, and nobody is in danger for it', async () => {
    const store = await fresh();
    await store.addBooking(valid());
    const [record] = (await list(store)).bookings;
    expect(record).toMatchObject({ hurt: '', destination: '', rolls: '', keys: '', headroom: '' });
    const [job] = (await store.desk.board()).jobs;
    expect(job).not.toHaveProperty('answers');
    expect(job).not.toHaveProperty('danger');
  });
});

describe('a number from abroad', () => {
  it('is told from a UAE number, found however it was typed, and handed out with what else is held under it', async () => {
    const store = await fresh();
    await store.addBooking(valid());
    await store.addBooking(valid({}, { phone: '+4915112345678', phoneAbroad: 'yes' }));
    const { bookings } = await list(store, '+49 151 1234 5678');
    expect(bookings.map(({ customerInfo }) => [customerInfo.phone, customerInfo.phoneAbroad])).toEqual([
      ['+4915112345678', 'yes'],
    ]);
    expect((await list(store)).bookings.map(({ customerInfo }) => customerInfo.phoneAbroad)).toEqual(['yes', '']);
    const held = await store.exportHeld({ phone: '+49 (151) 1234-5678' }, 'command');
    expect([held.bookings.length, held.jobs[0]?.job.phone]).toEqual([1, '+4915112345678']);
  });
});

describe('what is counted', () => {
  it('goes with each change of status, and not with one that changes nothing', async () => {
    const store = await fresh();
    const [first, second] = [valid(), valid()];
    await Promise.all([store.addBooking(first), store.addBooking(second)]);
    for (const [status, pending] of [
      ['done', 1],
      ['done', 1],
      ['pending', 2],
      ['pending', 2],
    ] as const) {
      expect(await store.setStatus(first.id, status)).toBe(true);
      expect(await list(store)).toMatchObject({ total: 2, pending });
    }
    await store.setStatus(second.id.toUpperCase(), 'done');
    expect(await list(store, '', 'done')).toMatchObject({ total: 1, bookings: [{ id: second.id }] });
    expect(await list(store, '', 'pending')).toMatchObject({ total: 1, bookings: [{ id: first.id }] });
    expect(await list(store, 'patrol', 'done')).toMatchObject({ total: 1, bookings: [{ id: second.id }] });
  });

  it('says that there are more than a thousand matches, not how many more', async () => {
    const store = await fresh();
    await Promise.all(Array.from({ length: 1002 }, () => store.addBooking(valid())));
    expect(await list(store, 'patrol')).toMatchObject({ total: 1000, totalIsAtLeast: true });
    expect(await list(store)).toMatchObject({ total: 1002 });
    expect(await list(store)).not.toHaveProperty('totalIsAtLeast');
  });
});

describe('a search', () => {
  it('finds parts of one, two and more letters, quotes and operators as themselves', async () => {
    const store = await fresh();
    const wanted = valid({}, { firstName: 'Al', lastName: 'O"Neil', description: 'near 7 AND (gate OR bridge) *' });
    await store.addBooking(wanted);
    await store.addBooking(valid({ location: 'Mirdif' }, { firstName: 'Bo', lastName: 'Kim' }));
    for (const q of ['al o"n', '"', 'near and', '(gate', '*', 'o"neil 7', 'nei', 'bridge) or']) {
      expect(
        (await list(store, q)).bookings.map(({ id }) => id),
        q,
      ).toEqual([wanted.id]);
    }
    for (const q of ['neil kim', 'nxr', 'o"neal', "'; drop table bookings; --"])
      expect((await list(store, q)).total, q).toBe(0);
  });
});

describe('the query layer', () => {
  it('undoes one write that throws and keeps its neighbours, all sent at once', async () => {
    const store = await fresh();
    const { database } = store;
    const add = (day: string, fail = false) =>
      database.write(async (trx) => {
        await trx
          .insertInto('days')
          .values({ day, bookings: 1, kept: 0, pending: 0, revenue: 0, lead_scores: 0, customers: 0, calls: 0 })
          .execute();
        if (fail) throw new Error(`no ${day}`);
        return day;
      });
    const results = await Promise.allSettled([
      add('2026-01-01'),
      add('2026-01-02', true),
      add('2026-01-03'),
      add('2026-01-01'),
      add('2026-01-04'),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const days = await database.read((trx) => trx.selectFrom('days').select('day').orderBy('day').execute());
    expect(days.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-03', '2026-01-04']);
  });

  it('reads one unchanging view, and cannot write there', async () => {
    const store = await fresh();
    const seen = await store.database.read(async (trx) => {
      const count = () =>
        trx
          .selectFrom('bookings')
          .select((e) => e.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow();
      const before = await count();
      await store.addBooking(valid());
      return [before.n, (await count()).n];
    });
    expect(seen).toEqual([0, 0]);
    await expect(store.database.read((trx) => trx.deleteFrom('bookings').execute())).rejects.toThrow(
      'the store is read-only',
    );
  });

  it('waits for the disk at each commit', async () => {
    const store = await fresh();
    const setting = await store.database.write(async (trx) => {
      const { sql } = await import('kysely');
      return (await (ON_POSTGRES ? sql`show synchronous_commit` : sql`pragma synchronous`).execute(trx)).rows;
    });
    expect(setting).toEqual([ON_POSTGRES ? { synchronous_commit: 'on' } : { synchronous: 2 }]);
  });
});
