/**
 * The fields of the booking form, described once, in the order of the screen (spec 2, sections 3 and 5). Schema, form
 * values, order of errors, draft, the store's columns, the staff's view and the export are derived from this table.
 */
import * as v from 'valibot';
import type { AccountErrorCode } from './account-messages.ts';
import type { BookingErrorCode } from './booking-messages.ts';
import { LOCATION_OPTIONS, SERVICE_IDS, URGENCIES, VEHICLE_TYPES } from './catalogue.ts';
import { isReadable, normalised } from './readable.ts';
import { DESTINATIONS, headroomText, isHeadroom, YES_NO } from './truck-questions.ts';

/** What can be wrong with a booking, or with a request for an account. */
export type ErrorCode = BookingErrorCode | AccountErrorCode;
/** A rule's message, known to the compiler. */
export const code = (c: ErrorCode): ErrorCode => c;
/** Text that somebody can read; without it the error is `missing`. */
export const required = (missing: ErrorCode, max: number) =>
  v.pipe(v.string(missing), v.trim(), v.check(isReadable, missing), v.maxLength(max, code('tooLong')));
const optionalText = (max: number) =>
  v.optional(v.pipe(v.string(code('invalidText')), v.trim(), v.maxLength(max, code('tooLong'))), '');

/** A choice that may be left open: ''. */
const optionalChoice = <T extends string>(answers: readonly T[]) =>
  v.optional(v.picklist(['', ...answers], code('answerInvalid')), '');
const headroom = v.optional(
  v.pipe(
    v.string(code('headroomInvalid')),
    v.trim(),
    v.transform(headroomText),
    v.check(isHeadroom, code('headroomInvalid')),
  ),
  '',
);

/** "Must look like an address": something, one @, a dotted host. */
const EMAIL_PATTERN = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/;

/** Longest accepted text, in UTF-16 units; far above real input, far below the 32 KiB body limit. */
const MAX = { name: 80, headroom: 10, phone: 30, email: 254, vehicle: 60, year: 10, description: 2000 } as const;

const email = v.optional(
  v.pipe(
    v.string(code('emailInvalid')),
    // Marks that come along with a copied address would make it one that no mail program can write to.
    v.transform(normalised),
    v.trim(),
    v.maxLength(MAX.email, code('emailInvalid')),
    v.check((value) => value === '' || EMAIL_PATTERN.test(value), code('emailInvalid')),
  ),
  '',
);

interface Described {
  /** The rule, its messages being error codes. */
  readonly rule: v.GenericSchema;
  /** Where it stands in the booking that is sent (spec 2, section 3). */
  readonly in: 'booking' | 'customerInfo';
  /** What the untouched form holds, where that is not ''. */
  readonly empty?: string | boolean;
  /** The store's column. None: it is checked, but not kept. */
  readonly column?: string;
  /** Text that a stranger typed: the store cleans it, and the staff's search finds it. */
  readonly typed?: true;
}

