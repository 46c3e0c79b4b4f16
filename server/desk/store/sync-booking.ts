/** Keeps a job, its booking and the figures consistent: what a change of one means for the others. */
import { dubaiDay } from '../../../src/contract/dubai-day.ts';
import type { Job } from '../../../src/contract/job/record.ts';
import { counts, isOver, UNCOUNTED, type JobState } from '../../../src/contract/job/steps.ts';
import { setStatus } from '../../store/bookings.ts';
import { count } from '../../store/days.ts';
import type { Trx } from '../../store/tables.ts';

/**
 * The booking behind the job: handled when the job is over; out of every figure when it
 * was a prank or stood there twice.
 */
export async function applyJobToBooking(trx: Trx, before: Job, after: Job, now: number): Promise<void> {
  if (after.bookingId === undefined || before.state === after.state) return;
  await setStatus(trx, after.bookingId, isOver(after.state) ? 'done' : 'pending', now);
  await countAgain(trx, after.bookingId, after.id, before.state, after.state);
}

/**
 * Takes a booking out of the figures when its job turns out to be a prank or a duplicate, and puts it back when that is
 * undone.
 */
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
  await count(trx, dubaiDay(booking.received_at), {
    bookings: sign,
    revenue: sign * booking.estimated_cost,
    lead_scores: sign * booking.lead_score,
  });
  await countCustomer(trx, booking, jobId, sign);
}

/**
 * A customer counts on the day of their first booking that counts. This change may move that day, and a phone without
 * any other such booking is not a customer.
 */
async function countCustomer(
  trx: Trx,
  { received_at, phone_key }: { received_at: number; phone_key: string },
  jobId: number,
  sign: number,
): Promise<void> {
  const other = await trx
    .selectFrom('jobs')
    .select('created_at')
    .where('phone_key', '=', phone_key)
    .where('id', '!=', jobId)
    .where('booking_id', 'is not', null)
    .where('state', 'not in', UNCOUNTED)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (other && other.created_at <= received_at) return;
  await count(trx, dubaiDay(received_at), { customers: sign });
  if (other) await count(trx, dubaiDay(other.created_at), { customers: -sign });
  // The next booking of this phone makes a new customer only if the phone is not in `customers`.
  else if (sign < 0) await trx.deleteFrom('customers').where('phone_key', '=', phone_key).execute();
  else
    await trx
      .insertInto('customers')
      .values({ phone_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Updates the job when its booking is marked "done" or "waiting" in the list of bookings, so that both screens agree.
 */
export async function applyStatusToJob(trx: Trx, bookingId: string, done: boolean, now: number): Promise<void> {
  const row = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('booking_id', '=', bookingId.toLowerCase())
    .executeTakeFirst();
  if (!row || isOver(row.state) === done) return;
  const to: JobState = done ? 'done' : 'taken';
  const at = { state: to, state_at: now, version: row.version + 1, previous_state: null, undo_until: null };
  // The reopened job is taken, and no truck is sent. The customer's page shows these times, and lets them change the
  // place until a truck is there.
  const again = {
    taken_at: row.taken_at ?? now,
    sent_at: null,
    there_at: null,
    loaded_at: null,
    eta_at: null,
    eta_said_at: null,
    eta_by: null,
  };
  await trx
    .updateTable('jobs')
    .set({ ...at, ...(done ? {} : again), ended_at: done ? now : null, reason: null, reason_note: null })
    .where('id', '=', row.id)
    .execute();
  await trx
    .insertInto('job_events')
    .values({ job_id: row.id, at: now, actor: 'desk', by_name: '', what: 'step', from_state: row.state, to_state: to })
    .execute();
  await countAgain(trx, bookingId.toLowerCase(), row.id, row.state, to);
}
