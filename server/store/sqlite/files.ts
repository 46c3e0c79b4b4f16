import { StoreUnavailable } from '../errors.ts';
import type { Connection } from './connection.ts';
import { configure } from './prepare.ts';
import { FileWatch } from './watch.ts';

/** Pages of the words' index that one step may write: bookings wait for no more than that. */
const MERGED_PAGES = 500;

interface Parts {
  file: string;
  writer: Connection;
  reader: Connection;
  maxPages: number | undefined;
  tell(text: string): void;
}

/** The files of an open store: detects that one was deleted while it was open, and repairs that. */
export class StoreFiles {
  readonly #parts: Parts;
  readonly #watch: FileWatch;
  readonly #reads = new Set<Promise<unknown>>();
  #repairing: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#watch = new FileWatch(parts.file);
  }

  /**
   * Runs a read. Reads and repairs exclude each other: a statement during a repair would reopen the file with another
   * log than the writer's, and from then on every read would fail (SQLITE_IOERR_SHORT_READ).
   */
  async read<T>(work: () => Promise<T>): Promise<T> {
    while (this.#repairing) await this.#repairing.catch(() => undefined);
    const reading = work();
    this.#reads.add(reading);
    try {
      return await reading;
    } finally {
      this.#reads.delete(reading);
    }
  }

  /**
   * Call it while no write transaction is open. A deleted log still exists as long as it is open: its content is moved
   * into the database, and a new log begun. Throws StoreUnavailable if bookings would be lost.
   */
  async repair(): Promise<void> {
    this.#watch.assertDatabase();
    if (!this.#watch.logIsGone()) return;
    this.#repairing = this.#beginNewLog().finally(() => (this.#repairing = undefined));
    await this.#repairing;
  }

  async #beginNewLog(): Promise<void> {
    const { writer, reader, maxPages, tell } = this.#parts;
    await Promise.allSettled(this.#reads);
    const rescued = await this.emptyLog();
    // Close both before reopening either: they must not have different logs.
    await reader.release();
    await writer.release();
    await configure(writer, 'writer', maxPages);
    this.#watch.look();
    await configure(reader, 'reader');
    // If the log was deleted again in between, the reader has begun one of its own.
    if (!rescued || this.#watch.logIsGone()) throw new StoreUnavailable('LOG_GONE', 'the log of the store was deleted');
    tell(
      'The write-ahead log was deleted while the server ran. Nothing was lost: what was in it is in the database. Do not touch the files in DATA_DIR.',
    );
  }

  /**
   * One step of removing erased bookings from the words' index: merging its segments drops entries that were only
   * marked as deleted. (The index's own 'secure-delete' leaves it malformed in the SQLite that we have, 3.45.1.) False
   * when nothing is left to do.
   */
  async mergeWords(first: boolean): Promise<boolean> {
    const changes = 'SELECT total_changes() AS n';
    const merge = `INSERT INTO bookings_words (bookings_words, rank) VALUES ('merge', ${first ? -MERGED_PAGES : MERGED_PAGES})`;
    const [before, , after] = await this.#parts.writer.run([changes, merge, changes].map((sql) => ({ sql })));
    return Number(after?.rows[0]?.n) - Number(before?.rows[0]?.n) >= 2;
  }

  /**
   * Brings everything from the log into the database file and leaves the log empty; false
   * when a reader stood in the way to the end.
   */
  async emptyLog(): Promise<boolean> {
    for (let tries = 0; tries < 20; tries++) {
      const [left] = await this.#parts.writer.rows('PRAGMA wal_checkpoint(TRUNCATE)');
      if (left?.busy === 0) return true;
    }
    return false;
  }
}
