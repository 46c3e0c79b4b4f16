/** The board's clock: each second for a countdown, and nothing for what stays as it is. */
import { Profiler } from 'react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockProvider, createClock, useTime } from '@/features/desk/alarm/clock';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const Seconds = () => <b>{useTime((time) => time / 1000)}</b>;
const Late = () => <i>{useTime((time) => time >= 3_000) ? 'late' : 'in time'}</i>;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('draws a countdown each second, and what changes once only once', () => {
  const drawn = { seconds: vi.fn(), late: vi.fn() };
  const clock = createClock(() => Date.now());
  const { unmount } = render(
    <ClockProvider value={clock}>
      <Profiler id="seconds" onRender={drawn.seconds}>
        <Seconds />
      </Profiler>
      <Profiler id="late" onRender={drawn.late}>
        <Late />
      </Profiler>
    </ClockProvider>,
  );
  for (let second = 0; second < 5; second++) pass(1_000);
  expect(screen.getByText('5')).toBeVisible();
  expect(screen.getByText('late')).toBeVisible();
  expect(drawn.seconds).toHaveBeenCalledTimes(6);
  expect(drawn.late).toHaveBeenCalledTimes(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('shows the time of now when it is listened to again after a while', () => {
  const clock = createClock(() => Date.now());
  render(
    <ClockProvider value={clock}>
      <Seconds />
    </ClockProvider>,
  ).unmount();
  vi.advanceTimersByTime(60_000);
  render(
    <ClockProvider value={clock}>
      <Seconds />
    </ClockProvider>,
  );
  expect(screen.getByText('60')).toBeVisible();
});
