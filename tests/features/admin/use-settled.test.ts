import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from '@/features/admin/bookings/use-settled';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('follows a search once nothing has been typed for a while, and asks for no part of it', () => {
  const hook = renderHook(({ value }) => useSettled(value), { initialProps: { value: '' } });
  const seen: string[] = [];
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    seen.push(hook.result.current);
  };
  for (const value of ['m', 'ma', 'mar']) {
    hook.rerender({ value });
    pass(200);
  }
  expect(seen).toEqual(['', '', '']);
  pass(100);
  expect(seen.at(-1)).toBe('mar');
});
