import pg from 'pg';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sharedSigningKey } from '../../../server/signing-key';
import { StartError } from '../../../server/start-error';
import { staffSessions } from '../../../server/admin/sessions';
import type { HitCounter } from '../../../server/http/hits';
import type { SharedHits } from '../../../server/store/postgres/hits';
import { openStore } from '../../../server/store/open';
import type { Store } from '../../../server/store/store';
import { bookingSchema } from '../../../src/contract/booking-schema';
import { parseVerifier } from '../../../src/contract/credentials';
import { booking, cleanUp, credential, freshDatabase } from '../fixture';

const open: Store[] = [];
/** Two processes' stores on one database, as far as the database can tell. */
async function twice(): Promise<{ place: string; both: [Store, Store] }> {
  const place = freshDatabase();
  const both: [Store, Store] = [await openStore(place), await openStore(place)];
  open.push(...both);
  return { place, both };
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});
afterAll(cleanUp);

const shared = (store: Store) => {
  if (!store.database.shared) throw new Error('the store shares nothing');
  return store.database.shared;
};
const counts = async (hits: HitCounter, key: string, added: number[]) =>
  (await Promise.all(added.map((n) => hits.add(key, 60_000, n)))).map(({ count }) => count);

/** Runs SQL beside the stores. */
async function aside<T extends pg.QueryResultRow>(place: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  const { rows } = await client.query<T>(text);
  await client.end();
  return rows;
}

describe('hits against a limit', () => {
  it('are counted over all processes, each once, and a look counts nothing', async () => {
    const { both } = await twice();
    const [one, other] = both.map((store) => shared(store).hits) as [HitCounter, HitCounter];
    expect(await counts(one, 'a', [0, 1, 1, 0, 1])).toEqual([0, 1, 2, 2, 3]);
    expect(await counts(other, 'a', [0, 1])).toEqual([3, 4]);
    expect(await counts(other, 'b', [1])).toEqual([1]);
    const racing = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (i % 2 ? one : other).add('race', 60_000, 1)),
    );
    expect(racing.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    );
    const { msLeft } = await one.add('a', 60_000, 0);
    expect(msLeft).toBeGreaterThan(0);
    expect(msLeft).toBeLessThanOrEqual(60_000);
  });

  it('begin anew when the window is over, or ends later than it can since the clock was set back', async () => {
    const {
      place,
      both: [store],
    } = await twice();
    const { hits } = shared(store);
    for (const ends of ["now() - interval '1 second'", "now() + interval '3 years'"]) {
      await aside(
        place,
        `INSERT INTO request_counts VALUES ('a', 70, ${ends}) ON CONFLICT (key) DO UPDATE SET hits = 70, ends_at = ${ends}`,
      );
      expect(await hits.add('a', 60_000, 0), ends).toEqual({ count: 0, msLeft: 60_000 });
      expect(await counts(hits, 'a', [1, 1]), ends).toEqual([1, 2]);
      expect((await hits.add('a', 60_000, 0)).msLeft, ends).toBeLessThanOrEqual(60_000);
    }
  });

  it('are forgotten, addresses and all, once their window is over', async () => {
    const {
      place,
      both: [store],
    } = await twice();
    const { hits } = shared(store);
    await counts(hits, 'calls 192.0.2.1', [1]);
    await counts(hits, 'calls 192.0.2.2', [1]);
    await aside(place, "UPDATE request_counts SET ends_at = now() - interval '1 second' WHERE key LIKE '%.1'");
    await (hits as SharedHits).forget();
    expect(await aside(place, 'SELECT key FROM request_counts')).toEqual([{ key: 'calls 192.0.2.2' }]);
  });
});

describe('a staff session', () => {
  it('that one process has opened is open in the other, and ends in both', async () => {
    const { both } = await twice();
    const { token: key, env } = await credential();
    const [here, there] = both.map((store) => ({
      secret: sharedSigningKey(shared(store).secrets, 'staff-session'),
      sessions: staffSessions(
        parseVerifier(env.VITE_ADMIN_VERIFIER ?? ''),
        sharedSigningKey(shared(store).secrets, 'staff-session'),
        Date.now,
      ),
    }));
    const { token = '' } = (await here?.sessions.open(key)) ?? {};
    expect(await there?.sessions.isOpen(token)).toBe(true);
    await there?.secret.replace();
    expect(await here?.sessions.isOpen(token)).toBe(false);
    // The key is another one each time.
    const { token: second = '' } = (await here?.sessions.open(key)) ?? {};
    await there?.secret.replace();
    expect(await here?.sessions.isOpen(second)).toBe(false);
  });

  it('has one key, also when two processes ask for the first at once', async () => {
    const { both } = await twice();
    const keys = await Promise.all(
      both.map((store, i) => shared(store).secrets.read('staff-session', () => Buffer.from([i]))),
    );
    expect(keys[0]?.equals(keys[1] ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('a new release, one server after the other', () => {
  it('finds in the end what an older server has stored beside a new one, in the old way', async () => {
    const { place, both } = await twice();
    const wanted = v.parse(bookingSchema, booking());
    await both[0].addBooking(wanted);
    await aside(place, "UPDATE bookings SET search_text = E'أُسامة\\n٨٤٧٣١'");
    const found = async (store: Store, q: string) =>
      (await store.findBookings({ q, status: undefined, before: undefined, limit: 20 })).bookings.map(({ id }) => id);
    expect(await found(both[1], '84731')).toEqual([]);
    const last = await openStore(place);
    open.push(last);
    for (const q of ['84731', '٨٤٧٣١', 'اسامه']) expect(await found(last, q), q).toEqual([wanted.id]);
  });

  it('a command changes no schema: the older ones would not start again', async () => {
    const { place } = await twice();
    await aside(place, 'UPDATE schema_version SET version = version - 1');
    const before = await aside(place, 'SELECT version FROM schema_version');
    await expect(openStore(place, { beside: true })).rejects.toThrow(
      new StartError('The running server is of an older version: restart it first.'),
    );
    expect(await aside(place, 'SELECT version FROM schema_version')).toEqual(before);
    open.push(await openStore(place), await openStore(place, { beside: true }));
  });

  it('nor does it make tables in a database that is not the servers’', async () => {
    const place = freshDatabase();
    await expect(openStore(place, { beside: true })).rejects.toThrow(
      /^There is no store in the database of DATABASE_URL; nothing was done\./,
    );
    expect(await aside(place, "SELECT to_regclass('schema_version') AS made")).toEqual([{ made: null }]);
  });
});

it('what is erased goes from the file too: each table that something is erased from is vacuumed', async () => {
  const {
    place,
    both: [store],
  } = await twice();
  const vacuumed = () =>
    aside<{ relname: string }>(
      place,
      'SELECT relname FROM pg_stat_user_tables WHERE vacuum_count > 0 ORDER BY relname',
    ).then((rows) => rows.map(({ relname }) => relname));
  expect(await vacuumed()).toEqual([]);
  await store.database.scrub();
  await expect.poll(vacuumed).toEqual(['bookings', 'calls', 'customers', 'job_events', 'job_photos', 'jobs']);
});
