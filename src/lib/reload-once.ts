import { readJson, writeJson } from './storage';

const KEY = 'rnm.reloaded';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reloads the page when its code cannot be loaded (a release has replaced it): once per address and tab, and not
 * without a network, where a reload would bring nothing new.
 */
export function reloadOnce(): void {
  const here = window.location.href;
  if (!navigator.onLine || readJson('session', KEY, isText) === here) return;
  if (writeJson('session', KEY, here)) window.location.reload();
}

/**
 * The same where something of use stands in place of what could not be loaded (an error page with the hotline, the rest
 * of the page): it is given up only if the page has come whole, and not if the visitor has gone elsewhere meanwhile.
 * The reload then asks the server only whether the page in the browser's cache is the newest.
 */
export function reloadWhereServed(): Promise<void> {
  const { href } = window.location;
  return fetch(href)
    .then((page) => (page.ok ? page.text() : ''))
    .then((text) => {
      // By its end: Firefox takes a page that was cut for a whole one.
      if (text.includes('</html>') && href === window.location.href) reloadOnce();
    })
    .catch(() => undefined);
}

/** Loads the address whole when the network comes back. The function that it returns calls that off. */
export function reloadWhenOnline(): () => void {
  const reload = () => window.location.reload();
  window.addEventListener('online', reload);
  return () => window.removeEventListener('online', reload);
}
