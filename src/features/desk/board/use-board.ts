import { useMemo } from 'react';
import type { Job } from '@/contract/job/record';
import { createClock, useClock, type Clock } from '../alarm/clock';
import { isWaiting } from '../alarm/ring';
import type { DeskState } from '../stream/desk-state';
import { boardOrder, endedJobs, isLeft, isUnsent, lateBy, samePhone, unpricedJobs } from './order';
import { useKept } from './use-kept';

/** The jobs as they are to be seen, in order. */
export interface BoardView {
  /** The server's time, for countdowns. */
  clock: Clock;
  /** The kept ones are among them, at their place. */
  open: readonly Job[];
  /** Ids of those that are over, but stay for what is typed in their card; `discard` drops that. */
  kept: ReadonlySet<number>;
  /** Those that were erased while something was typed in their card. */
  gone: ReadonlyMap<number, Job>;
  discard: (id: number) => void;
  /** Those of the open ones that nobody has taken. */
  waiting: readonly Job[];
  /** Those that were taken, and no truck was sent for a long while. */
  unsent: readonly Job[];
  /** Those whose truck should have been there. */
  late: readonly Job[];
  /** How many wait, and how many were left over: there may be more than the board shows. */
  counts: { waiting: number; left: number };
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
 * Sorts the jobs once for all tabs; `now` gives milliseconds since the epoch on this device. The order changes only
 * when a job changes or with the minute: if cards moved all the time, somebody would press the wrong button.
 */
export function useBoard({ jobs, unshown, ahead }: DeskState, now: () => number): BoardView {
  const clock = useMemo(() => createClock(() => now() + ahead), [now, ahead]);
  const minute = useClock(clock, (time) => Math.floor(time / MINUTE_MS) * MINUTE_MS);
  const { kept, gone, discard } = useKept(jobs);
  const view = useMemo(() => {
    const all = [...jobs.values()];
    const ordered = boardOrder(all, minute, kept);
    const rest = all.filter(({ id }) => !kept.has(id));
    const left = ordered.filter((job) => isLeft(job, minute));
    // Jobs that are not shown have waited longest, so if there are leftovers they are among those.
    const [more, moreLeft] = left.length > 0 ? [0, unshown] : [unshown, 0];
    const open = ordered.filter((job) => !job.account && !isLeft(job, minute));
    const waiting = open.filter(isWaiting);
    return {
      clock,
      open,
      kept,
      waiting,
      unsent: open.filter((job) => isUnsent(job, minute)),
      late: open.filter((job) => lateBy(job, minute) > 0),
      counts: { waiting: waiting.length + more, left: left.length + moreLeft },
      accounts: ordered.filter((job) => job.account),
      left,
      over: endedJobs(rest, minute),
      unpriced: unpricedJobs(rest, minute),
      same: samePhone(all),
    };
  }, [jobs, kept, unshown, minute, clock]);
  return { ...view, gone, discard };
}
