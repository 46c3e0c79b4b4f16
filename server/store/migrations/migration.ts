import type { Dialect } from '../tables.ts';

/**
 * One step of the schema, in each dialect; run in one transaction. A released step is
 * never edited: a mistake in it is mended by the next.
 */
export type Migration = Record<Dialect, string[]>;
