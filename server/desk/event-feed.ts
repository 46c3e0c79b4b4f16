/**
 * Reads new events of all jobs as they come and hands them to whoever listens, in order, each once. What this
 * process writes is seen at once (a nudge); what another process on the same database writes, within the second.
 */
import type { JobUpdate } from '../../src/contract/job/record.ts';
import type { Database } from '../store/tables.ts';
import { boardTag, newestSeq, updatesSince } from './store/read.ts';

/** Polling interval for writes of other processes, in milliseconds: "within one second on every open screen". */
const LOOK_MS = 700;
/** Events in one reading. */
const AT_ONCE = 500;

interface Listener {
  events: (updates: JobUpdate[]) => void;
  board: (tag: string) => void;
}

export class EventFeed {
  readonly #database: Database;
  readonly #listeners = new Set<Listener>();
  #seq: number | undefined;
  /** Tag of the board as of the last look. */
  #tag: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #reading = false;
  #again = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Calls `events` for every event from now on, and `board` with its new tag when the board changes without an event: a
   * truck, or an erased job; with '' when the numbers of events have gone back. Returns a function that ends this.
   * Without listeners nothing is read.
   */
  listen(events: Listener['events'], board: Listener['board'] = () => undefined): () => void {
    const listener = { events, board };
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => void this.#read(), LOOK_MS).unref();
    void this.#read();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  /**
   * Resolves once it is fixed after which event listeners are called. Read missed events only after that, or there may
   * be a gap: with several connections, the database may answer a read that was asked for first after one that was
   * asked for last.
   */
  async started(): Promise<void> {
    if (this.#seq !== undefined) return;
    const start = await this.#database.read(async (trx) => ({
      seq: await newestSeq(trx),
      tag: await boardTag(trx),
    }));
    this.#seq ??= start.seq;
    this.#tag ??= start.tag;
  }

  /** Something was written: look now. */
  nudge(): void {
    if (this.#listeners.size > 0) void this.#read();
  }

  close(): void {
    this.#listeners.clear();
    this.#rest();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#seq = undefined;
    this.#tag = undefined;
  }

  async #read(): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#reading = true;
    try {
      do {
        this.#again = false;
        const seq = this.#seq;
        if (seq === undefined) {
          await this.started();
          continue;
        }
        const { updates, newest, tag } = await this.#database.read(async (trx) => ({
          updates: await updatesSince(trx, seq, AT_ONCE),
          newest: await newestSeq(trx),
          tag: await boardTag(trx),
        }));
        if (this.#seq === undefined) continue;
        if (newest < seq) {
          // The newest job was erased; or the database is an older one, as a standby that lagged when the first one
          // failed. That one gives the same numbers again, to other jobs.
          this.#seq = newest;
          this.#tag = tag;
          for (const { board } of this.#listeners) board('');
          continue;
        }
        if (tag !== this.#tag) for (const { board } of this.#listeners) board(tag);
        this.#tag = tag;
        const last = updates.at(-1);
        if (!last) continue;
        this.#seq = last.event.seq;
        for (const { events } of this.#listeners) events(updates);
        if (updates.length === AT_ONCE) this.#again = true;
      } while (this.#again);
    } catch {
      // The store does not answer. The health check reports that; the next read tries again.
    } finally {
      this.#reading = false;
    }
  }
}
