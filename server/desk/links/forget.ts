import { ENDS, UNDO_MS } from '../../../src/contract/job/steps.ts';
import type { Trx } from '../../store/tables.ts';
import { PIN_MS } from './life.ts';

/**
 * A position that nobody has sent a truck to goes after this, in milliseconds: the link
 * that brought it is over by then.
 */
const UNUSED_MS = PIN_MS;

/**
 * Deletes positions that came by a link: when the job is over and its end can no longer be undone, and, if no truck was
 * sent, after two hours.
 */
export async function forgetPositions(trx: Trx, now: number): Promise<number> {
  const gone = await trx
    .updateTable('jobs')
    .set({ position: null, position_sent_at: null })
    .where('position_sent_at', 'is not', null)
    .where((e) =>
      e.or([
        e.and([e('state', 'in', ['done', ...ENDS]), e('ended_at', '<=', now - UNDO_MS)]),
        e.and([e('state', 'in', ['new', 'taken']), e('position_sent_at', '<=', now - UNUSED_MS)]),
      ]),
    )
    .returning('id')
    .execute();
  return gone.length;
}
