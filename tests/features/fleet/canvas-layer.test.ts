/** The drawn ground: it follows the view at once, and is painted anew when that rests. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { CanvasLayer } from '@/features/fleet/own-map/canvas-layer';
import { View, type Frame } from '@/features/fleet/own-map/view';

const ctx = { setTransform: vi.fn(), clearRect: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ctx as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setUp() {
  const view = new View(site.centre, 11);
  view.resize(1000, 600);
  const painted: Frame[] = [];
  const layer = new CanvasLayer(view, (_ctx, frame) => painted.push(frame));
  layer.follow(true);
  /** Where a painted point stands in the window, px. */
  const seen = (frame: Frame, x: number) => {
    const [left, , scale] = layer.canvas.style.transform.match(/-?[\d.]+/g)!.map(Number);
    return left! + frame.screenX(x) * scale!;
  };
  return { view, painted, layer, seen };
}

it('paints at once what there is to see, and somewhat more, in the middle of the window', () => {
  const { view, painted, layer, seen } = setUp();
  expect(painted).toHaveLength(1);
  expect(painted[0]!.width).toBeGreaterThan(view.width);
  expect(seen(painted[0]!, view.x)).toBeCloseTo(500, 6);
  expect(layer.canvas).toHaveAttribute('aria-hidden', 'true');
});

it('goes with a moving map without being painted again, and is painted once it rests', () => {
  const { view, painted, layer, seen } = setUp();
  const place = view.x;
  view.panBy(50, 0);
  layer.follow(false);
  expect(painted).toHaveLength(1);
  expect(seen(painted[0]!, place)).toBeCloseTo(550, 6);
  vi.advanceTimersByTime(100);
  view.zoomTo(12);
  layer.follow(false);
  expect(seen(painted[0]!, place)).toBeCloseTo(view.screenX(place), 6);
  vi.advanceTimersByTime(100);
  expect(painted).toHaveLength(1);
  vi.advanceTimersByTime(20);
  expect(painted).toHaveLength(2);
  expect(seen(painted[1]!, place)).toBeCloseTo(view.screenX(place), 6);
  vi.advanceTimersByTime(1_000);
  expect(painted).toHaveLength(2);
});

it('is painted again on the way where its edge comes into view or it has become coarse, but not in every frame', () => {
  const { view, painted, layer } = setUp();
  vi.advanceTimersByTime(100);
  view.panBy(200, 0);
  layer.follow(false);
  expect(painted).toHaveLength(2);
  view.panBy(200, 0);
  layer.follow(false);
  expect(painted).toHaveLength(2);
  vi.advanceTimersByTime(80);
  layer.follow(false);
  expect(painted).toHaveLength(3);
  vi.advanceTimersByTime(80);
  view.zoomTo(view.zoom + 1.5);
  layer.follow(false);
  expect(painted).toHaveLength(4);
});

it('is as sharp as the screen, up to twice', () => {
  for (const [pixels, density] of [
    [1, 1],
    [1.5, 1.5],
    [3, 2],
  ] as const) {
    vi.stubGlobal('devicePixelRatio', pixels);
    const { layer, painted } = setUp();
    const [{ width, height }] = painted as [Frame];
    expect([layer.canvas.width, layer.canvas.height]).toEqual([width * density, height * density]);
    expect([layer.canvas.style.width, layer.canvas.style.height]).toEqual([`${width}px`, `${height}px`]);
    expect(ctx.setTransform).toHaveBeenLastCalledWith(density, 0, 0, density, 0, 0);
    expect(ctx.clearRect).toHaveBeenLastCalledWith(0, 0, width, height);
  }
});

it('a browser that gives no canvas has a map without a ground', () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  expect(setUp().painted).toEqual([]);
});

it('is gone when the map is: nothing is painted later', () => {
  const { view, painted, layer } = setUp();
  document.body.append(layer.canvas);
  view.panBy(10, 0);
  layer.follow(false);
  layer.destroy();
  vi.advanceTimersByTime(1_000);
  expect(painted).toHaveLength(1);
  expect(layer.canvas.isConnected).toBe(false);
  expect([layer.canvas.width, layer.canvas.height]).toEqual([0, 0]);
});
