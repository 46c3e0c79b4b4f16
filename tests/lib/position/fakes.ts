import type { Clock, GeolocationLike } from '@/lib/position/types';

/** A clock that only moves when told. */
export function fakeClock(): Clock & { advance(ms: number): void } {
  let now = 1_000_000;
  let timers: { due: number; fn: () => void }[] = [];
  return {
    now: () => now,
    after(ms, fn) {
      const timer = { due: now + ms, fn };
      timers.push(timer);
      return () => void (timers = timers.filter((t) => t !== timer));
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter((t) => t.due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        timers = timers.filter((t) => t !== next);
        now = next.due;
        next.fn();
      }
      now = end;
    },
  };
}

interface Ask {
  ok: PositionCallback;
  fail: PositionErrorCallback | null | undefined;
  options: PositionOptions | undefined;
}

/** A device whose answers the test gives by hand: `watch` is the satellites' request, `rough` the network's. */
export function fakeGeolocation() {
  const device = {
    watch: undefined as Ask | undefined,
    rough: undefined as Ask | undefined,
    cleared: 0,
    watchPosition: (ok: PositionCallback, fail?: PositionErrorCallback | null, options?: PositionOptions) => {
      device.watch = { ok, fail, options };
      return 7;
    },
    getCurrentPosition: (ok: PositionCallback, fail?: PositionErrorCallback | null, options?: PositionOptions) => {
      device.rough = { ok, fail, options };
    },
    clearWatch: (id: number) => {
      if (id === 7) device.cleared += 1;
    },
  };
  return device satisfies GeolocationLike;
}

export const at = (lat: number, lng: number, accuracy: number): GeolocationPosition =>
  ({ coords: { latitude: lat, longitude: lng, accuracy }, timestamp: 5_000 }) as GeolocationPosition;
export const failure = (code: 1 | 2 | 3): GeolocationPositionError =>
  ({ code, message: '' }) as GeolocationPositionError;
