/** Opening a store on PostgreSQL, and what its transactions promise. */
import { sql } from 'kysely';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { StartError } from '../../../server/start-error';
import { foldedWords } from '../../../server/store/migrations/014-folded-words';
import { MIGRATIONS } from '../../../server/store/migrations/index';
import { openPostgres } from '../../../server/store/postgres/open';
import type { Database, Trx } from '../../../server/store/tables';
import { cleanUp, freshDatabase } from '../fixture';

/** Timeout for the database where it falls silent, in milliseconds: even a busy machine answers within it. */
const PATIENCE_MS = 2_000;

const open: Database[] = [];
const opened = async (place = freshDatabase()): Promise<Database> => {
  const database = await openPostgres(place);
  open.push(database);
  return database;
};
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});
afterAll(cleanUp);

/** Runs SQL on a separate connection. */
async function aside(place: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
const one = async (trx: Trx, text: string): Promise<Record<string, unknown> | undefined> =>
  (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(trx)).rows[0];
const call = (source: string) => async (trx: Trx) =>
  one(trx, `INSERT INTO calls (received_at, source, value, page) VALUES (1, '${source}', 1, '/')`);
const sources = async (place: string) =>
  (await aside(place, 'SELECT source FROM calls ORDER BY source')).map(({ source }) => source);

const ESCAPES = 'In a password, / # ? @ and % are written %2F %23 %3F %40 and %25';
/** Too long to be a host name, so no DNS query is sent for it. */
const REST = 's'.repeat(64);

describe('a start that is refused tells the operator why, and keeps the address to itself', () => {
  it.each([
    ['another name', /\/t_\w+/, '/not_there', 'there is no database of that name'],
    ['an unknown user', 'tests@', 'nobody_here@', 'it does not let this user in'],
    ['a password with a slash', 'tests@', 'tests:pass/word@', `its address cannot be read. ${ESCAPES}`],
    [
      'a password with an @, and the rest of it taken for the machine',
      /tests@.*/,
      `tests:pass@${REST}#1@127.0.0.1/name`,
      `no machine of that name is found (ENOTFOUND). ${ESCAPES}`,
    ],
    ['a place without a server', /host=.*/, 'host=%2Fnot%2Fthere', 'nothing answers there (ENOENT)'],
  ])('%s', async (_what, part, instead, why) => {
    const refused = openPostgres(freshDatabase().replace(part, instead));
    await expect(refused).rejects.toBeInstanceOf(StartError);
    await expect(refused).rejects.toThrow(new StartError(`The database of DATABASE_URL cannot be used: ${why}.`));
  });

  it('a schema of a newer program, which is left as it was', async () => {
    const place = freshDatabase();
    await aside(place, 'CREATE TABLE schema_version (version INTEGER NOT NULL)');
    await aside(place, 'INSERT INTO schema_version VALUES (999)');
    await expect(openPostgres(place)).rejects.toThrow('it was written by a newer version of this program (schema 999)');
    expect(await aside(place, 'SELECT version FROM schema_version')).toEqual([{ version: 999 }]);
    expect(await aside(place, "SELECT to_regclass('bookings') AS made")).toEqual([{ made: null }]);
  });
});

it('no step takes away what servers of the release before use, or demands what they do not know: they go on beside it', () => {
  const steps = MIGRATIONS.slice(3).flatMap(({ postgres }) => postgres);
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter((text) => /\b(?:DROP|RENAME|ALTER COLUMN)\b/i.test(text))).toEqual([]);
  expect(steps.filter((text) => /ADD COLUMN.*NOT NULL(?!.*DEFAULT)/is.test(text))).toEqual([]);
});

it('a step that rewrites rows says how it is done again for those that older servers store meanwhile', () => {
  const rewriting = MIGRATIONS.slice(MIGRATIONS.indexOf(foldedWords)).filter(({ postgres }) =>
    postgres.some((text) => /^\s*UPDATE\b/i.test(text)),
  );
  expect(rewriting.length).toBeGreaterThan(1);
  expect(rewriting.filter(({ again }) => again === undefined)).toEqual([]);
});

it('no time and no number of a row is kept in 32 bits, where milliseconds since the epoch end in January 1970', async () => {
  const place = freshDatabase();
  await opened(place);
  const found = await aside(
    place,
    "SELECT table_name || '.' || column_name AS name, data_type FROM information_schema.columns WHERE table_schema = 'public'",
  );
  const long = found.filter(({ name }) => /[._](?:at|until|since|id|seq)$/.test(String(name)));
  expect(long.length).toBeGreaterThan(20);
  expect(long.filter(({ data_type: type }) => type === 'integer').map(({ name }) => name)).toEqual([]);
});

it('of processes that start at once on an empty database, one makes the tables and all can use them', async () => {
  const place = freshDatabase();
  const all = await Promise.all([opened(place), opened(place), opened(place)]);
  await Promise.all(all.map((database, i) => database.write(call(`${i}`))));
  expect(await sources(place)).toEqual(['0', '1', '2']);
  expect(await aside(place, 'SELECT version FROM schema_version')).toEqual([{ version: MIGRATIONS.length }]);
});

