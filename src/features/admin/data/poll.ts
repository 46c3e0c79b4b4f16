interface Options {
  work: () => Promise<void>;
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

/** Repeats `work`, never twice at a time. It pauses in a hidden tab; back in front it runs at once when a run is overdue. */
export function createPoll({ work, interval, now }: Options): Poll {
  let last = -Infinity;
  let timer = 0;
  let busy = false;
  let stopped = true;

  const plan = () => {
    window.clearTimeout(timer);
    if (!stopped && !busy && !document.hidden) timer = window.setTimeout(() => void run(), Math.max(0, last + interval - now()));
  };
  const run = async () => {
    if (busy) return;
    busy = true;
    last = now();
    await work();
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
    },
    run: () => void run(),
  };
}
