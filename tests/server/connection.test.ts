/** An SQLite connection in its thread, on files of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Connection, type Query } from '../../server/store/sqlite/connection';
import { cleanUp, temporaryDirectory } from './fixture';

const open: Connection[] = [];
function connect(file = join(temporaryDirectory(), 'a.db')): Connection {
  const connection = new Connection(file);
  open.push(connection);
  return connection;
}
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.close();
});
afterAll(cleanUp);

const queries = (...list: string[]): Query[] => list.map((sql) => ({ sql, parameters: [] }));
const CLOSED = { code: 'CLOSED', message: 'The connection is closed' };
/** Takes tenths of a second. */
const LONG =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT count(*) AS n FROM n';

it('opens its file at the first statement, not before', async () => {
  const file = join(temporaryDirectory(), 'a.db');
  const connection = connect(file);
  expect(existsSync(file)).toBe(false);
  await connection.run(queries('CREATE TABLE t (a)'));
  expect(existsSync(file)).toBe(true);
});

it('answers each statement of a list: the rows of those that read, the number of changes of those that write', async () => {
  const connection = connect();
  const results = await connection.run([
    ...queries('CREATE TABLE t (a)'),
    { sql: 'INSERT INTO t VALUES (?), (?)', parameters: [7, 'x'] },
    ...queries('SELECT a FROM t', 'UPDATE t SET a = 1'),
  ]);
  expect(results.slice(1)).toEqual([
    { rows: [], changes: 2 },
    { rows: [{ a: 7 }, { a: 'x' }], changes: 0 },
    { rows: [], changes: 2 },
  ]);
  expect(await connection.rows('SELECT a + ? AS b FROM t LIMIT 1', 4)).toEqual([{ b: 5 }]);
});

it('each caller has the answer to its own question, however many ask at once', async () => {
  const connection = connect();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => connection.rows('SELECT ? AS i', i)));
  expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => [{ i }]));
});

it('the first statement that fails ends its list, with SQLite’s own code; the next list runs', async () => {
  const connection = connect();
  await connection.run(queries('CREATE TABLE t (a UNIQUE)', 'INSERT INTO t VALUES (1)'));
  await expect(connection.run(queries('INSERT INTO t VALUES (1)', 'INSERT INTO t VALUES (2)'))).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_UNIQUE',
    message: expect.stringMatching(/UNIQUE/) as string,
  });
  expect(await connection.rows('SELECT a FROM t')).toEqual([{ a: 1 }]);
});

it('a file that cannot be opened fails each statement, and the first after it can be is answered', async () => {
  const directory = join(temporaryDirectory(), 'missing');
  const connection = connect(join(directory, 'a.db'));
  // The second and the third come while the failed thread is ending.
  for (let time = 0; time < 3; time += 1) await expect(connection.rows('SELECT 1')).rejects.toThrow();
  mkdirSync(directory);
  expect(await connection.rows('SELECT 1 AS a')).toEqual([{ a: 1 }]);
});

/** Runs a program that has a `connection`; what it printed, and how it ended. */
function program(text: string) {
  const module = new URL('../../server/store/sqlite/connection.ts', import.meta.url).href;
  const { stdout, status, signal } = spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `import { Connection } from ${JSON.stringify(module)};
       const connection = new Connection(${JSON.stringify(join(temporaryDirectory(), 'a.db'))});
       ${text}`,
    ],
    { encoding: 'utf8', timeout: 30_000 },
  );
  return { stdout, status, signal };
}

it('keeps a program alive while an answer is on its way, and no longer', () => {
  const ended = program(`
    for (const name of ['one', 'two', 'three'])
      void connection.rows('SELECT ? AS name', name).then(([row]) => console.log(row.name));
  `);
  expect(ended).toEqual({ stdout: 'one\ntwo\nthree\n', status: 0, signal: null });
});

it('a program that releases the connection in the middle of its statements, twenty times, goes on', () => {
  const ended = program(`
    await connection.run([{ sql: 'CREATE TABLE t (a)', parameters: [] }]);
    const insert = { sql: 'INSERT INTO t VALUES (1)', parameters: [] };
    for (let time = 0; time < 20; time += 1) {
      const writes = Array.from({ length: 20 }, () => connection.run([insert]));
      await writes[time];
      await connection.release();
      await Promise.all(writes);
    }
    const [row] = await connection.rows('SELECT count(*) AS n FROM t');
    console.log(row.n);
  `);
  expect(ended).toEqual({ stdout: '400\n', status: 0, signal: null });
});

describe('let go', () => {
  it('begins anew with the next statement, without the settings of before, on the same file', async () => {
    const connection = connect();
    await connection.run(queries('CREATE TABLE t (a)', 'PRAGMA busy_timeout = 1234'));
    expect(await connection.rows('PRAGMA busy_timeout')).toEqual([{ timeout: 1234 }]);
    await connection.release();
    const [setting] = await connection.rows('PRAGMA busy_timeout');
    expect(setting?.timeout).not.toBe(1234);
    expect(await connection.rows('SELECT count(*) AS n FROM t')).toEqual([{ n: 0 }]);
  });

  it('pending statements are answered first, by the connection that was asked', async () => {
    const connection = connect();
    await connection.run(queries('CREATE TEMP TABLE t (a)'));
    const said: unknown[] = [];
    const asked = [LONG, 'SELECT count(*) AS n FROM t'].map((sql) =>
      connection.run(queries(sql)).then(([result]) => said.push(result?.rows)),
    );
    const released = connection.release().then(() => said.push('let go'));
    await Promise.all([...asked, released]);
    expect(said).toEqual([[{ n: 3_000_000 }], [{ n: 0 }], 'let go']);
    // Temporary tables belong to one connection.
    await expect(connection.rows('SELECT count(*) AS n FROM t')).rejects.toThrow(/no such table/);
  });

  it('a file that cannot be opened is released all the same, and pending statements are rejected', async () => {
    const connection = connect(join(temporaryDirectory(), 'missing', 'a.db'));
    const waiting = Promise.allSettled([connection.rows('SELECT 1')]);
    await connection.release();
    expect(await waiting).toMatchObject([{ status: 'rejected' }]);
  });

  it('a statement that comes meanwhile is answered, by the connection that goes on', async () => {
    const connection = connect();
    await connection.rows('SELECT 1');
    const released = connection.release();
    await connection.run(queries('CREATE TEMP TABLE t (a)'));
    await released;
    // Temporary tables belong to one connection.
    expect(await connection.rows('SELECT count(*) AS n FROM t')).toEqual([{ n: 0 }]);
  });

  it('a transaction that was open is gone', async () => {
    const connection = connect();
    await connection.run(queries('CREATE TABLE t (a)', 'BEGIN', 'INSERT INTO t VALUES (1)'));
    await connection.release();
    expect(await connection.rows('SELECT count(*) AS n FROM t')).toEqual([{ n: 0 }]);
  });
});

it('closed for good it refuses, as often as it is asked or closed', async () => {
  const connection = connect();
  await connection.rows('SELECT 1');
  await connection.close();
  await connection.close();
  await expect(connection.rows('SELECT 1')).rejects.toMatchObject(CLOSED);
});
