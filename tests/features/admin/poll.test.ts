import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPoll, type Poll } from '@/features/admin/data/poll';

let poll: Poll;
let runs: number;
let finish: (() => void) | undefined;
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  runs = 0;
  finish = undefined;
  const work = () => {
    runs += 1;
    return new Promise<void>((done) => (finish = done));
  };
  poll = createPoll({ work, interval: 30_000, now: Date.now });
  poll.start();
});
afterEach(() => {
  poll.stop();
  vi.useRealTimers();
});

const end = async () => {
  finish?.();
  await vi.advanceTimersByTimeAsync(0);
};

describe('polling', () => {
  it('runs at once and then every 30 s from start to start', async () => {
    await vi.advanceTimersByTimeAsync(4000);
    expect(runs).toBe(1);
    await end();
    await vi.advanceTimersByTimeAsync(25_999);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
  });

  it('never runs twice at a time, however slow the answer and however often it is asked', async () => {
    await vi.advanceTimersByTimeAsync(100_000);
    poll.run();
    poll.run();
    expect(runs).toBe(1);
    await end();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toBe(2);
  });

  it('runs by hand, and the interval starts anew', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    await vi.advanceTimersByTimeAsync(20_000);
    poll.run();
    expect(runs).toBe(2);
    await end();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(runs).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(3);
  });

  it('goes on every 30 s in a hidden tab', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    hide(true);
    for (const expected of [2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(30_000);
      expect(runs).toBe(expected);
      await end();
    }
  });

  it('catches up at once when the machine slept and the tab comes back, not when it comes back early', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    hide(true);
    await vi.advanceTimersByTimeAsync(10_000);
    hide(false);
    expect(runs).toBe(1);
    hide(true);
    // Asleep: the clock moves on, no timer fires.
    vi.setSystemTime(Date.now() + 600_000);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toBe(2);
  });

  it('goes on in time, in front and hidden, where the clock is set back by hours', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(runs).toBe(2);
    await end();
    hide(true);
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(runs).toBe(3);
  });

  it('ends with stop', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    poll.stop();
    hide(false);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(runs).toBe(1);
  });
});

describe('where a hidden tab holds the timers of the page back', () => {
  let ring: (() => void) | undefined;
  let set: number[];
  let ended: number;
  beforeEach(() => {
    [set, ended] = [[], 0];
    vi.stubGlobal(
      'Worker',
      class {
        set onmessage(call: () => void) {
          ring = call;
        }
        postMessage = (ms: number) => set.push(ms);
        terminate = () => (ended += 1);
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  /** From here on no timer of the page fires, only the worker's alarm, after `ms`. */
  const alarm = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    ring?.();
    await vi.advanceTimersByTimeAsync(0);
  };

  it('runs by the alarm of a worker, in time', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    expect(set).toEqual([]);
    hide(true);
    expect(set).toEqual([30_000]);
    await alarm(30_000);
    expect(runs).toBe(2);
    await end();
    expect(set).toEqual([30_000, 30_000]);
    await alarm(30_000);
    expect(runs).toBe(3);
  });

  it('sets an alarm that rings early anew, and ends it with stop', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    hide(true);
    await alarm(12_000);
    expect([runs, set]).toEqual([1, [30_000, 18_000]]);
    poll.stop();
    expect(ended).toBe(1);
    await alarm(60_000);
    expect(runs).toBe(1);
  });
});
