import type { Insertable, SelectQueryBuilder } from 'kysely';
import { dubaiDay } from '../../src/contract/dubai-day.ts';
import type { Job, JobEvent } from '../../src/contract/job/record.ts';
import type { BookingRecord } from '../../src/contract/staff.ts';
import { PHOTO_DAYS, type JobPhoto } from '../../src/contract/job/photo.ts';
import { phoneKey } from '../../src/contract/phone.ts';
import { erasePhotos, exportPhotos } from '../desk/photos/photos.ts';
import { eventOf, jobOf } from '../desk/store/rows.ts';
import { OF_JOBS } from '../desk/store/tables.ts';
import { recordOf } from './bookings.ts';
import { count, firstBookings, moveCustomer } from './days.ts';
import type { Database, PrivacyRow, Tables, Trx } from './tables.ts';

/** Retention of the privacy page, in years: service records (bookings and jobs), and logs of calls and messages. */
export const RETENTION_YEARS = { bookings: 7, calls: 2 } as const;

const DAY_MS = 86_400_000;

/** Rows that one transaction erases: bookings that come in meanwhile wait for no more than these. */
const AT_ONCE = 500;
/** If the clock is this far ahead of the newest job, it is considered wrong and nothing is erased, in milliseconds. */
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

const bookingsOf = (trx: Trx, whose: Whose) =>
  trx
    .selectFrom('bookings')
    .where((e) =>
      'phone' in whose ? e('phone_key', '=', phoneKey(whose.phone)) : e('id', '=', whose.id.toLowerCase()),
    );

/** A number's jobs are its bookings' and those of its calls. */
const jobsOf = (trx: Trx, whose: Whose) =>
  trx
    .selectFrom('jobs')
    .where((e) =>
      'phone' in whose ? e('phone_key', '=', phoneKey(whose.phone)) : e('booking_id', '=', whose.id.toLowerCase()),
    );

/** Notes what was done, so that it can be shown that it was; without a name or number. */
async function note(trx: Trx, done: Omit<Insertable<PrivacyRow>, 'seq'>): Promise<void> {
  await trx.insertInto('privacy_log').values(done).execute();
}

/** Everything that is held under a phone number, or in one booking and its job. */
export function exportHeld(database: Database, whose: Whose, by: By, at: number): Promise<Held> {
  return database.write(async (trx) => {
    const rows = await bookingsOf(trx, whose).selectAll().orderBy('seq').execute();
    const jobs = await jobsOf(trx, whose).selectAll().orderBy('id').execute();
    const ids = jobs.map(({ id }) => id);
    const events =
      ids.length > 0
        ? await trx.selectFrom('job_events').selectAll().where('job_id', 'in', ids).orderBy('seq').execute()
        : [];
    const photos = await exportPhotos(trx, ids);
    await note(trx, { at, what: 'export', by, bookings: rows.length, calls: 0, jobs: jobs.length });
    const eventsOf = (id: number) => events.filter(({ job_id }) => job_id === id).map(eventOf);
    return {
      bookings: rows.map(recordOf),
      jobs: jobs.map((row) => ({ job: jobOf(row), events: eventsOf(row.id), photos: photos.get(row.id) })),
    };
  });
}

/** Erases jobs with their photographs and everything that was done to them; how many. */
async function eraseJobs(trx: Trx, which: SelectQueryBuilder<Tables, 'jobs', { id: number }>): Promise<number> {
  const gone = await trx.deleteFrom('jobs').where('id', 'in', which).returning('id').execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) for (const table of OF_JOBS) await trx.deleteFrom(table).where('job_id', 'in', ids).execute();
  return ids.length;
}

/**
 * Erases bookings and their phones; how many. Daily counts stay, since they name nobody; only the numbers of what is
 * still stored are reduced. A customer who has booked again counts on that day from then on, as if it were the first.
 */
