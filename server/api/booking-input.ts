import * as v from 'valibot';
import { bookingSchema, type Booking } from '../../src/contract/booking-schema.ts';
import type { BookingErrorCode } from '../../src/contract/booking-messages.ts';
import { e164 } from '../../src/contract/phone-abroad.ts';

const INVALID: BookingErrorCode = 'phoneAbroadInvalid';

/** A foreign number in international form (E.164); left as typed if no such number exists. */
export function withDialledNumber(booking: Booking): Booking {
  const { phone, phoneAbroad } = booking.customerInfo;
  if (phoneAbroad !== 'yes') return booking;
  return { ...booking, customerInfo: { ...booking.customerInfo, phone: e164(phone) ?? phone } };
}

/** The booking as this server takes it: a number from abroad is one that exists. */
export const acceptedBooking = v.pipe(
  bookingSchema,
  v.forward(
    v.check(({ customerInfo: { phone, phoneAbroad } }) => phoneAbroad !== 'yes' || e164(phone) !== undefined, INVALID),
    ['customerInfo', 'phone'],
  ),
  v.transform(withDialledNumber),
);
