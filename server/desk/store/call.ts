/** A phone call as a job, and what the desk types while the first answer is still pending. */
import type { Insertable, Selectable } from 'kysely';
import { estimateAed } from '../../../src/contract/estimate.ts';
import type { NewJob } from '../../../src/contract/job/change.ts';
import { dangerOf } from '../../../src/contract/job/danger.ts';
import type { JobEvent, JobUpdate } from '../../../src/contract/job/record.ts';
import { phoneKey } from '../../../src/contract/phone.ts';
import { bookingReference } from '../../../src/contract/reference.ts';
import type { Trx } from '../../store/tables.ts';
import { cleanText } from '../../store/text.ts';
import { begun, insertJobs } from './add.ts';
import { eventOf, jobOf } from './rows.ts';
import { withMessage } from './messages.ts';
import type { JobRow } from './tables.ts';

/** The column for `JobEventRow.press_id`: which sending of which call made an event. */
const pressId = (key: string, press: number): string => `${key}/${press}`;

/**
 * Makes a job of a phone call. The same `id` again returns the existing job; if it was sent again later because no
 * answer came, the job gets what was typed meanwhile.
 */
export async function addCallJob(trx: Trx, call: NewJob, now: number): Promise<JobUpdate> {
  const row = {
    ...begun(now),
    key: call.id.toLowerCase(),
    booking_id: null,
    reference: bookingReference(call.id, 0),
    danger: dangerOf(call.danger, call.words, call.place),
    urgency: call.urgency,
    name: cleanText(call.name),
    phone: cleanText(call.phone),
    phone_key: phoneKey(call.phone),
    email: '',
    lang: cleanText(call.lang),
    service: call.service ?? null,
    vehicle: cleanText(call.vehicle),
    place: cleanText(call.place),
    position: call.position ? JSON.stringify(call.position) : null,
    words: cleanText(call.words),
    estimate: call.service ? estimateAed(call.service, call.urgency, '') : null,
    attribution: null,
  } satisfies Insertable<JobRow>;
  const by = cleanText(call.by);
  const made = await insertJobs(trx, [row], { actor: 'desk', name: by, pressId: pressId(row.key, call.press) });
  const stored = trx.selectFrom('jobs').selectAll().where('key', '=', row.key);
  if (made === 0) await addMore(trx, await stored.executeTakeFirstOrThrow(), row, { ...call, by }, now);
  const job = await stored.executeTakeFirstOrThrow();
  const event = await trx
    .selectFrom('job_events')
    .selectAll()
    .where('job_id', '=', job.id)
    .where('what', 'in', ['created', 'call'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { job: await withMessage(trx, jobOf(job)), event: eventOf(event) };
}

/** What a call brings to a job. */
type Said = Pick<
  Selectable<JobRow>,
  'name' | 'vehicle' | 'words' | 'service' | 'urgency' | 'lang' | 'estimate' | 'danger' | 'place' | 'position'
>;

/**
 * Updates the job from a later sending of its call. Fields that somebody has changed since are kept; a place that came
 * too late is added to the history.
 */
async function addMore(
  trx: Trx,
  job: Selectable<JobRow>,
  said: Said,
  { press, by }: Pick<NewJob, 'press' | 'by'>,
  now: number,
): Promise<void> {
  const events = await trx
    .selectFrom('job_events')
    .select(['what', 'detail', 'press_id'])
    .where('job_id', '=', job.id)
    .execute();
  const presses = events.flatMap(({ press_id: id }) =>
    id?.startsWith(`${job.key}/`) ? [Number(id.split('/')[1])] : [],
  );
  // Not for a booking; and a delayed older sending has nothing new.
  if (job.booking_id !== null || press <= Math.max(1, ...presses)) return;
  const changed = (what: JobEvent['what']): boolean => events.some((event) => event.what === what);
  const { name, vehicle, words, service, urgency, lang, estimate, place } = said;
  // Clearing the danger tick does not clear a danger found in the customer's text; and a set tick always wins.
  const unsaid = job.danger === 'words' ? 'words' : null;
  const wanted: Partial<Said> = {
    name,
    vehicle,
    words,
    service,
    urgency,
    lang,
    estimate,
    danger: said.danger === 'said' || !changed('danger') ? (said.danger ?? unsaid) : job.danger,
    ...(changed('place') ? {} : { place, position: said.position ?? job.position }),
  };
  const columns = Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => job[column as keyof Said] !== value),
  ) as Partial<Said>;
  const late =
    changed('place') && place !== '' && place !== job.place && !events.some(({ detail }) => detail === place);
  if (Object.keys(columns).length === 0 && !late) return;
  await trx
    .updateTable('jobs')
    .set({ ...columns, version: job.version + 1 })
    .where('id', '=', job.id)
    .execute();
  const event = { job_id: job.id, at: now, actor: 'desk', by_name: by, what: 'call' } as const;
  await trx
    .insertInto('job_events')
    .values({ ...event, detail: late ? place : null, press_id: pressId(job.key, press) })
    .execute();
}
