/**
 * Parts of a page far from the window are left out of its layout (`.when-near` in the styles). To find a place in the
 * page, all of it must be laid out: a part whose height is only estimated would move that place.
 */

/**
 * How far from the window browsers (Chromium, Firefox) lay such parts out, in window heights: a longer jump lands among
 * estimated heights.
 */
const NEAR = 1.5;

/** Whether the browser will scroll to a place as the page opens: to an anchor, or to an earlier position. */
const placed = (): boolean =>
  location.hash !== '' ||
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';

const isWhole = (): boolean => document.documentElement.dataset.whole !== undefined;

const layOut = (): void => void (document.documentElement.dataset.whole = '');

/**
 * Measures where in the window the target of a jump is: the focused element, the end of the page, or else the middle.
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

/** Elements in which the End and arrow keys have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [tabindex]';

/**
 * Scrolls to the end of the page by key. The browser's own smooth scrolling sometimes stops where heights change under
 * it.
 */
function goToEnd(event: KeyboardEvent): void {
  const { key, metaKey, shiftKey, altKey, target } = event;
  if (!(key === 'End' || (key === 'ArrowDown' && metaKey)) || shiftKey || altKey || isWhole()) return;
  if (event.defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS))) return;
  event.preventDefault();
  layOut();
  scrollTo(0, document.documentElement.scrollHeight);
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
      scrollBy(0, place() - before);
    },
    { passive: true },
  );
}
