/**
 * What customers and drivers said of their jobs, read along with these: on a screen it
 * stands on the job, not in its history.
 */
import type { Job, JobEvent } from '../../../src/contract/job/record.ts';
import { isSaid, isWord, SAYING, SPEAKERS } from '../../../src/contract/job/said.ts';
import type { Trx } from '../../store/tables.ts';
import { eventOf } from './rows.ts';

/** All of it, oldest first. */
export async function saidOf(trx: Trx, jobs: readonly Job[]): Promise<JobEvent[]> {
  if (jobs.length === 0) return [];
  const rows = await trx
    .selectFrom('job_events')
    .selectAll()
    .where(
      'job_id',
      'in',
      jobs.map(({ id }) => id),
    )
    .where('actor', 'in', SPEAKERS)
    .where('what', 'in', SAYING)
    .orderBy('seq')
    .execute();
  return rows.map(eventOf).filter(isSaid);
}

/** The customer's last notes on a job, at most `most`, the newest last. */
export async function customerNotes(trx: Trx, jobId: number, most: number): Promise<{ at: string; text: string }[]> {
  const rows = await trx
    .selectFrom('job_events')
    .select(['at', 'detail'])
    .where('job_id', '=', jobId)
    .where('actor', '=', 'customer')
    .where('what', '=', 'note')
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ at, detail }) => ({ at: new Date(at).toISOString(), text: detail ?? '' }));
}

/** Each job with the last word of its customer or driver. */
export function withWords(jobs: readonly Job[], said: readonly JobEvent[]): Job[] {
  const words = new Map(said.filter(isWord).map((event) => [event.jobId, event]));
  return jobs.map((job) => {
    const word = words.get(job.id);
    return word ? { ...job, word } : job;
  });
}

/** One job, as `withWords` has it. */
export async function withWord(trx: Trx, job: Job): Promise<Job> {
  const [told = job] = withWords([job], await saidOf(trx, [job]));
  return told;
}
