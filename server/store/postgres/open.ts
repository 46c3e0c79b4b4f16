import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { OF_JOBS } from '../../desk/store/tables.ts';
import { codeOf, messageOf, StartError } from '../../start-error.ts';
import { demandNewest, MIGRATIONS, stepsFrom } from '../migrations/index.ts';
import type { Database, Tables, Trx } from '../tables.ts';
import { WriteQueue } from '../write-queue.ts';
import { databaseClock, type SharedClock } from './clock.ts';
import { cuttingOff } from './cut-off.ts';
import { SharedHits } from './hits.ts';
import { secretsIn } from './secrets.ts';

/** Connections of one process: one writes, the others read. */
const POOL_SIZE = 5;
/** For a statement, a connection, and the next statement of a transaction, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Names of locks inside the database, shared by all processes; the numbers mean nothing but themselves. */
const LOCKS = { migrate: 7341, write: 7342 } as const;

/** The driver returns 64-bit values as text; counts and milliseconds fit into a number. */
const INT8 = 20;
const NUMERIC = 1700;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown),
};

const ESCAPES = 'In a password, / # ? @ and % are written %2F %23 %3F %40 and %25';

const NO_STORE =
  "There is no store in the database of DATABASE_URL; nothing was done. Set it to the server's, or run the command where the server's .env is.";

function reason(error: unknown): string {
  const code = codeOf(error);
  // An unescaped @ or # in a password ends it early, and the rest is taken for the host.
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return `no machine of that name is found (${code}). ${ESCAPES}`;
  if (/^(ECONNREFUSED|ENOENT|ETIMEDOUT|EHOSTUNREACH)$/.test(code)) return `nothing answers there (${code})`;
  if (/^28/.test(code)) return 'it does not let this user in';
  if (code === 'ERR_INVALID_URL') return `its address cannot be read. ${ESCAPES}`;
  if (code === '3D000') return 'there is no database of that name';
  return messageOf(error);
}

/** Runs `work` on a connection of its own without a statement timeout: a million bookings take long. */
async function patiently<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS, types });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * Brings the database to the newest version; of several processes that start at once, one does it and the others wait.
 */
async function migrate(client: pg.Client, beside: boolean): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${LOCKS.migrate})`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const version = rows[0]?.version ?? 0;
    const steps = stepsFrom(version);
    if (beside && version === 0) throw new StartError(NO_STORE);
    if (beside) demandNewest(steps);
    // The last server to be updated starts when no older one runs any more: then nothing is left in the old way.
    const again = MIGRATIONS.slice(0, version).flatMap((step) => step.again ?? []);
    for (const statement of [...again, ...steps.flatMap(({ postgres }) => postgres)]) await client.query(statement);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [version + steps.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Opens the store in the PostgreSQL database at `url`; any number of processes may. Throws
 * StartError with one line for the operator, without the address, since that holds a password.
 * `patience`: milliseconds without an answer after which a statement or a connection is given up. `beside`: for a
 * command; changes no schema, since a server of an older release would not start again. `given`: the setting or option
 * that holds the address, for that line.
 */
export async function openPostgres(
  url: string,
  {
    patience = PATIENCE_MS,
    beside = false,
    given = 'DATABASE_URL',
  }: { patience?: number; beside?: boolean; given?: string } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    types,
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks in the middle of a transaction also needs a listener; its statement fails and reports
  // that.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let clock: SharedClock;
  try {
    await patiently(url, (client) => migrate(client, beside));
    clock = await databaseClock(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of ${given} cannot be used: ${reason(error)}.`);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: cuttingOff(pool) }) });
  const queue = new WriteQueue(db, {
    begin: async (trx: Trx) => {
      // A commit waits for the disk, whatever the database's own setting; a process that disappears loses its
      // transaction (the system would notice only after two hours); and writers take turns.
      await sql`
        select set_config('synchronous_commit', 'on', true),
          set_config('idle_in_transaction_session_timeout', ${String(patience)}, true),
          pg_advisory_xact_lock(${sql.lit(LOCKS.write)})`.execute(trx);
    },
    // An error of a constraint or a value fails one job; any other (connection, disk, shutdown) fails the whole
    // transaction.
    fatal: (error) => !/^2[23]/.test(codeOf(error)) && codeOf(error) !== '',
  });
  const hits = new SharedHits(pool);
  return {
    dialect: 'postgres',
    shared: { hits, secrets: secretsIn(pool), now: clock.now },
    read: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    write: (work) => queue.add(work),
    async scrub() {
      // Deleted rows stay in the file until it is vacuumed. Archived logs and backups are the responsibility of whoever
      // runs the database.
      await patiently(url, async (client) => {
        for (const table of ['bookings', 'calls', 'customers', 'jobs', ...OF_JOBS])
          await client.query(`VACUUM ${table}`);
      });
    },
    async close() {
      clock.close();
      await Promise.all([queue.idle(), hits.close()]);
      await db.destroy();
    },
  };
}
