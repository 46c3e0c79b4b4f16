import { type Insertable, type Selectable } from 'kysely';
import type { BookingForm } from '../../src/contract/booking.ts';
import type { Booking } from '../../src/contract/booking-schema.ts';
import { flat, KEPT_FIELDS, nested, type KeptColumns } from '../../src/contract/booking-fields.ts';
import { dubaiDay } from '../../src/contract/dubai-day.ts';
import { estimateAed } from '../../src/contract/estimate.ts';
import { bookingReference } from '../../src/contract/reference.ts';
import type { BookingRecord, BookingStatus } from '../../src/contract/staff.ts';
import { phoneKey } from '../../src/contract/phone.ts';
import { addBookingJobs } from '../desk/store/add.ts';
import { iso, parsed } from '../desk/store/rows.ts';
import { count, countBookings } from './days.ts';
import { leadScore } from './lead-score.ts';
import type { BookingRow, Trx } from './tables.ts';
import { accountJson, attributionJson, cleanText, searched } from './text.ts';

/** Tries until a new booking has a reference of its own; far more than chance will ever ask for. */
const REFERENCE_TRIES = 20;

export interface NewBooking {
  booking: Booking;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}
export interface Kept {
  /** 'known': a booking with this id was already there, and was left as it is. */
  outcome: 'stored' | 'known';
  reference: string;
}

/** Columns of a new booking. The estimate is computed here: what the browser sent is not trusted. */
function rowOf({ booking, receivedAt }: NewBooking, reference: string): Insertable<BookingRow> {
  const { customerInfo: who, service, urgency, vehicleType } = booking;
  const { account } = booking;
  const estimate = account ? 0 : estimateAed(service, urgency, vehicleType);
  const values = flat(booking);
  const kept = KEPT_FIELDS.map(({ name, column, typed }) => ({
    column,
    typed,
    text: typed ? cleanText(values[name]) : values[name],
  }));
  const texts = kept.filter(({ typed }) => typed).map(({ text }) => text);
  const asked = account ? 'account request' : service.replace(/_/g, ' ');
  const words = [reference, booking.location, vehicleType, asked, ...texts];
  return {
    id: booking.id.toLowerCase(),
    reference,
    status: 'pending',
    received_at: receivedAt,
    submitted_at: booking.submittedAt,
    ...(Object.fromEntries(kept.map(({ column, text }) => [column, text])) as unknown as KeptColumns),
    phone_key: phoneKey(who.phone),
    estimated_cost: estimate,
    lead_score: leadScore(booking, estimate),
    position: booking.position ? JSON.stringify(booking.position) : null,
    attribution: attributionJson(booking.attribution),
    account: accountJson(account),
    search_text: searched(words.join('\n')),
  };
}

/**
 * Stores bookings, each id once: a repeated one can neither be stored twice nor overwrite
 * the first. One whose reference is taken gets another. Answers by id, in lower case.
 */
export async function addBookings(trx: Trx, list: NewBooking[]): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>();
  const added: Insertable<BookingRow>[] = [];
  let open = new Map(list.map((item) => [item.booking.id.toLowerCase(), item]));
  for (let attempt = 0; open.size > 0; attempt++) {
    if (attempt === REFERENCE_TRIES) throw new Error('No free reference was found');
    const rows = [...open].map(([id, item]) => rowOf(item, bookingReference(id, attempt)));
    const stored = await trx
      .insertInto('bookings')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference'])
      .execute();
    for (const { id, reference } of stored) kept.set(id, { outcome: 'stored', reference });
    added.push(...rows.filter(({ id }) => kept.has(id)));
    open = new Map([...open].filter(([id]) => !kept.has(id)));
    if (open.size === 0) break;
    const known = await trx
      .selectFrom('bookings')
      .select(['id', 'reference'])
      .where('id', 'in', [...open.keys()])
      .execute();
    for (const { id, reference } of known) kept.set(id, { outcome: 'known', reference });
    open = new Map([...open].filter(([id]) => !kept.has(id)));
  }
  await countBookings(trx, added);
  // Each becomes a job in the same transaction, so that no booking is stored without reaching the desk.
  const fresh = list.filter(({ booking }) => kept.get(booking.id.toLowerCase())?.outcome === 'stored');
  const jobs = fresh.map((item) => ({ ...item, reference: kept.get(item.booking.id.toLowerCase())?.reference ?? '' }));
  await addBookingJobs(trx, jobs);
  return kept;
}

/** Marks a booking; false when there is none with that id. */
export async function setStatus(trx: Trx, id: string, status: BookingStatus, now: number): Promise<boolean> {
  const booking = await trx
    .selectFrom('bookings')
    .select(['seq', 'status', 'received_at'])
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!booking) return false;
  // Pressed twice, or by two people: when it was done does not move.
  if (booking.status === status) return true;
  await trx
    .updateTable('bookings')
    .set({ status, done_at: status === 'done' ? now : null })
    .where('seq', '=', booking.seq)
    .execute();
  await count(trx, dubaiDay(booking.received_at), { pending: status === 'pending' ? 1 : -1 });
  return true;
}

/** A row as the staff sees it. */
export function recordOf(row: Selectable<BookingRow>): BookingRecord {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    receivedAt: iso(row.received_at),
    submittedAt: row.submitted_at,
    doneAt: row.done_at === null ? undefined : iso(row.done_at),
    ...(nested(Object.fromEntries(KEPT_FIELDS.map(({ name, column }) => [name, row[column]]))) as Omit<
      BookingForm,
      'consent'
    >),
    estimatedCost: row.estimated_cost,
    leadScore: row.lead_score,
    position: parsed(row.position),
    attribution: parsed(row.attribution),
    account: parsed(row.account),
  };
}
