import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { BookingBatcher } from '../../server/store/booking-batcher';
import { foldedWords } from '../../server/store/migrations/014-folded-words';
import { foldedDigits } from '../../server/store/migrations/015-folded-digits';
import { isPostgres, openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { bookingSchema, type Booking } from '../../src/contract/booking-schema';
import type { Board } from '../../src/contract/job/record';
import { bookingReference, REFERENCE_LETTERS } from '../../src/contract/reference';
import { booking, cleanUp, freshPlace, ON_POSTGRES } from './fixture';

const open: Store[] = [];
async function fresh(): Promise<Store> {
  const store = await openStore(freshPlace(), { now: () => Date.parse('2026-11-20T10:00:00Z') });
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

describe('the place', () => {
  it.each([
    ['postgres://site@db.example/bookings', true],
    ['postgresql:///bookings?host=/run/postgresql', true],
    ['/var/lib/recovery', false],
    ['./postgres://here', false],
    ['postgres', false],
    ['postgres:data', false],
  ])('%s is PostgreSQL: %s', (place, postgres) => expect(isPostgres(place)).toBe(postgres));
});

describe('the look at itself', () => {
  /** Makes the store keep this time, whatever is written. */
  async function keeping(store: Store, time: number): Promise<void> {
    await store.assertWritable();
    const make = ON_POSTGRES
      ? [
          `CREATE FUNCTION kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.checked_at := ${time}; RETURN NEW; END'`,
          'CREATE TRIGGER kept BEFORE UPDATE ON health FOR EACH ROW EXECUTE FUNCTION kept()',
        ]
      : [`CREATE TRIGGER kept AFTER UPDATE ON health BEGIN UPDATE health SET checked_at = ${time}; END`];
    await store.database.write(async (trx) => {
      for (const statement of make) await sql.raw(statement).execute(trx);
    });
  }

  it('fails where what is written is not what is read', async () => {
    const store = await fresh();
    await keeping(store, store.now() - 1);
    await expect(store.assertWritable()).rejects.toMatchObject({
      name: 'StoreUnavailable',
      code: 'UNREADABLE',
      message: 'the store does not keep what is written to it',
    });
  });

  it('goes well again and again, also where another process has looked since', async () => {
    const store = await fresh();
    await store.assertWritable();
    await store.assertWritable();
    await keeping(store, store.now() + 1);
    await store.assertWritable();
  });
});

describe('references', () => {
  it('gives the second booking another one when two ids begin alike, at once and later, and keeps to it', async () => {
    const store = await fresh();
    const alike = Array.from({ length: 5 }, (_, i) => valid({ id: `abcdef00-0000-4000-8000-00000000000${i}` }));
    const together = await Promise.all(alike.slice(0, 3).map((one) => store.addBooking(one)));
    const later = [];
    for (const one of alike.slice(3)) later.push(await store.addBooking(one));
    const references = [...together, ...later].map(({ outcome, reference }) => {
      expect(outcome).toBe('stored');
      expect(reference).toMatch(new RegExp(`^${REFERENCE_LETTERS}-[2-9A-Z]{6,7}$`));
      return reference;
    });
    expect(new Set(references).size).toBe(5);
    expect(references).toContain(bookingReference(alike[0]?.id ?? ''));
    for (const [i, one] of alike.entries())
      expect(await store.addBooking(one)).toEqual({ outcome: 'known', reference: references[i] });
    // Neither another try nor a repetition is one more booking.
    expect(await list(store)).toMatchObject({ total: 5, pending: 5 });
    expect(await store.stats()).toMatchObject({ totalConversions: 5, totalCustomers: 1 });
    for (const [i, reference] of references.entries()) {
      expect((await list(store, reference)).bookings.map(({ id }) => id)).toEqual([alike[i]?.id]);
    }
  });
});

describe('bookings that come at once', () => {
  it('are each answered and stored once when a neighbour spoils the transaction and it runs again, one more having come', async () => {
    const store = await fresh();
    const now = store.now();
    const [one, two, late] = [valid(), valid(), valid()];
    const answers: Promise<unknown>[] = [];
    const batcher = new BookingBatcher({
      ...store.database,
      async write(work) {
        await expect(
          store.database.write(async (trx) => {
            await work(trx);
            throw new Error('spoilt');
          }),
        ).rejects.toThrow();
        if (answers.length === 2) answers.push(batcher.add({ booking: late, receivedAt: now }));
        return store.database.write(work);
      },
    });
    for (const each of [one, two]) answers.push(batcher.add({ booking: each, receivedAt: now }));
    await expect.poll(() => answers.length).toBe(3);
    expect(await Promise.all(answers)).toMatchObject(Array(3).fill({ outcome: 'stored' }));
    expect(await list(store)).toMatchObject({ total: 3, pending: 3 });
  });
});

describe('bookings for a store that does not even begin', () => {
  it('are all told so, and the next one is stored', async () => {
    const store = await fresh();
    const now = store.now();
    let down = true;
    const batcher = new BookingBatcher({
      ...store.database,
      write: (work) => (down ? Promise.reject(new Error('down')) : store.database.write(work)),
    });
    const add = (booked: Booking) => batcher.add({ booking: booked, receivedAt: now });
    const together = await Promise.allSettled([valid(), valid(), valid()].map(add));
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(add(valid())).rejects.toThrow('down');
    down = false;
    expect(await add(valid())).toMatchObject({ outcome: 'stored' });
    expect((await list(store)).total).toBe(1);
  });
});

describe('what decides the truck', () => {
  const said = { hurt: 'yes', destination: 'garage', rolls: 'no', keys: 'no', children: 'yes', headroom: '2.1' };

  it('is kept with the booking, in its copy for the customer, and comes to the desk with its job', async () => {
    const store = await fresh();
    await store.addBooking(valid(said));
    const [record] = (await list(store)).bookings;
    expect(record).toMatchObject({ ...said, electric: '', low: '', rental: '' });
    // Answers chosen by button are not searched: a search for "garage" means typed text.
    expect((await list(store, 'garage')).total).toBe(0);
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
    // As it is answered.
    const [job] = (JSON.parse(JSON.stringify(await store.desk.board())) as Board).jobs;
    expect(job).not.toHaveProperty('answers');
    expect(job).not.toHaveProperty('danger');
  });
});

it('keeps where a visitor stands and came from, and makes neither up for another', async () => {
  const store = await fresh();
  const said = { position: { lat: 25.1, lng: 55.2, accuracy: 20 }, attribution: { utm_source: 'fair' } };
  await store.addBooking(valid(said));
  await store.addBooking(valid());
  const [silent, told] = (await list(store)).bookings;
  expect(told).toMatchObject(said);
  expect([silent?.position, silent?.attribution, silent?.account]).toEqual([undefined, undefined, undefined]);
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
    expect((await list(store, '050-123-4567')).total).toBe(1);
    const held = await store.exportHeld({ phone: '+49 (151) 1234-5678' }, 'command');
    expect([held.bookings.length, held.jobs[0]?.job.phone]).toEqual([1, '+4915112345678']);
  });
});

