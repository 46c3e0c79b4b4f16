/**
 * The rules of the booking form: it validates with them before it sends, the server
 * (`booking-schema.ts`) before it stores.
 */
import * as v from 'valibot';
import { code, rulesIn } from './booking-fields.ts';
import { looksInternational, PHONE_PATTERN } from './phone.ts';
import { isReadable } from './readable.ts';

/** Longest accepted campaign parameter, in UTF-16 units. */
const MAX_ATTRIBUTION = 200;

/** What the form holds (spec 2, section 3, "Booking form state"). */
export const bookingFormSchema = v.object({
  ...rulesIn('booking'),
  customerInfo: v.pipe(
    v.object(rulesIn('customerInfo'), code('invalidText')),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneAbroad']],
        ({ phone, phoneAbroad }) =>
          !isReadable(phone) ||
          (phoneAbroad === 'yes' ? looksInternational(phone) : PHONE_PATTERN.test(phone.replace(/\s/g, ''))),
        ({ input }) => code(input.phoneAbroad === 'yes' ? 'phoneAbroadInvalid' : 'phoneInvalid'),
      ),
      ['phone'],
    ),
  ),
});

/** The visitor's position, when they asked for it to be added (additive; degrees WGS 84, accuracy in metres). */
export const positionSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  accuracy: v.pipe(v.number(), v.minValue(0), v.maxValue(1e7)),
});

/**
 * Where the visit came from: campaign parameters of the landing, as typed in the address (additive). Anything else
 * becomes none, so that no booking is refused for what a browser has kept.
 */
export const attributionSchema = v.fallback(
  v.record(
    v.picklist(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']),
    v.pipe(v.string(), v.maxLength(MAX_ATTRIBUTION)),
  ),
  {},
);

/** The languages that the hotline speaks (spec 2, section 1): the desk writes to a customer in one of them. */
export const SPOKEN = ['en', 'ar', 'ur', 'hi'] as const;
export type Spoken = (typeof SPOKEN)[number];

export type BookingForm = v.InferOutput<typeof bookingFormSchema>;
export type Position = v.InferOutput<typeof positionSchema>;
export type Attribution = v.InferOutput<typeof attributionSchema>;
