import { useState } from 'react';
import type { Job } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { dropDrafts, hasDraft, isBegun } from '../use-draft';

/**
 * The jobs that somebody else ended while something was typed in their card here, and a function that discards what is
 * typed. Looked at whenever a job changes, not with each key: nobody loses a field by emptying it.
 */
export function useKept(jobs: ReadonlyMap<number, Job>): [ReadonlySet<number>, (id: number) => void] {
  const [before, setBefore] = useState<ReadonlyMap<number, Job>>();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  if (jobs !== before) {
    const wasOpen = (id: number) => !isOver(before?.get(id)?.state ?? 'done');
    // A price may also be begun in the card of a job that is over: that one stays where it is.
    const isTyped = ({ id }: Job) => isBegun(id) || (hasDraft(`${id} paid`) && (kept.has(id) || wasOpen(id)));
    setBefore(jobs);
    setKept(new Set([...jobs.values()].filter((job) => isOver(job.state) && isTyped(job)).map(({ id }) => id)));
  }
  const discard = (id: number) => {
    dropDrafts(id);
    setKept(new Set([...kept].filter((other) => other !== id)));
  };
  return [kept, discard];
}
