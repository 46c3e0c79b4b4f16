import * as v from 'valibot';
import { LONGEST_SEARCH } from './limits.ts';
import type { Job } from './record.ts';

/** `GET /api/desk/find?q=`: a phone number, or words that must all occur. */
export const findQuerySchema = v.object({
  q: v.pipe(
    v.string('q must be text'),
    v.trim(),
    v.minLength(1, 'there is nothing to search for'),
    v.maxLength(LONGEST_SEARCH, 'the search is too long'),
  ),
});

/** The newest first. */
export interface FoundJobs {
  jobs: Job[];
  /** There are more than these. */
  more: boolean;
}
