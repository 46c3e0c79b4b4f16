/**
 * Messages of customers and drivers, and the desk's notes, read together with the jobs: a screen shows the last ones on
 * the job itself, not only in its history.
 */
import type { Selectable } from 'kysely';
import { NEW_POSITION } from '../../../src/contract/job/driver-words.ts';
import type { CrewNote } from '../../../src/contract/job/link.ts';
import type { Job, JobEvent } from '../../../src/contract/job/record.ts';
import { isMessage, isTextMessage, MESSAGE_KINDS, SPEAKERS } from '../../../src/contract/job/messages.ts';
import type { Trx } from '../../store/tables.ts';
import { placeInArabic } from '../figures/area.ts';
import { eventOf, iso } from './rows.ts';
import type { JobRow } from './tables.ts';

const isDeskNote = (event: JobEvent): boolean => event.what === 'note' && !isMessage(event);

/** All messages and the desk's own notes, oldest first. */
export async function messagesOf(trx: Trx, jobs: readonly Job[]): Promise<JobEvent[]> {
  if (jobs.length === 0) return [];
  const rows = await trx
    .selectFrom('job_events')
    .selectAll()
    .where(
      'job_id',
      'in',
      jobs.map(({ id }) => id),
    )
    .where('what', 'in', MESSAGE_KINDS)
    .where((e) => e.or([e('actor', 'in', SPEAKERS), e('what', '=', 'note')]))
    .orderBy('seq')
    .execute();
  return rows.map(eventOf).filter((event) => isMessage(event) || isDeskNote(event));
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
  return rows.reverse().map(({ at, detail }) => ({ at: iso(at), text: detail ?? '' }));
}

/**
 * The place that the customer gave after the truck was sent, for drivers who use another map than ours and would miss
 * it. Undefined where there is none, or the desk has changed the place since.
 */
export async function movedTo(
  trx: Trx,
  { id, sent_at }: Pick<Selectable<JobRow>, 'id' | 'sent_at'>,
): Promise<CrewNote | undefined> {
  const last = await trx
    .selectFrom('job_events')
    .select(['at', 'detail', 'actor'])
    .where('job_id', '=', id)
    .where('what', '=', 'place')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.actor !== 'customer' || sent_at === null || last.at < sent_at) return undefined;
  const at = iso(last.at);
  if (!last.detail) return { at, text: NEW_POSITION.en, words: NEW_POSITION };
  const ar = placeInArabic(last.detail);
  return { at, text: `📍 ${last.detail}`, words: ar === undefined ? undefined : { ar: `📍 ${ar}` } };
}

/** Each job with the last word of its customer or driver, and the desk's last note. */
export function withMessages(jobs: readonly Job[], said: readonly JobEvent[]): Job[] {
  const lastOf = (events: readonly JobEvent[]) => new Map(events.map((event) => [event.jobId, event]));
  const words = lastOf(said.filter(isTextMessage));
  const notes = lastOf(said.filter(isDeskNote));
  return jobs.map((job) => ({ ...job, word: words.get(job.id), note: notes.get(job.id) }));
}

/** One job, as `withMessages` has it. */
export async function withMessage(trx: Trx, job: Job): Promise<Job> {
  const [told = job] = withMessages([job], await messagesOf(trx, [job]));
  return told;
}
