import { useEffect, useSyncExternalStore } from 'react';
import { onSound, soundReady, unlockSound } from './sound';

/** What browsers take for a press that may let a page sound. */
const PRESSES = ['pointerup', 'keydown'] as const;

/**
 * Whether a ring would be heard. `wanted`: while it would not, the next press anywhere on
 * the page turns it on: a reload has turned it off.
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
