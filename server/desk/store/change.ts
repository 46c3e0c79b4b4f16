/**
 * Changes of a job, each with its event in one transaction, and what a booking's own status and the figures make of it.
 */
import type { Updateable } from 'kysely';
import { dubaiDay } from '../../../src/contract/dubai-day.ts';
import { applyChange, type Refusal, type Who } from '../../../src/contract/job/apply.ts';
import type { JobChange } from '../../../src/contract/job/change.ts';
import type { Job, JobEvent, JobUpdate } from '../../../src/contract/job/record.ts';
import { counts, isOver, type JobState } from '../../../src/contract/job/steps.ts';
import { setStatus } from '../../store/bookings.ts';
import { count } from '../../store/days.ts';
import type { Trx } from '../../store/tables.ts';
import { cleanText } from '../../store/text.ts';
import { isRepeat } from './repeat.ts';
import { changedColumns, eventColumns, eventOf, jobOf } from './rows.ts';
import { withWord } from './said.ts';
import type { JobRow } from './tables.ts';

export type Changed =
  | { kind: 'changed'; update: JobUpdate }
  /** Somebody was faster, or the step is not in the table: the job as it is. */
  | { kind: 'refused'; why: Refusal; job: Job }
  | { kind: 'unknown' };

/** Texts without control characters, as everything that is stored. */
function cleaned(change: JobChange): JobChange {
  const entries = Object.entries(change).map(([key, value]) => [
    key,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return Object.fromEntries(entries) as JobChange;
}

/** What undo leads back to after this change: a step opens the way, a note leaves it open, an undo closes it. */
function wayBack(before: JobState, change: JobChange, was: JobState | null): JobState | null {
  if (change.kind === 'step' || change.kind === 'end') return before;
  return change.kind === 'undo' ? null : was;
}

async function newestEvent(trx: Trx, id: number): Promise<JobEvent | undefined> {
  const row = await trx
    .selectFrom('job_events')
    .selectAll()
    .where('job_id', '=', id)
    // A photograph makes no new version: it may stand between a change and its repetition.
    .where('what', '!=', 'photo')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && eventOf(row);
}

async function pressedEvent(trx: Trx, pressId: string): Promise<JobEvent | undefined> {
  const row = await trx.selectFrom('job_events').selectAll().where('press_id', '=', pressId).executeTakeFirst();
  return row && eventOf(row);
}

/** Applies a change to the job `id`. Writers take turns, so nobody comes between reading and writing. */
export async function changeJob(
  trx: Trx,
  id: number,
  asked: JobChange,
  { actor, by }: Who,
  now: number,
): Promise<Changed> {
  const who: Who = { actor, by: cleanText(by) };
  const row = await trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  const before = jobOf(row);
  const change = cleaned(asked);
  const pressId = change.kind === 'note' ? (change.id?.toLowerCase() ?? null) : null;
  const known = pressId === null ? undefined : await pressedEvent(trx, pressId);
  if (known) {
    const job = await withWord(trx, before);
    if (known.jobId === id) return { kind: 'changed', update: { job, event: known } };
    return { kind: 'refused', why: 'not_possible', job };
  }
  const applied = applyChange(before, change, who, now, row.previous_state ?? undefined);
  if ('refused' in applied) {
    const last = applied.refused === 'stale' ? await newestEvent(trx, id) : undefined;
    const known = await withWord(trx, before);
    if (last && isRepeat(before, last, change, who)) return { kind: 'changed', update: { job: known, event: last } };
    return { kind: 'refused', why: applied.refused, job: known };
  }

  const { job, event } = applied;
  const columns: Updateable<JobRow> = {
    ...changedColumns(job),
    previous_state: wayBack(before.state, change, row.previous_state),
    // Another truck means another driver: whoever holds the old link is out of it.
    ...(before.truckId === job.truckId ? {} : { crew_epoch: row.crew_epoch + 1 }),
    ...(change.kind === 'place' ? { position_sent_at: who.actor === 'customer' && job.position ? now : null } : {}),
  };
  await trx.updateTable('jobs').set(columns).where('id', '=', id).execute();
  const added = await trx
    .insertInto('job_events')
    .values({ ...eventColumns(event), press_id: pressId })
    .returningAll()
    .executeTakeFirstOrThrow();
  await followBooking(trx, before, job, now);
  const stored = await trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { kind: 'changed', update: { job: await withWord(trx, jobOf(stored)), event: eventOf(added) } };
}

/**
 * The booking behind the job: handled when the job is over; out of every figure when it
 * was a prank or stood there twice.
 */
async function followBooking(trx: Trx, before: Job, after: Job, now: number): Promise<void> {
  if (after.bookingId === undefined || before.state === after.state) return;
  if (isOver(before.state) !== isOver(after.state)) {
    await setStatus(trx, after.bookingId, isOver(after.state) ? 'done' : 'pending', now);
  }
  await countAgain(trx, after.bookingId, after.id, before.state, after.state);
}

/** Takes a booking out of the figures when its job turns out to be none, and back in. */
async function countAgain(
  trx: Trx,
  bookingId: string,
  jobId: number,
  before: JobState,
  after: JobState,
): Promise<void> {
  const sign = Number(counts(after)) - Number(counts(before));
  if (sign === 0) return;
  const booking = await trx
    .selectFrom('bookings')
    .select(['received_at', 'estimated_cost', 'lead_score', 'phone_key'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!booking) return;
  const others = await trx
    .selectFrom('jobs')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('phone_key', '=', booking.phone_key)
    .where('id', '!=', jobId)
    .where('booking_id', 'is not', null)
    .where('state', 'not in', ['prank', 'duplicate'])
    .executeTakeFirstOrThrow();
  await count(trx, dubaiDay(booking.received_at), {
    bookings: sign,
    revenue: sign * booking.estimated_cost,
    lead_scores: sign * booking.lead_score,
    // A phone that has booked nothing else is no customer.
    customers: Number(others.n) === 0 ? sign : 0,
  });
}

/** What "done" and "waiting" in the list of bookings mean for the job: both screens tell one story. */
export async function followStatus(trx: Trx, bookingId: string, done: boolean, now: number): Promise<void> {
  const row = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('booking_id', '=', bookingId.toLowerCase())
    .executeTakeFirst();
  if (!row || isOver(row.state) === done) return;
  const to: JobState = done ? 'done' : 'taken';
  const at = { state: to, state_at: now, version: row.version + 1, previous_state: null, undo_until: null };
  await trx
    .updateTable('jobs')
    .set({ ...at, ended_at: done ? now : null, reason: null, reason_note: null })
    .where('id', '=', row.id)
    .execute();
  const event = { jobId: row.id, at: new Date(now).toISOString(), actor: 'desk', by: '', what: 'step' } as const;
  await trx
    .insertInto('job_events')
    .values(eventColumns({ ...event, from: row.state, to }))
    .execute();
  await countAgain(trx, bookingId.toLowerCase(), row.id, row.state, to);
}
