/**
 * Parts of a page far from the window are left out of its layout (`.when-near` in the styles). Where a place in
 * the page is looked for, all of it has to be laid out: a part that is only estimated would move that place.
 */

/**
 * How far from the window browsers lay such parts out, in windows (Chromium, Firefox):
 * what jumps further lands among estimates.
 */
const NEAR = 1.5;

/** Whether the browser looks for a place as the page opens: an anchor, or where it stood before. */
const placed = (): boolean =>
  location.hash !== '' ||
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';

const isWhole = (): boolean => document.documentElement.dataset.whole !== undefined;

const layOut = (): void => void (document.documentElement.dataset.whole = '');

/**
 * Where in the window that stands which somebody who has jumped came for: what has the
 * focus, the end of the page, else what is in the middle.
 */
function arrivedAt(): () => number {
  const root = document.documentElement;
  const focused = document.activeElement ?? document.body;
  const { top, bottom } = focused.getBoundingClientRect();
  if (focused !== document.body && bottom > 0 && top < innerHeight) return () => focused.getBoundingClientRect().top;
  if (scrollY + innerHeight >= root.scrollHeight - 1) return () => root.getBoundingClientRect().bottom;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  return () => middle.getBoundingClientRect().top;
}

/** Keys that move inside these mean something else there. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [tabindex]';

/**
 * The end of the page by its keys. The browser's own glide is lost now and then where
 * heights change under it, so it is done here.
 */
function goToEnd(event: KeyboardEvent): void {
  const { key, metaKey, shiftKey, altKey, target } = event;
  if (!(key === 'End' || (key === 'ArrowDown' && metaKey)) || shiftKey || altKey || isWhole()) return;
  if (event.defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS))) return;
  event.preventDefault();
  layOut();
  scrollTo({ top: document.documentElement.scrollHeight });
}

/**
 * Lays the whole page out where it opens at a place in it, and as soon as somebody goes to
 * one: by a link, by the End key, or by a jump of the focus, of a screen reader, of the
 * scrollbar or of the browser's search. What was jumped to stays where it is in the window.
 */
export function layOutForPlaces(): void {
  if (placed()) layOut();
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && layOut(),
    true,
  );
  addEventListener('keydown', goToEnd);
  let from = scrollY;
  addEventListener(
    'scroll',
    () => {
      const far = Math.abs(scrollY - from) > NEAR * innerHeight;
      from = scrollY;
      if (!far || isWhole()) return;
      const place = arrivedAt();
      const before = place();
      layOut();
      scrollBy({ top: place() - before, behavior: 'instant' });
    },
    { passive: true },
  );
}
