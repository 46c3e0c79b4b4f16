import * as v from 'valibot';
import { bookingSchema } from '../../src/contract/booking.ts';
import type { BookingErrorCode } from '../../src/contract/booking-messages.ts';
import { e164 } from '../../src/contract/phone-abroad.ts';

const INVALID: BookingErrorCode = 'phoneAbroadInvalid';

/** The booking as this server takes it: a number from abroad is one that exists, and is kept as it is dialled from anywhere. */
export const acceptedBooking = v.pipe(
  bookingSchema,
  v.forward(
    v.check(({ customerInfo: { phone, phoneAbroad } }) => phoneAbroad !== 'yes' || e164(phone) !== undefined, INVALID),
    ['customerInfo', 'phone'],
  ),
  v.transform((booking) => {
    const { phone, phoneAbroad } = booking.customerInfo;
    if (phoneAbroad !== 'yes') return booking;
    return { ...booking, customerInfo: { ...booking.customerInfo, phone: e164(phone) ?? phone } };
  }),
);
