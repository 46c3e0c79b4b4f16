import { siteLang, type Lang } from '@/config/languages';
import { EMPTY_VALUES, type FieldName } from '@/contract/booking-fields';
import { bookingMessages, type BookingErrorCode } from '@/contract/booking-messages';
import type { FieldErrors } from './form-values';

/** The server's messages by field → the form's error codes; what the form does not know is left to the failure box. */
export function errorsFromServer(fields: Record<string, string>): FieldErrors {
  const codes = Object.entries(bookingMessages.en) as [BookingErrorCode, string][];
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(fields)) {
    if (!(name in EMPTY_VALUES)) continue;
    errors[name as FieldName] = codes.find(([, text]) => text === message)?.[0] ?? 'notAccepted';
  }
  return errors;
}

/** The server speaks English: its message in the visitor's language, where the form knows it. */
export function messageIn(lang: Lang, text: string): string {
  const code = (Object.keys(bookingMessages.en) as BookingErrorCode[]).find((key) => bookingMessages.en[key] === text);
  return code ? bookingMessages[siteLang(lang)][code] : text;
}
