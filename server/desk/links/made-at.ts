import { LATEST_MS } from '../../../src/contract/job/link.ts';

/**
 * When something was done, from the age (`ago`) that the client reports, for a job that came in at `begun`. Nothing can
 * be done for a job before it exists: if it says so, the client's clock has been changed since, and the server's time
 * counts. All in milliseconds.
 */
export function madeAt(now: number, ago: number, begun: number): number {
  const claimed = Math.round(now - ago);
  return claimed < begun ? now : Math.max(claimed, now - LATEST_MS);
}
