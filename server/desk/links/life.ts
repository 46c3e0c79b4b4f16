/** How long a link lives. Milliseconds throughout. */
import type { Purpose } from '../../../src/contract/job/link.ts';
import { isOver, type JobState } from '../../../src/contract/job/steps.ts';

const HOUR_MS = 3_600_000;

/** A caller's link, from when it was made. */
export const PIN_MS = 2 * HOUR_MS;
/** The other links, counted from the end of the job. */
export const AFTER_END_MS: Record<Exclude<Purpose, 'pin'>, number> = { job: 12 * HOUR_MS, track: 7 * 24 * HOUR_MS };
/** A job that nobody ends keeps no link open for longer than this. */
const OPEN_MS = 30 * 24 * HOUR_MS;

interface Life {
  state: JobState;
  created_at: number;
  ended_at: number | null;
}

/** Whether a link of this purpose still opens the job. `expires`: 0 where the job alone decides. */
export function isAlive(purpose: Purpose, expires: number, job: Life, now: number): boolean {
  if (expires !== 0 && now >= expires) return false;
  if (purpose === 'pin') return !isOver(job.state);
  if (isOver(job.state)) return now < (job.ended_at ?? job.created_at) + AFTER_END_MS[purpose];
  return now < job.created_at + OPEN_MS;
}
