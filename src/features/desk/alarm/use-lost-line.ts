import { useEffect } from 'react';
import { clearNotice, notifyOf } from './signs';
import { ringOnce } from './sound';

/** How long a lost line is left to come back by itself, in milliseconds: a router restarts, a laptop wakes. */
const LOST_MS = 60_000;
/** How long between two rings while it stays away, in milliseconds. */
const STILL_LOST_MS = 5 * 60_000;

/**
 * Rings, and shows a notification, when the connection has been lost for a minute, since no job can arrive and nobody
 * may be looking. `lost`: only for a device on shift.
 */
export function useLostLine(lost: boolean, title: string, why: string): void {
  useEffect(() => {
    if (!lost) return;
    const tell = () => {
      ringOnce();
      void notifyOf('line', title, why);
      timer = setTimeout(tell, STILL_LOST_MS);
    };
    let timer = setTimeout(tell, LOST_MS);
    return () => {
      clearTimeout(timer);
      void clearNotice('line');
    };
  }, [lost, title, why]);
}
