import { describe, expect, it, vi } from 'vitest';
import { GOOD_M, LATE_MS, LIMIT_MS, requestPosition, ROUGH_AFTER_MS, SETTLE_MS } from '@/lib/position/request';
import { at, failure, fakeClock, fakeGeolocation } from './fakes';

function start() {
  const clock = fakeClock();
  const device = fakeGeolocation();
  const onUpdate = vi.fn();
  const onFailure = vi.fn();
  const request = requestPosition({ clock, geolocation: device, onUpdate, onFailure });
  return { clock, device, onUpdate, onFailure, request };
}
/** The outcome if there is one by now. */
const settled = (request: { done: Promise<unknown> }) => Promise.race([request.done, Promise.resolve('pending')]);

describe('requestPosition', () => {
  it('asks the satellites first, for a fresh position', () => {
    const { device } = start();
    expect(device.watch?.options).toEqual({ enableHighAccuracy: true, maximumAge: 0, timeout: LIMIT_MS });
    expect(device.rough).toBeUndefined();
  });

  it('reports only positions that are better than the ones before, and ends with the best', async () => {
    const { clock, device, onUpdate, request } = start();
    device.watch?.ok(at(25.1, 55.2, 900));
    device.watch?.ok(at(25.2, 55.3, 60));
    device.watch?.ok(at(25.9, 55.9, 400));
    device.watch?.ok(at(25.9, 55.9, 60));
    clock.advance(SETTLE_MS - 1);
    expect(await settled(request)).toBe('pending');
    clock.advance(1);
    expect(await request.done).toEqual({ ok: true, fix: { lat: 25.2, lng: 55.3, accuracy: 60, at: 5_000 } });
    expect(onUpdate).toHaveBeenCalledTimes(2);
    expect(device.rough).toBeUndefined();
    clock.advance(LIMIT_MS);
    expect(device.cleared).toBe(1);
  });

  it('takes the first position that a car can be found by at once', async () => {
    const { device, request } = start();
    device.watch?.ok(at(25.2, 55.3, GOOD_M + 1));
    expect(await settled(request)).toBe('pending');
    device.watch?.ok(at(25.2, 55.3, GOOD_M));
    expect(await settled(request)).toMatchObject({ ok: true, fix: { accuracy: GOOD_M } });
    expect(device.cleared).toBe(1);
  });

  it('tells of a better position that comes after it has settled for a rough one, and of no failure', async () => {
    const { clock, device, onUpdate, onFailure, request } = start();
    device.watch?.ok(at(25.2, 55.3, 900));
    clock.advance(SETTLE_MS);
    expect(await settled(request)).toMatchObject({ ok: true, fix: { accuracy: 900 } });
    device.watch?.fail?.(failure(1));
    device.watch?.ok(at(25.21, 55.31, 20));
    expect(onUpdate).toHaveBeenLastCalledWith(expect.objectContaining({ accuracy: 20 }));
    expect(onFailure).not.toHaveBeenCalled();
    expect(device.cleared).toBe(1);
  });

  it('ends early when the position is as good as it gets', async () => {
    const { device, request } = start();
    device.watch?.ok(at(25.2, 55.3, 8));
    expect(await settled(request)).toMatchObject({ ok: true, fix: { accuracy: 8 } });
    expect(device.cleared).toBe(1);
  });

  it('says denied at once', async () => {
    const { device, request } = start();
    device.watch?.fail?.(failure(1));
    expect(await settled(request)).toEqual({ ok: false, failure: 'denied' });
  });

  it('asks the network too after some silence, and takes what it gives', async () => {
    const { clock, device, request } = start();
    clock.advance(ROUGH_AFTER_MS);
    expect(device.rough?.options).toEqual({ enableHighAccuracy: false, maximumAge: 30_000, timeout: LIMIT_MS });
    device.rough?.ok(at(25.2, 55.3, 2000));
    clock.advance(LIMIT_MS);
    expect(await request.done).toMatchObject({ ok: true, fix: { accuracy: 2000 } });
  });

  it('asks the network at once when the satellites fail, and gives up when both do', async () => {
    const { clock, device, request } = start();
    device.watch?.fail?.(failure(2));
    expect(device.rough).toBeDefined();
    const { rough } = device;
    clock.advance(ROUGH_AFTER_MS);
    expect(device.rough).toBe(rough);
    expect(await settled(request)).toBe('pending');
    device.rough?.fail?.(failure(2));
    expect(await settled(request)).toEqual({ ok: false, failure: 'unavailable' });
  });

  it('has a watchdog for browsers that never answer, and still takes a late answer', async () => {
    const { clock, device, onUpdate, request } = start();
    clock.advance(LIMIT_MS - 1);
    expect(await settled(request)).toBe('pending');
    clock.advance(1);
    expect(await settled(request)).toEqual({ ok: false, failure: 'timeout' });
    clock.advance(5_000);
    device.watch?.ok(at(25.2, 55.3, 900));
    expect(onUpdate).toHaveBeenCalledTimes(1);
    expect(device.cleared).toBe(1);
  });

  it('still takes a late answer where everything has failed by then, and says once why there was none', () => {
    const { clock, device, onUpdate, onFailure } = start();
    clock.advance(ROUGH_AFTER_MS);
    device.rough?.fail?.(failure(2));
    clock.advance(LIMIT_MS - ROUGH_AFTER_MS);
    device.watch?.fail?.(failure(3));
    device.watch?.ok(at(25.2, 55.3, 30));
    expect(onFailure.mock.calls).toEqual([['unavailable']]);
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('goes on listening where both fail at once, says so once, and lets go in the end', () => {
    const { clock, device, onUpdate, onFailure } = start();
    device.watch?.fail?.(failure(2));
    device.rough?.fail?.(failure(2));
    clock.advance(LIMIT_MS);
    device.watch?.fail?.(failure(3));
    expect(onFailure.mock.calls).toEqual([['unavailable']]);
    expect(device.cleared).toBe(0);
    clock.advance(LATE_MS - LIMIT_MS - 1);
    device.watch?.ok(at(25.2, 55.3, 900));
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ accuracy: 900 }));
    expect(device.cleared).toBe(1);

    const other = start();
    other.device.watch?.fail?.(failure(2));
    other.device.rough?.fail?.(failure(2));
    other.clock.advance(LATE_MS);
    expect(other.device.cleared).toBe(1);
    other.clock.advance(LIMIT_MS);
    expect(other.onFailure).toHaveBeenCalledOnce();
  });

  it('lets go of a device that answers before it has given the watch a number', () => {
    const device = fakeGeolocation();
    const watchPosition: typeof device.watchPosition = (ok, fail, options) => {
      ok(at(25.2, 55.3, 8));
      return device.watchPosition(() => undefined, fail, options);
    };
    requestPosition({ clock: fakeClock(), geolocation: { ...device, watchPosition } });
    expect(device.cleared).toBe(1);
  });

  it('tells of a refusal that comes after the watchdog', () => {
    const { clock, device, onFailure } = start();
    clock.advance(LIMIT_MS);
    device.watch?.fail?.(failure(1));
    expect(onFailure.mock.calls).toEqual([['timeout'], ['denied']]);
  });

  it('stops listening in the end', () => {
    const { clock, device, onUpdate } = start();
    clock.advance(LIMIT_MS + LATE_MS);
    device.watch?.ok(at(25.2, 55.3, 30));
    expect(onUpdate).not.toHaveBeenCalled();
    expect(device.cleared).toBe(1);
  });

  it.each([1, 2] as const)('keeps a first position although a later error comes: %i', async (code) => {
    const { clock, device, request } = start();
    device.watch?.ok(at(25.2, 55.3, 300));
    device.watch?.fail?.(failure(code));
    clock.advance(LIMIT_MS);
    expect(await request.done).toMatchObject({ ok: true, fix: { accuracy: 300 } });
  });

  it('ignores numbers that are none, and takes the time of its own clock for one that is none', () => {
    const { clock, device, onUpdate } = start();
    for (const wrong of [at(Number.NaN, 55.3, 8), at(25.2, Number.NaN, 8), at(25.2, 55.3, Number.NaN)])
      device.watch?.ok(wrong);
    expect(onUpdate).not.toHaveBeenCalled();
    device.watch?.ok({ ...at(25.2, 55.3, 8), timestamp: Number.NaN });
    expect(onUpdate).toHaveBeenCalledWith({ lat: 25.2, lng: 55.3, accuracy: 8, at: clock.now() });
  });

  it('can be stopped', () => {
    const { device, onUpdate, onFailure, request } = start();
    request.stop();
    device.watch?.ok(at(25.2, 55.3, 8));
    device.watch?.fail?.(failure(1));
    expect(onUpdate).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    expect(device.cleared).toBe(1);
  });

  it('says unsupported where there is no geolocation', async () => {
    const request = requestPosition({ geolocation: undefined, clock: fakeClock() });
    expect(await request.done).toEqual({ ok: false, failure: 'unsupported' });
  });
});
