import type { PushInput } from '../../../src/contract/job/push.ts';
import type { Database } from '../../store/tables.ts';
import { cleanText } from '../../store/text.ts';

/**
 * More than a desk has. Each is written to at every ring: a session in the wrong hands is not to add them without end.
 */
const MOST = 100;

/** The devices that are told of new jobs. */
export interface Subscriptions {
  all(): Promise<PushInput[]>;
  /** Beyond a hundred the one that joined first is struck off. */
  add(subscription: PushInput): Promise<void>;
  /** Also for one whose browser has gone (404, 410 of the push service). */
  remove(endpoint: string): Promise<void>;
}

/** `now` gives milliseconds since the epoch. */
export const subscriptionsOf = ({ read, write }: Database, now: () => number): Subscriptions => ({
  all: () =>
    read(async (trx) => {
      const rows = await trx.selectFrom('push_subscriptions').selectAll().orderBy('since').execute();
      return rows.map(({ endpoint, p256dh, auth, device }) => ({ endpoint, keys: { p256dh, auth }, device }));
    }),
  add: ({ endpoint, keys, device }) =>
    write(async (trx) => {
      const values = { ...keys, device: cleanText(device), since: now() };
      await trx
        .insertInto('push_subscriptions')
        .values({ endpoint, ...values })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
        .execute();
      const others = await trx
        .selectFrom('push_subscriptions')
        .select('endpoint')
        .where('endpoint', '!=', endpoint)
        .orderBy('since', 'desc')
        .execute();
      const gone = others.slice(MOST - 1).map((other) => other.endpoint);
      if (gone.length > 0) await trx.deleteFrom('push_subscriptions').where('endpoint', 'in', gone).execute();
    }),
  remove: (endpoint) =>
    write(async (trx) => {
      await trx.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    }),
});
