import { createWorkerTimer, type WorkerTimer } from './worker-timer';

interface Options {
  /** `stopped`: whether the poll has been stopped meanwhile, and what has come is of no use any more. */
  work: (stopped: () => boolean) => Promise<void>;
  /** Milliseconds from the start of one run to the start of the next. */
  interval: number;
  /** Milliseconds. */
  now: () => number;
}

export interface Poll {
  /** Begins, at once. */
  start(): void;
  stop(): void;
  /** Runs now unless a run is under way; the interval starts anew. */
  run(): void;
}

/**
 * Repeats `work`, never two runs at a time, also in a hidden tab: there a worker's timer is used, since the page's
 * timers are throttled. When the tab is shown again, an overdue run starts at once.
 */
export function createPoll({ work, interval, now }: Options): Poll {
  let last = -Infinity;
  let timer = 0;
  let hidden: WorkerTimer | undefined;
  let busy = false;
  let stopped = true;

  /** If the clock was set back, the time of the last run is useless: a run is due. */
  const left = () => (now() < last ? 0 : Math.max(0, last + interval - now()));
  const plan = () => {
    window.clearTimeout(timer);
    if (stopped || busy) return;
    timer = window.setTimeout(due, left());
    if (document.hidden) (hidden ??= createWorkerTimer(due))?.set(left());
  };
  /** Either timer may fire, and too early: check the clock. */
  const due = () => {
    if (left() > 0) plan();
    else void run();
  };
  const run = async () => {
    if (busy || stopped) return;
    busy = true;
    last = now();
    await work(() => stopped);
    busy = false;
    plan();
  };
  return {
    start() {
      stopped = false;
      document.addEventListener('visibilitychange', plan);
      plan();
    },
    stop() {
      stopped = true;
      document.removeEventListener('visibilitychange', plan);
      window.clearTimeout(timer);
      hidden?.end();
      hidden = undefined;
    },
    run: () => void run(),
  };
}
