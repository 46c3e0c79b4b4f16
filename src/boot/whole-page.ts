/**
 * Parts of a page far from the window are left out of its layout (`.when-near` in the styles). Where a place in the page is looked
 * for, all of it has to be laid out: a part that is only estimated would move that place.
 */

/** Whether the browser looks for a place as the page opens: an anchor, or where it stood before. */
const placed = (): boolean =>
  location.hash !== '' ||
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';

const layOut = (): void => void (document.documentElement.dataset.whole = '');

/** Lays the whole page out where it opens at a place in it, or as soon as a link leads to one. */
export function layOutForPlaces(): void {
  if (placed()) layOut();
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && layOut(),
    true,
  );
}
