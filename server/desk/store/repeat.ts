/**
 * A change that is sent again because its answer was lost: what it asked for has happened
 * already, and is answered like the first time.
 */
import type { JobChange } from '../../../src/contract/job/change.ts';
import type { Job, JobEvent } from '../../../src/contract/job/record.ts';
import type { Who } from '../../../src/contract/job/apply.ts';

/** The event that the change leaves, as far as it can be told without the job. */
function traceOf(change: JobChange): Pick<JobEvent, 'what'> & Partial<Pick<JobEvent, 'to' | 'detail'>> {
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

type Details = Partial<Pick<Extract<JobChange, { kind: 'step' }>, 'truckId' | 'price' | 'payment'>>;

/**
 * Whether the parts of a step or a price that its event does not record are the same: another truck or payment is a new
 * change.
 */
const sameDetails = (job: Job, { truckId, price, payment }: Details): boolean =>
  (truckId === undefined || (truckId ?? undefined) === job.truckId) &&
  (price === undefined || (price ?? undefined) === job.finalPrice) &&
  (payment === undefined || (payment ?? undefined) === job.payment);

/**
 * Whether `last`, the job's newest event, is what `change` made: the same, by the same
 * person, on the version before this one.
 */
export function isRepeat(job: Job, last: JobEvent, change: JobChange, who: Who): boolean {
  if (change.version !== job.version - 1 || last.actor !== who.actor || last.by !== who.by) return false;
  const trace = traceOf(change);
  if (trace.what !== last.what || (trace.detail ?? '') !== (last.detail ?? '')) return false;
  if ((change.kind === 'step' || change.kind === 'price') && !sameDetails(job, change)) return false;
  return change.kind === 'undo' || trace.to === undefined || trace.to === last.to;
}
