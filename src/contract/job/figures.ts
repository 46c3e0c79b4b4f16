/**
 * What the desk's figures say: `GET /api/desk/figures?hours=…`. Pranks and duplicates are
 * in none of them. Money is whole AED.
 */
import type { ServiceId } from '../catalogue.ts';
import type { EndReason } from './record.ts';
import type { JobState } from './steps.ts';

/** Periods to choose from, in hours back from now: a shift, a day, a week, thirty days. */
export const PERIODS = [12, 24, 168, 720] as const;
export type Period = (typeof PERIODS)[number];

export const FIGURE_TABLES = ['jobs', 'taps'] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];

/** Minutes, rounded to a tenth, over so many jobs. */
interface Minutes {
  jobs: number;
  median: number;
  worst: number;
}

/** Jobs that share something. */
export interface Group<Key = string> {
  key: Key;
  jobs: number;
  done: number;
  /** Cancelled, or nobody there. */
  lost: number;
  /** What was paid, and the estimates of the same jobs; jobs without one of the two are in neither. */
  paid: number;
  estimated: number;
  /** The number of those jobs. */
  compared: number;
}

/** Where no area, no service or no campaign is known. */
export const UNKNOWN = '';
/** Stands for the campaign of a phone call's job, which cannot be known. No campaign's name begins with a space. */
export const CALLED_IN = ' called in';

export interface ShiftFigures {
  /** ISO 8601. */
  from: string;
  to: string;
  /** Jobs that came in. */
  jobs: number;
  open: number;
  /**
   * Minutes until somebody took the job and until the truck arrived; absent if nothing was measured. Jobs with an
   * agreed hour are left out.
   */
  toTaken?: Minutes;
  toThere?: Minutes;
  ends: { state: Exclude<JobState, 'prank' | 'duplicate'>; reason?: EndReason; jobs: number }[];
  money: {
    /** All that was paid, and for how many jobs; how many done jobs have no price. */
    paid: number;
    priced: number;
    unpriced: number;
    /** Paid and estimated of the jobs that have both. */
    compared: number;
    comparedPaid: number;
    comparedEstimated: number;
  };
  services: Group<ServiceId | typeof UNKNOWN>[];
  areas: Group[];
  /** Hours of the day in Dubai, 0 to 23; those without a job are left out. */
  hours: Group<number>[];
  campaigns: Group[];
  taps: { campaign: string; call: number; whatsapp: number; sms: number }[];
  tapPages: { page: string; call: number; whatsapp: number; sms: number }[];
}
