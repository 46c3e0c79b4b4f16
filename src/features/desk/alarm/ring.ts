/**
 * When the desk rings. Pure: takes what has rung and when, returns what is to ring now. A job rings when it arrives,
 * and again every 30 seconds until somebody takes it (every five minutes if it is for an agreed hour), together with
 * the others that wait. A job that is already known after a reload or a lost connection does not ring an extra time.
 */
import type { Job } from '@/contract/job/record';
import { isRingDue, STOP_RINGING_MS } from '@/contract/job/steps';

/** Job id → when it last rang, in milliseconds. */
export type Rung = ReadonlyMap<number, number>;

/** Nobody has taken it. */
export const isWaiting = (job: Job): boolean => job.state === 'new';

/**
 * It waits, and is not a leftover: bookings from before there was a desk must wake nobody. Nor does a request for an
 * account ring; it waits on the board.
 */
export const isRinging = (job: Job, now: number): boolean =>
  isWaiting(job) && !job.account && now - Date.parse(job.createdAt) < STOP_RINGING_MS;

/** The jobs to ring for at `now`, and what is to be remembered. */
export function ringNow(jobs: readonly Job[], rung: Rung, now: number): { due: Job[]; rung: Rung } {
  const waiting = jobs.filter((job) => isRinging(job, now));
  const due = waiting.filter((job) => isRingDue(job, rung.get(job.id), now));
  // One ring covers all waiting jobs, whenever they arrived: otherwise ten of them would ring every three seconds.
  const heard = due.length > 0 ? () => now : (id: number) => rung.get(id) ?? now;
  return { due, rung: new Map(waiting.map(({ id }) => [id, heard(id)])) };
}

/** The window's title: "(2) New job" while something rings, else as it was. */
export const titleFor = (waiting: number, one: string, usual: string): string =>
  waiting > 0 ? `(${waiting}) ${one}` : usual;
