import { sql } from 'kysely';
import type { Db, Trx } from './tables.ts';

/** Limit on the jobs of one transaction, since the first one waits for all. */
const LARGEST_BATCH = 200;

interface Job {
  work(trx: Trx): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Between {
  between(): Promise<void>;
}

type Outcome = { value: unknown } | { error: unknown };

interface Hooks {
  /** At the start of each transaction. */
  begin?: (trx: Trx) => Promise<void>;
  /** After each commit, before anybody is told; throws when what was written cannot be relied on. */
  committed?: () => Promise<void>;
  /** Whether an error means that the transaction is gone, and not just this job. */
  fatal(error: unknown): boolean;
}

/** Serialises writers and puts all that wait into one transaction, so that they share one disk sync. */
export class WriteQueue {
  #jobs: (Job | Between)[] = [];
  #running: Promise<void> | undefined;
  readonly #db: Db;
  readonly #hooks: Hooks;

  constructor(db: Db, hooks: Hooks) {
    this.#db = db;
    this.#hooks = hooks;
  }

  /** Runs `work` (a second time, if its neighbours spoilt the first transaction); resolves once it is on disk. */
  add<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Runs `work` between two transactions. */
  between(work: () => Promise<void>): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      this.#jobs.push({ between: () => work().then(resolve, reject) });
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #drain(): Promise<void> {
    // Requests that arrive in the same turn of the event loop come along.
    await new Promise((next) => setImmediate(next));
    for (let next = this.#next(); next; next = this.#next())
      await ('between' in next ? next.between() : this.#run(next));
    this.#running = undefined;
  }

  /** The next work: one function that must run outside a transaction, or all jobs before the next such function. */
  #next(): Between | Job[] | undefined {
    const [first] = this.#jobs;
    if (first && 'between' in first) return this.#jobs.shift() as Between;
    const end = this.#jobs.findIndex((job) => 'between' in job);
    const batch = this.#jobs.splice(0, Math.min(end === -1 ? Infinity : end, LARGEST_BATCH)) as Job[];
    return batch.length > 0 ? batch : undefined;
  }

  async #run(batch: Job[]): Promise<void> {
    const outcomes: Outcome[] = [];
    let commits = false;
    try {
      await this.#db.transaction().execute(async (trx) => {
        await this.#hooks.begin?.(trx);
        for (const job of batch)
          outcomes.push(batch.length === 1 ? { value: await job.work(trx) } : await this.#among(job, trx));
        commits = true;
      });
      await this.#hooks.committed?.();
    } catch (error) {
      // If the commit has begun, its outcome is unknown, so nothing may be run again. Else one job may have spoilt it.
      if (commits || batch.length === 1) for (const { reject } of batch) reject(error);
      else for (const job of batch) await this.#run([job]);
      return;
    }
    outcomes.forEach((outcome, i) =>
      'error' in outcome ? batch[i]?.reject(outcome.error) : batch[i]?.resolve(outcome.value),
    );
  }

  async #among(job: Job, trx: Trx): Promise<Outcome> {
    await sql`savepoint job`.execute(trx);
    try {
      const value = await job.work(trx);
      await sql`release savepoint job`.execute(trx);
      return { value };
    } catch (error) {
      if (this.#hooks.fatal(error)) throw error;
      await sql`rollback to savepoint job`.execute(trx);
      await sql`release savepoint job`.execute(trx);
      return { error };
    }
  }
}
