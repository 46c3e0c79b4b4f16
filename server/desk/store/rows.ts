/** Jobs as they are stored, and as the desk sees them. */
import type { Selectable } from 'kysely';
import type { EndReason, Job, JobEvent, Truck } from '../../../src/contract/job/record.ts';
import type { JobEventRow, JobRow, TruckRow } from './tables.ts';

export const iso = (ms: number): string => new Date(ms).toISOString();
const ms = (time: string | undefined): number | null => (time === undefined ? null : Date.parse(time));
/** A column of JSON; undefined for NULL. */
export const parsed = <T>(json: string | null): T | undefined => (json === null ? undefined : (JSON.parse(json) as T));

/**
 * Every field of `Of`, present or undefined, so that the compiler reports one that a function forgets to return. JSON
 * leaves out what is undefined.
 */
export type AllFieldsOf<Of> = { [Field in keyof Required<Of>]: Of[Field] };
/** Fields that are read from the events (`messages.ts`), not from the job's row. */
type FromElsewhere = 'word' | 'note';

export function jobOf(row: Selectable<JobRow>): Job {
  const time = (at: number | null): string | undefined => (at === null ? undefined : iso(at));
  return {
    id: row.id,
    reference: row.reference,
    origin: row.booking_id === null ? 'phone' : 'booking',
    bookingId: row.booking_id ?? undefined,
    state: row.state,
    version: row.version,
    createdAt: iso(row.created_at),
    stateAt: iso(row.state_at),
    takenAt: time(row.taken_at),
    sentAt: time(row.sent_at),
    thereAt: time(row.there_at),
    loadedAt: time(row.loaded_at),
    endedAt: time(row.ended_at),
    undoUntil: time(row.undo_until),
    takenBy: row.taken_by ?? undefined,
    danger: (row.danger ?? undefined) as Job['danger'],
    urgency: row.urgency as Job['urgency'],
    name: row.name,
    phone: row.phone,
    email: row.email,
    lang: row.lang,
    service: (row.service ?? undefined) as Job['service'],
    vehicle: row.vehicle,
    place: row.place,
    position: parsed<Job['position']>(row.position),
    words: row.words,
    answers: parsed<Job['answers']>(row.answers),
    estimate: row.estimate ?? undefined,
    finalPrice: row.final_price ?? undefined,
    payment: row.payment ?? undefined,
    truckId: row.truck_id ?? undefined,
    eta:
      row.eta_at !== null && row.eta_said_at !== null
        ? { at: iso(row.eta_at), saidAt: iso(row.eta_said_at), by: row.eta_by ?? '' }
        : undefined,
    reason: (row.reason ?? undefined) as EndReason | undefined,
    reasonNote: row.reason_note ?? undefined,
    attribution: parsed<Job['attribution']>(row.attribution),
    account: parsed<Job['account']>(row.account),
    photos: row.photos || undefined,
  } satisfies Omit<AllFieldsOf<Job>, FromElsewhere>;
}

/** Columns that a job is made with, and those that are written by whoever knows more than the job. */
type Unchanged =
  | ('id' | 'key' | 'booking_id' | 'reference' | 'created_at' | 'urgency' | 'name' | 'phone' | 'phone_key' | 'email')
  | ('lang' | 'service' | 'vehicle' | 'words' | 'answers' | 'estimate' | 'attribution' | 'account')
  | ('previous_state' | 'alerted_at' | 'crew_epoch' | 'track_epoch' | 'pin_epoch' | 'position_sent_at' | 'photos');

/** The columns that a change may write. A field that is missing here would be in the answer but not be stored. */
export const changedColumns = (job: Job): Omit<Selectable<JobRow>, Unchanged> => ({
  state: job.state,
  version: job.version,
  state_at: Date.parse(job.stateAt),
  taken_at: ms(job.takenAt),
  sent_at: ms(job.sentAt),
  there_at: ms(job.thereAt),
  loaded_at: ms(job.loadedAt),
  ended_at: ms(job.endedAt),
  undo_until: ms(job.undoUntil),
  taken_by: job.takenBy ?? null,
  danger: job.danger ?? null,
  place: job.place,
  position: job.position ? JSON.stringify(job.position) : null,
  final_price: job.finalPrice ?? null,
  payment: job.payment ?? null,
  truck_id: job.truckId ?? null,
  eta_at: ms(job.eta?.at),
  eta_said_at: ms(job.eta?.saidAt),
  eta_by: job.eta?.by ?? null,
  reason: job.reason ?? null,
  reason_note: job.reasonNote ?? null,
});

export const eventOf = (row: Selectable<JobEventRow>): AllFieldsOf<JobEvent> => ({
  seq: row.seq,
  jobId: row.job_id,
  at: iso(row.at),
  actor: row.actor,
  by: row.by_name,
  what: row.what,
  from: row.from_state ?? undefined,
  to: row.to_state ?? undefined,
  detail: row.detail ?? undefined,
});

export const eventColumns = (event: Omit<JobEvent, 'seq'>): Omit<Selectable<JobEventRow>, 'seq' | 'press_id'> => ({
  job_id: event.jobId,
  at: Date.parse(event.at),
  actor: event.actor,
  by_name: event.by,
  what: event.what,
  from_state: event.from ?? null,
  to_state: event.to ?? null,
  detail: event.detail ?? null,
});

export const truckOf = (row: Selectable<TruckRow>): Truck => ({
  id: row.id,
  plate: row.plate,
  kind: row.kind,
  driver: row.driver,
  phone: row.phone,
  lang: row.lang,
  onDuty: row.on_duty === 1,
});
