/**
 * A change that is sent again because its answer was lost: what it asked for has happened
 * already, and is answered like the first time.
 */
import type { JobChange } from '../../../src/contract/job/change.ts';
import type { Job, JobEvent } from '../../../src/contract/job/record.ts';
import { eventOfChange, type Who } from './apply.ts';

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
  const trace = eventOfChange(change);
  if (trace.what !== last.what || (trace.detail ?? '') !== (last.detail ?? '')) return false;
  if ((change.kind === 'step' || change.kind === 'price') && !sameDetails(job, change)) return false;
  return trace.to === undefined || trace.to === last.to;
}
