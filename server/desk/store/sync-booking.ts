/** Keeps a job, its booking and the figures consistent: what a change of one means for the others. */
import { dubaiDay } from '../../../src/contract/dubai-day.ts';
import type { Job } from '../../../src/contract/job/record.ts';
import { counts, isOver, type JobState } from '../../../src/contract/job/steps.ts';
import { setStatus } from '../../store/bookings.ts';
import { count, firstBookings, moveCustomer } from '../../store/days.ts';
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
 * Takes a booking, and a customer without any other, out of the figures when its job turns out to be a prank or a
 * duplicate, and puts them back when that is undone.
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
  const { phone_key, received_at } = booking;
  const other = (await firstBookings(trx, [phone_key], jobId)).get(phone_key);
  const first = (state: JobState) => (counts(state) ? Math.min(received_at, other ?? received_at) : other);
  await moveCustomer(trx, first(before), first(after));
  // The next booking of this phone makes a new customer only if the phone is not in `customers`.
  if (first(after) === undefined) await trx.deleteFrom('customers').where('phone_key', '=', phone_key).execute();
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
