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

  it('pauses in a hidden tab, and catches up at once when it comes back late, not when it comes back early', async () => {
    await vi.advanceTimersByTimeAsync(0);
    await end();
    hide(true);
    await vi.advanceTimersByTimeAsync(10_000);
    hide(false);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(runs).toBe(1);
    hide(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(runs).toBe(1);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toBe(2);
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