describe('a tap on call, WhatsApp or SMS', () => {
  it('is kept with what it says, but nothing behind the page’s own address; only a call counts as one', async () => {
    const store = await fresh();
    const tap = { source: 'header', value: 1600, page: '/book?name=Mariam&phone=050\n1234567#there' };
    await store.addCall({ ...tap, attribution: { utm_source: 'fair', utm_campaign: 'summer' } });
    await store.addCall({ source: 'footer', page: '/arabic#about?x', channel: 'whatsapp' });
    await store.addCall({ source: 'footer', page: '/', value: 0, channel: 'sms' });
    const kept = await store.database.read((trx) =>
      trx.selectFrom('calls').select(['source', 'value', 'page', 'channel', 'campaign']).orderBy('seq').execute(),
    );
    expect(kept).toEqual([
      {
        source: 'header',
        value: 1600,
        page: '/book',
        channel: 'call',
        campaign: expect.stringContaining('summer') as string,
      },
      { source: 'footer', value: null, page: '/arabic', channel: 'whatsapp', campaign: null },
      { source: 'footer', value: 0, page: '/', channel: 'sms', campaign: null },
    ]);
    expect((await store.stats()).totalCalls).toBe(1);
  });
});

describe('what is counted', () => {
  it('takes a booking’s job along when its status is changed, and back again', async () => {
    const store = await fresh();
    const one = valid();
    await store.addBooking(one);
    const states = async (status: 'pending' | 'done') => {
      await store.setStatus(one.id, status);
      return (await store.desk.board()).jobs.map(({ state }) => state);
    };
    expect([await states('pending'), await states('done'), await states('pending')]).toEqual([
      ['new'],
      ['done'],
      ['taken'],
    ]);
  });

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
    await store.addBooking(valid());
    expect([(await list(store, '', 'done')).total, (await list(store, '', 'pending')).total]).toEqual([1, 2]);
  });

  it('says that there are more than a thousand matches, not how many more', async () => {
    const store = await fresh();
    await Promise.all(Array.from({ length: 1000 }, () => store.addBooking(valid())));
    const thousand = await list(store, 'patrol');
    expect(thousand).toMatchObject({ total: 1000 });
    expect(thousand).not.toHaveProperty('totalIsAtLeast');
    await store.addBooking(valid());
    expect(await list(store, 'patrol')).toMatchObject({ total: 1000, totalIsAtLeast: true });
    expect(await list(store)).toMatchObject({ total: 1001 });
    expect(await list(store)).not.toHaveProperty('totalIsAtLeast');
  });
});

