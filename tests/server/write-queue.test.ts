/** Which caller is told what, and when: the statements that the queue sends to a database whose commit may fail. */
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import { expect, it } from 'vitest';
import type { Tables, Trx } from '../../server/store/tables';
import { WriteQueue } from '../../server/store/write-queue';

const LOST = Object.assign(new Error('the disk is full'), { lost: true });

/**
 * A queue, what its database was told in order, and what was heard back. `commit`,
 * `begin`, `committed`: what goes wrong there; `looks`: whether it is looked at.
 */
function queueWith(broken: { commit?: Error; begin?: Error; committed?: Error; looks?: false } = {}) {
  const said: string[] = [];
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      said.push(query.sql);
      return { rows: [] };
    },
    streamQuery: async function* () {
      throw new Error('not asked for');
    },
  };
  const driver: Driver = {
    init: async () => undefined,
    destroy: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: async () => void said.push('begin'),
    rollbackTransaction: async () => void said.push('rollback'),
    commitTransaction: async () => {
      if (broken.commit) throw broken.commit;
      said.push('commit');
    },
  };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const looks = {
    begin: async () => {
      if (broken.begin) throw broken.begin;
    },
    committed: async () => {
      said.push('looked at');
      if (broken.committed) throw broken.committed;
    },
  };
  const queue = new WriteQueue(db, { ...(broken.looks ?? looks), fatal: (error) => error === LOST });
  /**
   * Queues a job that runs `name` as a statement; with `error`, it then fails. Its end is recorded as `told <name>`.
   */
  const write = (name: string, error?: Error): Promise<string> =>
    queue
      .add(async (trx: Trx) => {
        await sql.raw(name).execute(trx);
        if (error) throw error;
        return `${name} is done`;
      })
      .finally(() => said.push(`told ${name}`));
  return { queue, said, write };
}
const reasons = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason));

it('work added in one turn of the event loop shares a transaction, confirmed after commit and check', async () => {
  const { said, write } = queueWith();
  expect(await Promise.all([write('a'), write('b')])).toEqual(['a is done', 'b is done']);
  expect(said).toEqual([
    'begin',
    ...['savepoint job', 'a', 'release savepoint job'],
    ...['savepoint job', 'b', 'release savepoint job'],
    ...['commit', 'looked at', 'told a', 'told b'],
  ]);
});

it('work added later in the same turn of the event loop is included', async () => {
  const { said, write } = queueWith();
  const first = write('a');
  await Promise.resolve();
  await Promise.all([first, write('b')]);
  expect(said.filter((what) => what === 'begin')).toHaveLength(1);
});

it('one alone has the transaction for itself', async () => {
  const { said, write } = queueWith();
  await write('a');
  expect(said).toEqual(['begin', 'a', 'commit', 'looked at', 'told a']);
  await write('b');
  expect(said.slice(5)).toEqual(['begin', 'b', 'commit', 'looked at', 'told b']);
});

it('the files are not checked for a database that looks after its own', async () => {
  const { said, write } = queueWith({ looks: false });
  expect(await write('a')).toBe('a is done');
  expect(said).toEqual(['begin', 'a', 'commit', 'told a']);
});

it('a single job that fails is rejected with its error, and is not retried', async () => {
  const { said, write } = queueWith();
  await expect(write('a', new Error('no a'))).rejects.toThrow('no a');
  expect(said).toEqual(['begin', 'a', 'rollback', 'told a']);
});

it('one job among others that fails is rolled back by itself; the others are stored', async () => {
  const { said, write } = queueWith();
  const no = new Error('no b');
  expect(reasons(await Promise.allSettled([write('a'), write('b', no), write('c')]))).toEqual([
    'a is done',
    no,
    'c is done',
  ]);
  expect(said.slice(0, 12)).toEqual([
    'begin',
    ...['savepoint job', 'a', 'release savepoint job'],
    ...['savepoint job', 'b', 'rollback to savepoint job', 'release savepoint job'],
    ...['savepoint job', 'c', 'release savepoint job'],
    'commit',
  ]);
});

