/**
 * The three links: what the holder of one sees (`GET /api/link`) and may ask for (`POST /api/link`). The link
 * itself goes in the `Authorization` header, never in an address. Times are ISO 8601, money is whole AED.
 */
import * as v from 'valibot';
import { positionSchema, type Position } from '../booking.ts';
import { aed, filled, minutes, pressId, text } from './change.ts';
import { JOB_LIMITS } from './limits.ts';
import type { DriverLang } from './driver-words.ts';
import { PHOTO_MOMENTS, PHOTO_PARTS, type PhotoKey } from './photo.ts';
import { PAYMENTS, PROBLEMS, type EndReason, type Truck } from './record.ts';
import { STEPS, type JobState } from './steps.ts';

/** The caller's position, the driver's job, the customer's ticket. Each is the page of that name. */
export const PURPOSES = ['pin', 'job', 'track'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Why a customer cancels: the reasons of the desk that are the customer's to give. */
const CANCEL_REASONS = [
  'car_started',
  'found_other',
  'too_long',
  'price',
  'other',
] as const satisfies readonly EndReason[];
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Greatest age of a step that was made offline, in milliseconds; an older one is recorded with this age. */
export const LATEST_MS = 24 * 3_600_000;

const base = {
  id: pressId,
  /** How long ago the press was, in milliseconds. An age rather than a time, so that a wrong clock does not matter. */
  ago: v.optional(v.pipe(v.number('ago must be a number'), v.minValue(0, 'ago is negative')), 0),
};

const position = v.object({ ...base, kind: v.literal('position'), position: positionSchema });
const note = v.object({ ...base, kind: v.literal('note'), text: filled(JOB_LIMITS.note, 'the note') });

/** What each link may ask for. */
export const linkChangeSchemas = {
  pin: v.variant('kind', [position], 'this link cannot do that'),
  track: v.variant(
    'kind',
    [
      position,
      note,
      v.object({ ...base, kind: v.literal('place'), place: filled(JOB_LIMITS.place, 'the place') }),
      v.object({
        ...base,
        kind: v.literal('cancel'),
        reason: v.picklist(CANCEL_REASONS, 'no such reason'),
        note: v.optional(text(JOB_LIMITS.note, 'the note'), ''),
      }),
    ],
    'this link cannot do that',
  ),
  job: v.variant(
    'kind',
    [
      v.object({
        ...base,
        kind: v.literal('step'),
        to: v.picklist(STEPS, 'no such step'),
        minutes: v.optional(minutes),
        price: v.optional(aed),
        payment: v.optional(v.picklist(PAYMENTS, 'no such payment')),
      }),
      v.object({
        ...base,
        kind: v.literal('problem'),
        problem: v.picklist(PROBLEMS, 'no such problem'),
        note: v.optional(text(JOB_LIMITS.note, 'the note'), ''),
      }),
      note,
    ],
    'this link cannot do that',
  ),
} as const;

/**
 * What stands in the address of a photograph (`POST /api/link/photo`, the bytes are the body); the driver's link only.
 */
export const photoSchema = v.object({
  id: pressId,
  /**
   * Up to fifteen digits: a phone whose clock has just jumped from 1970 reports an age of thirteen, and the picture
   * must not be lost for that.
   */
  ago: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'ago must be a number'), v.transform(Number)), '0'),
  moment: v.picklist(PHOTO_MOMENTS, 'no such moment'),
  part: v.picklist(PHOTO_PARTS, 'no such part'),
});
export type PhotoInput = v.InferOutput<typeof photoSchema>;

export type LinkChange = v.InferOutput<(typeof linkChangeSchemas)[Purpose]>;

/** What the desk asks for: `POST /api/desk/jobs/:id/link`, answered with `{"path": "/pin#…"}`. */
export const newLinkSchema = v.object({
  purpose: v.picklist(PURPOSES, 'no such link'),
  /** Revokes all earlier links of this purpose. */
  renew: v.optional(v.boolean(), false),
});

interface View {
  reference: string;
  /** Language of the customer's page or of the driver. */
  lang: string;
  state: JobState;
  /** The server's clock: relative times are computed from it. */
  now: string;
}

export interface PinView extends View {
  purpose: 'pin';
}

/**
 * What the customer sees. They may share it with somebody who waits at home, so it has no phone number, name or
 * position.
 */
export interface TrackView extends View {
  purpose: 'track';
  receivedAt: string;
  takenAt?: string;
  sentAt?: string;
  thereAt?: string;
  loadedAt?: string;
  endedAt?: string;
  /** As a person said it, and when; absent once the truck is there. */
  eta?: { at: string; saidAt: string };
  truck?: Pick<Truck, 'plate' | 'kind' | 'driver'>;
  /** Until the truck is there. */
  place?: string;
  /** As it is shown in a language, where that is not `place`. */
  placeIn?: CrewView['placeIn'];
  hasPosition: boolean;
  /** AED, once it is paid. */
  price?: number;
  mayCancel: boolean;
  /** Whether a better place still helps. */
  mayMove: boolean;
}

/** What the driver reads of the customer. */
export interface CrewNote {
  at: string;
  text: string;
  /** In the place of `text`, where it is the server's own words. */
  words?: Partial<Record<DriverLang, string>>;
}

/** What the driver sees. */
export interface CrewView extends View {
  purpose: 'job';
  name: string;
  /** As it is dialled. */
  phone: string;
  place: string;
  /** The place as it is shown in a language, where that is not `place`, with which the map is searched. */
  placeIn?: Partial<Record<DriverLang, string>>;
  position?: Position;
  vehicle: string;
  /** What decides how the vehicle is loaded, and when the customer expects the truck: a line per language. */
  needs?: Record<DriverLang, string>;
  words: string;
  /** What the customer has written since, and another place once the truck was on its way; the newest last. */
  notes?: CrewNote[];
  /** What the mark of danger says: a line per language. */
  danger?: Record<DriverLang, string>;
  /** The photographs that have arrived, in that order. */
  photos: PhotoKey[];
}

export type LinkView = PinView | TrackView | CrewView;

/** Why a link is refused: it was never made, it has expired, or it was revoked for a newer one. */
export type LinkRefusal = 'unknown' | 'expired' | 'revoked';

/** An answer other than success: 404, 410 and 429 for an invalid one with `link`, 409 with the view as it now is. */
export interface LinkProblem {
  error: string;
  link?: LinkRefusal;
  view?: LinkView;
}
