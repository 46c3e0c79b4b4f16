/** The key of `lib/reload-once.ts`, with the address as JSON, so that the two together reload only once. */
const KEY = 'rnm.reloaded';

/** Loads the page whole: once per address and tab, and never where that cannot be remembered. */
export function reloadOnce(): void {
  const here = JSON.stringify(location.href);
  try {
    if (sessionStorage[KEY] === here) return;
    sessionStorage[KEY] = here;
    location.reload();
  } catch {
    // Storage is off.
  }
}
