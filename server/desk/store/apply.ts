/** What a change makes of a job: a pure function. It reads no clock; `now` is in milliseconds since the epoch. */
import type { JobChange } from '../../../src/contract/job/change.ts';
import { END_REASONS, type EndReason, type Job, type JobEvent } from '../../../src/contract/job/record.ts';
import { isOver, mayMove, UNDO_MS, type Actor, type JobState } from '../../../src/contract/job/steps.ts';
import { iso } from './rows.ts';

export type Refusal = 'stale' | 'not_possible' | 'no_reason' | 'too_late';
type Applied = { job: Job; event: Omit<JobEvent, 'seq'> } | { refused: Refusal };

export interface Who {
  actor: Actor;
  /** Name of a desk's person, first name of a driver; '' where it is not known, as of every customer. */
  by: string;
}

/** The moment of a step, where the job keeps one. */
const MOMENT: Partial<Record<JobState, 'takenAt' | 'sentAt' | 'thereAt' | 'loadedAt'>> = {
  taken: 'takenAt',
  sent: 'sentAt',
  there: 'thereAt',
  loaded: 'loadedAt',
};

/** The job one version on. */
const next = (job: Job, changes: Partial<Job> = {}): Job => ({ ...job, ...changes, version: job.version + 1 });

function moved(job: Job, to: JobState, who: Who, now: number, extra: Partial<Job>): Job {
  const at = iso(now);
  const moment = MOMENT[to];
  return next(job, {
    ...extra,
    state: to,
    stateAt: at,
    undoUntil: iso(now + UNDO_MS),
    ...(moment ? { [moment]: at } : {}),
    ...(to === 'taken' ? { takenBy: who.by } : {}),
    ...(isOver(to) ? { endedAt: at } : {}),
  });
}

/**
 * The event of a change, as far as it is known without the job. A change that is sent again, because its answer was
 * lost, is recognised by it (`repeat.ts`).
 */
export function eventOfChange(change: JobChange): Pick<JobEvent, 'what'> & Partial<Pick<JobEvent, 'to' | 'detail'>> {
  switch (change.kind) {
    case 'step':
      return { what: 'step', to: change.to, ...(change.minutes ? { detail: String(change.minutes) } : {}) };
    case 'end':
      return { what: 'step', to: change.to, detail: [change.reason, change.note].filter(Boolean).join(': ') };
    case 'undo':
      return { what: 'undone' };
    case 'note':
      return { what: 'note', detail: change.text };
    case 'place':
      return { what: 'place', detail: change.place };
    case 'price':
      return { what: 'price', detail: String(change.price) };
    case 'truck':
      return { what: 'truck', detail: String(change.truckId ?? '') };
    case 'eta':
      return { what: 'eta', detail: String(change.minutes) };
    case 'danger':
      return { what: 'danger', detail: change.danger ? 'yes' : 'no' };
    case 'problem':
      return { what: 'problem', detail: [change.problem, change.note].filter(Boolean).join(': ') };
  }
}

/** Applies `change` to `job`. `previous` is the state before the last step, which `undo` goes back to. */
export function applyChange(job: Job, change: JobChange, who: Who, now: number, previous?: JobState): Applied {
  if (change.version !== job.version) return { refused: 'stale' };
  const event = { jobId: job.id, at: iso(now), actor: who.actor, by: who.by, ...eventOfChange(change) };
  const eta = (minutes: number): Job['eta'] => ({ at: iso(now + minutes * 60_000), saidAt: iso(now), by: who.by });

  switch (change.kind) {
    case 'step': {
      if (!mayMove(job, change.to, who.actor)) return { refused: 'not_possible' };
      const { minutes, truckId, price, payment } = change;
      const extra: Partial<Job> = {
        ...(minutes === undefined ? {} : { eta: eta(minutes) }),
        ...(truckId === undefined ? {} : { truckId: truckId ?? undefined }),
        ...(price === undefined ? {} : { finalPrice: price ?? undefined }),
        ...(payment === undefined ? {} : { payment: payment ?? undefined }),
      };
      return { job: moved(job, change.to, who, now, extra), event: { ...event, from: job.state } };
    }
    case 'end': {
      if (!mayMove(job, change.to, who.actor)) return { refused: 'not_possible' };
      const known: readonly string[] = END_REASONS[change.to];
      if (!known.includes(change.reason) || (change.reason === 'other' && change.note === '')) {
        return { refused: 'no_reason' };
      }
      const extra = { reason: change.reason as EndReason, ...(change.note ? { reasonNote: change.note } : {}) };
      return { job: moved(job, change.to, who, now, extra), event: { ...event, from: job.state } };
    }
    case 'undo':
      return undone(job, previous, now, event);
    case 'note':
    case 'problem':
      return { job: next(job), event };
    case 'place':
      return {
        job: next(job, { place: change.place, position: change.position }),
        // With only a new position, the place's name is left out of the event: repeated, it would look as if nothing
        // were new.
        event:
          who.actor === 'customer' && change.position && change.place === job.place ? { ...event, detail: '' } : event,
      };
    case 'price':
      return {
        job: next(job, {
          finalPrice: change.price,
          payment: change.payment === undefined ? job.payment : (change.payment ?? undefined),
        }),
        event,
      };
    case 'truck':
      return { job: next(job, { truckId: change.truckId ?? undefined }), event };
    case 'eta':
      return { job: next(job, { eta: eta(change.minutes) }), event };
    case 'danger':
      return { job: next(job, { danger: change.danger ? 'said' : undefined }), event };
  }
}

/** Undoes the last step, for a minute: its time, its reason and its end are removed, everything else stays. */
function undone(job: Job, previous: JobState | undefined, now: number, event: Omit<JobEvent, 'seq'>): Applied {
  if (!previous || !job.undoUntil || now > Date.parse(job.undoUntil)) return { refused: 'too_late' };
  const moment = MOMENT[job.state];
  return {
    job: next(job, {
      state: previous,
      stateAt: iso(now),
      undoUntil: undefined,
      ...(moment ? { [moment]: undefined } : {}),
      ...(job.state === 'taken' ? { takenBy: undefined } : {}),
      ...(isOver(job.state) ? { endedAt: undefined, reason: undefined, reasonNote: undefined } : {}),
      ...(job.state === 'sent' ? { eta: undefined } : {}),
    }),
    event: { ...event, from: job.state, to: previous },
  };
}