/** `immediate` is the document's default. A new field also needs a migration that adds its column. */
export const BOOKING_FIELDS = {
  location: { rule: v.picklist(LOCATION_OPTIONS, code('locationRequired')), in: 'booking', column: 'location' },
  /** Somebody is hurt, or the vehicle stands in a lane. */
  hurt: { rule: optionalChoice(YES_NO), in: 'booking', column: 'hurt' },
  service: { rule: v.picklist(SERVICE_IDS, code('serviceRequired')), in: 'booking', column: 'service' },
  vehicleType: { rule: v.picklist(VEHICLE_TYPES, code('vehicleTypeRequired')), in: 'booking', column: 'vehicle_type' },
  // What decides the truck: see `truck-questions.ts`.
  destination: { rule: optionalChoice(DESTINATIONS), in: 'booking', column: 'destination' },
  rolls: { rule: optionalChoice(YES_NO), in: 'booking', column: 'rolls' },
  keys: { rule: optionalChoice(YES_NO), in: 'booking', column: 'has_keys' },
  electric: { rule: optionalChoice(YES_NO), in: 'booking', column: 'electric' },
  low: { rule: optionalChoice(YES_NO), in: 'booking', column: 'low_car' },
  children: { rule: optionalChoice(YES_NO), in: 'booking', column: 'children' },
  rental: { rule: optionalChoice(YES_NO), in: 'booking', column: 'rental' },
  headroom: { rule: headroom, in: 'booking', column: 'headroom' },
  urgency: {
    rule: v.picklist(URGENCIES, code('urgencyInvalid')),
    in: 'booking',
    empty: 'immediate',
    column: 'urgency',
  },
  description: {
    rule: required('descriptionRequired', MAX.description),
    in: 'customerInfo',
    column: 'description',
    typed: true,
  },
  firstName: { rule: required('firstNameRequired', MAX.name), in: 'customerInfo', column: 'first_name', typed: true },
  lastName: { rule: required('lastNameRequired', MAX.name), in: 'customerInfo', column: 'last_name', typed: true },
  // Which of the two phone rules applies is decided in `booking.ts`, which sees both fields.
  phone: {
    rule: v.pipe(required('phoneRequired', MAX.phone), v.transform(normalised)),
    in: 'customerInfo',
    column: 'phone',
    typed: true,
  },
  /** The visitor has no UAE number: the phone is a number of another country, with its code. */
  phoneAbroad: { rule: optionalChoice(['yes']), in: 'customerInfo', column: 'phone_abroad' },
  email: { rule: email, in: 'customerInfo', column: 'email', typed: true },
  vehicleMake: { rule: optionalText(MAX.vehicle), in: 'customerInfo', column: 'vehicle_make', typed: true },
  vehicleModel: { rule: optionalText(MAX.vehicle), in: 'customerInfo', column: 'vehicle_model', typed: true },
  vehicleYear: {
    // The staff may not read the digits of an Arabic keyboard.
    rule: v.pipe(optionalText(MAX.year), v.transform(normalised)),
    in: 'customerInfo',
    column: 'vehicle_year',
    typed: true,
  },
  consent: { rule: v.literal(true, code('consentRequired')), in: 'booking', empty: false },
} as const satisfies Record<string, Described>;

type Fields = typeof BOOKING_FIELDS;
export type FieldName = keyof Fields;
/** The fields that the store keeps. */
type KeptField = { [K in FieldName]: Fields[K] extends { column: string } ? K : never }[FieldName];
/** Flat, as the form holds them: each control's `name` is its key. */
export type FormValues = { [K in FieldName]: Fields[K] extends { empty: boolean } ? boolean : string };
/** The store's columns of those fields, all of them text. */
export type KeptColumns = { [K in KeptField as Fields[K]['column']]: string };
type Rules<Place> = { [K in FieldName as Fields[K]['in'] extends Place ? K : never]: Fields[K]['rule'] };

const described = Object.entries(BOOKING_FIELDS) as [FieldName, Described][];

/** In the order of the screen: errors are listed so. */
export const FIELD_NAMES: readonly FieldName[] = described.map(([name]) => name);
export const EMPTY_VALUES = Object.fromEntries(described.map(([name, { empty = '' }]) => [name, empty])) as FormValues;

/** What the store keeps of a booking's fields, with the column of each. */
export const KEPT_FIELDS = described.flatMap(([name, { column, typed = false }]) =>
  column ? [{ name: name as KeptField, column: column as keyof KeptColumns, typed }] : [],
);

/** Valibot entries of the fields in one place of the booking. */
export function rulesIn<Place extends Described['in']>(place: Place): Rules<Place> {
  const entries = described.filter(([, field]) => field.in === place).map(([name, { rule }]) => [name, rule]);
  return Object.fromEntries(entries) as Rules<Place>;
}

/** Flat values in the document's shape: the customer's own under `customerInfo`. */
export function nested(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const part = (place: Described['in']) =>
    Object.fromEntries(
      described.filter(([name, field]) => field.in === place && name in values).map(([name]) => [name, values[name]]),
    );
  return { ...part('booking'), customerInfo: part('customerInfo') };
}

/** Every field of a booking (or of a stored one, which has no consent) by its name. */
export function flat<T extends { customerInfo: object }>({
  customerInfo,
  ...booking
}: T): Record<KeptField, string> & Partial<FormValues> {
  const all: Record<string, unknown> = { ...booking, ...customerInfo };
  const found = FIELD_NAMES.filter((name) => name in all).map((name) => [name, all[name]]);
  return Object.fromEntries(found) as ReturnType<typeof flat>;
}
