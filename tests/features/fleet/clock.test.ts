/** The fleet's clock, on frames that the test hands out. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// GSAP takes these as it is loaded: hence the import in each test.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => void vi.useRealTimers());

/** A clock, and how much time it hands out in so many ms, in how many parts. */
async function setUp() {
  const { createClock } = await import('@/features/fleet/map/clock');
  let parts: number[] = [];
  const clock = createClock((ms) => parts.push(ms));
  const pass = (ms: number) => {
    parts = [];
    vi.advanceTimersByTime(ms);
    return {
      time: parts.reduce((sum, part) => sum + part, 0),
      frames: parts.length,
      longest: parts.reduce((a, b) => Math.max(a, b), 0),
    };
  };
  return { clock, pass };
}

it('hands out the time that passes while it runs, frame by frame, and none while it does not', async () => {
  const { clock, pass } = await setUp();
  expect(pass(500).frames).toBe(0);
  clock.play();
  const first = pass(1_000);
  expect(first.time).toBeGreaterThan(900);
  expect(first.time).toBeLessThan(1_040);
  expect(first.frames).toBeGreaterThan(50);
  clock.pause();
  expect(pass(10_000).frames).toBe(0);
  clock.play();
  // From where it was: the pause is nobody's time.
  const again = pass(1_000);
  expect(again.longest).toBeLessThan(100);
  expect(again.time).toBeLessThan(1_040);
});

it('does not come to an end by itself', async () => {
  const { gsap } = await import('gsap/gsap-core');
  const { clock, pass } = await setUp();
  clock.play();
  pass(100);
  // More than an hour in one frame, which GSAP would take for a stall.
  gsap.ticker.lagSmoothing(0);
  vi.setSystemTime(Date.now() + 3_700_000);
  expect(pass(100).time).toBeGreaterThan(3_600_000);
  expect(pass(1_000).time).toBeGreaterThan(900);
});

it('is silent once the map is gone', async () => {
  const { clock, pass } = await setUp();
  clock.play();
  pass(100);
  clock.destroy();
  expect(pass(1_000).frames).toBe(0);
});