it('if a transaction is lost, each of its jobs is tried again by itself', async () => {
  const { said, write } = queueWith();
  expect(reasons(await Promise.allSettled([write('a'), write('b', LOST), write('c')]))).toEqual([
    'a is done',
    LOST,
    'c is done',
  ]);
  expect(said.filter((what) => !/savepoint/.test(what))).toEqual([
    ...['begin', 'a', 'b', 'rollback'],
    ...['begin', 'a', 'commit', 'looked at', 'told a'],
    ...['begin', 'b', 'rollback', 'told b'],
    ...['begin', 'c', 'commit', 'looked at', 'told c'],
  ]);
});

it.each([
  ['one alone', 1],
  ['each of several', 3],
])('if the commit fails, %s is rejected, and nothing is done twice', async (_who, count) => {
  const commit = new Error('who knows');
  const { said, write } = queueWith({ commit });
  const names = ['a', 'b', 'c'].slice(0, count);
  expect(reasons(await Promise.allSettled(names.map((name) => write(name))))).toEqual(names.map(() => commit));
  for (const name of names) expect(said.filter((what) => what === name)).toHaveLength(1);
  expect(said).not.toContain('looked at');
});

it('if the check after the commit fails, all are rejected', async () => {
  const committed = new Error('the file is gone');
  const { said, write } = queueWith({ committed });
  expect(reasons(await Promise.allSettled([write('a'), write('b')]))).toEqual([committed, committed]);
  expect(said.filter((what) => what === 'commit')).toHaveLength(1);
});

it('if no transaction can begin, all are rejected with the reason', async () => {
  const begin = new Error('the file is gone');
  const { said, write } = queueWith({ begin });
  expect(reasons(await Promise.allSettled([write('a'), write('b')]))).toEqual([begin, begin]);
  expect(said).not.toContain('a');
});

it('a transaction holds 200 at most, in the order in which they came', async () => {
  const { said, write } = queueWith();
  const names = Array.from({ length: 401 }, (_, i) => `line ${i}`);
  await Promise.all(names.map((name) => write(name)));
  expect(said.filter((what) => what.startsWith('line'))).toEqual(names);
  const begins = said.flatMap((what, i) => (what === 'begin' ? [i] : []));
  const counts = begins.map(
    (from, i) => said.slice(from, begins[i + 1]).filter((what) => what.startsWith('line')).length,
  );
  expect(counts).toEqual([200, 200, 1]);
});

it('work outside a transaction runs between two of them', async () => {
  const { queue, said, write } = queueWith();
  const between = () => queue.between(async () => void said.push('between'));
  await Promise.all([between(), write('a'), write('b'), between(), write('c'), between()]);
  expect(said.filter((what) => /^(?:begin|commit|between|[abc])$/.test(what))).toEqual([
    'between',
    ...['begin', 'a', 'b', 'commit'],
    'between',
    ...['begin', 'c', 'commit'],
    'between',
  ]);
});

it('work outside a transaction runs even if nothing else is queued', async () => {
  const { queue, said } = queueWith();
  await queue.between(async () => void said.push('between'));
  expect(said).toEqual(['between']);
});

it('work between two that fails is told so, and what comes after it goes on', async () => {
  const { queue, write } = queueWith();
  const no = new Error('not now');
  const results = await Promise.allSettled([queue.between(() => Promise.reject(no)), write('a')]);
  expect(reasons(results)).toEqual([no, 'a is done']);
});

it('is idle when nothing is queued any more, including what was added during a transaction', async () => {
  const { queue, said, write } = queueWith();
  await queue.idle();
  const first = queue.add(async () => void write('b'));
  await queue.idle();
  expect(said).toEqual(['begin', 'commit', 'looked at', 'begin', 'b', 'commit', 'looked at', 'told b']);
  await first;
});
