import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Dialect, Tables, Trx } from './tables.ts';

type Name = Exclude<keyof Tables, 'bookings_words' | 'health'>;

/**
 * What moves, and the column that gives the rows an order. A new table belongs in here: a
 * test compares this with the schema.
 */
export const MOVED: Record<Name, string> = {
  bookings: 'seq',
  calls: 'seq',
  days: 'day',
  customers: 'phone_key',
  privacy_log: 'seq',
  jobs: 'id',
  job_events: 'seq',
  job_photos: 'seq',
  trucks: 'id',
  push_subscriptions: 'endpoint',
};
const AT_ONCE = 500;
/** Of those whose rows hold a picture. */
const FEWER: Partial<Record<string, number>> = { job_photos: 20 };
const atOnce = (table: string): number => FEWER[table] ?? AT_ONCE;
/** Bytes as both drivers take them: SQLite's gives a bare buffer, which PostgreSQL's would store as the text `{}`. */
const taken = (value: unknown): unknown =>
  value instanceof ArrayBuffer || value instanceof Uint8Array ? Buffer.from(value as ArrayBuffer) : value;

/** Rows after `after`, in order. Names come from the list above, so raw SQL serves all tables alike. */
async function page(trx: Trx, table: string, key: string, after: unknown): Promise<Record<string, unknown>[]> {
  const from = after === undefined ? sql`` : sql`where ${sql.ref(key)} > ${after}`;
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} ${from} order by ${sql.ref(key)} limit ${atOnce(table)}`.execute(trx);
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, taken(value)])));
}

async function eachPage(
  database: Database,
  table: string,
  key: string,
  work: (rows: Record<string, unknown>[]) => Promise<void> | void,
): Promise<void> {
  let after: unknown;
  for (;;) {
    const rows = await database.read((trx) => page(trx, table, key, after));
    if (rows.length > 0) await work(rows);
    if (rows.length < atOnce(table)) return;
    after = rows.at(-1)?.[key];
  }
}

interface TableDigest {
  rows: number;
  sha256: string;
}

/**
 * Number of rows and a hash over all their values, in order and under sorted names: equal
 * on both sides when and only when the rows are.
 */
async function digest(database: Database, table: Name): Promise<TableDigest> {
  const hash = createHash('sha256');
  let rows = 0;
  await eachPage(database, table, MOVED[table], (list) => {
    rows += list.length;
    for (const row of list)
      hash.update(`${JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))}\n`);
  });
  return { rows, sha256: hash.digest('hex') };
}

/** Sets the sequence to continue after the last number; undefined: the store does so itself. */
const GO_ON: Record<Dialect, ((table: Name, key: string) => RawBuilder<unknown>) | undefined> = {
  sqlite: undefined,
  postgres: (table, key) =>
    sql`select setval(pg_get_serial_sequence(${table}, ${key}), coalesce((select max(${sql.ref(key)}) from ${sql.table(table)}), 0) + 1, false)`,
};

/** Copies everything into an empty store and compares. Throws, and says what differs; the first store is only read. */
export async function moveStore(from: Database, to: Database): Promise<Record<string, number>> {
  const moved: Record<string, number> = {};
  for (const [table, key] of Object.entries(MOVED) as [Name, string][]) {
    if ((await digest(to, table)).rows > 0)
      throw new Error(`the new store is not empty (${table}). It was not changed`);
    await eachPage(from, table, key, (rows) =>
      to.write(
        async (trx) =>
          void (await trx
            .insertInto(table)
            .values(rows as never)
            .execute()),
      ),
    );
    const numbered = key === 'seq' || key === 'id';
    const goOn = numbered ? GO_ON[to.dialect]?.(table, key) : undefined;
    if (goOn) await to.write((trx) => goOn.execute(trx));
  }
  for (const table of Object.keys(MOVED) as Name[]) {
    const [old, now] = [await digest(from, table), await digest(to, table)];
    if (old.sha256 !== now.sha256) throw new Error(`${table} differs after copying (${old.rows} and ${now.rows} rows)`);
    moved[table] = now.rows;
  }
  return moved;
}
