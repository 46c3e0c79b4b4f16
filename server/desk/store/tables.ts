import type { Generated } from 'kysely';
import type { JobEvent, Payment } from '../../../src/contract/job/record.ts';
import type { PhotoMoment, PhotoPart } from '../../../src/contract/job/photo.ts';
import type { JobState } from '../../../src/contract/job/steps.ts';

/** One job. Times: milliseconds since the epoch; money: AED. Texts are '' where nothing is known. */
export interface JobRow {
  id: Generated<number>;
  /** The booking's id, or the id that a phone call got in the browser: one key, one job. */
  key: string;
  /** NULL for a phone call. */
  booking_id: string | null;
  reference: string;
  state: JobState;
  /** Where undo leads; NULL where no step can be taken back. */
  previous_state: JobState | null;
  version: number;
  created_at: number;
  state_at: number;
  taken_at: number | null;
  sent_at: number | null;
  there_at: number | null;
  loaded_at: number | null;
  ended_at: number | null;
  undo_until: number | null;
  taken_by: string | null;
  /** 'said' or 'words', see the contract. */
  danger: string | null;
  urgency: string;
  name: string;
  phone: string;
  phone_key: string;
  email: string;
  lang: string;
  service: string | null;
  vehicle: string;
  place: string;
  /** JSON. */
  position: string | null;
  words: string;
  /** JSON, see `TruckAnswers`; NULL where nothing was said. */
  answers: Generated<string | null>;
  estimate: number | null;
  final_price: number | null;
  payment: Payment | null;
  truck_id: number | null;
  eta_at: number | null;
  eta_said_at: number | null;
  eta_by: string | null;
  reason: string | null;
  reason_note: string | null;
  /** JSON. */
  attribution: string | null;
  /** JSON; NULL unless a company asks for an account. */
  account: Generated<string | null>;
  /** When the webhook was told that nobody has taken it; below zero, when a server began to call it (`alert.ts`). */
  alerted_at: number | null;
  /** How often links of each kind were revoked; links with an earlier number are invalid. */
  crew_epoch: Generated<number>;
  track_epoch: Generated<number>;
  pin_epoch: Generated<number>;
  /** When the position came by a link; NULL for any other, and for none. */
  position_sent_at: Generated<number | null>;
  /** How many photographs are stored. */
  photos: Generated<number>;
}

/** What happened to a job; never changed, only added to. */
export interface JobEventRow {
  seq: Generated<number>;
  job_id: number;
  at: number;
  actor: JobEvent['actor'];
  by_name: string;
  what: JobEvent['what'];
  from_state: JobState | null;
  to_state: JobState | null;
  detail: string | null;
  /** Idempotency key of what made the event: a press behind a link, a call or a note; NULL for all others. */
  press_id: Generated<string | null>;
}

export interface TruckRow {
  id: Generated<number>;
  plate: string;
  kind: string;
  driver: string;
  phone: string;
  lang: string;
  /** 1 or 0. */
  on_duty: number;
}

/** A device that is told of new jobs by its browser's push service. */
interface PushRow {
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  since: number;
}

/** A photograph of the vehicle, from the driver's page. */
export interface JobPhotoRow {
  seq: Generated<number>;
  /** Made in the driver's phone: the same photograph is stored once. */
  id: string;
  job_id: number;
  /** When it was taken. */
  at: number;
  received_at: number;
  moment: PhotoMoment;
  part: PhotoPart;
  /** Its media type. */
  type: string;
  /** As the database driver returns it: SQLite's gives an ArrayBuffer. */
  bytes: Uint8Array | ArrayBuffer;
}

export interface DeskTables {
  job_photos: JobPhotoRow;
  jobs: JobRow;
  job_events: JobEventRow;
  trucks: TruckRow;
  push_subscriptions: PushRow;
}

type OfJob = {
  [Table in keyof DeskTables]: 'job_id' extends keyof DeskTables[Table] ? Table : never;
}[keyof DeskTables];
const ofJobs: Record<OfJob, true> = { job_photos: true, job_events: true };
/** Tables whose rows are of a job, and are erased with it: the compiler asks for each. */
export const OF_JOBS = Object.keys(ofJobs) as OfJob[];
