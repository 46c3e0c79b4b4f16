/** Shapes of the desk's answers. Times are ISO 8601, money is whole AED, positions are WGS 84 degrees. */
import type { Account } from '../account.ts';
import type { Attribution, Position } from '../booking.ts';
import type { ServiceId, Urgency } from '../catalogue.ts';
import type { TruckAnswers } from '../truck-questions.ts';
import type { Actor, End, JobState } from './steps.ts';

export const PAYMENTS = ['cash', 'card', 'transfer', 'wallet', 'account'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** What keeps a driver from the next step; the desk hears of it at once. */
export const PROBLEMS = ['cannot_find', 'no_answer', 'cannot_load', 'too_late', 'other'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Why a job ended without a bill. `other` needs a note. */
export const END_REASONS = {
  cancelled: [
    'price',
    'too_long',
    'found_other',
    'car_started',
    'police_moved_it',
    'wrong_service',
    'no_truck',
    'other',
  ],
  no_show: ['nobody_there', 'wrong_place', 'no_answer', 'other'],
  prank: ['no_such_customer', 'abuse', 'test', 'other'],
  duplicate: ['same_job', 'booked_and_called', 'other'],
} as const satisfies Record<End, readonly string[]>;
export type EndReason = (typeof END_REASONS)[End][number];

export interface Truck {
  id: number;
  plate: string;
  kind: string;
  /** The driver's first name: what the customer is told. */
  driver: string;
  phone: string;
  lang: string;
  onDuty: boolean;
}

/**
 * One job as the desk sees it. Names, places and texts are what a stranger typed: show them as text, never as markup.
 */
export interface Job {
  id: number;
  reference: string;
  origin: 'booking' | 'phone';
  bookingId?: string;
  state: JobState;
  /** Counts changes; a change names the version it was made on. */
  version: number;
  createdAt: string;
  /** When the state last changed. */
  stateAt: string;
  takenAt?: string;
  sentAt?: string;
  thereAt?: string;
  loadedAt?: string;
  /** When it was done, or ended. */
  endedAt?: string;
  takenBy?: string;
  /**
   * Somebody is hurt or the car stands in a lane: `said` by the caller, `words` when only the description suggests it.
   */
  danger?: 'said' | 'words';
  urgency: Urgency;
  name: string;
  phone: string;
  email: string;
  /** Language of the customer's page, for messages to them. */
  lang: string;
  service?: ServiceId;
  vehicle: string;
  place: string;
  position?: Position;
  words: string;
  /** What the customer said that decides the truck. */
  answers?: TruckAnswers;
  /** AED; absent for a call without a service. */
  estimate?: number;
  /** AED that the customer paid. */
  finalPrice?: number;
  payment?: Payment;
  truckId?: number;
  /** When the truck should be there, by whom and when that was said. Never computed. */
  eta?: { at: string; saidAt: string; by: string };
  reason?: EndReason;
  reasonNote?: string;
  attribution?: Attribution;
  /** A company's request for an account: no truck is needed, and it does not ring. */
  account?: Account;
  /** How many photographs of the vehicle the driver has sent; absent for none. */
  photos?: number;
  /** Until when the last step can be taken back. */
  undoUntil?: string;
  /** The last note or problem of the customer or the driver; absent where neither said anything. */
  word?: JobEvent;
  /** The desk's last note, for the next colleague who works on the job. */
  note?: JobEvent;
}

export interface JobEvent {
  /** Number of the event, ascending over all jobs; the id of a stream event. */
  seq: number;
  jobId: number;
  at: string;
  actor: Actor;
  /** Who of the desk, or the driver's first name; empty where that is not known, as of every customer. */
  by: string;
  what:
    | 'created'
    /** The call was sent again, with more details. */
    | 'call'
    | 'step'
    | 'undone'
    | 'note'
    | 'place'
    | 'price'
    | 'truck'
    | 'eta'
    | 'danger'
    | 'problem'
    | 'photo';
  /** The state before and after, of a step. */
  from?: JobState;
  to?: JobState;
  detail?: string;
}

/** What the stream sends for each event, and what a change answers. */
export interface JobUpdate {
  event: JobEvent;
  job: Job;
}

/**
 * `GET /api/desk/jobs`: all that are open, those that ended within the last day, and
 * those of a week that were done without a price.
 */
export interface Board {
  jobs: Job[];
  /**
   * Number of open jobs that were left out because the board is limited; they have waited longer than those shown.
   * Absent for none.
   */
  unshown?: number;
  trucks: Truck[];
  /** The last messages of customers and drivers, oldest first, so that they also arrive without a stream. */
  said?: JobEvent[];
  /** The newest event that is included: a stream continues after it. */
  seq: number;
  /**
   * Changes when the board changes without an event: a truck was changed, or a job was erased. Who opens the stream
   * names it, and is told the board again if it has changed since.
   */
  tag?: string;
  /** The server's clock, ISO 8601: countdowns go by it. */
  now: string;
}
