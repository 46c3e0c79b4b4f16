/**
 * Lays a page out piece by piece. What stands far below the first view is kept out of the first layout by the styles
 * (`data-later`, given by `src/build/later.ts`): on a slow phone the whole text at once takes half a second in which no tap
 * is answered. As soon as the page has been seen, the rest is brought in, so much in each frame as leaves room for a finger.
 */

/** Elements that one frame lays out. A phone four times slower than a laptop needs some 20 ms for them. */
const PIECE_ELEMENTS = 40;

const sizeOf = (element: Element): number => element.querySelectorAll('*').length;

/** The largest parts of `block` that one frame can lay out. */
function piecesOf(block: Element): HTMLElement[] {
  return [...block.children].flatMap((child) => (sizeOf(child) <= PIECE_ELEMENTS ? [child as HTMLElement] : piecesOf(child)));
}

/** Pieces in the order of the page, small ones together. */
function inFrames(pieces: readonly HTMLElement[]): HTMLElement[][] {
  const frames: HTMLElement[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const size = sizeOf(piece) + 1;
    if (size > room) {
      frames.push([]);
      room = PIECE_ELEMENTS + 1;
    }
    frames.at(-1)?.push(piece);
    room -= size;
  }
  return frames;
}

const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves when the whole page is laid out. As soon as `atOnce` says so, without more frames in between. */
export async function layOut(atOnce: () => boolean): Promise<void> {
  for (const block of document.querySelectorAll<HTMLElement>('[data-later]')) {
    const pieces = atOnce() ? [] : piecesOf(block);
    for (const piece of pieces) piece.dataset.later = 'piece';
    delete block.dataset.later;
    for (const frame of inFrames(pieces)) {
      if (!atOnce()) await painted();
      for (const piece of frame) delete piece.dataset.later;
    }
  }
}
