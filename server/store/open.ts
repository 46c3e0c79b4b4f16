import { randomBytes } from 'node:crypto';
import { campaignOf } from '../../src/contract/campaign.ts';
import { dubaiDay } from '../../src/contract/dubai-day.ts';
import { openDesk } from '../desk/desk.ts';
import { forgetPositions } from '../desk/links/forget.ts';
import { applyStatusToJob } from '../desk/store/sync-booking.ts';
import { BookingBatcher } from './booking-batcher.ts';
import { setStatus } from './bookings.ts';
import { steadyClock } from './clock.ts';
import { count } from './days.ts';
import { guarded, StoreUnavailable } from './errors.ts';
import { bookingsKept, dashboardStats } from './figures.ts';
import { Housekeeping, type Tell } from './housekeeping.ts';
import { openPostgres } from './postgres/open.ts';
import { eraseHeld, exportHeld, retain } from './privacy.ts';
import { findBookings } from './search.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';
import type { Store } from './store.ts';
import type { Database, Dialect, Trx } from './tables.ts';
import { cleanText } from './text.ts';

/**
 * Bytes: the body limit of a booking, and as much again for each of its indexes and its
 * words. A disk with room for less is as good as full.
 */
const LARGEST_BOOKING = 3 * 32 * 1024;

/**
 * What a check writes. Random bytes on SQLite, since it does not write unchanged pages, and a full disk would go
 * unnoticed. PostgreSQL watches its own disk, and zeros compress to nothing.
 */
const room: Record<Dialect, () => Buffer> = {
  sqlite: () => randomBytes(LARGEST_BOOKING),
  postgres: () => Buffer.alloc(LARGEST_BOOKING),
};

export interface StoreOptions extends SqliteOptions {
  /** Milliseconds since the epoch; if given, it is used as it is, without the check for a clock that was set back. */
  now?: () => number;
  /** Runs what is due once a day: retention, and backups where a directory for them is given (of an embedded store). */
  daily?: { backup?: { directory: string; keep: number } };
  tell?: Tell;
}

interface DatabaseOptions extends SqliteOptions {
  /** What a message calls the setting or option that the address of a PostgreSQL database comes from. */
  given?: string;
}

const OPENS: Record<Dialect, (place: string, options: DatabaseOptions) => Promise<Database>> = {
  sqlite: openSqlite,
  postgres: (place, { beside, given }) => openPostgres(place, { beside, given }),
};
/** Which store stands at `place`: an address names it, and a directory is SQLite's. */
const dialectOf = (place: string): Dialect => (/^postgres(?:ql)?:\/\//.test(place) ? 'postgres' : 'sqlite');
/** Whether `place` is the address of a PostgreSQL database. */
export const isPostgres = (place: string): boolean => dialectOf(place) === 'postgres';
/** The query layer alone of the store at `place`, as `openStore` opens it. */
export const openDatabase = async (place: string, options: DatabaseOptions = {}): Promise<Database> =>
  guard(await OPENS[dialectOf(place)](place, options));

/** The newest booking, or what was last done at the desk, whose jobs need no booking: milliseconds since the epoch. */
async function newestTime(trx: Trx): Promise<number> {
  const booked = await trx
    .selectFrom('bookings')
    .select((e) => e.fn.max('received_at').as('at'))
    .executeTakeFirst();
  const done = await trx.selectFrom('job_events').select('at').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return Math.max(booked?.at ?? 0, done?.at ?? 0);
}

/** The database with every failure told as StoreUnavailable. */
function guard(database: Database): Database {
  return {
    ...database,
    read: (work) => guarded(() => database.read(work)),
    write: (work) => guarded(() => database.write(work)),
    scrub: () => guarded(() => database.scrub()),
  };
}

/**
 * Opens the store at `place`: a directory (SQLite, for this process alone) or the address of a PostgreSQL
 * database (`postgres://…`, for any number of processes). Throws StartError when that is not possible.
 */
export async function openStore(place: string, options: StoreOptions = {}): Promise<Store> {
  const database = await openDatabase(place, options);
  const { read, write, dialect } = database;
  // Servers whose own clocks differ would take each other's jobs for old ones, or for ones that are still to come.
  const wall = database.shared?.now;
  const now = options.now ?? steadyClock({ wall, newest: await read(newestTime), tell: options.tell });
  const bookings = new BookingBatcher(database);
  const { daily, tell = () => undefined } = options;
  const desk = openDesk(database, now);
  const store: Store = {
    async addBooking(booking) {
      const kept = await bookings.add({ booking, receivedAt: now() });
      if (kept.outcome === 'stored') desk.feed.nudge();
      return kept;
    },
    addCall: ({ source, value, page, channel = 'call', attribution }) =>
      write(async (trx) => {
        const received_at = now();
        const tap = {
          received_at,
          source: cleanText(source),
          value: value ?? null,
          page: cleanText(page.replace(/[?#].*$/s, '')),
        };
        const campaign = campaignOf(attribution);
        await trx
          .insertInto('calls')
          .values({ ...tap, channel, campaign: campaign === undefined ? null : cleanText(campaign) })
          .execute();
        if (channel === 'call') await count(trx, dubaiDay(received_at), { calls: 1 });
      }),
    async setStatus(id, status) {
      const found = await write(async (trx) => {
        await applyStatusToJob(trx, id, status === 'done', now());
        return setStatus(trx, id, status, now());
      });
      desk.feed.nudge();
      return found;
    },
    findBookings: (search) => read((trx) => findBookings(trx, dialect, search)),
    stats: () => read((trx) => dashboardStats(trx, now())),
    async assertWritable() {
      const checked = { checked_at: now(), room: room[dialect]() };
      await write(async (trx) => {
        await trx
          .insertInto('health')
          .values({ one: 1, ...checked })
          .onConflict((conflict) => conflict.column('one').doUpdateSet(checked))
          .execute();
      });
      const row = await read((trx) => trx.selectFrom('health').select('checked_at').executeTakeFirst());
      // Another process may have written a newer check since.
      if (row === undefined || row.checked_at < checked.checked_at)
        throw new StoreUnavailable('UNREADABLE', 'the store does not keep what is written to it');
    },
    desk,
    exportHeld: (whose, by) => exportHeld(database, whose, by, now()),
    async eraseHeld(whose, by) {
      const erased = await eraseHeld(database, whose, by, now());
      desk.feed.nudge();
      return erased;
    },
    retain: (by) => retain(database, by, now()),
    forgetPositions: () => write((trx) => forgetPositions(trx, now())),
    size: () => read(bookingsKept),
    database,
    now,
    lastBackup: () => housekeeping?.lastBackup(),
    async close() {
      await housekeeping?.stop();
      desk.close();
      await database.close();
    },
  };
  const backup = daily?.backup && !isPostgres(place) ? { dataDir: place, ...daily.backup } : undefined;
  const housekeeping = daily && new Housekeeping({ store, backup, tell });
  void housekeeping?.run();
  return store;
}
