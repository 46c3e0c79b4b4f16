/** Changes of a job, each with its event in one transaction. */
import type { Updateable } from 'kysely';
import { applyChange, type Refusal, type Who } from './apply.ts';
import type { JobChange } from '../../../src/contract/job/change.ts';
import type { Job, JobEvent, JobUpdate } from '../../../src/contract/job/record.ts';
import type { JobState } from '../../../src/contract/job/steps.ts';
import type { Trx } from '../../store/tables.ts';
import { cleanText } from '../../store/text.ts';
import { applyJobToBooking } from './sync-booking.ts';
import { isRepeat } from './repeat.ts';
import { changedColumns, eventColumns, eventOf, jobOf } from './rows.ts';
import { withMessage } from './messages.ts';
import type { JobRow } from './tables.ts';

export type Changed =
  | { kind: 'changed'; update: JobUpdate }
  /** Somebody was faster, or the step is not in the table: the job as it is. */
  | { kind: 'refused'; why: Refusal; job: Job }
  | { kind: 'unknown' };

/** Texts without control characters, as everything that is stored. */
function cleaned(change: JobChange): JobChange {
  const entries = Object.entries(change).map(([key, value]) => [
    key,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return Object.fromEntries(entries) as JobChange;
}

/**
 * The state that undo leads back to after this change: a step or end makes undo possible, an undo uses it up, any other
 * change leaves it.
 */
function wayBack(before: JobState, change: JobChange, was: JobState | null): JobState | null {
  if (change.kind === 'step' || change.kind === 'end') return before;
  return change.kind === 'undo' ? null : was;
}

async function newestEvent(trx: Trx, id: number): Promise<JobEvent | undefined> {
  const row = await trx
    .selectFrom('job_events')
    .selectAll()
    .where('job_id', '=', id)
    // A photograph makes no new version: it may stand between a change and its repetition.
    .where('what', '!=', 'photo')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && eventOf(row);
}

async function pressedEvent(trx: Trx, pressId: string): Promise<JobEvent | undefined> {
  const row = await trx.selectFrom('job_events').selectAll().where('press_id', '=', pressId).executeTakeFirst();
  return row && eventOf(row);
}

/** Applies a change to the job `id`. Writers take turns, so nobody comes between reading and writing. */
export async function changeJob(
  trx: Trx,
  id: number,
  asked: JobChange,
  { actor, by }: Who,
  now: number,
): Promise<Changed> {
  const who: Who = { actor, by: cleanText(by) };
  const row = await trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  const before = jobOf(row);
  const change = cleaned(asked);
  const pressId = change.kind === 'note' ? (change.id?.toLowerCase() ?? null) : null;
  const pressed = pressId === null ? undefined : await pressedEvent(trx, pressId);
  if (pressed) {
    const job = await withMessage(trx, before);
    if (pressed.jobId === id) return { kind: 'changed', update: { job, event: pressed } };
    return { kind: 'refused', why: 'not_possible', job };
  }
  const applied = applyChange(before, change, who, now, row.previous_state ?? undefined);
  if ('refused' in applied) {
    const last = await newestEvent(trx, id);
    const job = await withMessage(trx, before);
    if (last && isRepeat(before, last, change, who)) return { kind: 'changed', update: { job, event: last } };
    return { kind: 'refused', why: applied.refused, job };
  }

  const { job, event } = applied;
  const columns: Updateable<JobRow> = {
    ...changedColumns(job),
    previous_state: wayBack(before.state, change, row.previous_state),
    // Another truck means another driver: revoke the old driver's link.
    ...(before.truckId === job.truckId ? {} : { crew_epoch: row.crew_epoch + 1 }),
    ...(change.kind === 'place' ? { position_sent_at: who.actor === 'customer' && job.position ? now : null } : {}),
  };
  await trx.updateTable('jobs').set(columns).where('id', '=', id).execute();
  const added = await trx
    .insertInto('job_events')
    .values({ ...eventColumns(event), press_id: pressId })
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyJobToBooking(trx, before, job, now);
  const stored = await trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { kind: 'changed', update: { job: await withMessage(trx, jobOf(stored)), event: eventOf(added) } };
}
