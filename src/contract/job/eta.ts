import type { Job } from './record.ts';
import { isOver } from './steps.ts';

/** The arrival time that was said to the customer, until the truck is there or the job is over. */
export const pendingEta = ({ eta, thereAt, state }: Pick<Job, 'eta' | 'thereAt' | 'state'>): Job['eta'] =>
  thereAt || isOver(state) ? undefined : eta;
