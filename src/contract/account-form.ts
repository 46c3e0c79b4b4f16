/** The account form: what it asks for, by the rules of the booking's own fields, and the booking that it makes. */
import * as v from 'valibot';
import { ACCOUNT_LIMITS, accountText } from './account.ts';
import { bookingSchema, type Attribution, type Booking } from './booking.ts';
import type { BookingErrorCode } from './booking-messages.ts';
import { OTHER_LOCATION } from './catalogue.ts';
import { latinDigits } from './readable.ts';

/** In the order of the screen: errors are listed so. */
export const ACCOUNT_FIELDS = [
  'company',
  'vehicles',
  'kinds',
  'areas',
  'firstName',
  'lastName',
  'phone',
  'email',
  'message',
  'consent',
] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** As the form holds them: texts as typed, the kinds that are ticked. */
export interface AccountValues {
  company: string;
  vehicles: string;
  kinds: string[];
  areas: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  message: string;
  consent: boolean;
}

/** What goes with it that nobody types. */
interface Extras {
  id: string;
  /** ISO 8601. */
  submittedAt: string;
  lang: Booking['lang'];
  attribution?: Attribution;
}

/** Longest text of a field that has one of its own, in UTF-16 units. */
export const longest = (name: AccountField): number | undefined =>
  name === 'vehicles' ? 10 : (ACCOUNT_LIMITS as Partial<Record<AccountField, number>>)[name];

export type AccountErrors = Partial<Record<AccountField, BookingErrorCode>>;

/** The number in a text, in whichever digits; NaN for anything else. */
const wholeNumber = (typed: string): number => {
  const digits = latinDigits(typed).trim();
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/**
 * The booking of a request, or the first error of each field, by the schema that the server goes by. Where every booking has a place, a vehicle
 * and an urgency it says what is true of any account: the place is in the description, the vehicles are a company's, nobody stands by a road.
 * Nothing is estimated.
 */
export function checkAccount(
  values: AccountValues,
  { id, submittedAt, lang, attribution = {} }: Extras,
): { ok: true; booking: Booking } | { ok: false; errors: AccountErrors } {
  const { kinds, firstName, lastName, phone, email, consent } = values;
  const account = {
    company: values.company.trim(),
    vehicles: wholeNumber(values.vehicles),
    kinds,
    areas: values.areas.trim(),
  };
  const message = values.message.trim();
  const result = v.safeParse(bookingSchema, {
    service: 'towing_service',
    location: OTHER_LOCATION,
    vehicleType: 'Commercial Vehicle',
    urgency: 'scheduled',
    customerInfo: { firstName, lastName, phone, email, description: accountText(account, message) },
    account,
    consent,
    id,
    estimatedCost: 0,
    submittedAt,
    status: 'pending',
    lang,
    ...(Object.keys(attribution).length > 0 ? { attribution } : {}),
  });
  const errors: AccountErrors = message.length > ACCOUNT_LIMITS.message ? { message: 'tooLong' } : {};
  if (result.success) return errors.message ? { ok: false, errors } : { ok: true, booking: result.output };
  for (const issue of result.issues) {
    const name = issue.path?.findLast(({ key }) => isField(key))?.key as AccountField | undefined;
    if (name) errors[name] ??= issue.message as BookingErrorCode;
  }
  return { ok: false, errors };
}

/** What the form held when it made this booking. */
export function accountValues({ account, customerInfo, consent }: Booking): AccountValues {
  const { firstName, lastName, phone, email, description } = customerInfo;
  const { company = '', vehicles = 0, kinds = [], areas = '' } = account ?? {};
  const before = account ? `${accountText(account, '')}\n` : '';
  const message = description.startsWith(before) ? description.slice(before.length) : '';
  return { company, vehicles: String(vehicles), kinds, areas, firstName, lastName, phone, email, message, consent };
}

export const isField = (name: unknown): name is AccountField => (ACCOUNT_FIELDS as readonly unknown[]).includes(name);
