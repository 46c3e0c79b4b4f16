import * as v from 'valibot';
import { accountMessages, type AccountErrorCode } from '../../src/contract/account-messages.ts';
import { bookingMessages, type BookingErrorCode } from '../../src/contract/booking-messages.ts';
import { HttpError } from '../http/errors.ts';

const messages: Record<string, string> = { ...bookingMessages.en, ...accountMessages.en };
const NOT_VALID = 'This value is not valid';

/** The error for a missing field, for requests that did not come from the form. */
const MISSING: Record<string, BookingErrorCode | AccountErrorCode> = {
  service: 'serviceRequired',
  location: 'locationRequired',
  vehicleType: 'vehicleTypeRequired',
  urgency: 'urgencyInvalid',
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  phone: 'phoneRequired',
  description: 'descriptionRequired',
  consent: 'consentRequired',
  id: 'idInvalid',
  estimatedCost: 'estimateInvalid',
  submittedAt: 'timeInvalid',
  status: 'statusInvalid',
  company: 'companyRequired',
  vehicles: 'vehiclesInvalid',
  kinds: 'kindsRequired',
  areas: 'areasRequired',
};
const REQUIRED_OF_CUSTOMER = ['firstName', 'lastName', 'phone', 'description'];

const PARTS = new Set(['customerInfo', 'account']);

const wordsFor = (field: string, issue: v.BaseIssue<unknown>): string => {
  const code = issue.input === undefined ? (MISSING[field] ?? issue.message) : issue.message;
  return messages[code] ?? NOT_VALID;
};

/**
 * Says what is wrong with which control of the form, under the controls' own names. The
 * first complaint about each stands.
 */
export function refuseBooking(issues: readonly v.BaseIssue<unknown>[]): HttpError {
  const fields = new Map<string, string>();
  const add = (field: string, words: string): void => {
    if (!fields.has(field)) fields.set(field, words);
  };
  for (const issue of issues) {
    const [first, second] = (issue.path ?? []).map((item) => String(item.key));
    if (first === 'customerInfo' && second === undefined)
      REQUIRED_OF_CUSTOMER.forEach((field) => add(field, wordsFor(field, { ...issue, input: undefined })));
    // A field inside a part of the booking is reported under its own name, an entry of the list of kinds under the
    // list's name.
    else if (first !== undefined)
      add(PARTS.has(first) && second !== undefined ? second : first, wordsFor(second ?? first, issue));
  }
  if (fields.size === 0) return new HttpError(400, 'The booking is missing');
  return new HttpError(400, 'Some fields are missing or wrong', { fields: Object.fromEntries(fields) });
}

/** The input as the schema gives it back; throws HttpError 400 in the schema's words. */
export function parseOrRefuse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const { message, input: given } = result.issues[0];
  throw new HttpError(
    400,
    message.startsWith('Invalid') ? `The request is incomplete${given === undefined ? '' : ' or wrong'}` : message,
  );
}
