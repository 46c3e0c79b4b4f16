/** The form's flat values, and their way into the document's shape. */
import * as v from 'valibot';
import { bookingFormSchema, type BookingForm } from '@/contract/booking';
import {
  BOOKING_FIELDS,
  EMPTY_VALUES,
  FIELD_NAMES,
  nested,
  type FieldName,
  type FormValues,
} from '@/contract/booking-fields';
import type { BookingErrorCode } from '@/contract/booking-messages';
import { isAsked } from '@/contract/truck-questions';
import { CONTROLS } from './form-controls';

export type FieldErrors = Partial<Record<FieldName, BookingErrorCode>>;

/**
 * Stored values are taken only if every key holds the right type; a field that did not
 * exist when they were stored is missing.
 */
export function isFormValues(value: unknown): value is Partial<FormValues> {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return FIELD_NAMES.every((name) => !(name in record) || typeof record[name] === typeof EMPTY_VALUES[name]);
}

const isTyped = (name: FieldName): boolean => ['text', 'area'].includes(CONTROLS[name].kind);

/** A stored choice that is no longer offered (a service removed since) is reset; what was typed stays, right or not. */
export function knownValues(values: FormValues): FormValues {
  const gone = FIELD_NAMES.filter((name) => !isTyped(name) && !v.is(BOOKING_FIELDS[name].rule, values[name]));
  return { ...values, ...Object.fromEntries(gone.map((name) => [name, EMPTY_VALUES[name]])) };
}

/** Clears answers to questions that the chosen service does not ask; they stay in the form but are not sent. */
const asked = (values: FormValues): FormValues => {
  const unasked = FIELD_NAMES.filter((name) => !isAsked(name, values.service));
  return { ...values, ...Object.fromEntries(unasked.map((name) => [name, EMPTY_VALUES[name]])) };
};

/**
 * Checks the values by the shared schema, a number from abroad also by `isNumber`, once
 * that is there: the booking in the document's shape, or the first error of each field.
 */
export function validate(
  values: FormValues,
  isNumber: (typed: string) => boolean = () => true,
): { ok: true; form: BookingForm } | { ok: false; errors: FieldErrors } {
  const result = v.safeParse(bookingFormSchema, nested(asked(values)));
  const { phone, phoneAbroad } = values;
  const errors: FieldErrors = phoneAbroad && phone && !isNumber(phone) ? { phone: 'phoneAbroadInvalid' } : {};
  if (result.success) return errors.phone ? { ok: false, errors } : { ok: true, form: result.output };
  for (const issue of result.issues) {
    const name = issue.path?.at(-1)?.key as FieldName;
    errors[name] ??= issue.message as BookingErrorCode;
  }
  return { ok: false, errors };
}
