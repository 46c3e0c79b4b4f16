const USES = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Whether the page has been used already, before anybody listened: it has been pressed, or is scrolled. */
const inUse = (): boolean => Boolean(navigator.userActivation?.hasBeenActive) || window.scrollY > 0;

/** Calls `begin` once, at the first tap, key or scroll; at once where that has been. Returns what stops the waiting. */
export function onFirstUse(begin: () => void): () => void {
  const stop = (): void => {
    for (const type of USES) window.removeEventListener(type, heard);
  };
  const heard = (): void => {
    stop();
    begin();
  };
  if (inUse()) begin();
  else for (const type of USES) window.addEventListener(type, heard, { passive: true });
  return stop;
}
