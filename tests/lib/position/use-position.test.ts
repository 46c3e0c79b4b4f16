import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMIT_MS, SETTLE_MS } from '@/lib/position/request';
import { usePosition } from '@/lib/position/use-position';
import { at, failure, fakeGeolocation } from './fakes';

let device: ReturnType<typeof fakeGeolocation>;
beforeEach(() => {
  vi.useFakeTimers();
  device = fakeGeolocation();
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** A page on which the visitor has tapped. */
function tapped() {
  const hook = renderHook(() => usePosition());
  const ask = () => {
    act(() => hook.result.current.locate());
    return device.watch;
  };
  return { ...hook, state: () => hook.result.current.state, ask, first: ask() };
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows the best so far while it still gets better, and goes on getting better once it will do', async () => {
  const { state, first } = tapped();
  expect(state()).toEqual({ status: 'locating' });
  await act(async () => first?.ok(at(25.2, 55.3, 900)));
  expect(state()).toMatchObject({ status: 'locating', fix: { accuracy: 900 } });
  await later(SETTLE_MS);
  expect(state()).toMatchObject({ status: 'ready', fix: { accuracy: 900 } });
  act(() => first?.ok(at(25.2, 55.3, 300)));
  expect(state()).toMatchObject({ status: 'ready', fix: { accuracy: 300 } });
});

it('takes a position that comes after the wait is over', async () => {
  const { state, first } = tapped();
  await later(LIMIT_MS);
  expect(state()).toEqual({ status: 'failed', failure: 'timeout' });
  act(() => first?.ok(at(25.2, 55.3, 900)));
  expect(state()).toMatchObject({ status: 'ready', fix: { accuracy: 900 } });
});

it('starts over when it is asked again: what the tap before brings changes nothing', async () => {
  const { state, first, ask } = tapped();
  act(() => first?.fail?.(failure(1)));
  expect(state()).toEqual({ status: 'failed', failure: 'denied' });
  const second = ask();
  const { cleared } = device;
  const third = ask();
  expect([state(), device.cleared]).toEqual([{ status: 'locating' }, cleared + 1]);
  await act(async () => second?.ok(at(25.2, 55.3, 10)));
  expect(state()).toEqual({ status: 'locating' });
  await act(async () => third?.ok(at(25.9, 55.9, 20)));
  expect(state()).toMatchObject({ status: 'ready', fix: { lat: 25.9 } });
});

it('asks the device no longer once it is forgotten, or its page is left', async () => {
  const { result, state, first, ask, unmount } = tapped();
  act(() => result.current.reset());
  expect([state(), device.cleared]).toEqual([{ status: 'idle' }, 1]);
  await act(async () => first?.ok(at(25.2, 55.3, 10)));
  expect(state()).toEqual({ status: 'idle' });
  ask();
  const { cleared } = device;
  unmount();
  expect(device.cleared).toBe(cleared + 1);
});
