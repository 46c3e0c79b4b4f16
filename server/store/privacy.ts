import type { Insertable } from 'kysely';
import { dubaiDay } from '../../src/contract/dubai-day.ts';
import type { Job, JobEvent } from '../../src/contract/job/record.ts';
import type { BookingRecord } from '../../src/contract/staff.ts';
import type { JobPhoto } from '../../src/contract/job/photo.ts';
import { PHOTO_DAYS } from '../../src/contract/job/photo.ts';
import { phoneKey } from '../../src/contract/phone.ts';
import { erasePhotos, exportPhotos } from '../desk/photos/photos.ts';
import { eventOf, jobOf } from '../desk/store/rows.ts';
import { OF_JOBS } from '../desk/store/tables.ts';
import { recordOf } from './bookings.ts';
import { count } from './days.ts';
import type { Database, PrivacyRow, Trx } from './tables.ts';

/** Retention of the privacy page, in years: service records (bookings and jobs), and logs of calls and messages. */
export const RETENTION_YEARS = { bookings: 7, calls: 2 } as const;

const DAY_MS = 86_400_000;

/** Rows that one transaction erases: bookings that come in meanwhile wait for no more than these. */
const AT_ONCE = 500;
/**
 * If the clock is this far ahead of the newest booking, it is considered wrong and nothing is erased (milliseconds: 400
 * days).
 */
const UNLIKELY_MS = 400 * DAY_MS;
/** Photographs that one transaction erases: each is overwritten on the disk. */
const PHOTOS_AT_ONCE = 50;

/** Whose: everything under one phone number, however it is written, or one booking with its job. */
export type Whose = { phone: string } | { id: string };
export type By = PrivacyRow['by'];

/** What is held about somebody, oldest first. Whoever only called has jobs and no booking. */
export interface Held {
  bookings: BookingRecord[];
  /** With the photographs of the vehicle, `image` as a `data:` address. */
  jobs: { job: Job; events: JobEvent[]; photos?: (JobPhoto & { image: string })[] }[];
}
export interface Erased {
  bookings: number;
  jobs: number;
}

const selected = (trx: Trx, whose: Whose) =>
  trx
    .selectFrom('bookings')
    .where((e) =>
      'phone' in whose ? e('phone_key', '=', phoneKey(whose.phone)) : e('id', '=', whose.id.toLowerCase()),
    );

/** Notes what was done, so that it can be shown that it was; without a name or number. */
async function note(trx: Trx, done: Omit<Insertable<PrivacyRow>, 'seq'>): Promise<void> {
  await trx.insertInto('privacy_log').values(done).execute();
}

/** A number's jobs are its bookings' and those of its calls. */
const jobIds = async (trx: Trx, whose: Whose): Promise<number[]> => {
  const found = trx
    .selectFrom('jobs')
    .select('id')
    .where((e) =>
      'phone' in whose ? e('phone_key', '=', phoneKey(whose.phone)) : e('booking_id', '=', whose.id.toLowerCase()),
    );
  return (await found.orderBy('id').execute()).map(({ id }) => id);
};

/** Everything that is held under a phone number, or in one booking and its job. */
export function exportHeld(database: Database, whose: Whose, by: By, at: number): Promise<Held> {
  return database.write(async (trx) => {
    const rows = await selected(trx, whose).selectAll().orderBy('seq').execute();
    const ids = await jobIds(trx, whose);
    const some = ids.length > 0;
    const jobs = some ? await trx.selectFrom('jobs').selectAll().where('id', 'in', ids).orderBy('id').execute() : [];
    const events = some
      ? await trx.selectFrom('job_events').selectAll().where('job_id', 'in', ids).orderBy('seq').execute()
      : [];
    const photos = await exportPhotos(trx, ids);
    await note(trx, { at, what: 'export', by, bookings: rows.length, calls: 0, jobs: jobs.length });
    const eventsOf = (id: number) => events.filter(({ job_id }) => job_id === id).map(eventOf);
    return {
      bookings: rows.map(recordOf),
      jobs: jobs.map((row) => {
        const pictures = photos.get(row.id);
        return { job: jobOf(row), events: eventsOf(row.id), ...(pictures ? { photos: pictures } : {}) };
      }),
    };
  });
}

/** Erases jobs with their photographs and everything that was done to them. */
async function eraseJobs(trx: Trx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of OF_JOBS) await trx.deleteFrom(table).where('job_id', 'in', ids).execute();
  await trx.deleteFrom('jobs').where('id', 'in', ids).execute();
}

/**
 * Erases bookings and their phones. Daily counts stay, since they name nobody; only the numbers of what is still stored
 * are reduced.
 */
