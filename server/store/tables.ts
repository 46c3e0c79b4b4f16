import type { KeptColumns } from '../../src/contract/booking-fields.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { BookingStatus, TapChannel } from '../../src/contract/staff.ts';
import type { HitCounter } from '../http/hits.ts';
import type { Secrets } from './postgres/secrets.ts';
import type { DeskTables } from '../desk/store/tables.ts';

/**
 * One stored booking; the fields of the form are those of `contract/booking-fields.ts`.
 * Times that end in `_at` and are numbers: milliseconds since the epoch; money: AED.
 */
export interface BookingRow extends KeptColumns {
  /** Order of arrival; cursors and the newest-first lists go by it, so no clock can change their order. */
  seq: Generated<number>;
  id: string;
  reference: string;
  status: BookingStatus;
  received_at: number;
  submitted_at: string;
  done_at: number | null;
  /** See `phoneKey`. */
  phone_key: string;
  estimated_cost: number;
  lead_score: number;
  /** JSON. */
  position: string | null;
  /** JSON. */
  attribution: string | null;
  /** JSON; NULL unless a company asks for an account. */
  account: Generated<string | null>;
  /** The text that searches look in: lower case, one field a line. */
  search_text: string;
}

/** A tap on a call, WhatsApp or SMS link. */
interface CallRow {
  seq: Generated<number>;
  received_at: number;
  source: string;
  value: number | null;
  page: string;
  channel: Generated<TapChannel>;
  /** See `campaignOf`; NULL where the visit came without one. */
  campaign: string | null;
}

/** What happened on one day in Dubai, counted as it happened: the dashboard sums days, never bookings. Names nobody. */
export interface DayRow {
  /** YYYY-MM-DD in Asia/Dubai. */
  day: string;
  bookings: number;
  /** Of these, how many are still stored; the rest has been erased. */
  kept: number;
  /** Of those that are stored, how many wait. */
  pending: number;
  revenue: number;
  lead_scores: number;
  /** Phones whose first booking this was. */
  customers: number;
  calls: number;
}

/** One act of handing out or erasing personal data; it holds none. */
export interface PrivacyRow {
  seq: Generated<number>;
  at: number;
  what: 'export' | 'erase' | 'retention';
  by: 'command' | 'dashboard' | 'server';
  bookings: number;
  calls: number;
  jobs: number;
  /** Photographs that went before their job. */
  photos: Generated<number>;
}

/** The tables of the store, as both dialects have them. */
export interface Tables extends DeskTables {
  bookings: BookingRow;
  calls: CallRow;
  days: DayRow;
  /** Phones that have booked. */
  customers: { phone_key: string };
  health: { one: number; checked_at: number; room: Uint8Array };
  privacy_log: PrivacyRow;
  /** SQLite only: the words of `bookings.search_text` and `phone_key`, by three letters. */
  bookings_words: { rowid: number };
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
export type Dialect = 'sqlite' | 'postgres';

/** The store's query layer: what is built on it works with either dialect. */
export interface Database {
  readonly dialect: Dialect;
  /**
   * What several processes on this database have in common, `now` being its clock (milliseconds since the epoch);
   * absent where a store belongs to one process.
   */
  readonly shared?: { hits: HitCounter; secrets: Secrets; now: () => number };
  /** Runs `work` on one unchanging view of the store, away from the connection that writes. */
  read<T>(work: (db: Trx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction; when the promise resolves, its writes are on disk. Work that waits at the same time
   * shares one transaction (and one disk sync), each in a savepoint of its own: one that throws is rolled back alone.
   * Writers take turns, across processes too, so that rows become visible in the order of their `seq`.
   */
  write<T>(work: (db: Trx) => Promise<T>): Promise<T>;
  /** After an erasure: what was erased is in no file of the store any more, its log included. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
