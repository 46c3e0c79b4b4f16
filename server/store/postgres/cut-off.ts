import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const LATE = (): Error => Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });

/**
 * The pool for Kysely. A connection on which a statement timed out is closed, not reused. It may be dead (the database
 * has moved, a firewall has dropped it), so that the next statement would wait as long, until the system gives up after
 * a quarter of an hour; or an abandoned transaction may still be running on it.
 */
export const cuttingOff = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let late = false;
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      // Only the rollback can follow, and closing the connection rolls back.
      if (late) throw LATE();
      try {
        return await client.query(text, values);
      } catch (error) {
        // The driver has no error code for a timeout, only this message.
        late = error instanceof Error && error.message === 'Query read timeout';
        throw late ? LATE() : error;
      }
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release(late) };
  },
  end: () => pool.end(),
});