async function eraseRows(trx: Trx, seqs: number[]): Promise<void> {
  if (seqs.length === 0) return;
  const gone = await trx
    .deleteFrom('bookings')
    .where('seq', 'in', seqs)
    .returning(['received_at', 'status', 'phone_key'])
    .execute();
  for (const { received_at, status } of gone)
    await count(trx, dubaiDay(received_at), { kept: -1, pending: status === 'pending' ? -1 : 0 });
  const phones = [...new Set(gone.map((row) => row.phone_key))];
  await trx
    .deleteFrom('customers')
    .where('phone_key', 'in', phones)
    .where((e) =>
      e.not(
        e.exists(e.selectFrom('bookings').select('seq').whereRef('bookings.phone_key', '=', 'customers.phone_key')),
      ),
    )
    .execute();
}

/** Erases everything under a phone number, or one booking and its job, without a trace in the store's files. */
export async function eraseHeld(database: Database, whose: Whose, by: By, at: number): Promise<Erased> {
  const erased = await database.write(async (trx) => {
    const rows = await selected(trx, whose).select('seq').execute();
    const jobs = await jobIds(trx, whose);
    await eraseRows(
      trx,
      rows.map(({ seq }) => seq),
    );
    await eraseJobs(trx, jobs);
    await note(trx, { at, what: 'erase', by, bookings: rows.length, calls: 0, jobs: jobs.length });
    return { bookings: rows.length, jobs: jobs.length };
  });
  // Also if nothing was found: an earlier erasure may have crashed before its scrub.
  await database.scrub();
  return erased;
}

/** `years` before `now`, by the calendar. */
function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** Erases what came before `limit`, a few at a time; a booking's job goes by its own time, which is the booking's. */
async function eraseOlder(database: Database, table: 'bookings' | 'calls' | 'jobs', limit: number): Promise<number> {
  const erased = await database.write(async (trx) => {
    if (table === 'jobs') {
      const jobs = await trx
        .selectFrom('jobs')
        .select('id')
        .where('created_at', '<', limit)
        .orderBy('created_at')
        .limit(AT_ONCE)
        .execute();
      await eraseJobs(
        trx,
        jobs.map(({ id }) => id),
      );
      return jobs.length;
    }
    const rows = await trx
      .selectFrom(table)
      .select('seq')
      .where('received_at', '<', limit)
      .orderBy('received_at')
      .limit(AT_ONCE)
      .execute();
    const seqs = rows.map(({ seq }) => seq);
    if (table === 'bookings') await eraseRows(trx, seqs);
    else if (seqs.length > 0) await trx.deleteFrom('calls').where('seq', 'in', seqs).execute();
    return seqs.length;
  });
  return erased < AT_ONCE ? erased : erased + (await eraseOlder(database, table, limit));
}

/** When the newest job came in, in milliseconds since the epoch (each booking is also a job); null: there is none. */
async function newest(trx: Trx): Promise<number | null> {
  const { at } = await trx
    .selectFrom('jobs')
    .select((e) => e.fn.max<number | null>('created_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** Erases photographs that came before `limit`, a few at a time. */
async function eraseOldPhotos(database: Database, limit: number): Promise<number> {
  const erased = await database.write((trx) => erasePhotos(trx, limit, PHOTOS_AT_ONCE));
  return erased < PHOTOS_AT_ONCE ? erased : erased + (await eraseOldPhotos(database, limit));
}

export type Retained = Erased & { calls: number; photos: number };

/**
 * Erases what is past the retention of the privacy page. If the server does this by itself and the clock is more than
 * 400 days ahead of the newest job, does nothing and returns 'clock': a wrong clock would erase everything.
 */
export async function retain(database: Database, by: By, now: number): Promise<Retained | 'clock'> {
  const latest = (await database.read(newest)) ?? now;
  if (by === 'server' && now - latest > UNLIKELY_MS) return 'clock';
  const records = yearsBefore(now, RETENTION_YEARS.bookings);
  const bookings = await eraseOlder(database, 'bookings', records);
  const jobs = await eraseOlder(database, 'jobs', records);
  const calls = await eraseOlder(database, 'calls', yearsBefore(now, RETENTION_YEARS.calls));
  const photos = await eraseOldPhotos(database, now - PHOTO_DAYS * DAY_MS);
  if (bookings + jobs + calls + photos > 0) {
    await database.write((trx) => note(trx, { at: now, what: 'retention', by, bookings, calls, jobs, photos }));
    await database.scrub();
  }
  return { bookings, calls, jobs, photos };
}
