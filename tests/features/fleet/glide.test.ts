import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGlide, type Move } from '@/features/fleet/own-map/glide';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

/** A glide, where it has come to, and how many parts it took. */
function glideWith(atOnce = false) {
  const at: Move = { zoom: 0, dx: 0, dy: 0 };
  const parts: boolean[] = [];
  const glide = createGlide(atOnce, ({ zoom, dx, dy }, settled) => {
    at.zoom += zoom;
    at.dx += dx;
    at.dy += dy;
    parts.push(settled);
  });
  return { glide, at, parts };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('the glide of our own map', () => {
  it('goes all the way over some frames, and then no further', () => {
    const { glide, at, parts } = glideWith();
    glide.add({ dx: 90 });
    pass(100);
    expect(at.dx).toBeGreaterThan(20);
    expect(at.dx).toBeLessThan(70);
    pass(400);
    expect(at).toEqual({ zoom: 0, dx: expect.closeTo(90, 0) as number, dy: 0 });
    const taken = parts.length;
    expect(taken).toBeGreaterThan(5);
    pass(1_000);
    expect(parts).toHaveLength(taken);
  });

  it('three presses in a row are three steps, however fast they come', () => {
    const { glide, at, parts } = glideWith();
    for (let press = 0; press < 3; press += 1) {
      glide.add({ zoom: 1 });
      pass(50);
    }
    // One part per frame, however many presses.
    const taken = parts.length;
    pass(64);
    expect(parts.length - taken).toBeLessThan(6);
    pass(500);
    expect(at.zoom).toBeCloseTo(3, 1);
  });

  it('presses of different keys each go their whole way', () => {
    const { glide, at } = glideWith();
    glide.add({ dx: 80 });
    glide.add({ dy: -80 });
    pass(30);
    glide.add({ zoom: -1 });
    pass(500);
    expect(at.dx).toBeCloseTo(80, 0);
    expect(at.dy).toBeCloseTo(-80, 0);
    expect(at.zoom).toBeCloseTo(-1, 1);
  });

  it('does not go back first, where the frame began before the press', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const { glide, at } = glideWith();
    glide.add({ dx: 90 });
    frames[0]!(performance.now() - 10);
    expect(at.dx).toBe(0);
    vi.unstubAllGlobals();
  });

  it('what has come to its end adds nothing to the next press', () => {
    const { glide, at } = glideWith();
    glide.add({ zoom: 1 });
    pass(1_000);
    glide.add({ zoom: 1 });
    pass(1_000);
    expect(at.zoom).toBeCloseTo(2, 1);
  });

  it('a way that is counted from here leaves out what was still to come', () => {
    const { glide, at } = glideWith();
    glide.add({ dx: 100, zoom: 1 });
    pass(100);
    const before = { ...at };
    glide.go({ dx: 30 });
    pass(500);
    expect(at.dx - before.dx).toBeCloseTo(30, 0);
    expect(at.zoom).toBe(before.zoom);
  });

  it('stays where it is when it is stopped, and starts anew from there', () => {
    const { glide, at, parts } = glideWith();
    glide.add({ dy: 100 });
    pass(60);
    glide.stop();
    const { dy } = at;
    const taken = parts.length;
    pass(500);
    expect(at.dy).toBe(dy);
    // Not even a part of nothing: each one draws the map.
    expect(parts).toHaveLength(taken);
    glide.add({ dy: 10 });
    pass(500);
    expect(at.dy - dy).toBeCloseTo(10, 0);
  });

  it('goes at once, and settled, for those who asked for less motion', () => {
    const { glide, at, parts } = glideWith(true);
    glide.add({ zoom: 1 });
    glide.add({ zoom: 1 });
    glide.go({ dx: 5 });
    expect(at).toEqual({ zoom: 2, dx: 5, dy: 0 });
    expect(parts).toEqual([true, true, true]);
  });
});
