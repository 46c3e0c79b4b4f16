import { readJson, removeItem, writeJson } from './storage';

const KEY = 'rnm.reloaded';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reloads the page when its code cannot be loaded (a release has replaced it): once per address and tab, and not
 * without a network, where a reload would bring nothing new.
 */
export function reloadOnce(): void {
  const here = location.href;
  if (!navigator.onLine || readJson('session', KEY, isText) === here) return;
  if (writeJson('session', KEY, here)) location.reload();
}

/**
 * The same where something of use stands in place of what could not be loaded (an error page with the hotline, the rest
 * of the page): it is given up only if the page has come whole, and not if the visitor has gone elsewhere meanwhile.
 * The reload then asks the server only whether the page in the browser's cache is the newest. Resolves to whether it
 * has come.
 */
export async function reloadWhereServed(reload = reloadOnce): Promise<boolean> {
  const { href } = location;
  try {
    const page = await fetch(href);
    // By its end: Firefox takes a page that was cut for a whole one.
    if (!page.ok || !(await page.text()).includes('</html>') || href !== location.href) return false;
    reload();
    return true;
  } catch {
    return false;
  }
}

/** Pause before a server that was out of reach is asked again, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/**
 * The same, asked again and again. A server that was out of reach and is back counts as news each time. The function
 * that it returns calls that off: the visitor has gone elsewhere. Coming back is news too: Firefox does not fetch again
 * what has failed in this document.
 */
export function reloadWhenServed(): () => void {
  let waits = true;
  const ask = async (reload?: () => void): Promise<void> => {
    if (waits && !(await reloadWhereServed(reload))) setTimeout(ask, ASK_AGAIN_MS, () => location.reload());
  };
  void ask();
  return () => {
    waits = false;
    removeItem('session', KEY);
  };
}
