import { describe, expect, it, vi } from 'vitest';
import { createEngine } from '@/features/fleet/map/engine';
import type { FleetRenderer } from '@/features/fleet/map/renderer';
import { createFleet } from '@/simulation';
import { manyVehicles } from '../../simulation/sample-fleet';

function setUp() {
  const fleet = createFleet(manyVehicles(5), { seed: 4 });
  let tick: (ms: number) => void = () => undefined;
  const clock = { play: vi.fn(), pause: vi.fn(), destroy: vi.fn() };
  const onStatus = vi.fn();
  const engine = createEngine(fleet, onStatus, (onTime) => {
    tick = onTime;
    return clock;
  });
  const renderer = () => {
    const added: number[] = [];
    return {
      added,
      addVehicle: (i: number) => added.push(i),
      draw: vi.fn(),
      showRoutes: vi.fn(),
      openInfo: vi.fn(),
      closeInfo: vi.fn(),
      destroy: vi.fn(),
    } as unknown as FleetRenderer & { added: number[]; draw: ReturnType<typeof vi.fn> };
  };
  return {
    fleet,
    engine,
    clock,
    onStatus,
    tick: (ms: number, times = 1) => Array.from({ length: times }, () => tick(ms)),
    renderer,
  };
}

describe('the engine', () => {
  it('runs only while somebody watches a map that is not paused', () => {
    const { engine, clock, renderer } = setUp();
    engine.setWatched(true);
    expect(clock.play).not.toHaveBeenCalled();
    engine.show(renderer());
    expect(clock.play).toHaveBeenCalledTimes(1);
    engine.setPaused(true);
    expect(clock.pause).toHaveBeenCalled();
    clock.play.mockClear();
    engine.setWatched(false);
    engine.setPaused(false);
    expect(clock.play).not.toHaveBeenCalled();
    engine.setWatched(true);
    expect(clock.play).toHaveBeenCalledTimes(1);
  });

  it('adds vehicles a second apart, in fleet order', () => {
    const { engine, tick, renderer } = setUp();
    const map = renderer();
    engine.show(map);
    expect(map.added).toEqual([0]);
    tick(100, 21);
    expect(map.added).toEqual([0, 1, 2]);
    tick(100, 30);
    expect(map.added).toEqual([0, 1, 2, 3, 4]);
    expect(map.draw).toHaveBeenCalledTimes(52);
  });

  it('shows everyone at once when it is paused', () => {
    const { engine, renderer } = setUp();
    const map = renderer();
    engine.setPaused(true);
    engine.show(map);
    expect(map.added).toEqual([0, 1, 2, 3, 4]);
  });

  it('shows everyone at once on the map that is there when it is paused; they stay, on the next map too', () => {
    const { engine, renderer } = setUp();
    const [first, second] = [renderer(), renderer()];
    engine.show(first);
    first.draw.mockClear();
    engine.setPaused(true);
    expect(first.added).toEqual([0, 1, 2, 3, 4]);
    expect(first.draw.mock.calls).toEqual([[0]]);
    engine.setPaused(false);
    engine.hide();
    engine.show(second);
    expect(second.added).toEqual([0, 1, 2, 3, 4]);
  });

  it('stands while it has no map, and ends with the page', () => {
    const { engine, clock, renderer } = setUp();
    engine.setWatched(true);
    engine.show(renderer());
    clock.pause.mockClear();
    engine.hide();
    expect(clock.pause).toHaveBeenCalled();
    engine.destroy();
    expect(clock.destroy).toHaveBeenCalledTimes(1);
  });

  it('moves nobody while paused, and goes on from the same place', () => {
    const { engine, fleet, tick, renderer } = setUp();
    engine.show(renderer());
    tick(50, 60);
    engine.setPaused(true);
    const before = [...fleet.lat];
    tick(50, 20);
    expect([...fleet.lat]).toEqual(before);
    engine.setPaused(false);
    tick(50, 40);
    expect([...fleet.lat]).not.toEqual(before);
  });

  it('hands the running fleet over to another map', () => {
    const { engine, tick, renderer } = setUp();
    const [first, second] = [renderer(), renderer()];
    engine.show(first);
    tick(100, 35);
    engine.hide();
    engine.show(second);
    expect(second.added).toEqual([0, 1, 2, 3]);
    const drawn = first.draw.mock.calls.length;
    tick(100);
    expect(first.draw).toHaveBeenCalledTimes(drawn);
    expect(second.draw).toHaveBeenLastCalledWith(100);
  });

  it('reports when somebody sets off or arrives, not every frame', () => {
    const { engine, onStatus, tick, renderer, fleet } = setUp();
    engine.show(renderer());
    tick(20, 1000);
    expect(onStatus.mock.calls.length).toBeGreaterThan(3);
    expect(onStatus.mock.calls.length).toBeLessThanOrEqual(fleet.revision + 1);
  });
});
