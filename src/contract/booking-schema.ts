/**
 * The whole booking: the form's fields with the form's rules, the fields that are added, and the request and answer.
 */
import * as v from 'valibot';
import { accountSchema } from './account.ts';
import { code } from './booking-fields.ts';
import { attributionSchema, bookingFormSchema, positionSchema, SPOKEN } from './booking.ts';
import { isCalendarDate } from './readable.ts';

/** The booking as it is sent and stored: the form plus estimate, time, status and our id (decisions, section E). */
export const bookingSchema = v.object({
  ...bookingFormSchema.entries,
  id: v.pipe(v.string(code('idInvalid')), v.uuid(code('idInvalid'))),
  estimatedCost: v.pipe(
    v.number(code('estimateInvalid')),
    v.integer(code('estimateInvalid')),
    v.minValue(0, code('estimateInvalid')),
  ),
  submittedAt: v.pipe(
    v.string(code('timeInvalid')),
    v.isoTimestamp(code('timeInvalid')),
    v.check(isCalendarDate, code('timeInvalid')),
  ),
  status: v.literal('pending', code('statusInvalid')),
  position: v.optional(positionSchema),
  attribution: v.optional(attributionSchema),
  /** What makes it a company's request for an account (additive). */
  account: v.optional(accountSchema),
  /**
   * Language of the page that it was made on (additive). An unknown one becomes English, so that no booking is refused
   * for it.
   */
  lang: v.optional(v.fallback(v.picklist(SPOKEN), 'en')),
});

export type Booking = v.InferOutput<typeof bookingSchema>;

/** The body of the booking POST. */
export interface StoreBookingRequest {
  action: 'store-booking';
  data: Booking;
}
/** The answer to a stored booking: 201 when new, 200 with the same body when the id is already there. */
export interface StoreBookingResponse {
  id: string;
  reference: string;
  status: 'pending';
  /** Address of the ticket, `/track#…` (additive): whoever has it may see and change the job. */
  track?: string;
}
