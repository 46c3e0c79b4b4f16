/**
 * A company's request for an account: a booking with `account` beside the usual fields. So whoever stores bookings
 * stores it too: systems that do not know `account` still have it in words, in the description.
 */
import * as v from 'valibot';
import { ACCOUNT_KINDS, ACCOUNT_LIMITS } from './account-fields.ts';
import { code, required } from './booking-fields.ts';

/** More vehicles than any fleet of the country has. */
const MOST_VEHICLES = 100_000;

export const accountSchema = v.object({
  company: required('companyRequired', ACCOUNT_LIMITS.company),
  vehicles: v.pipe(
    v.number(code('vehiclesInvalid')),
    v.integer(code('vehiclesInvalid')),
    v.minValue(1, code('vehiclesInvalid')),
    v.maxValue(MOST_VEHICLES, code('vehiclesInvalid')),
  ),
  kinds: v.pipe(
    v.array(v.picklist(ACCOUNT_KINDS, code('answerInvalid')), code('kindsRequired')),
    v.minLength(1, code('kindsRequired')),
    v.maxLength(ACCOUNT_KINDS.length, code('answerInvalid')),
  ),
  /** Where the vehicles drive, in the company's words. */
  areas: required('areasRequired', ACCOUNT_LIMITS.areas),
});
export type Account = v.InferOutput<typeof accountSchema>;

/** Checked or not yet. */
type Described = Omit<Account, 'kinds'> & { kinds: readonly string[] };

/**
 * The request in words, for the description. In English, the working language of the staff; the message stays as typed.
 */
export const accountText = ({ company, vehicles, kinds, areas }: Described, message: string): string =>
  [
    `Account request: ${company}`,
    `Vehicles: ${vehicles} (${kinds.join(', ')})`,
    `They drive in: ${areas}`,
    ...(message ? [message] : []),
  ].join('\n');