describe('bookings of the same moment', () => {
  it('are stored together, the same one once: whoever sent it again is told its reference', async () => {
    const store = await fresh();
    const [one, other] = [valid(), valid()];
    const again = { ...one, id: one.id.toUpperCase() };
    const kept = await Promise.all([one, other, again].map((each) => store.addBooking(each)));
    expect(kept.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'known']);
    expect(kept[2]?.reference).toBe(kept[0]?.reference);
    expect((await list(store)).total).toBe(2);
    expect((await store.desk.board()).jobs.map(({ reference }) => reference).sort()).toEqual(
      kept
        .slice(0, 2)
        .map(({ reference }) => reference)
        .sort(),
    );
  });

  it('are known by their id however it is written, also by one in capitals that came first', async () => {
    const store = await fresh();
    const one = valid();
    const { reference } = await store.addBooking({ ...one, id: one.id.toUpperCase() });
    expect(await store.addBooking(one)).toEqual({ outcome: 'known', reference });
    expect((await list(store)).bookings.map(({ id }) => id)).toEqual([one.id]);
  });

  it('do not fail with one that cannot be stored, which is refused alone or among them', async () => {
    const store = await fresh();
    const [first, last] = [valid(), valid()];
    const broken = { ...valid(), submittedAt: undefined } as unknown as Booking;
    const results = await Promise.allSettled([first, broken, last].map((one) => store.addBooking(one)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(store.addBooking(broken)).rejects.toThrow();
    const beside = valid();
    const inCapitals = { ...beside, id: beside.id.toUpperCase() };
    const pair = await Promise.allSettled([broken, inCapitals].map((one) => store.addBooking(one)));
    expect(pair).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { outcome: 'stored' } }]);
    expect(new Set((await list(store)).bookings.map(({ id }) => id))).toEqual(new Set([first.id, last.id, beside.id]));
  });
});

