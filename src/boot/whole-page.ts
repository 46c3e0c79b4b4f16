/**
 * Parts of a page far from the window are left out of its layout (`.when-near` in the styles). Where a place in the page is looked
 * for, all of it has to be laid out: a part that is only estimated would move that place.
 */

/** How far from the window browsers lay such parts out, in windows (Chromium, Firefox): what jumps further lands among estimates. */
const NEAR = 1.5;

/** Whether the browser looks for a place as the page opens: an anchor, or where it stood before. */
const placed = (): boolean =>
  location.hash !== '' ||
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';

const isWhole = (): boolean => document.documentElement.dataset.whole !== undefined;

const layOut = (): void => void (document.documentElement.dataset.whole = '');

const inWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;

/** What somebody came for who has jumped: what has the focus, else what stands in the middle of the window. */
function arrivedAt(): Element {
  const focused = document.activeElement;
  if (focused && focused !== document.body && inWindow(focused.getBoundingClientRect())) return focused;
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
}

/** Keys that move inside these mean something else there. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [tabindex]';

/** The end of the page by its keys. The browser's own glide is lost now and then where heights change under it, so it is done here. */
function goToEnd(event: KeyboardEvent): void {
  const { key, metaKey, shiftKey, altKey, target } = event;
  if (!(key === 'End' || (key === 'ArrowDown' && metaKey)) || shiftKey || altKey || isWhole()) return;
  if (event.defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS))) return;
  event.preventDefault();
  layOut();
  scrollTo({ top: document.documentElement.scrollHeight });
}

/**
 * Lays the whole page out where it opens at a place in it, and as soon as somebody goes to one: by a link, by the End key, or by a jump
 * of the focus, of a screen reader, of the scrollbar or of the browser's search. What was jumped to stays where it is in the window.
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
      const { top } = place.getBoundingClientRect();
      layOut();
      scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' });
    },
    { passive: true },
  );
}
