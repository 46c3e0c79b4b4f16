/** A desk of its own for each test of a file, at two in the morning in Dubai unless told otherwise. */
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Job, JobEvent } from '../../../src/contract/job/record';
import { cleanUp } from '../fixture';
import { deskServer, type DeskServer } from './support';

export const START = Date.parse('2026-11-22T22:00:00.000Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** The server's; a test moves it. */
export const clock = { now: START };
/** The desk of the test that runs. */
export let desk: DeskServer;

/** Called by a test file, once. */
export function deskForEachTest(start = START): void {
  beforeEach(async () => {
    clock.now = start;
    desk = await deskServer(clock);
  });
  afterEach(() => desk.close());
  afterAll(cleanUp);
}

/** The job of a test that has one. */
export const only = async (): Promise<Job> => {
  const { jobs } = await desk.board();
  if (jobs.length !== 1) throw new Error(`${jobs.length} jobs`);
  return jobs[0] as Job;
};

/** What happened to a job, as its card shows it. */
export const historyOf = async (id: number): Promise<JobEvent[]> =>
  ((await desk.get(`jobs/${id}`)).body as { events: JobEvent[] }).events;
