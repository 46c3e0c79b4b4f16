/** How a job comes into being: from a booking, in the booking's own transaction. From a phone call: `call.ts`. */
import type { Insertable } from 'kysely';
import type { Booking } from '../../../src/contract/booking-schema.ts';
import { estimateAed } from '../../../src/contract/estimate.ts';
import { dangerOf } from '../../../src/contract/job/danger.ts';
import { phoneKey } from '../../../src/contract/phone.ts';
import { truckAnswers } from '../../../src/contract/truck-questions.ts';
import type { Trx } from '../../store/tables.ts';
import { accountJson, attributionJson, cleanText } from '../../store/text.ts';
import type { JobRow } from './tables.ts';

/** What every job begins with. */
export const begun = (createdAt: number) =>
  ({ state: 'new', version: 1, created_at: createdAt, state_at: createdAt }) as const;

/** A booking as the desk needs it: what was stored (or, beside existing endpoints, accepted by them). */
export interface BookedJob {
  booking: Booking;
  reference: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/** Columns of a booking's job. */
function rowOf({ booking, reference, receivedAt }: BookedJob): Insertable<JobRow> {
  const { customerInfo: who, service, urgency, vehicleType } = booking;
  const vehicle = [vehicleType, who.vehicleMake, who.vehicleModel, who.vehicleYear].filter(Boolean).join(' ');
  const answers = truckAnswers(booking);
  const { account } = booking;
  return {
    ...begun(receivedAt),
    key: booking.id.toLowerCase(),
    booking_id: booking.id.toLowerCase(),
    reference,
    danger: dangerOf(booking.hurt === 'yes', who.description),
    urgency,
    name: cleanText(`${who.firstName} ${who.lastName}`),
    phone: cleanText(who.phone),
    phone_key: phoneKey(who.phone),
    email: cleanText(who.email),
    lang: booking.lang ?? 'en',
    service,
    vehicle: account ? '' : cleanText(vehicle),
    place: account ? cleanText(account.areas) : booking.location,
    position: booking.position ? JSON.stringify(booking.position) : null,
    words: cleanText(who.description),
    answers: answers ? JSON.stringify(answers) : null,
    // Nobody has asked for a price yet.
    estimate: account ? null : estimateAed(service, urgency, vehicleType),
    account: accountJson(account),
    attribution: attributionJson(booking.attribution),
  };
}

/** Inserts jobs and returns how many are new: a key that already exists is skipped. `pressId`: for one row only. */
export async function insertJobs(
  trx: Trx,
  rows: Insertable<JobRow>[],
  by: { actor: 'customer' | 'desk'; name: string; pressId?: string },
): Promise<number> {
  const added = await trx
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created_at'])
    .execute();
  if (added.length === 0) return 0;
  const { actor, name: by_name, pressId: press_id = null } = by;
  const what = { actor, by_name, what: 'created', to_state: 'new', press_id } as const;
  const events = added.map(({ id, created_at }) => ({ job_id: id, at: created_at, ...what }));
  await trx.insertInto('job_events').values(events).execute();
  return added.length;
}

/** Makes a job of each booking; one that is a job already stays as it is. */
export async function addBookingJobs(trx: Trx, booked: BookedJob[]): Promise<void> {
  if (booked.length > 0) await insertJobs(trx, booked.map(rowOf), { actor: 'customer', name: '' });
}

/** Whether this booking is a job. */
export const hasBooking = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx.selectFrom('jobs').select('id').where('key', '=', id.toLowerCase()).executeTakeFirst()) !== undefined;
