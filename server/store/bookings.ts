import type { Client, InValue, Row } from '@libsql/client';
import { bookingReference, type Booking } from '../../src/contract/booking.ts';
import { estimateAed } from '../../src/contract/estimate.ts';
import type { BookingRecord, BookingsPage, BookingStatus } from '../../src/contract/staff.ts';
import { leadScore } from './lead-score.ts';
import { cleanText, containing, looksLikePhone, phoneKey } from './text.ts';

export interface BookingSearch {
  q: string;
  status: BookingStatus | undefined;
  before: number | undefined;
  limit: number;
}

/** Columns and their values for a new booking. The estimate is computed here: what the browser sent is not trusted. */
function columnsOf(booking: Booking, receivedAt: number): Record<string, InValue> {
  const { customerInfo: who, service, urgency, vehicleType } = booking;
  const estimate = estimateAed(service, urgency, vehicleType);
  const id = booking.id.toLowerCase();
  const typed = {
    first_name: who.firstName,
    last_name: who.lastName,
    phone: who.phone,
    email: who.email,
    vehicle_make: who.vehicleMake,
    vehicle_model: who.vehicleModel,
    vehicle_year: who.vehicleYear,
    description: who.description,
  };
  const texts = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, cleanText(text)]));
  const reference = bookingReference(id);
  return {
    id,
    reference,
    status: 'pending',
    received_at: receivedAt,
    submitted_at: booking.submittedAt,
    service,
    location: booking.location,
    vehicle_type: vehicleType,
    urgency,
    ...texts,
    phone_key: phoneKey(who.phone),
    estimated_cost: estimate,
    lead_score: leadScore(booking, estimate),
    position: booking.position ? JSON.stringify(booking.position) : null,
    attribution: booking.attribution ? JSON.stringify(booking.attribution) : null,
    search_text: [reference, booking.location, vehicleType, service.replace(/_/g, ' '), ...Object.values(texts)].join('\n').toLowerCase(),
  };
}

/** Stores a booking once: one statement, so a repeated id can neither be stored twice nor overwrite the first. */
export async function addBooking(client: Client, booking: Booking, receivedAt: number): Promise<'stored' | 'known'> {
  const columns = columnsOf(booking, receivedAt);
  const names = Object.keys(columns);
  const { rowsAffected } = await client.execute({
    sql: `INSERT INTO bookings (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT (id) DO NOTHING`,
    args: Object.values(columns),
  });
  return rowsAffected === 1 ? 'stored' : 'known';
}

/** Marks a booking; false when there is none with that id. */
export async function setStatus(client: Client, id: string, status: BookingStatus, now: number): Promise<boolean> {
  const { rowsAffected } = await client.execute({
    sql: 'UPDATE bookings SET status = ?, done_at = ? WHERE id = ?',
    args: [status, status === 'done' ? now : null, id.toLowerCase()],
  });
  return rowsAffected === 1;
}

const parsed = <T>(value: unknown): T | undefined => (typeof value === 'string' ? (JSON.parse(value) as T) : undefined);
const iso = (ms: unknown): string => new Date(Number(ms)).toISOString();

function recordOf(row: Row): BookingRecord {
  const text = (name: string) => String(row[name]);
  return {
    id: text('id'),
    reference: text('reference'),
    status: text('status') as BookingStatus,
    receivedAt: iso(row.received_at),
    submittedAt: text('submitted_at'),
    ...(row.done_at === null ? {} : { doneAt: iso(row.done_at) }),
    service: text('service') as BookingRecord['service'],
    location: text('location'),
    vehicleType: text('vehicle_type') as BookingRecord['vehicleType'],
    urgency: text('urgency') as BookingRecord['urgency'],
    customerInfo: {
      firstName: text('first_name'),
      lastName: text('last_name'),
      phone: text('phone'),
      email: text('email'),
      vehicleMake: text('vehicle_make'),
      vehicleModel: text('vehicle_model'),
      vehicleYear: text('vehicle_year'),
      description: text('description'),
    },
    estimatedCost: Number(row.estimated_cost),
    leadScore: Number(row.lead_score),
    position: parsed(row.position),
    attribution: parsed(row.attribution),
  };
}

/** One page of bookings, newest first. */
export async function findBookings(client: Client, { q, status, before, limit }: BookingSearch): Promise<BookingsPage> {
  const filters: [string, InValue][] = looksLikePhone(q)
    ? [["phone_key LIKE ? ESCAPE '\\'", containing(phoneKey(q))]]
    : q.toLowerCase().split(/\s+/).filter(Boolean).map((word) => ["search_text LIKE ? ESCAPE '\\'", containing(word)]);
  if (status) filters.push(['status = ?', status]);
  const where = (list: [string, InValue][]) => ({ sql: list.map(([sql]) => sql).concat('1').join(' AND '), args: list.map(([, arg]) => arg) });
  const all = where(filters);
  const page = where(before === undefined ? filters : [...filters, ['seq < ?', before]]);
  const [rows, count, waiting] = await client.batch([
    { sql: `SELECT * FROM bookings WHERE ${page.sql} ORDER BY seq DESC LIMIT ?`, args: [...page.args, limit + 1] },
    { sql: `SELECT count(*) AS n FROM bookings WHERE ${all.sql}`, args: all.args },
    "SELECT count(*) AS n FROM bookings WHERE status = 'pending'",
  ], 'read');
  const found = rows?.rows ?? [];
  const shown = found.slice(0, limit);
  return {
    bookings: shown.map(recordOf),
    total: Number(count?.rows[0]?.n),
    pending: Number(waiting?.rows[0]?.n),
    ...(found.length > limit ? { next: String(shown.at(-1)?.seq) } : {}),
  };
}
