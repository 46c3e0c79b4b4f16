/**
 * Taps that come before the application listens. Links work by themselves, but nobody would hear of the call; buttons do
 * nothing yet. Both are told to the application once it is there, and so is that the page is in use.
 */
import { touched } from './moments';

/** `EARLY_USE` of `lib/first-use.ts`, by itself: to import it would cost the start script a second file. */
const EARLY_USE = 'earlyuse';

/** Links that leave the page where it is, and whose taps are reported. */
const REPORTED = 'a[href^="tel:"],a[href^="sms:"],a[href^="mailto:"],a[target="_blank"]';
const TAPPED = `${REPORTED},button[type="button"]`;
/** A button's tap is not made up for later than this, in milliseconds: by then the visitor has moved on. */
const STALE_MS = 5_000;

interface Tap {
  element: HTMLElement;
  at: number;
  /** What the button said. */
  name: string;
}

const nameOf = (element: HTMLElement): string => `${element.getAttribute('aria-label')} ${element.textContent}`;

/** Told again without its effect: the call has been dialled, the chat opened. */
function report(link: HTMLElement): void {
  addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Notes taps until the application listens (`data-listens` on the root element), and hands them on when it has started (`data-hydrated`). */
export function keepEarlyTaps(): void {
  const { documentElement } = document;
  const taps: Tap[] = [];
  let inUse = false;
  void touched().then(() => (inUse = true));
  const note = (event: Event): void => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(TAPPED);
    if (element && documentElement.dataset.listens === undefined) taps.push({ element, at: performance.now(), name: nameOf(element) });
  };
  const handOn = (): void => {
    removeEventListener('click', note, true);
    if (inUse) dispatchEvent(new Event(EARLY_USE));
    for (const { element, at, name } of taps) {
      if (!element.isConnected) continue;
      if (element.matches(REPORTED)) report(element);
      // A switch that says something else by now is where it was wanted.
      else if (performance.now() - at < STALE_MS && nameOf(element) === name) element.click();
    }
  };
  addEventListener('click', note, true);
  const started = new MutationObserver(() => {
    if (documentElement.dataset.hydrated === undefined) return;
    started.disconnect();
    handOn();
  });
  started.observe(documentElement, { attributes: true, attributeFilter: ['data-hydrated'] });
}
