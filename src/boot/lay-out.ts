/**
 * Lays the lower part of a page out piece by piece. The pieces (`data-later`, from `src/build/later.ts`) are left out of the
 * first layout: on a slow phone the whole text at once takes half a second in which no tap is answered. As soon as the page has
 * been seen, each frame brings one in, which leaves room for a finger.
 */
import { painted } from './moments';

/** Resolves when the whole page is laid out. As soon as `atOnce` says so, without more frames in between. */
export async function layOut(atOnce: () => boolean): Promise<void> {
  for (const piece of document.querySelectorAll<HTMLElement>('[data-later]')) {
    if (!atOnce()) await painted();
    delete piece.dataset.later;
  }
}
