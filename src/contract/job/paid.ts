import type { Job } from './record.ts';

/** AED that were paid; of a done job only: a price that was noted before may yet change. */
export const paidPrice = ({ state, finalPrice }: Pick<Job, 'state' | 'finalPrice'>): number | undefined =>
  state === 'done' ? finalPrice : undefined;
