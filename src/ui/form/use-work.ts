import { useState } from 'react';

type WorkState = 'idle' | 'working' | 'done' | 'failed';

/**
 * What a button starts, one at a time, and what became of it. It has failed if `work` resolves to false, or to nothing:
 * such a button is gone where it has succeeded.
 */
export function useWork(work: () => Promise<boolean | void>): { state: WorkState; start: () => Promise<void> } {
  const [state, setState] = useState<WorkState>('idle');
  const start = async (): Promise<void> => {
    if (state === 'working') return;
    setState('working');
    setState((await work()) ? 'done' : 'failed');
  };
  return { state, start };
}
