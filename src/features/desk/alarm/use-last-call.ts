import { useEffect } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { clearNotice, notifyOf } from './signs';
import { ringOnce } from './sound';

/**
 * Rings once, and shows a notification, when the session that the alarm needs ends soon. `endsSoon`: only for a device
 * on shift.
 */
export function useLastCall(copy: DeskCopy['session'], endsSoon: boolean): void {
  useEffect(() => {
    if (!endsSoon) return void clearNotice('session');
    ringOnce();
    void notifyOf('session', copy.soon, copy.soonWhy);
  }, [endsSoon, copy]);
}
