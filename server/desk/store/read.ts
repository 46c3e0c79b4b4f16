/** The desk's queries. Each runs on one consistent snapshot of the store. */
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Board, Job, JobEvent, JobUpdate, Truck } from '../../../src/contract/job/record.ts';
import { isMessage } from '../../../src/contract/job/messages.ts';
import { ENDED_MS, ENDS, NO_PRICE_MS, STEPS } from '../../../src/contract/job/steps.ts';
import type { Trx } from '../../store/tables.ts';
import { eventOf, iso, jobOf, truckOf } from './rows.ts';
import { messagesOf, withMessage, withMessages } from './messages.ts';
import type { JobRow } from './tables.ts';

/** Most finished jobs on the board: recent ones, and older ones that only lack their price. */
const MOST_ENDED = 200;
const MOST_WITHOUT_PRICE = 50;
/**
 * More open jobs than anybody can look at. Beyond it, the oldest untaken ones are left out; they are too old to ring,
 * and come back as soon as there is room.
 */
const MOST_OPEN = 2000;
/** As many messages as can come between two polls of a screen. */
const MOST_SAID = 20;

/** The states of a job that is not over. */
export const OPEN = STEPS.filter((step) => step !== 'done');
const OVER = ['done', ...ENDS] as const;

/** Number of the newest event of all jobs; 0: nothing has happened yet. */
export async function newestSeq(trx: Trx): Promise<number> {
  const row = await trx
    .selectFrom('job_events')
    .select((e) => e.fn.max<number | null>('seq').as('seq'))
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}

/** All trucks, in the order in which they were added. */
export async function trucks(trx: Trx): Promise<Truck[]> {
  return (await trx.selectFrom('trucks').selectAll().orderBy('id').execute()).map(truckOf);
}

/**
 * A short text that changes when the board changes without a job event: a truck was changed, or something was erased.
 */
export const boardTag = async (trx: Trx): Promise<string> => tagWith(trx, await trucks(trx));

async function tagWith(trx: Trx, all: readonly Truck[]): Promise<string> {
  const erased = await trx
    .selectFrom('privacy_log')
    .select('seq')
    .where('what', '!=', 'export')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const besides = JSON.stringify([erased?.seq, all]);
  return createHash('sha256').update(besides).digest('base64url').slice(0, 16);
}

const waits = ({ state, account }: Pick<Selectable<JobRow>, 'state' | 'account'>): boolean =>
  state === 'new' && account === null;

/** How many jobs wait beside these: the board counts them, though it cannot show them. */
async function unshownBeside(trx: Trx, shown: readonly Selectable<JobRow>[]): Promise<number> {
  const { all } = await trx
    .selectFrom('jobs')
    .select((e) => e.fn.countAll<number>().as('all'))
    .where('state', '=', 'new')
    .where('account', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(all) - shown.filter(waits).length;
}

/** All open jobs, what ended lately, what was done before without a price, the trucks, and where a stream goes on. */
export async function board(trx: Trx, now: number): Promise<Board> {
  const open = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('state', 'in', OPEN)
    // Jobs in progress first, then the newest, so that thousands of jobs that were never ended do not hide tonight's.
    .orderBy((e) => e('state', '=', 'new'))
    .orderBy('created_at', 'desc')
    .limit(MOST_OPEN)
    .execute();
  const unshown = open.length < MOST_OPEN ? 0 : await unshownBeside(trx, open);
  open.sort((a, b) => a.created_at - b.created_at || a.id - b.id);
  const over = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('ended_at', '>=', now - ENDED_MS)
    .where('state', 'in', OVER)
    .orderBy('ended_at', 'desc')
    .limit(MOST_ENDED)
    .execute();
  const unpriced = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('ended_at', '>=', now - NO_PRICE_MS)
    .where('ended_at', '<', now - ENDED_MS)
    .where('state', '=', 'done')
    .where('final_price', 'is', null)
    .where('account', 'is', null)
    .orderBy('ended_at', 'desc')
    .limit(MOST_WITHOUT_PRICE)
    .execute();
  const jobs = [...open, ...over, ...unpriced].map(jobOf);
  const said = await messagesOf(trx, jobs);
  const all = await trucks(trx);
  return {
    jobs: withMessages(jobs, said),
    ...(unshown > 0 ? { unshown } : {}),
    trucks: all,
    said: said.filter(isMessage).slice(-MOST_SAID),
    seq: await newestSeq(trx),
    tag: await tagWith(trx, all),
    now: iso(now),
  };
}

/** All jobs that nobody has taken, however many. */
export async function waitingIds(trx: Trx): Promise<Set<number>> {
  const rows = await trx.selectFrom('jobs').select('id').where('state', '=', 'new').execute();
  return new Set(rows.map(({ id }) => id));
}

/** What happened after event `seq`, oldest first, at most `most`; each with its job as it is now. */
export async function updatesSince(trx: Trx, seq: number, most: number): Promise<JobUpdate[]> {
  const rows = await trx
    .selectFrom('job_events')
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ job_id }) => job_id))];
  const jobs = (await trx.selectFrom('jobs').selectAll().where('id', 'in', ids).execute()).map(jobOf);
  const byId = new Map(withMessages(jobs, await messagesOf(trx, jobs)).map((job) => [job.id, job]));
  return rows.flatMap((row) => {
    // Erased meanwhile: nothing is told of it.
    const job = byId.get(row.job_id);
    return job ? [{ event: eventOf(row), job }] : [];
  });
}

/** One job with everything that happened to it, oldest first; undefined when there is none. */
export async function history(trx: Trx, id: number): Promise<{ job: Job; events: JobEvent[] } | undefined> {
  const row = await trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const events = await trx.selectFrom('job_events').selectAll().where('job_id', '=', id).orderBy('seq').execute();
  return { job: await withMessage(trx, jobOf(row)), events: events.map(eventOf) };
}
