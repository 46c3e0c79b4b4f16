import type pg from 'pg';

const NOW = 'SELECT 1000 * extract(epoch FROM clock_timestamp())::float8 AS now';
/** How often the database is asked again, in milliseconds: what runs on in between drifts by far less than this. */
const ASK_MS = 10_000;

/** One clock for all servers on a database. */
export interface SharedClock {
  /** Whole milliseconds since the epoch by the database's clock, whatever this machine's says. */
  now(): number;
  close(): void;
}

/** Resolves once the database has told its time. While it does not answer, time goes on from its last answer. */
export async function databaseClock(pool: pg.Pool): Promise<SharedClock> {
  let from = 0;
  const ask = async (): Promise<void> => {
    const { rows } = await pool.query<{ now: number }>(NOW);
    // The answer was under way for a moment: a time that is late by it is never ahead of the database's.
    if (rows[0]) from = rows[0].now - performance.now();
  };
  await ask();
  const timer = setInterval(() => void ask().catch(() => undefined), ASK_MS).unref();
  return { now: () => Math.round(from + performance.now()), close: () => clearInterval(timer) };
}