async function eraseBookings(
  trx: Trx,
  which: SelectQueryBuilder<Tables, 'bookings', { seq: number }>,
): Promise<number> {
  const gone = await which.select(['received_at', 'status', 'phone_key']).execute();
  if (gone.length === 0) return 0;
  const phones = [...new Set(gone.map(({ phone_key }) => phone_key))];
  const before = await firstBookings(trx, phones);
  const seqs = gone.map(({ seq }) => seq);
  await trx.deleteFrom('bookings').where('seq', 'in', seqs).execute();
  const left = await firstBookings(trx, phones);
  for (const { received_at, status } of gone)
    await count(trx, dubaiDay(received_at), { kept: -1, pending: status === 'pending' ? -1 : 0 });
  for (const [phone, at] of left) await moveCustomer(trx, before.get(phone), at);
  const strangers = phones.filter((phone) => !left.has(phone));
  if (strangers.length > 0) await trx.deleteFrom('customers').where('phone_key', 'in', strangers).execute();
  return gone.length;
}

/** Erases everything under a phone number, or one booking and its job, without a trace in the store's files. */
export async function eraseHeld(database: Database, whose: Whose, by: By, at: number): Promise<Erased> {
  const erased = await database.write(async (trx) => {
    const bookings = await eraseBookings(trx, bookingsOf(trx, whose).select('seq'));
    const jobs = await eraseJobs(trx, jobsOf(trx, whose).select('id'));
    await note(trx, { at, what: 'erase', by, bookings, calls: 0, jobs });
    return { bookings, jobs };
  });
  // Also if nothing was found: an earlier erasure may have crashed before its scrub.
  await database.scrub();
  return erased;
}

/**
 * `years` before `now`, by the calendar. 29 February is the 28th in a year that has none: taken for 1 March, what came
 * on that day would go a day early.
 */
function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.getUTCMonth() === month ? date.getTime() : date.setUTCDate(0);
}

/** The oldest bookings, jobs and taps from before `limit`; a booking's job has the booking's time. */
const oldBookings = (trx: Trx, limit: number) =>
  trx.selectFrom('bookings').select('seq').where('received_at', '<', limit).orderBy('received_at').limit(AT_ONCE);
const oldJobs = (trx: Trx, limit: number) =>
  trx.selectFrom('jobs').select('id').where('created_at', '<', limit).orderBy('created_at').limit(AT_ONCE);
const oldCalls = (trx: Trx, limit: number) =>
  trx.selectFrom('calls').select('seq').where('received_at', '<', limit).orderBy('received_at').limit(AT_ONCE);

async function eraseCalls(trx: Trx, which: ReturnType<typeof oldCalls>): Promise<number> {
  return (await trx.deleteFrom('calls').where('seq', 'in', which).returning('seq').execute()).length;
}

/** Repeats `erase`, which erases at most `most` in one transaction, until less is left; how many in all. */
async function inSteps(database: Database, most: number, erase: (trx: Trx) => Promise<number>): Promise<number> {
  const erased = await database.write(erase);
  return erased < most ? erased : erased + (await inSteps(database, most, erase));
}

/** When the newest job came in, in milliseconds since the epoch (each booking is also a job); null: there is none. */
async function newest(trx: Trx): Promise<number | null> {
  const { at } = await trx
    .selectFrom('jobs')
    .select((e) => e.fn.max<number | null>('created_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
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
  const logs = yearsBefore(now, RETENTION_YEARS.calls);
  const pictures = now - PHOTO_DAYS * DAY_MS;
  const bookings = await inSteps(database, AT_ONCE, (trx) => eraseBookings(trx, oldBookings(trx, records)));
  const jobs = await inSteps(database, AT_ONCE, (trx) => eraseJobs(trx, oldJobs(trx, records)));
  const calls = await inSteps(database, AT_ONCE, (trx) => eraseCalls(trx, oldCalls(trx, logs)));
  const photos = await inSteps(database, PHOTOS_AT_ONCE, (trx) => erasePhotos(trx, pictures, PHOTOS_AT_ONCE));
  if (bookings + jobs + calls + photos > 0) {
    await database.write((trx) => note(trx, { at: now, what: 'retention', by, bookings, calls, jobs, photos }));
    await database.scrub();
  }
  return { bookings, calls, jobs, photos };
}
