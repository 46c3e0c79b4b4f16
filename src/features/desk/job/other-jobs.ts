import { createContext, useContext } from 'react';
import type { Job } from '@/contract/job/record';
import { isUnderWay } from '@/contract/job/steps';

const JobsContext = createContext<ReadonlyMap<number, Job>>(new Map());

/** Gives all jobs to what looks beyond its own card. As a property, each new event would draw every card again. */
export const JobsProvider = JobsContext.Provider;

/** The references of the other jobs that a truck is on at present, by its id. */
export function useOtherJobs(here: Job): (truckId: number) => string[] {
  const jobs = [...useContext(JobsContext).values()];
  const others = jobs.filter(({ id, state }) => id !== here.id && isUnderWay(state));
  return (truckId) => others.filter((job) => job.truckId === truckId).map(({ reference }) => reference);
}
