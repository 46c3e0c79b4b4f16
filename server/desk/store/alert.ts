import type { Trx } from '../../store/tables.ts';

/** Claims the call of the alert address; false when it was claimed before, or when somebody has taken the job. */
export async function claimAlert(trx: Trx, id: number, now: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('jobs')
    .set({ alerted_at: now })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .where('alerted_at', 'is', null)
    .returning('id')
    .execute();
  return claimed.length > 0;
}

/** Takes the note back: the server stops before the address has answered, and the next one is to tell it. */
export async function releaseAlert(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('jobs').set({ alerted_at: null }).where('id', '=', id).execute();
}
