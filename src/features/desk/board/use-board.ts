import { useMemo } from 'react';
import type { Job } from '@/contract/job/record';
import { createClock, useClock, type Clock } from '../alarm/clock';
import { isWaiting } from '../alarm/ring';
import type { DeskState } from '../stream/desk-state';
import { boardOrder, endedJobs, isLeft, lacksPrice, samePhone } from './order';

/** The jobs as they are to be seen, in order. */
export interface BoardView {
  /** The server's time, for countdowns. */
  clock: Clock;
  open: readonly Job[];
  /** Those of the open ones that nobody has taken. */
  waiting: readonly Job[];
  /** Requests of companies for an account. */
  accounts: readonly Job[];
  /** Left over from before: behind the night's work. */
  left: readonly Job[];
  over: readonly Job[];
  /** Done before that, without a price. */
  unpriced: readonly Job[];
  /** Job id → ids of other jobs of the same phone. */
  same: ReadonlyMap<number, readonly number[]>;
}

const MINUTE_MS = 60_000;

/**
 * Sorts the jobs once for every tab that shows them; `now` gives milliseconds since the epoch by this device. The
 * order changes with a job, and with the minute at most: a board that moves under the finger is pressed wrongly.
 */
export function useBoard({ jobs, ahead }: DeskState, now: () => number): BoardView {
  const clock = useMemo(() => createClock(() => now() + ahead), [now, ahead]);
  const minute = useClock(clock, (time) => Math.floor(time / MINUTE_MS) * MINUTE_MS);
  return useMemo(() => {
    const all = [...jobs.values()];
    const ordered = boardOrder(all, minute);
    const over = endedJobs(all);
    const open = ordered.filter((job) => !job.account && !isLeft(job, minute));
    return {
      clock,
      open,
      waiting: open.filter(isWaiting),
      accounts: ordered.filter((job) => job.account),
      left: ordered.filter((job) => isLeft(job, minute)),
      over: over.filter((job) => !lacksPrice(job, minute)),
      unpriced: over.filter((job) => lacksPrice(job, minute)),
      same: samePhone(all),
    };
  }, [jobs, minute, clock]);
}
