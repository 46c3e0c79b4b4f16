/** The form's flat values (each control's `name` is its key) and their way into the document's shape. */
import * as v from 'valibot';
import { bookingFormSchema, type BookingForm } from '@/contract/booking';
import type { BookingErrorCode } from '@/contract/booking-messages';

export interface FormValues {
  service: string;
  location: string;
  vehicleType: string;
  urgency: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: string;
  description: string;
  consent: boolean;
}
export type FieldName = keyof FormValues;
export type FieldErrors = Partial<Record<FieldName, BookingErrorCode>>;

/** In the order of the screen: the error summary lists them so. */
export const FIELD_ORDER: readonly FieldName[] = [
  'service', 'location', 'vehicleType', 'urgency', 'description', 'firstName', 'lastName', 'phone', 'email', 'vehicleMake', 'vehicleModel', 'vehicleYear', 'consent',
];

/** `immediate` is the document's default. */
export const EMPTY: FormValues = {
  service: '', location: '', vehicleType: '', urgency: 'immediate', firstName: '', lastName: '', phone: '', email: '',
  vehicleMake: '', vehicleModel: '', vehicleYear: '', description: '', consent: false,
};

/** A stored draft is taken only if every key holds the right type. */
export function isFormValues(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return Object.entries(EMPTY).every(([key, empty]) => typeof record[key] === typeof empty);
}

const nested = ({ firstName, lastName, phone, email, vehicleMake, vehicleModel, vehicleYear, description, ...rest }: FormValues) => ({
  ...rest,
  customerInfo: { firstName, lastName, phone, email, vehicleMake, vehicleModel, vehicleYear, description },
});

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
