/** What may be asked of a job, checked by the same schema in the browser and on the server. */
import * as v from 'valibot';
import { positionSchema } from '../booking.ts';
import { SERVICE_IDS, URGENCIES } from '../catalogue.ts';
import { isCallable } from '../phone.ts';
import { isReadable, normalised } from '../readable.ts';
import { e164 } from '../phone-abroad.ts';
import { JOB_LIMITS, MOST_AED, MOST_MINUTES, TRUCK_LIMITS } from './limits.ts';
import { END_REASONS, PAYMENTS, PROBLEMS } from './record.ts';
import { ENDS, STEPS } from './steps.ts';

export const text = (max: number, what: string) =>
  v.pipe(v.string(`${what} must be text`), v.trim(), v.maxLength(max, `${what} is too long`));
/** Text with something visible in it: an empty note would only alert the desk, an empty place replace a real one. */
export const filled = (max: number, what: string) => v.pipe(text(max, what), v.check(isReadable, `${what} is missing`));
/**
 * A number from abroad as it is dialled, if there is such a number: "+44 (0)20 7946 0958" and "+966 050 123 4567"
 * contain a 0 that is not. The UAE's own stay as they were typed.
 */
const dialled = (typed: string): string => {
  const abroad = /^\s*(?:\+|00)/.test(typed) ? e164(typed) : undefined;
  return abroad === undefined || abroad.startsWith('+971') ? typed : abroad;
};
/** As in a booking: numbers copied out of a chat or typed on an Arabic keyboard are normalised. */
const number = v.pipe(
  text(JOB_LIMITS.phone, 'the phone number'),
  v.transform(normalised),
  v.transform(dialled),
  v.minLength(1, 'the phone number is missing'),
);
export const aed = v.pipe(
  v.number('the price must be a number'),
  v.integer('the price must be whole AED'),
  v.minValue(0, 'the price is negative'),
  v.maxValue(MOST_AED, 'the price is too high'),
);
/** Minutes from now until the truck is there, as a person said it. */
export const minutes = v.pipe(
  v.number('minutes must be a number'),
  v.integer('minutes must be whole'),
  v.minValue(1, 'minutes must be 1 or more'),
  v.maxValue(MOST_MINUTES, 'there are too many minutes'),
);
/** Idempotency key, made in the browser: a press that is sent again counts once. */
export const pressId = v.pipe(v.string('id must be text'), v.uuid('id is not a UUID'));
/** A truck's id, at most the largest safe integer: the stores cannot represent more. */
const truck = v.pipe(v.number('the truck must be a number'), v.safeInteger('the truck must be a number'));
const reasons = [...new Set(Object.values(END_REASONS).flat())];

/** The version that the change was made on, and the name from "Start shift". */
const base = {
  version: v.pipe(v.number('version must be a number'), v.integer('version must be whole'), v.minValue(1)),
  by: filled(JOB_LIMITS.by, 'the name'),
};

export const jobChangeSchema = v.variant('kind', [
  v.object({
    ...base,
    kind: v.literal('step'),
    to: v.picklist(STEPS, 'no such step'),
    minutes: v.optional(minutes),
    /** null: none, also where one was chosen before. */
    truckId: v.optional(v.nullable(truck)),
    /** null: none, also where one was noted before. */
    price: v.optional(v.nullable(aed)),
    payment: v.optional(v.nullable(v.picklist(PAYMENTS, 'no such payment'))),
  }),
  v.object({
    ...base,
    kind: v.literal('end'),
    to: v.picklist(ENDS, 'no such end'),
    reason: v.picklist(reasons, 'no such reason'),
    note: v.optional(text(JOB_LIMITS.note, 'the note'), ''),
  }),
  v.object({ ...base, kind: v.literal('undo') }),
  v.object({
    ...base,
    kind: v.literal('note'),
    text: filled(JOB_LIMITS.note, 'the note'),
    /** Idempotency key, made in the browser: the note is stored once, whatever else has changed in the job. */
    id: v.optional(pressId),
  }),
  v.object({
    ...base,
    kind: v.literal('place'),
    place: filled(JOB_LIMITS.place, 'the place'),
    position: v.optional(positionSchema),
  }),
  v.object({
    ...base,
    kind: v.literal('price'),
    price: aed,
    /** null: none, also where one was noted before. */
    payment: v.optional(v.nullable(v.picklist(PAYMENTS, 'no such payment'))),
  }),
  v.object({
    ...base,
    kind: v.literal('truck'),
    truckId: v.nullable(truck),
  }),
  v.object({ ...base, kind: v.literal('eta'), minutes }),
  v.object({ ...base, kind: v.literal('danger'), danger: v.boolean() }),
  v.object({
    ...base,
    kind: v.literal('problem'),
    problem: v.picklist(PROBLEMS, 'no such problem'),
    note: v.optional(text(JOB_LIMITS.note, 'the note'), ''),
  }),
]);
export type JobChange = v.InferOutput<typeof jobChangeSchema>;

/** Far more retries than a lost connection causes. */
const MOST_PRESSES = 10_000;

/**
 * A phone call that becomes a job. Only the number is needed: everything else can be
 * asked while the truck is on its way.
 */
export const newJobSchema = v.object({
  /** Idempotency key, made in the browser: the call becomes one job. */
  id: pressId,
  /**
   * Counts how often the call was sent: a later sending has newer data, and a delayed earlier one must not overwrite
   * it.
   */
  press: v.optional(
    v.pipe(
      v.number('press must be a number'),
      v.integer('press must be whole'),
      v.minValue(1, 'press must be 1 or more'),
      v.maxValue(MOST_PRESSES, 'press is too high'),
    ),
    1,
  ),
  by: filled(JOB_LIMITS.by, 'the name'),
  phone: v.pipe(number, v.check(isCallable, 'the phone number is not valid')),
  name: v.optional(text(JOB_LIMITS.name, 'the name of the caller'), ''),
  service: v.optional(v.picklist(SERVICE_IDS, 'no such service')),
  urgency: v.optional(v.picklist(URGENCIES, 'no such urgency'), 'immediate'),
  place: v.optional(text(JOB_LIMITS.place, 'the place'), ''),
  position: v.optional(positionSchema),
  vehicle: v.optional(text(JOB_LIMITS.vehicle, 'the vehicle'), ''),
  words: v.optional(text(JOB_LIMITS.words, 'what was said'), ''),
  danger: v.optional(v.boolean(), false),
  lang: v.optional(text(10, 'the language'), 'en'),
});
export type NewJob = v.InferOutput<typeof newJobSchema>;

export const truckSchema = v.object({
  id: v.optional(truck),
  plate: filled(TRUCK_LIMITS.plate, 'the plate'),
  kind: text(TRUCK_LIMITS.kind, 'the kind'),
  driver: filled(TRUCK_LIMITS.driver, "the driver's name"),
  phone: number,
  lang: v.optional(text(10, 'the language'), 'en'),
  onDuty: v.boolean('on duty must be yes or no'),
});
export type TruckInput = v.InferOutput<typeof truckSchema>;

/**
 * Only the duty, so that it does not overwrite other changes that a colleague has just made and this screen does not
 * show yet.
 */
const truckDutySchema = v.strictObject({ id: truck, onDuty: truckSchema.entries.onDuty });
/** A whole truck, or only its duty. Anything else gets the errors of a whole one. */
export const truckChangeSchema = v.lazy((input) => (v.is(truckDutySchema, input) ? truckDutySchema : truckSchema));
export type TruckChange = v.InferOutput<typeof truckChangeSchema>;
