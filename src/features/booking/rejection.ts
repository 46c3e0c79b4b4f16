import { siteLang, type Lang } from '@/config/languages';
import { EMPTY_VALUES, type FieldName } from '@/contract/booking-fields';
import { bookingMessages, type BookingErrorCode } from '@/contract/booking-messages';
import type { FieldErrors } from './form-values';

/** The form's code of a message: the server speaks English. */
const codeOf = (text: string): BookingErrorCode | undefined =>
  (Object.keys(bookingMessages.en) as BookingErrorCode[]).find((code) => bookingMessages.en[code] === text);

/** The server's messages by field → the form's error codes; what the form does not know is left to the failure box. */
export function errorsFromServer(fields: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(fields)) {
    if (!(name in EMPTY_VALUES)) continue;
    errors[name as FieldName] = codeOf(message) ?? 'notAccepted';
  }
  return errors;
}

/** The server's message in the visitor's language, where the form knows it. */
export function messageIn(lang: Lang, text: string): string {
  const code = codeOf(text);
  return code ? bookingMessages[siteLang(lang)][code] : text;
}
