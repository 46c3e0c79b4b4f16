import { useState } from 'react';
import type { Job } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { dropDrafts, hasDraft, isBegun } from '../use-draft';

/**
 * The jobs that somebody else ended (`kept`) or erased (`gone`) while something was typed in their card here, and a
 * function that discards what is typed. Looked at whenever a job changes, not with each key: nobody loses a field by
 * emptying it.
 */
export function useKept(jobs: ReadonlyMap<number, Job>) {
  const [before, setBefore] = useState<ReadonlyMap<number, Job>>();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [gone, setGone] = useState<ReadonlyMap<number, Job>>(new Map());
  if (jobs !== before) {
    const wasOpen = (id: number) => !isOver(before?.get(id)?.state ?? 'done');
    // A price may also be begun in the card of a job that is over: that one stays where it is.
    const isTyped = ({ id }: Job) => isBegun(id) || (hasDraft(`${id} paid`) && (kept.has(id) || wasOpen(id)));
    setBefore(jobs);
    setKept(new Set([...jobs.values()].filter((job) => isOver(job.state) && isTyped(job)).map(({ id }) => id)));
    // No event reports an erasure: the job is missing from the next board.
    const isGone = (id: number) => !jobs.has(id) && (isBegun(id) || hasDraft(`${id} paid`));
    setGone(new Map([...gone, ...(before ?? [])].filter(([id]) => isGone(id))));
  }
  const discard = (id: number) => {
    dropDrafts(id);
    setKept(new Set([...kept].filter((other) => other !== id)));
    setGone(new Map([...gone].filter(([other]) => other !== id)));
  };
  return { kept, gone, discard };
}
