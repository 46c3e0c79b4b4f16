import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Insertable } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { JobPhotoRow } from '../../server/desk/store/tables';
import { phoneKeys } from '../../server/store/migrations/013-phone-keys';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { bookingSchema, type Booking } from '../../src/contract/booking-schema';
import { newJobSchema } from '../../src/contract/job/change';
import { PHOTO_DAYS } from '../../src/contract/job/photo';
import { call } from './desk/support';
import { booking, cleanUp, freshPlace, ON_POSTGRES } from './fixture';

const DAY = 86_400_000;
const YEAR = 366 * DAY;
const TODAY = Date.parse('2026-11-20T10:00:00Z');
let now = TODAY;
const open: Store[] = [];
async function fresh(place = freshPlace()): Promise<Store> {
  now = TODAY;
  const store = await openStore(place, { now: () => now });
  open.push(store);
  return store;
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});
afterAll(cleanUp);

const valid = (who: Record<string, unknown> = {}): Booking => v.parse(bookingSchema, booking({}, who));
const all = (store: Store, q = '') => store.findBookings({ q, status: undefined, before: undefined, limit: 100 });
const log = (store: Store) =>
  store.database.read((trx) => trx.selectFrom('privacy_log').selectAll().orderBy('seq').execute());

describe('on request', () => {
  it('hands out all bookings under a number, however it is written, and nobody else’s', async () => {
    const store = await fresh();
    const mine = [
      valid({ phone: '+971 50 111 1111', firstName: 'Aisha' }),
      valid({ phone: '0501111111', firstName: 'Aisha' }),
    ];
    for (const one of [...mine, valid({ phone: '0502222222' })]) await store.addBooking(one);
    const { bookings: handed, jobs } = await store.exportHeld({ phone: '00971501111111' }, 'command');
    expect(jobs.map(({ job, events }) => [job.bookingId, events.map(({ what }) => what)])).toEqual(
      mine.map(({ id }) => [id, ['created']]),
    );
    expect(handed.map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
    expect(handed[0]?.customerInfo).toMatchObject({ firstName: 'Aisha', phone: '+971 50 111 1111' });
    expect(
      (await store.exportHeld({ id: mine[1]?.id.toUpperCase() ?? '' }, 'dashboard')).bookings.map(({ id }) => id),
    ).toEqual([mine[1]?.id]);
    expect(await store.exportHeld({ phone: '0509999999' }, 'command')).toEqual({ bookings: [], jobs: [] });
    expect(await log(store)).toMatchObject([
      { what: 'export', by: 'command', bookings: 2, jobs: 2 },
      { what: 'export', by: 'dashboard', bookings: 1, jobs: 1 },
      { what: 'export', by: 'command', bookings: 0, jobs: 0 },
    ]);
  });

  it('erases them: no list, search, figure or note names them, and the figures stay', async () => {
    const store = await fresh();
    const [first, second, other] = [
      valid({ phone: '0501111111', lastName: 'Forgetme' }),
      valid({ phone: '+971501111111', lastName: 'Forgetme' }),
      valid({ phone: '0502222222' }),
    ];
    for (const one of [first, second, other]) await store.addBooking(one);
    await store.setStatus(second.id, 'done');
    const before = await store.stats();
    expect(await store.eraseHeld({ phone: '050 111 1111' }, 'command')).toEqual({ bookings: 2, jobs: 2 });
    expect((await store.desk.board()).jobs.map(({ bookingId }) => bookingId)).toEqual([other.id]);
    expect(await all(store)).toMatchObject({ total: 1, pending: 1, bookings: [{ id: other.id }] });
    expect((await all(store, 'forgetme')).total).toBe(0);
    expect((await all(store, '0501111111')).total).toBe(0);
    const { recentActivity, ...figures } = await store.stats();
    const { recentActivity: _was, ...figuresBefore } = before;
    expect(figures).toEqual(figuresBefore);
    expect(recentActivity?.map(({ id }) => id)).toEqual([other.id]);
    expect(await log(store)).toMatchObject([{ what: 'erase', bookings: 2 }]);
    expect(JSON.stringify(await log(store))).not.toMatch(/1111|forgetme/i);
    expect(await store.eraseHeld({ phone: '0501111111' }, 'command')).toEqual({ bookings: 0, jobs: 0 });
    // A returning customer counts as new, since the old records are gone.
    await store.addBooking(valid({ phone: '0501111111' }));
    expect((await store.stats()).totalCustomers).toBe(3);
  });

  it('erases one of two bookings under a number: whoever made them is still known as a customer', async () => {
    const store = await fresh();
    const [first, second] = [valid(), valid()];
    for (const one of [first, second]) await store.addBooking(one);
    await store.setStatus(first.id, 'done');
    expect(await store.eraseHeld({ id: first.id }, 'dashboard')).toEqual({ bookings: 1, jobs: 1 });
    expect(await all(store)).toMatchObject({ total: 1, pending: 1, bookings: [{ id: second.id }] });
    await store.addBooking(valid());
    expect((await store.stats()).totalCustomers).toBe(1);
  });

  /**
   * Three letters of a script that no other booking uses, so that the words' index, if it has them, has them as one
   * trigram.
   */
  const LETTERS = 'ჯჰჱ';

  it.skipIf(ON_POSTGRES)(
    'leaves no trace in the file, its log or its index, among many others and while it is read',
    async () => {
      const place = freshPlace();
      const store = await fresh(place);
      for (let i = 0; i < 40; i++)
        await store.addBooking(valid({ description: `ordinary ${'words '.repeat(50)}${i}` }));
      const secrets = {
        firstName: 'Zzyzxname',
        lastName: 'Qwfpfamily',
        phone: '0507776665',
        email: 'vkxjq@mail.example',
        description: `Xylophonic ${'w'.repeat(1500)} Quetzalcoatl ${LETTERS}`,
      };
      const target = valid(secrets);
      await store.addBooking(target);
      const bytes = () =>
        readdirSync(place)
          .map((name) => readFileSync(join(place, name)).toString('latin1'))
          .join('');
      /** How often those letters lie in the files: with the booking, for a search, and in the words' index. */
      const letters = () => bytes().split(Buffer.from(LETTERS).toString('latin1')).length - 1;
      for (const word of ['Zzyzxname', '0507776665', target.id]) expect(bytes()).toContain(word);
      expect(letters()).toBeGreaterThanOrEqual(3);
      const reading = store.database.read(async (trx) => {
        await trx.selectFrom('bookings').selectAll().execute();
        await trx.selectFrom('bookings').selectAll().execute();
      });
      expect(await store.eraseHeld({ id: target.id }, 'dashboard')).toEqual({ bookings: 1, jobs: 1 });
      await reading;
      for (const word of ['zzyzxname', '507776665', 'Qwfpfamily', 'vkxjq', 'Xylophonic', 'Quetzalcoatl', target.id]) {
        expect(bytes().toLowerCase(), word).not.toContain(word.toLowerCase());
      }
      // The words' index must not have trigrams either that are in no other booking.
      expect(letters()).toBe(0);
      // The file is still valid: the next start checks it completely.
      await store.addBooking(valid());
      await open.pop()?.close();
      rmSync(join(place, 'bookings.db.clean'));
      expect((await all(await fresh(place))).total).toBe(41);
    },
  );
});

describe('whoever only called', () => {
  const phoned = (who: object) => v.parse(newJobSchema, call(who));

  it('is handed a copy of each call with what was done about it, and is erased, without a trace of the calls', async () => {
    const store = await fresh();
    const { job } = await store.desk.addCall(phoned({ phone: '050 444 4444', name: 'Phoneonly', words: 'Zzyzx gate' }));
    await store.desk.change(
      job.id,
      { kind: 'note', text: 'Key is with Phoneonly', version: job.version, by: 'Omar' },
      { actor: 'desk', by: 'Omar' },
    );
    const { job: other } = await store.desk.addCall(phoned({ phone: '0505555555' }));
    const { bookings, jobs } = await store.exportHeld({ phone: '+971504444444' }, 'command');
    expect(bookings).toEqual([]);
    expect(jobs).toMatchObject([
      {
        job: { id: job.id, name: 'Phoneonly', words: 'Zzyzx gate' },
        events: [{ what: 'created' }, { what: 'note', detail: 'Key is with Phoneonly' }],
      },
    ]);
    expect(await store.eraseHeld({ phone: '0504444444' }, 'command')).toEqual({ bookings: 0, jobs: 1 });
    expect((await store.desk.board()).jobs.map(({ id }) => id)).toEqual([other.id]);
    expect(await store.desk.history(job.id)).toBeUndefined();
    const events = await store.database.read((trx) => trx.selectFrom('job_events').selectAll().execute());
    expect(events.map(({ job_id }) => job_id)).toEqual([other.id]);
    expect(await log(store)).toMatchObject([
      { what: 'export', bookings: 0, jobs: 1 },
      { what: 'erase', bookings: 0, jobs: 1 },
    ]);
  });

  it.skipIf(ON_POSTGRES)('leaves no trace in the files either', async () => {
    const place = freshPlace();
    const store = await fresh(place);
    const bytes = () =>
      readdirSync(place)
        .map((name) => readFileSync(join(place, name)).toString('latin1'))
        .join('');
    await store.desk.addCall(phoned({ phone: '0507776665', name: 'Zzyzxname', words: 'Quetzalcoatl' }));
    expect(bytes()).toContain('Zzyzxname');
    expect(await store.eraseHeld({ phone: '0507776665' }, 'command')).toEqual({ bookings: 0, jobs: 1 });
    for (const word of ['Zzyzxname', '507776665', 'Quetzalcoatl']) expect(bytes(), word).not.toContain(word);
  });

  it('is found however the clerk wrote the number of another country, or one with both +971 and 0', async () => {
    const store = await fresh();
    for (const [written, asked] of [
      ['0049 151 12345678', '+49 (151) 1234-5678'],
      ['+49 152 12345678', '0049 152 12345678'],
      ['+971 (0)50 123 4567', '050 123 4567'],
    ] as const) {
      await store.desk.addCall(phoned({ phone: written }));
      expect(await store.eraseHeld({ phone: asked }, 'command'), written).toEqual({ bookings: 0, jobs: 1 });
    }
  });

  it('is found in a store of before, too, where such a number was kept with a zero in front', async () => {
    const store = await fresh();
    await store.desk.addCall(phoned({ phone: '0049 151 12345678' }));
    await store.desk.addCall(phoned({ phone: '0504444444' }));
    await store.database.write(async (trx) => {
      await trx
        .updateTable('jobs')
        .set({ phone_key: '04915112345678' })
        .where('phone_key', '=', '4915112345678')
        .execute();
      for (const step of phoneKeys[store.database.dialect]) await sql.raw(step).execute(trx);
    });
    for (const phone of ['+49 151 12345678', '0504444444'])
      expect((await store.exportHeld({ phone }, 'command')).jobs, phone).toHaveLength(1);
  });

  it('is erased after seven years like everybody else, but not by a clock that is years ahead', async () => {
    const store = await fresh();
    for (const age of [8 * YEAR, 6.9 * YEAR, 0]) {
      now = TODAY - age;
      await store.desk.addCall(phoned({ phone: '0504444444', name: `${age / YEAR} years` }));
    }
    now = TODAY + 10 * YEAR;
    expect(await store.retain('server')).toBe('clock');
    now = TODAY;
    expect(await store.retain('server')).toEqual({ bookings: 0, calls: 0, jobs: 1, photos: 0 });
    expect((await store.exportHeld({ phone: '0504444444' }, 'command')).jobs.map(({ job }) => job.name)).toEqual([
      '6.9 years',
      '0 years',
    ]);
    expect(await log(store)).toMatchObject([{ what: 'retention', by: 'server', jobs: 1 }, { what: 'export' }]);
  });
});

describe('retention', () => {
  it('erases bookings after seven years and call taps after two, and keeps the figures', async () => {
    const store = await fresh();
    const kept: string[] = [];
    for (const [age, keep] of [
      [8 * YEAR, false],
      [6.9 * YEAR, true],
      [0, true],
    ] as const) {
      now = TODAY - age;
      const one = valid({ phone: '0503333333' });
      await store.addBooking(one);
      if (keep) kept.unshift(one.id);
    }
    for (const age of [3 * YEAR, 2.1 * YEAR, YEAR, 0]) {
      now = TODAY - age;
      await store.addCall({ source: 'header', page: '/' });
    }
    now = TODAY;
    expect(await store.retain('server')).toEqual({ bookings: 1, calls: 2, jobs: 1, photos: 0 });
    expect((await all(store)).bookings.map(({ id }) => id)).toEqual(kept);
    expect(await store.stats()).toMatchObject({ totalConversions: 3, totalCalls: 4, totalCustomers: 1 });
    expect(await log(store)).toMatchObject([{ what: 'retention', by: 'server', bookings: 1, calls: 2 }]);
    expect(await store.retain('server')).toEqual({ bookings: 0, calls: 0, jobs: 0, photos: 0 });
  });

  it('goes by the calendar: what came seven years ago to the moment is the oldest that stays', async () => {
    const store = await fresh();
    const ages: [string, string][] = [
      ['2019-11-20T09:59:59.999Z', 'gone'],
      ['2019-11-20T10:00:00.000Z', 'stays'],
    ];
    for (const [at, lastName] of ages) {
      now = Date.parse(at);
      await store.addBooking(valid({ lastName }));
    }
    for (const at of ['2024-11-20T09:59:59.999Z', '2024-11-20T10:00:00.000Z']) {
      now = Date.parse(at);
      await store.addCall({ source: 'header', page: '/' });
    }
    now = TODAY;
    expect(await store.retain('command')).toEqual({ bookings: 1, calls: 1, jobs: 1, photos: 0 });
    expect((await all(store)).bookings.map(({ customerInfo }) => customerInfo.lastName)).toEqual(['stays']);
  });

  it('keeps on 29 February what came on the 1st of March seven years ago, or two: its day is still to come', async () => {
    const store = await fresh();
    now = Date.parse('2026-03-01T08:00:00.000Z');
    await store.addCall({ source: 'header', page: '/' });
    for (const [at, lastName] of [
      ['2021-02-28T08:00:00.000Z', 'gone'],
      ['2021-03-01T08:00:00.000Z', 'stays'],
    ] as const) {
      now = Date.parse(at);
      await store.addBooking(valid({ lastName }));
    }
    now = Date.parse('2028-02-29T20:00:00.000Z');
    expect(await store.retain('command')).toEqual({ bookings: 1, calls: 0, jobs: 1, photos: 0 });
    expect((await all(store)).bookings.map(({ customerInfo }) => customerInfo.lastName)).toEqual(['stays']);
    now = Date.parse('2028-03-01T20:00:00.000Z');
    expect(await store.retain('command')).toEqual({ bookings: 1, calls: 1, jobs: 1, photos: 0 });
  });

  it('erases all that is too old, however much it is, and notes it once; where nothing is, there is nothing to note', async () => {
    const store = await fresh();
    now = TODAY - 8 * YEAR;
    await Promise.all(Array.from({ length: 501 }, () => store.addBooking(valid())));
    now = TODAY;
    await store.addBooking(valid());
    const gone = { bookings: 501, calls: 0, jobs: 501, photos: 0 };
    expect(await store.retain('server')).toEqual(gone);
    expect((await all(store)).total).toBe(1);
    expect(await store.retain('server')).toEqual({ bookings: 0, calls: 0, jobs: 0, photos: 0 });
    expect(await log(store)).toMatchObject([{ what: 'retention', at: TODAY, ...gone }]);
  });

  it('keeps none of the numbers whose last booking goes, of however many people at once', async () => {
    const store = await fresh();
    now = TODAY - 8 * YEAR;
    for (const phone of ['0501111111', '0502222222', '0503333333']) await store.addBooking(valid({ phone }));
    now = TODAY;
    await store.addBooking(valid({ phone: '0502222222' }));
    await store.retain('server');
    const known = await store.database.read((trx) => trx.selectFrom('customers').select('phone_key').execute());
    expect(known).toEqual([{ phone_key: '502222222' }]);
  });

  it('erases taps by themselves, notes that, and does so where nobody has ever booked', async () => {
    const store = await fresh();
    for (const age of [3 * YEAR, 0]) {
      now = TODAY - age;
      await store.addCall({ source: 'header', page: '/' });
    }
    expect(await store.retain('server')).toEqual({ bookings: 0, calls: 1, jobs: 0, photos: 0 });
    expect(await log(store)).toMatchObject([{ what: 'retention', calls: 1 }]);
  });

  it('erases photographs after ninety days, however many there are, and their job keeps those that are younger', async () => {
    const store = await fresh();
    const { job } = await store.desk.addCall(v.parse(newJobSchema, call()));
    const taken = (at: number): Insertable<JobPhotoRow> => ({
      ...{ id: randomUUID(), job_id: job.id, at, received_at: at, moment: 'before', part: 'damage' },
      ...{ type: 'image/jpeg', bytes: Buffer.from([1]) },
    });
    const old = Array.from({ length: 51 }, () => taken(TODAY - PHOTO_DAYS * DAY - 1));
    await store.database.write((trx) =>
      trx
        .insertInto('job_photos')
        .values([...old, taken(TODAY - PHOTO_DAYS * DAY)])
        .execute(),
    );
    expect(await store.retain('server')).toEqual({ bookings: 0, calls: 0, jobs: 0, photos: 51 });
    expect((await store.desk.board()).jobs).toMatchObject([{ id: job.id, photos: 1 }]);
    expect(await log(store)).toMatchObject([{ what: 'retention', photos: 51 }]);
  });

  it.skipIf(ON_POSTGRES)('leaves no trace of it in the files', async () => {
    const place = freshPlace();
    const store = await fresh(place);
    now = TODAY - 8 * YEAR;
    await store.addBooking(valid({ lastName: 'Zzyzxname' }));
    now = TODAY;
    const bytes = () => readdirSync(place).map((name) => readFileSync(join(place, name)).toString('latin1'));
    expect(bytes().join()).toContain('Zzyzxname');
    await store.retain('command');
    expect(bytes().join()).not.toMatch(/zzyzxname/i);
  });

  it('goes on in a company that had nothing to do for a year', async () => {
    const store = await fresh();
    await store.addCall({ source: 'header', page: '/' });
    now += 2 * YEAR - 400 * DAY;
    await store.addBooking(valid());
    now += 400 * DAY;
    expect(await store.retain('server')).toMatchObject({ calls: 1 });
    now += 1;
    expect(await store.retain('server')).toBe('clock');
  });

  it('erases nothing by itself where the clock is years ahead of the newest booking', async () => {
    const store = await fresh();
    await store.addBooking(valid());
    now = TODAY + 10 * YEAR;
    expect(await store.retain('server')).toBe('clock');
    expect((await all(store)).total).toBe(1);
    expect(await store.retain('command')).toEqual({ bookings: 1, calls: 0, jobs: 1, photos: 0 });
  });
});
