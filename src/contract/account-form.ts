/** The account form: what it asks for, by the rules of the booking's own fields, and the booking that it makes. */
import * as v from 'valibot';
import { accountSchema, accountText } from './account.ts';
import { ACCOUNT_LIMITS, isField, type AccountField, type AccountValues } from './account-fields.ts';
import { bookingFormSchema, type Attribution } from './booking.ts';
import type { Booking } from './booking-schema.ts';
import type { ErrorCode } from './booking-fields.ts';
import { OTHER_LOCATION } from './catalogue.ts';
import { normalised } from './readable.ts';

/** What goes with it that nobody types. */
interface Extras {
  id: string;
  /** ISO 8601. */
  submittedAt: string;
  lang: Booking['lang'];
  attribution?: Attribution;
}

type AccountErrors = Partial<Record<AccountField, ErrorCode>>;

/** A request is a booking: the booking's own rules, and what only a company says. */
const schema = v.object({ ...bookingFormSchema.entries, account: accountSchema });

/** About how many is enough (the field's hint): "about 25", "~25", "25+", "25 cars". Not "20-30", nor "2 dozen". */
const ROUGHLY =
  /^(?:\p{L}[\p{L}\s]*[\s.]|[~≈])?\s*([\d,٬]+)(?:\s*\+|\s+(?:vehicles?|cars?|trucks?|vans?|مركب\p{L}+|سيار\p{L}+))?$/iu;

/** The number in a text, in whichever digits, thousands with or without their comma; NaN for anything else. */
const wholeNumber = (typed: string): number => {
  const [, digits = ''] = ROUGHLY.exec(normalised(typed).trim()) ?? [];
  return /^\d+(?:[,٬]\d{3})?$/.test(digits) ? Number(digits.replace(/\D/, '')) : Number.NaN;
};

/** What a booking must say and a request for an account does not ask. Questions that may be left open are. */
const NOT_ASKED: Omit<v.InferInput<typeof bookingFormSchema>, 'customerInfo' | 'consent'> = {
  service: 'towing_service',
  location: OTHER_LOCATION,
  vehicleType: 'Commercial Vehicle',
  urgency: 'scheduled',
};

/** The booking made of a request, or the first error of each field, by the server's schema. Nothing is estimated. */
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
  const result = v.safeParse(schema, {
    ...NOT_ASKED,
    customerInfo: { firstName, lastName, phone, email, description: accountText(account, message) },
    account,
    consent,
  });
  const errors: AccountErrors = message.length > ACCOUNT_LIMITS.message ? { message: 'tooLong' } : {};
  if (result.success && !errors.message) {
    const booking: Booking = {
      ...result.output,
      id,
      estimatedCost: 0,
      submittedAt,
      status: 'pending',
      lang,
      ...(Object.keys(attribution).length > 0 ? { attribution } : {}),
    };
    return { ok: true, booking };
  }
  for (const issue of result.issues ?? []) {
    const name = issue.path?.filter(({ key }) => isField(key)).at(-1)?.key as AccountField | undefined;
    if (name) errors[name] ??= issue.message as ErrorCode;
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
