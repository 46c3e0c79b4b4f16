import { useState } from 'react';

type WorkState = 'idle' | 'working' | 'done' | 'failed';

/**
 * What a button starts, one at a time, and what became of it. It failed where `work` brings false, or nothing: then the
 * button would be gone if it had succeeded.
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
