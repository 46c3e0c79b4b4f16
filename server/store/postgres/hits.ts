import type pg from 'pg';
import type { HitCounter } from '../../http/hits.ts';
import { guarded } from '../errors.ts';

interface Waiting {
  key: string;
  windowMs: number;
  hits: number;
  resolve(found: { count: number; msLeft: number }): void;
  reject(error: unknown): void;
}
interface Counted {
  key: string;
  hits: number;
  ms_left: number;
}

/**
 * All times are the database's own, so that the processes' clocks need not agree. A window that ends later than a new
 * one would was counted before the clock was set back: it is over. "Now" is read once the row is locked: of two
 * concurrent statements, the one that began first may get the lock second, and then its start lies before what the
 * other has written. Rows are locked in the order of their keys, so that two processes cannot deadlock.
 */
const COUNT = `
  WITH given AS (
    SELECT key, hits, ms * interval '1 millisecond' AS long
    FROM unnest($1::text[], $2::bigint[], $3::float8[]) AS one (key, hits, ms)
  ), added AS (
    INSERT INTO request_counts AS old (key, hits, ends_at)
    SELECT key, hits, now() + long FROM given WHERE hits > 0 ORDER BY key
    ON CONFLICT (key) DO UPDATE SET (hits, ends_at) = (
      SELECT CASE WHEN runs THEN old.hits ELSE 0 END + excluded.hits, CASE WHEN runs THEN old.ends_at ELSE latest END
      FROM (SELECT clock_timestamp() AS moment) AS clock,
        LATERAL (SELECT moment + (excluded.ends_at - now()) AS latest) AS new_window,
        LATERAL (SELECT old.ends_at > moment AND old.ends_at <= latest AS runs) AS old_window
    )
    RETURNING key, hits, ends_at
  ), looked AS (
    SELECT key, old.hits, old.ends_at FROM request_counts AS old JOIN given USING (key)
    WHERE given.hits = 0 AND old.ends_at > clock_timestamp() AND old.ends_at <= clock_timestamp() + long
  )
  SELECT key, hits, 1000 * extract(epoch FROM ends_at - clock_timestamp())::float8 AS ms_left
  FROM (TABLE added UNION ALL TABLE looked) AS found`;

/** Deletes addresses whose window has ended. Rows that are locked by a count are left for the next time. */
const FORGET = `
  DELETE FROM request_counts WHERE key IN (SELECT key FROM request_counts WHERE ends_at <= now() FOR UPDATE SKIP LOCKED)`;
const FORGET_MS = 60_000;

/** Keys in one statement. */
const AT_ONCE = 500;

/**
 * Counts in the database, for all processes that share it. Hits that come while one statement runs are batched into the
 * next: many cost little more than one.
 */
export class SharedHits implements HitCounter {
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  readonly #pool: pg.Pool;
  readonly #timer: NodeJS.Timeout;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#timer = setInterval(() => void this.forget().catch(() => undefined), FORGET_MS).unref();
  }

  add(key: string, windowMs: number, hits: number): Promise<{ count: number; msLeft: number }> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, windowMs, hits, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Deletes the windows that have ended. */
  async forget(): Promise<void> {
    await this.#pool.query(FORGET);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #drain(): Promise<void> {
    await new Promise((next) => setImmediate(next));
    while (this.#waiting.length > 0) await this.#count(this.#waiting.splice(0, AT_ONCE));
    this.#running = undefined;
  }

  async #count(batch: Waiting[]): Promise<void> {
    const sums = new Map<string, { hits: number; windowMs: number }>();
    for (const { key, hits, windowMs } of batch) sums.set(key, { hits: (sums.get(key)?.hits ?? 0) + hits, windowMs });
    const values = [...sums.values()];
    try {
      const { rows } = await guarded(() =>
        this.#pool.query<Counted>(COUNT, [
          [...sums.keys()],
          values.map(({ hits }) => hits),
          values.map(({ windowMs }) => windowMs),
        ]),
      );
      const found = new Map(rows.map((row) => [row.key, row]));
      // Hits on one key are numbered one after the other, as if each had come alone.
      const before = new Map([...sums].map(([key, { hits }]) => [key, (found.get(key)?.hits ?? 0) - hits]));
      for (const { key, hits, windowMs, resolve } of batch) {
        const count = (before.get(key) ?? 0) + hits;
        before.set(key, count);
        resolve({ count, msLeft: found.get(key)?.ms_left ?? windowMs });
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