describe('a transaction that writes', () => {
  it('waits for the disk where the database is set not to, and holds the writers’ turn', async () => {
    const place = freshDatabase();
    const name = /t_\w+/.exec(place)![0];
    await aside(place, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    const database = await opened(place);
    const seen = await database.write(async (trx) => [
      await one(trx, 'SHOW synchronous_commit'),
      await one(
        trx,
        "SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND granted",
      ),
    ]);
    expect(seen).toEqual([{ synchronous_commit: 'on' }, { n: 1 }]);
  });

  it('counts in numbers, not in text', async () => {
    const database = await opened();
    expect(
      await database.write((trx) => one(trx, "SELECT 5::bigint AS big, 1.5::numeric AS exact, '7'::text AS word")),
    ).toEqual({ big: 5, exact: 1.5, word: '7' });
  });

  it('undoes only the job whose value was refused; its neighbours run once', async () => {
    const place = freshDatabase();
    const database = await opened(place);
    const runs: string[] = [];
    const noted = (name: string, work: (trx: Trx) => Promise<unknown>) =>
      database.write(async (trx) => {
        runs.push(name);
        return work(trx);
      });
    const results = await Promise.allSettled([
      noted('first', call('first')),
      noted('nothing', (trx) => one(trx, 'INSERT INTO calls (received_at) VALUES (NULL)')),
      noted('text', (trx) => one(trx, "SELECT 'x'::int")),
      noted('own', () => Promise.reject(new Error('of our own'))),
      noted('last', call('last')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(runs).toEqual(['first', 'nothing', 'text', 'own', 'last']);
    expect(await sources(place)).toEqual(['first', 'last']);
  });

  it('if it lost its connection, it is run again, job by job: only the one that broke it is refused', async () => {
    const place = freshDatabase();
    const database = await opened(place);
    const results = await Promise.allSettled([
      database.write(call('first')),
      database.write((trx) => one(trx, 'SELECT pg_terminate_backend(pg_backend_pid())')),
      database.write(call('last')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await sources(place)).toEqual(['first', 'last']);
  });
});

/** A proxy to the database's socket that can fall silent: it passes nothing on and closes nothing. */
async function silentWay(place: string) {
  const { pathname, searchParams } = new URL(place.replace('@/', '@local/'));
  const pairs: Socket[] = [];
  let silent = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    pairs.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => silent.has(from) || to.write(data));
      from.on('error', () => undefined).on('close', () => silent.has(from) || to.destroy());
    }
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  return {
    url: `postgres://tests@127.0.0.1:${(way.address() as AddressInfo).port}${pathname}`,
    silence: () => (silent = new Set(pairs)),
    async close() {
      for (const socket of pairs) socket.destroy();
      await new Promise((done) => way.close(done));
    },
  };
}

it('dead connections cost one statement each, and the next one uses another', async () => {
  const way = await silentWay(freshDatabase());
  const database = await openPostgres(way.url, { patience: PATIENCE_MS });
  await database.write(call('before'));
  await Promise.all([database.read((trx) => one(trx, 'SELECT pg_sleep(0.1)')), database.write(call('before'))]);
  way.silence();
  const asked = await Promise.allSettled([
    database.read((trx) => one(trx, 'SELECT 1')),
    database.read((trx) => one(trx, 'SELECT 1')),
  ]);
  for (const result of asked) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEDOUT' } });
  await database.write(call('after'));
  expect(await database.read((trx) => one(trx, 'SELECT count(*)::int AS n FROM calls'))).toEqual({ n: 3 });
  await database.close();
  await way.close();
});

it('a process that disappears in the middle of a transaction loses the writers’ turn', async () => {
  const place = freshDatabase();
  const way = await silentWay(place);
  const [gone, other] = [await openPostgres(way.url, { patience: PATIENCE_MS }), await opened(place)];
  const cut = gone.write(async (trx) => {
    way.silence();
    await call('gone')(trx);
  });
  await expect(cut).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await other.write(call('other'));
  expect(await sources(place)).toEqual(['other']);
  await gone.close();
  await way.close();
});

it('a reader sees one consistent snapshot, and cannot write', async () => {
  const place = freshDatabase();
  const database = await opened(place);
  const count = 'SELECT count(*)::int AS n FROM calls';
  const seen = await database.read(async (trx) => {
    const before = await one(trx, count);
    await database.write(call('meanwhile'));
    return [before, await one(trx, count)];
  });
  expect(seen).toEqual([{ n: 0 }, { n: 0 }]);
  await expect(database.read(call('no'))).rejects.toMatchObject({ code: '25006' });
});

it('closing waits for what is being written, and leaves no connection behind', async () => {
  const place = freshDatabase();
  const database = await openPostgres(place);
  const written = database.write(call('last'));
  await database.close();
  await written;
  expect(await sources(place)).toEqual(['last']);
  expect(
    await aside(
      place,
      'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ),
  ).toEqual([{ n: 0 }]);
});
