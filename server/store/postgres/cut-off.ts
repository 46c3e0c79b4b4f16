import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const LATE = (): Error => Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });

/**
 * The pool for Kysely. A connection on which a statement had no answer in time is not used again: it may be dead
 * without a word (the database has moved, a firewall has forgotten it), and whatever was asked on it next would wait
 * as long, until the system gives it up after a quarter of an hour; or it goes on with a transaction that is nobody's.
 */
export const cuttingOff = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let late = false;
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      // The rollback that follows: the connection's end is one.
      if (late) throw LATE();
      try {
        return await client.query(text, values);
      } catch (error) {
        // The driver's own words for it; it has no code.
        late = error instanceof Error && error.message === 'Query read timeout';
        throw late ? LATE() : error;
      }
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release(late) };
  },
  end: () => pool.end(),
});
