/** What a transaction of the query layer sends to its one connection, and in how many messages. */
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Connection, Query, Result } from '../../server/store/sqlite/connection';
import { threadDialect } from '../../server/store/sqlite/dialect';
import type { Tables, Trx } from '../../server/store/tables';

/** A database over a connection that keeps each message; `broken`: statements that fail. */
function database(broken: Record<string, Error> = {}) {
  const messages: string[][] = [];
  const connection = {
    run: async (queries: Query[]): Promise<Result[]> => {
      messages.push(queries.map((query) => query.sql));
      for (const query of queries) if (broken[query.sql]) throw broken[query.sql];
      return queries.map((query) => ({ rows: [{ said: query.sql }], changes: 3 }));
    },
  } as unknown as Connection;
  return { messages, db: new Kysely<Tables>({ dialect: threadDialect(connection, 'begin immediate') }) };
}
const say = (text: string, trx: Trx) => sql.raw(text).execute(trx);

it('BEGIN is sent together with the first statement', async () => {
  const { messages, db } = database();
  await db.transaction().execute(async (trx) => {
    await say('one', trx);
    await say('two', trx);
  });
  expect(messages).toEqual([['begin immediate', 'one'], ['two'], ['commit']]);
});

it('outside a transaction a statement goes by itself', async () => {
  const { messages, db } = database();
  await sql`alone`.execute(db);
  expect(messages).toEqual([['alone']]);
});

it('a transaction without statements sends no message, and leaves nothing to the next', async () => {
  const { messages, db } = database();
  await db.transaction().execute(async () => undefined);
  await expect(
    db.transaction().execute(async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(messages).toEqual([]);
  await sql`alone`.execute(db);
  expect(messages).toEqual([['alone']]);
});

it('the answer is that of the statement, not of the BEGIN sent with it', async () => {
  const { db } = database();
  const answer = await db.transaction().execute((trx) => say('one', trx));
  expect(answer).toEqual({ rows: [{ said: 'one' }], numAffectedRows: 3n });
  expect((await sql`alone`.execute(db)).rows).toEqual([{ said: 'alone' }]);
});

it('what fails is undone, and the caller is told of it even where the disk has undone it already', async () => {
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  for (const rollback of [undefined, new Error('no transaction is active')]) {
    const { messages, db } = database({ one: full, ...(rollback && { rollback }) });
    await expect(db.transaction().execute((trx) => say('one', trx))).rejects.toBe(full);
    expect(messages).toEqual([['begin immediate', 'one'], ['rollback']]);
  }
});

it('a commit that fails is told', async () => {
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  const { db } = database({ commit: full });
  await expect(db.transaction().execute((trx) => say('one', trx))).rejects.toBe(full);
});

it('transactions take turns on the one connection, in the order in which they came', async () => {
  const { messages, db } = database();
  const transaction = (name: string) =>
    db.transaction().execute(async (trx) => {
      await say(`${name} 1`, trx);
      await new Promise((next) => setImmediate(next));
      await say(`${name} 2`, trx);
    });
  await Promise.all([transaction('a'), transaction('b'), transaction('c')]);
  expect(messages.flat().filter((text) => text !== 'begin immediate' && text !== 'commit')).toEqual([
    ...['a 1', 'a 2'],
    ...['b 1', 'b 2'],
    ...['c 1', 'c 2'],
  ]);
});

it('lists that are too long for one answer have pages: nothing is streamed', async () => {
  const { db } = database();
  await expect(db.selectFrom('days').selectAll().stream().next()).rejects.toThrow('The store does not stream');
});
