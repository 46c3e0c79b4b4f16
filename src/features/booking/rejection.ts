import type { Booking } from '@/contract/booking';
import { bookingMessages, type BookingErrorCode } from '@/contract/booking-messages';
import { EMPTY, type FieldErrors, type FieldName, type FormValues } from './form-values';

/** The server's messages by field → the form's error codes; what the form does not know is left to the failure box. */
export function errorsFromServer(fields: Record<string, string>): FieldErrors {
  const codes = Object.entries(bookingMessages.en) as [BookingErrorCode, string][];
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(fields)) {
    if (!(name in EMPTY)) continue;
    errors[name as FieldName] = codes.find(([, text]) => text === message)?.[0] ?? 'invalidText';
  }
  return errors;
}

/** The form's values of a booking that comes back. */
export const valuesOf = ({ customerInfo, service, location, vehicleType, urgency, consent }: Booking): FormValues => ({
  service, location, vehicleType, urgency, consent, ...customerInfo,
});
