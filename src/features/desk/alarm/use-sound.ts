import { useEffect, useSyncExternalStore } from 'react';
import { onSound, soundReady, unlockSound } from './sound';

/** Events that browsers accept as a user gesture for playing sound. */
const PRESSES = ['pointerup', 'keydown'] as const;

/**
 * Whether a ring would be heard. `wanted`: if not, the next press anywhere on the page enables sound, since a reload
 * has disabled it.
 */
export function useSound(wanted: boolean): boolean {
  const ready = useSyncExternalStore(onSound, soundReady, () => false);
  useEffect(() => {
    if (!wanted || ready) return;
    const unlock = () => void unlockSound();
    for (const press of PRESSES) document.addEventListener(press, unlock, true);
    return () => {
      for (const press of PRESSES) document.removeEventListener(press, unlock, true);
    };
  }, [wanted, ready]);
  return ready;
}
