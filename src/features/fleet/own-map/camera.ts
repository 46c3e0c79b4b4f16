import { site } from '@/config/site';
import { initialZoom } from '../map/model';
import type { Scene } from '../map/renderer';
import { createGlide } from './glide';
import type { View } from './view';

/** A marker that gets focus is brought at least this far, in px, from the edge of the window. */
const FOCUS_MARGIN = 60;

/** How far the map is to move, px, so that what is at `at` lies FOCUS_MARGIN or more from both edges. */
const edgeGap = (at: number, size: number): number =>
  Math.max(0, FOCUS_MARGIN - at) - Math.max(0, at - size + FOCUS_MARGIN);

/** A point of the window, in px from its corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves the view over the map: smoothly, with reduced motion at once. `onMove` is called after each part of a move;
 * `settled` when nothing follows soon. It zooms about what is `chosen`, else about the middle.
 */
export function createCamera(
  view: View,
  scene: Scene,
  onMove: (settled: boolean) => void,
  chosen: () => Point | undefined,
) {
  const glide = createGlide(scene.reducedMotion, ({ zoom, dx, dy }, settled) => {
    if (zoom !== 0) {
      const about = chosen();
      view.zoomTo(view.zoom + zoom, about?.x, about?.y);
    }
    view.panBy(dx, dy);
    onMove(settled);
  });
  return {
    zoomBy: (steps: number) => glide.add({ zoom: steps }),
    panBy: (dx: number, dy: number) => glide.add({ dx, dy }),
    /** Back to the whole city. */
    reset: () => {
      glide.stop();
      view.moveTo(site.centre, initialZoom(scene.narrow));
      onMove(true);
    },
    centre: ({ x, y }: Point) => glide.go({ dx: view.width / 2 - x, dy: view.height / 2 - y }),
    /** Brings what is at or beyond an edge into view; nothing moves for what is in view. */
    reveal: ({ x, y }: Point) => {
      const [dx, dy] = [edgeGap(x, view.width), edgeGap(y, view.height)];
      if (dx !== 0 || dy !== 0) glide.go({ dx, dy });
    },
    /** Brings it to the middle of the upper `free` px. */
    raise: ({ x, y }: Point, free: number) => glide.go({ dx: edgeGap(x, view.width), dy: free / 2 - y }),
    stop: glide.stop,
  };
}
