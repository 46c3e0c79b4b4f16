import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { until, useExpiry } from '@/lib/use-expiry';

const NOON = 1_790_000_000_000;
const expire = vi.fn();
const watch = (at: number | undefined) =>
  renderHook(({ thing }) => useExpiry(thing, until, expire), { initialProps: { thing: at } });

beforeEach(() => {
  expire.mockReset();
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => vi.useRealTimers());

it.each([20_000, 90_000, 95_000])('calls when the time is over, and not before: after %i ms', (ms) => {
  watch(NOON + ms);
  vi.advanceTimersByTime(ms - 1);
  expect(expire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expire).toHaveBeenCalledOnce();
});

it('calls once, however often the page has come to the front meanwhile', () => {
  watch(NOON + 90_000);
  for (let visit = 0; visit < 3; visit += 1) {
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('focus'));
  }
  vi.advanceTimersByTime(3_600_000);
  expect(expire).toHaveBeenCalledOnce();
});

it.each(['focus', 'visibilitychange'])('looks when a machine that slept comes back: %s', (event) => {
  watch(NOON + 90_000);
  vi.setSystemTime(NOON + 90_000);
  (event === 'focus' ? window : document).dispatchEvent(new Event(event));
  expect(expire).toHaveBeenCalledOnce();
});

it('looks at the clock every 30 s, for it may have been set', () => {
  watch(NOON + 3_600_000);
  vi.setSystemTime(NOON + 3_600_000);
  vi.advanceTimersByTime(30_000);
  expect(expire).toHaveBeenCalledOnce();
});

it('does nothing for nothing, and begins anew with another thing', () => {
  const { rerender, unmount } = watch(undefined);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  rerender({ thing: Date.now() + 1_000 });
  rerender({ thing: Date.now() + 5_000 });
  vi.advanceTimersByTime(4_999);
  expect(expire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expire).toHaveBeenCalledOnce();
  rerender({ thing: Date.now() + 5_000 });
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(expire).toHaveBeenCalledOnce();
});
