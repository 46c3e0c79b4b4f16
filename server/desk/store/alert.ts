import type { Trx } from '../../store/tables.ts';

/** The call of the alert address is ours to make, another server's who is at it, or was made (or is not needed). */
export type Claim = 'ours' | 'theirs' | 'made';

/**
 * Longer than a call takes with all its tries, in milliseconds: a server that has claimed it and not said so much later
 * how it ended has died.
 */
export const CLAIM_MS = 120_000;

/** Claims the call of the alert address. A claim is the time below zero, until the call has ended. */
export async function claimAlert(trx: Trx, id: number, now: number): Promise<Claim> {
  const job = await trx
    .selectFrom('jobs')
    .select('alerted_at')
    .where('id', '=', id)
    .where('state', '=', 'new')
    .executeTakeFirst();
  const at = job?.alerted_at ?? 0;
  if (!job || at > 0) return 'made';
  if (at < 0 && now + at < CLAIM_MS) return 'theirs';
  await trx.updateTable('jobs').set({ alerted_at: -now }).where('id', '=', id).execute();
  return 'ours';
}

/** The call ended at `at`; null: the server stops before the address has answered, and the next one is to tell it. */
export async function endAlert(trx: Trx, id: number, at: number | null): Promise<void> {
  await trx.updateTable('jobs').set({ alerted_at: at }).where('id', '=', id).execute();
}
