/** The one booking schema: the form validates with it before it sends, the server before it stores. */
import * as v from 'valibot';
import { LOCATION_OPTIONS, SERVICE_IDS, URGENCIES, VEHICLE_TYPES } from './catalogue.ts';
import type { BookingErrorCode } from './booking-messages.ts';

/** Longest accepted text per field, in UTF-16 units; far above real input, far below the 32 KiB body limit. */
export const MAX_LENGTH = { name: 80, phone: 30, email: 254, vehicle: 60, year: 10, description: 2000, attribution: 200 } as const;

const code = (c: BookingErrorCode): BookingErrorCode => c;
const required = (c: BookingErrorCode, max: number) =>
  v.pipe(v.string(code(c)), v.trim(), v.minLength(1, code(c)), v.maxLength(max, code('tooLong')));
const optionalText = (max: number) =>
  v.optional(v.pipe(v.string(code('invalidText')), v.trim(), v.maxLength(max, code('tooLong'))), '');

/** UAE mobile rule (spec 2, section 5): spaces ignored, `+971` or `0`, then exactly 9 digits. */
export const PHONE_PATTERN = /^(?:\+971|0)\d{9}$/;
/** "Must look like an address": something, one @, a dotted host. */
export const EMAIL_PATTERN = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/;

const phone = v.pipe(
  required('phoneRequired', MAX_LENGTH.phone),
  v.check((value) => PHONE_PATTERN.test(value.replace(/\s/g, '')), code('phoneInvalid')),
);
const email = v.optional(
  v.pipe(
    v.string(code('emailInvalid')),
    v.trim(),
    v.maxLength(MAX_LENGTH.email, code('emailInvalid')),
    v.check((value) => value === '' || EMAIL_PATTERN.test(value), code('emailInvalid')),
  ),
  '',
);

/** What the form holds (spec 2, section 3, "Booking form state"). */
export const bookingFormSchema = v.object({
  service: v.picklist(SERVICE_IDS, code('serviceRequired')),
  location: v.picklist(LOCATION_OPTIONS, code('locationRequired')),
  vehicleType: v.picklist(VEHICLE_TYPES, code('vehicleTypeRequired')),
  urgency: v.picklist(URGENCIES, code('urgencyInvalid')),
  customerInfo: v.object(
    {
      firstName: required('firstNameRequired', MAX_LENGTH.name),
      lastName: required('lastNameRequired', MAX_LENGTH.name),
      phone,
      email,
      vehicleMake: optionalText(MAX_LENGTH.vehicle),
      vehicleModel: optionalText(MAX_LENGTH.vehicle),
      vehicleYear: optionalText(MAX_LENGTH.year),
      description: required('descriptionRequired', MAX_LENGTH.description),
    },
    code('invalidText'),
  ),
  consent: v.literal(true, code('consentRequired')),
});

/** The visitor's position, when they asked for it to be added (additive; degrees WGS 84, accuracy in metres). */
export const positionSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  accuracy: v.pipe(v.number(), v.minValue(0), v.maxValue(1e7)),
});

/** Where the visit came from: campaign parameters of the landing, as typed in the address (additive). */
export const attributionSchema = v.record(
  v.picklist(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']),
  v.pipe(v.string(), v.maxLength(MAX_LENGTH.attribution)),
);

/** The booking as it is sent and stored: the form plus estimate, time, status and our id (decisions, section E). */
export const bookingSchema = v.object({
  ...bookingFormSchema.entries,
  id: v.pipe(v.string(code('idInvalid')), v.uuid(code('idInvalid'))),
  estimatedCost: v.pipe(v.number(code('estimateInvalid')), v.integer(code('estimateInvalid')), v.minValue(0, code('estimateInvalid'))),
  submittedAt: v.pipe(v.string(code('timeInvalid')), v.isoTimestamp(code('timeInvalid'))),
  status: v.literal('pending', code('statusInvalid')),
  position: v.optional(positionSchema),
  attribution: v.optional(attributionSchema),
});

export type BookingForm = v.InferOutput<typeof bookingFormSchema>;
export type Booking = v.InferOutput<typeof bookingSchema>;
export type Position = v.InferOutput<typeof positionSchema>;
export type Attribution = v.InferOutput<typeof attributionSchema>;

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
}

/** Short reference a person can read over the phone, derived from the id: `RNM-` and 6 characters of the UUID. */
export function bookingReference(id: string): string {
  return `RNM-${id.replace(/-/g, '').slice(0, 6).toUpperCase()}`;
}
