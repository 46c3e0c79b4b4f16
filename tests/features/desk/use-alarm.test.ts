/** The alarm on an open screen: when it sounds, and what its title says. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { RING_AGAIN_MS } from '@/contract/job/steps';
import { unlockSound } from '@/features/desk/alarm/sound';
import { useAlarm } from '@/features/desk/alarm/use-alarm';
import { stubAudio } from './audio';
import { job, NOW } from './sample-job';
import { eventually } from '../../support/eventually';

const { rings } = stubAudio();
await unlockSound();

let now: number;
const alarm = (onShift = true, beside = 0) =>
  renderHook(
    ({ jobs, heardAt = NOW }) => useAlarm({ jobs, heardAt, beside, copy: desk, onShift, now: () => now, ahead: 0 }),
    { initialProps: { jobs: [job(1)] } as { jobs: Job[]; heardAt?: number } },
  );
const pass = (ms: number) => {
  for (const end = now + ms; now < end;) {
    now += 1000;
    vi.advanceTimersByTime(1000);
  }
};

let before: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = NOW;
  document.title = 'Jobs';
  before = rings();
});
afterEach(() => vi.useRealTimers());
const told = () => [rings() - before, document.title];

it('rings at once, and again by itself until somebody takes the job', async () => {
  const close = vi.fn();
  const shown = vi.fn(function () {
    return { close };
  });
  vi.stubGlobal('Notification', Object.assign(shown, { permission: 'granted' }));
  const { rerender } = alarm();
  expect(told()).toEqual([1, `(1) ${desk.newJobTitle}`]);
  await eventually(() => expect(shown).toHaveBeenCalledOnce());
  pass(RING_AGAIN_MS - 1000);
  expect(rings() - before).toBe(1);
  pass(1000);
  expect(rings() - before).toBe(2);
  rerender({ jobs: [job(1, { state: 'taken' })] });
  pass(10 * RING_AGAIN_MS);
  expect(told()).toEqual([2, 'Jobs']);
  await eventually(() => expect(close).toHaveBeenCalled());
});

it('rings by the beats of the stream where timers sleep', () => {
  const { rerender } = alarm();
  for (const beat of [15_000, 30_000]) {
    now = NOW + beat;
    rerender({ jobs: [job(1)], heardAt: now });
  }
  expect(rings() - before).toBe(2);
});

it('is silent on a device that is not on shift, whose title says that somebody waits', () => {
  alarm(false);
  pass(10 * RING_AGAIN_MS);
  expect(told()).toEqual([0, `(1) ${desk.newJobTitle}`]);
});

it('counts in its title those that wait beside what the board shows', () => {
  alarm(false, 128);
  expect(document.title).toBe(`(129) ${desk.newJobTitle}`);
});
