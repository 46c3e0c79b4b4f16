/** The form's flat values, and their way into the document's shape. */
import * as v from 'valibot';
import { bookingFormSchema, type BookingForm } from '@/contract/booking';
import { EMPTY_VALUES, FIELD_NAMES, nested, type FieldName, type FormValues } from '@/contract/booking-fields';
import type { BookingErrorCode } from '@/contract/booking-messages';

export type FieldErrors = Partial<Record<FieldName, BookingErrorCode>>;

/** A stored draft is taken only if every key holds the right type. */
export function isFormValues(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return FIELD_NAMES.every((name) => typeof record[name] === typeof EMPTY_VALUES[name]);
}

/** Checks the values by the shared schema: the booking in the document's shape, or the first error of each field. */
export function validate(values: FormValues): { ok: true; form: BookingForm } | { ok: false; errors: FieldErrors } {
  const result = v.safeParse(bookingFormSchema, nested(values));
  if (result.success) return { ok: true, form: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const name = issue.path?.at(-1)?.key as FieldName;
    errors[name] ??= issue.message as BookingErrorCode;
  }
  return { ok: false, errors };
}
