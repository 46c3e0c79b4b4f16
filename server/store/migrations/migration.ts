import type { Dialect } from '../tables.ts';

/**
 * One step of the schema, in each dialect; run in one transaction. A released step is
 * never edited: a mistake in it is mended by the next.
 */
export type Migration = Record<Dialect, string[]> & {
  /**
   * For PostgreSQL, of a step that rewrites rows: the same for rows of the last days, run again at each start, since a
   * server of an older release that still runs beside this one goes on writing them in the old way.
   */
  again?: string[];
};

/** Condition for a booking that came in during the last week, in PostgreSQL: no update of all servers takes longer. */
export const OF_LAST_WEEK = "received_at > (1000 * extract(epoch FROM now() - interval '7 days'))::bigint";
