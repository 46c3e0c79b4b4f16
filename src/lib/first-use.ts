/**
 * The event by which the start script (`src/boot/early-taps.ts`) tells that the page was used before the application could
 * hear of it.
 */
export const EARLY_USE = 'earlyuse';

const USES = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', EARLY_USE] as const;

/** Calls `begin` once, at the first tap, key or scroll. Returns what stops the waiting. */
export function onFirstUse(begin: () => void): () => void {
  const stop = (): void => {
    for (const type of USES) window.removeEventListener(type, heard);
  };
  const heard = (): void => {
    stop();
    begin();
  };
  for (const type of USES) window.addEventListener(type, heard, { passive: true });
  return stop;
}
