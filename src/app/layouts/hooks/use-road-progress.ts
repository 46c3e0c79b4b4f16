import { useEffect, useRef } from 'react';
import { untilLoaded } from '@/lib/until-loaded';

/**
 * What comes before a scroll, and the scroll itself. `lib/first-use` would be one more file for every page to fetch.
 */
const USES = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * The road bar's element. What drives the truck along it is fetched at the first touch,
 * key or scroll: a page that is only read and called from has no use for it.
 */
export function useRoadProgress() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = new AbortController();
    let gone = false;
    let stop = (): void => undefined;
    const begin = (): void => {
      waiting.abort();
      void untilLoaded(() => import('../road/drive')).then(({ driveRoad }) => {
        if (ref.current && !gone) stop = driveRoad(ref.current);
      });
    };
    // A page that was reloaded while scrolled down.
    if (window.scrollY > 0) begin();
    else for (const type of USES) window.addEventListener(type, begin, { passive: true, signal: waiting.signal });
    return () => {
      gone = true;
      waiting.abort();
      stop();
    };
  }, []);
  return ref;
}
