import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleRefused, mapsState, onGoogleRefused, waitForMaps, type MapsState } from '@/lib/maps-loader';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers that come one after the other; the last one stays. */
const answers = (...list: MapsState[]) => vi.fn((): MapsState => (list.length > 1 ? list.shift()! : list[0]!));

describe('waiting for the Maps libraries', () => {
  it('is over at once when they are there', () => {
    const done = vi.fn();
    waitForMaps(done, answers('ready'));
    expect(done).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('looks again every 500 ms', () => {
    const done = vi.fn();
    const state = answers('missing', 'missing', 'ready');
    waitForMaps(done, state);
    vi.advanceTimersByTime(999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(true);
    expect(state).toHaveBeenCalledTimes(3);
  });

  it('looks every second while only geometry is missing', () => {
    const done = vi.fn();
    waitForMaps(done, answers('without geometry', 'without geometry', 'ready'));
    vi.advanceTimersByTime(1999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledWith(true);
  });

  it('gives up after 20 retries, ten seconds, and says so', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const done = vi.fn();
    const state = answers('missing');
    waitForMaps(done, state);
    vi.advanceTimersByTime(9_999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(false);
    expect(state).toHaveBeenCalledTimes(21);
    expect(error).toHaveBeenCalledExactlyOnceWith('Google Maps API failed to load completely after 20 retries');
    error.mockClear();
  });

  it('asks no more once it is cancelled', () => {
    const done = vi.fn();
    const state = answers('missing');
    waitForMaps(done, state)();
    vi.advanceTimersByTime(60_000);
    expect(done).not.toHaveBeenCalled();
    expect(state).toHaveBeenCalledTimes(1);
  });
});

describe('what counts as ready', () => {
  const Map = class {} as unknown as typeof google.maps.Map;
  const marker = { AdvancedMarkerElement: class {} } as unknown as typeof google.maps.marker;
  const geometry = { spherical: {} } as unknown as typeof google.maps.geometry;

  it('is the map, advanced markers and geometry', () => {
    expect(mapsState(undefined)).toBe('missing');
    expect(mapsState({ Map })).toBe('missing');
    expect(mapsState({ Map, marker })).toBe('without geometry');
    expect(mapsState({ Map, marker, geometry })).toBe('ready');
  });
});

describe('a refused key', () => {
  it('is told to everyone who listens, and remembered', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const here = vi.fn();
    const gone = vi.fn();
    onGoogleRefused(here);
    onGoogleRefused(gone)();
    expect(googleRefused()).toBe(false);
    (window as unknown as { gm_authFailure: () => void }).gm_authFailure();
    expect(here).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
    expect(googleRefused()).toBe(true);
  });
});
