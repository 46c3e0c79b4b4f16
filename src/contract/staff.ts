/** The additive actions of `/api/real-crm-endpoint`: call taps, and the bookings as the staff sees them. */
import * as v from 'valibot';
import type { Account } from './account.ts';
import { attributionSchema, type Attribution, type BookingForm, type Position } from './booking.ts';
import type { End } from './job/steps.ts';

/** Longest accepted text of a call tap, in UTF-16 units. */
const MAX_TAP_TEXT = 200;

const TAP_CHANNELS = ['call', 'whatsapp', 'sms'] as const;
export type TapChannel = (typeof TAP_CHANNELS)[number];

/**
 * `POST {"action":"store-call"}` by `sendBeacon`; no token. `value` is the conversion
 * value in AED, `page` a path, `attribution` the campaign of the visit.
 */
export const callTapSchema = v.object({
  source: v.pipe(
    v.string('source must be text'),
    v.trim(),
    v.minLength(1, 'source is empty'),
    v.maxLength(MAX_TAP_TEXT, 'source is too long'),
  ),
  value: v.optional(
    v.pipe(
      v.number('value must be a number'),
      v.minValue(0, 'value is negative'),
      v.maxValue(1_000_000, 'value is too large'),
    ),
  ),
  page: v.pipe(
    v.string('page must be text'),
    v.startsWith('/', 'page must be a path'),
    v.maxLength(MAX_TAP_TEXT, 'page is too long'),
  ),
  channel: v.optional(v.picklist(TAP_CHANNELS, 'channel must be call, whatsapp or sms'), 'call'),
  attribution: v.optional(attributionSchema),
});
export type CallTap = v.InferInput<typeof callTapSchema>;

export const BOOKING_STATUSES = ['pending', 'done'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** `POST {"action":"update-booking"}` with the token: 200 `{"id","status"}`, 404 when no booking has that id. */
export const bookingUpdateSchema = v.object({
  id: v.pipe(v.string('id must be text'), v.uuid('id is not a booking id')),
  status: v.picklist(BOOKING_STATUSES, 'status must be pending or done'),
});

/**
 * `POST {"action":"export-booking"}` answers `{"booking","jobs"}`, `"erase-booking"`
 * `{"id","erased":true}`; 404 when no booking has that id.
 */
export const bookingIdSchema = v.object({ id: bookingUpdateSchema.entries.id });

/** A stored booking. The phone, names and texts are what a stranger typed: show them as text, never as markup. */
export interface BookingRecord extends Omit<BookingForm, 'consent'> {
  id: string;
  reference: string;
  status: BookingStatus;
  /** ISO 8601; when the server stored it. */
  receivedAt: string;
  /** ISO 8601; when the visitor sent it, by the visitor's clock. */
  submittedAt: string;
  doneAt?: string;
  /** AED, as the server computed it. */
  estimatedCost: number;
  /** 0 to 100, see `leadScore` in the server. */
  leadScore: number;
  position?: Position;
  attribution?: Attribution;
  /** How its job ended, where that was without a paid bill. */
  end?: End;
  /** A company's request for an account. */
  account?: Account;
}

/**
 * `GET ?action=bookings` with the token. Parameters: `q` (words that must all occur, or a phone number), `status`,
 * `limit` (1 to 100, default 20), `before` (the `next` of the page before). Newest first.
 */
export interface BookingsPage {
  bookings: BookingRecord[];
  /** How many match `q` and `status`, on all pages. */
  total: number;
  /** There are more than `total`: with a word in it, a search is counted up to a limit only. */
  totalIsAtLeast?: true;
  /** How many bookings wait, whatever was searched for. */
  pending: number;
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}
