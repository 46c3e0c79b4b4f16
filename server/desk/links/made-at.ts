import { LATEST_MS } from '../../../src/contract/job/link.ts';

/**
 * When something was made that is said to be `ago` old, of a job that came in at `begun`. Nobody pressed or
 * photographed anything for a job before it was there: a clock that says so has been set since, and the server's own
 * counts. All in milliseconds.
 */
export function madeAt(now: number, ago: number, begun: number): number {
  const claimed = Math.round(now - ago);
  return claimed < begun ? now : Math.max(claimed, now - LATEST_MS);
}
