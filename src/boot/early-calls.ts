/**
 * Calls and messages that are tapped before the application listens. The browser handles them by itself; they are
 * replayed to the application once it has started, so that they are tracked.
 */

/** Links that leave the page where it is, and whose taps are reported. */
const REPORTED = 'a[href^="tel:"],a[href^="sms:"],a[href^="mailto:"],a[target="_blank"]';

/** Told again without its effect: the call has been dialled, the chat opened. */
function report(link: Element): void {
  addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/**
 * Hears taps until the application listens (`data-listens` on the root element), and
 * reports them when it has started (`data-hydrated`).
 */
export function reportEarlyCalls(): void {
  const { documentElement } = document;
  const tapped: Element[] = [];
  const note = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest(REPORTED);
    if (link && documentElement.dataset.listens === undefined) tapped.push(link);
  };
  addEventListener('click', note, true);
  const started = new MutationObserver(() => {
    if (documentElement.dataset.hydrated === undefined) return;
    started.disconnect();
    removeEventListener('click', note, true);
    for (const link of tapped) if (link.isConnected) report(link);
  });
  started.observe(documentElement, { attributes: true, attributeFilter: ['data-hydrated'] });
}
