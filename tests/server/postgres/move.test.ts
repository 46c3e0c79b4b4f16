import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOVED, moveStore } from '../../../server/store/move';
import { openDatabase, openStore } from '../../../server/store/open';
import type { Store } from '../../../server/store/store';
import type { Database, Trx } from '../../../server/store/tables';
import { bookingSchema } from '../../../src/contract/booking-schema';
import { newJobSchema } from '../../../src/contract/job/change';
import { booking, cleanUp, freshDatabase, temporaryDirectory } from '../fixture';
import { call } from '../desk/support';
import { program } from '../support/program';

const cli = await program('data-cli');
const NOW = Date.parse('2026-11-22T10:00:00Z');
const BOOKINGS = 12;
const open: { close(): Promise<void> }[] = [];
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(cleanUp);

/** More than go in one step, with every byte there is. */
async function addPhotos(trx: Trx, jobId: number): Promise<void> {
  const bytes = Buffer.from([...Array(256).keys()]);
  for (let i = 0; i < 45; i++)
    await trx
      .insertInto('job_photos')
      .values({
        id: `photo ${i}`,
        job_id: jobId,
        at: NOW,
        received_at: NOW,
        moment: 'before',
        part: 'damage',
        type: 'image/jpeg',
        bytes: Buffer.concat([bytes, Buffer.from([i])]),
      })
      .execute();
}

const valid = (who: Record<string, unknown> = {}) =>
  v.parse(bookingSchema, booking({ position: { lat: 25.2, lng: 55.3, accuracy: 9 } }, who));
/** Everything that the staff sees. */
async function seen(store: Store) {
  const list = await store.findBookings({ q: '', status: undefined, before: undefined, limit: 100 });
  const board = await store.desk.board();
  return {
    list,
    board,
    stats: await store.stats(),
    devices: await store.desk.subscriptions.all(),
    history: await store.desk.history(board.jobs[0]?.id ?? 0),
    photo: await store.desk.photo('photo 44'),
  };
}

/** A SQLite store with something in each of its tables, closed; and what the staff saw in it. */
let dataDir: string;
let before: Awaited<ReturnType<typeof seen>>;
beforeAll(async () => {
  dataDir = temporaryDirectory();
  const store = await openStore(dataDir, { now: () => NOW });
  for (let i = 0; i < BOOKINGS; i++)
    await store.addBooking(
      valid({ firstName: `Zoë ${i}`, phone: `05011122${10 + (i % 5)}`, description: `“quoted” \\ back\nslash ${i}` }),
    );
  await store.addCall({ source: 'header', value: 0.1 + 0.2, page: '/' });
  const { job } = await store.desk.addCall(v.parse(newJobSchema, call()));
  await store.desk.change(
    job.id,
    { kind: 'step', to: 'taken', version: job.version, by: 'Omar' },
    { actor: 'desk', by: 'Omar' },
  );
  await store.desk.saveTruck({ plate: 'D 1', kind: 'flatbed', driver: 'Ali', phone: '0501', lang: 'en', onDuty: true });
  await store.desk.subscriptions.add({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'p', auth: 'a' },
    device: 'desk',
  });
  await store.database.write((trx) => addPhotos(trx, job.id));
  const [, second] = (await store.findBookings({ q: '', status: undefined, before: undefined, limit: 2 })).bookings;
  await store.setStatus(second?.id ?? '', 'done');
  await store.exportHeld({ phone: '0501112210' }, 'command');
  before = await seen(store);
  await store.close();
}, 60_000);

const command = (to: string) =>
  spawnSync(process.execPath, [cli, 'move', '--to', to], {
    cwd: temporaryDirectory(),
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
    encoding: 'utf8',
  });

describe('moving to PostgreSQL', () => {
  it('has one command, after which the staff sees the same and the next booking comes last', async () => {
    const to = freshDatabase();
    const { status, stdout, stderr } = command(to);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      new RegExp(
        `^Copied and compared: bookings ${BOOKINGS}, calls 1, days 1, customers 5, privacy_log 1, jobs 13, .*Now set DATABASE_URL`,
      ),
    );
    const store = opened(await openStore(to, { now: () => NOW }));
    expect(await seen(store)).toEqual(before);
    expect(before.photo?.bytes).toHaveLength(257);
    const next = valid();
    await store.addBooking(next);
    await store.desk.addCall(v.parse(newJobSchema, call()));
    const { list, board } = await seen(store);
    expect([list.total, list.bookings[0]?.id, board.jobs.length]).toEqual([
      BOOKINGS + 1,
      next.id,
      before.board.jobs.length + 2,
    ]);
    // The old store is as it was, and can be moved elsewhere.
    const old = opened(await openStore(dataDir, { now: () => NOW }));
    expect(await seen(old)).toEqual(before);
  }, 120_000);

  it('leaves alone a database that holds something, and a store whose server runs', async () => {
    const to = freshDatabase();
    const store = opened(await openStore(to));
    await store.addBooking(valid());
    expect(command(to)).toMatchObject({
      status: 1,
      stderr: 'the new store is not empty (bookings). It was not changed\n',
    });
    expect(await store.size()).toBe(1);
    opened(await openStore(dataDir));
    expect(command(freshDatabase())).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Another server') as string,
    });
  }, 120_000);

  it('names the option whose address is wrong, not the setting of a server', () => {
    expect(command('postgres://nobody@127.0.0.1:1/none')).toMatchObject({
      status: 1,
      stderr: 'The database of --to cannot be used: nothing answers there (ECONNREFUSED).\n',
    });
  });

  it('says so where a single value did not arrive as it was', async () => {
    const to = freshDatabase();
    const target = opened(await openDatabase(to));
    const client = new pg.Client({ connectionString: to });
    await client.connect();
    await client.query(
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.seq = 7 THEN NEW.lead_score = NEW.lead_score + 1; END IF; RETURN NEW; END $$`,
    );
    await client.query('CREATE TRIGGER spoil BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION spoil()');
    await client.end();
    await expect(moveStore(opened(await openDatabase(dataDir)), target)).rejects.toThrow(
      `bookings differs after copying (${BOOKINGS} and ${BOOKINGS} rows)`,
    );
  }, 60_000);

  it('knows every table of both stores', async () => {
    const names = async (database: Database, query: ReturnType<typeof sql<{ name: string }>>) =>
      (await database.read((trx) => query.execute(trx))).rows.map(({ name }) => name).sort();
    const all = Object.keys(MOVED).sort();
    const sqlite = await names(
      opened(await openDatabase(dataDir)),
      sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'bookings_words%'`,
    );
    expect(sqlite).toEqual([...all, 'health'].sort());
    // What one process keeps in memory or in its directory, many share here.
    const postgres = await names(
      opened(await openDatabase(freshDatabase())),
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(postgres).toEqual([...all, 'health', 'request_counts', 'schema_version', 'secrets'].sort());
  }, 60_000);
});