describe('the list', () => {
  it('comes page by page, newest first, each booking once, whatever it is narrowed by', async () => {
    const store = await fresh();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) {
      const one = valid({}, { lastName: i % 2 === 0 ? 'Even' : 'Odd' });
      await store.addBooking(one);
      ids.unshift(one.id);
    }
    const pages = async (q: string, status?: 'pending') => {
      const seen: string[][] = [];
      for (let before: number | undefined, more = true; more;) {
        const page = await store.findBookings({ q, status, before, limit: 3 });
        seen.push(page.bookings.map(({ id }) => id));
        more = page.next !== undefined;
        before = Number(page.next);
      }
      return seen;
    };
    const [g, f, e, d, c, b, a] = ids;
    expect(await pages('')).toEqual([[g, f, e], [d, c, b], [a]]);
    expect(await pages('even')).toEqual([[g, e, c], [a]]);
    expect(await pages('odd', 'pending')).toEqual([[f, d, b]]);
    expect(await pages('patrol e')).toEqual([[g, f, e], [d, c, b], [a]]);
    expect(await pages('nobody')).toEqual([[]]);
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

describe('a search for digits', () => {
  it('finds a plate as well as a phone number, in the digits of either keyboard', async () => {
    const store = await fresh();
    const plate = valid({}, { description: 'White Patrol, Dubai L 84731', phone: '0501112222' });
    const phone = valid({}, { phone: '0508473199' });
    for (const one of [plate, phone, valid({}, { phone: '0503334444' })]) await store.addBooking(one);
    const found = async (q: string) => (await list(store, q)).bookings.map(({ id }) => id);
    for (const q of ['84731', ' 84731 ', '٨٤٧٣١']) expect(await found(q), q).toEqual([phone.id, plate.id]);
    for (const q of ['white 84731', '050 111 2222', '+971 50 111']) expect(await found(q), q).toEqual([plate.id]);
    expect(await found('+971 50')).toHaveLength(3);
    expect(await found('84 731')).toEqual([phone.id]);
    const abroad = valid({}, { phone: '+971 55 501 2345' });
    await store.addBooking(abroad);
    // The first digits of a number as they are typed here, and as another has written them.
    expect(await found('05550')).toEqual([abroad.id]);
    expect((await list(store, '84731')).total).toBe(2);
  });

  it('finds a plate that a customer has typed in other digits, alone or beside a word', async () => {
    const store = await fresh();
    const arabic = valid({}, { description: 'باترول أبيض، دبي ٨٤٧٣١', phone: '0501112222' });
    const urdu = valid({}, { description: 'سفید پیٹرول ۸۴۷۳۱', phone: '0503334444' });
    const latin = valid({}, { description: 'باترول أبيض 84731', phone: '0505556666' });
    for (const one of [arabic, urdu, latin, valid()]) await store.addBooking(one);
    const found = async (q: string) => (await list(store, q)).bookings.map(({ id }) => id);
    for (const q of ['84731', '٨٤٧٣١', '۸۴۷۳۱']) expect(await found(q), q).toEqual([latin.id, urdu.id, arabic.id]);
    for (const q of ['باترول ٨٤٧٣١', 'ابيض 84731']) expect(await found(q), q).toEqual([latin.id, arabic.id]);
  });

  it('finds it also in bookings that were stored before it did so', async () => {
    const store = await fresh();
    const wanted = valid({}, { firstName: 'Omar', lastName: 'Saif' });
    await store.addBooking(wanted);
    await store.database.write(async (trx) => {
      await trx.updateTable('bookings').set({ search_text: 'rnm-222222\nدبي ٠١٢٣٤\n۵۶۷۸۹' }).execute();
      for (const step of foldedDigits[store.database.dialect]) await sql.raw(step).execute(trx);
    });
    for (const q of ['01234', '56789', 'دبي ٥٦٧٨٩'])
      expect(
        (await list(store, q)).bookings.map(({ id }) => id),
        q,
      ).toEqual([wanted.id]);
  });
});

describe('a search in Arabic', () => {
  it('finds letters that people type for each other, with their marks or without', async () => {
    const store = await fresh();
    const wanted = valid({}, { firstName: 'أُسامة', lastName: 'الهاشمى' });
    await store.addBooking(wanted);
    await store.addBooking(valid({}, { firstName: 'وسام', lastName: 'الهاشمي' }));
    for (const q of ['أُسامة', 'اسامه', 'إسامة الهاشمي', 'اس'])
      expect(
        (await list(store, q)).bookings.map(({ id }) => id),
        q,
      ).toEqual([wanted.id]);
    expect((await list(store, 'الهاشمي')).total).toBe(2);
  });

  it('finds bookings that were stored before it did so', async () => {
    const store = await fresh();
    const wanted = valid({}, { firstName: 'Omar', lastName: 'Saif' });
    await store.addBooking(wanted);
    await store.database.write(async (trx) => {
      await trx.updateTable('bookings').set({ search_text: 'rnm-222222\nأُسامة\nالهاشمى\nکریم' }).execute();
      for (const step of foldedWords[store.database.dialect]) await sql.raw(step).execute(trx);
    });
    expect((await list(store, 'اسامه الهاشمي كريم')).bookings.map(({ id }) => id)).toEqual([wanted.id]);
  });
});

describe('a search for a reference', () => {
  it('finds it as it is copied from a ticket, whose hyphen does not break', async () => {
    const store = await fresh();
    const { reference } = await store.addBooking(valid());
    await store.addBooking(valid());
    expect((await list(store, reference.replace('-', '\u2011'))).bookings).toMatchObject([{ reference }]);
  });

  it('finds it without its hyphen, as a customer types it into a message', async () => {
    const store = await fresh();
    const { reference } = await store.addBooking(valid({}, { firstName: 'Mariam' }));
    await store.addBooking(valid());
    const typed = reference.replace('-', '');
    for (const q of [typed, typed.toLowerCase(), `mariam ${typed}`])
      expect((await list(store, q)).bookings, q).toMatchObject([{ reference }]);
  });
});

it('finds a reference that consists of digits, by these alone', async () => {
  const store = await fresh();
  await store.addBooking(valid());
  const { reference } = await store.addBooking(valid({ id: '00000000-0000-4000-8000-000000000000' }));
  expect(reference).toMatch(/^RNM-\d{6}$/);
  expect((await list(store, reference.slice(-6))).bookings).toMatchObject([{ reference }]);
});

describe('a search for a number', () => {
  it('finds it however it is typed, and by a country code alone not every booking there is', async () => {
    const store = await fresh();
    await store.addBooking(valid({}, { phone: '050 111 2222' }));
    await store.addBooking(valid({}, { phone: '050 333 4444' }));
    for (const q of ['00971 50 111', '+971501112222', '0501112222', '٠٥٠ ١١١ ٢٢٢٢', '\u200e050\u00a0111\u00a02222'])
      expect((await list(store, q)).total, q).toBe(1);
    for (const q of ['00971', '+00971', '009710']) expect((await list(store, q)).total, q).toBe(0);
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
      return (await (ON_POSTGRES ? sql`show synchronous_commit` : sql`pragma synchronous`).execute(trx)).rows;
    });
    expect(setting).toEqual([ON_POSTGRES ? { synchronous_commit: 'on' } : { synchronous: 2 }]);
  });
});
