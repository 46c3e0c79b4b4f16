/** A machine that wakes is noticed by its clock, whatever its timers did meanwhile. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWake } from '@/features/desk/stream/wake';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('notices a clock that has jumped, the network, being looked at, and being frozen; ended, nothing', () => {
  let time = 0;
  const woke = vi.fn();
  const end = onWake(woke, () => time);
  const later = (clock: number) => {
    time += clock;
    vi.advanceTimersByTime(5_000);
  };
  later(5_000);
  later(5_300);
  expect(woke).not.toHaveBeenCalled();
  later(20 * 60_000);
  expect(woke).toHaveBeenCalledTimes(1);
  later(5_000);
  expect(woke).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woke).toHaveBeenCalledTimes(3);
  expect(woke).not.toHaveBeenCalledWith(true);
  document.dispatchEvent(new Event('resume'));
  expect(woke).toHaveBeenLastCalledWith(true);
  end();
  later(20 * 60_000);
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('resume'));
  expect(woke).toHaveBeenCalledTimes(4);
});
