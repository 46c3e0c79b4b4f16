import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_PAUSE_MS, untilLoaded } from '@/lib/until-loaded';

/** Fails `times` times, then gives "module". */
const failing = (times: number) =>
  vi.fn(async () => (load.mock.calls.length > times ? 'module' : Promise.reject(new TypeError('no network'))));
let load: ReturnType<typeof failing>;
const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('tries again after a second, then after two, until it succeeds', async () => {
  load = failing(2);
  const failed = vi.fn();
  const loaded = untilLoaded(load, failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(loaded).resolves.toBe('module');
  expect(failed).toHaveBeenCalledTimes(2);
});

it('never waits longer than half a minute, and never gives up', async () => {
  load = failing(Infinity);
  void untilLoaded(load, () => undefined);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(load.mock.calls.length).toBe(before + 1);
});

it.each([
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['the tab comes to the front', () => visibility('visible')],
])('tries again at once when %s, and only once', async (_when, happen) => {
  load = failing(1);
  const loaded = untilLoaded(load, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  happen();
  await expect(loaded).resolves.toBe('module');
  happen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not try while the tab goes to the back', async () => {
  load = failing(Infinity);
  void untilLoaded(load, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  visibility('hidden');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells the console of a failure unless told otherwise', async () => {
  load = failing(1);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('asked for again'), expect.any(TypeError));
});
