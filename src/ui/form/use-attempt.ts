import { useState } from 'react';

/**
 * A press whose work may come to nothing, as sending what waits for a network: without a word it would look like a
 * broken button. `work` resolves either way; where it succeeds, what is pressed goes away by itself.
 */
export function useAttempt(work: () => Promise<void>) {
  const [state, setState] = useState<'busy' | 'failed'>();
  const busy = state === 'busy';
  const attempt = async (): Promise<void> => {
    if (busy) return;
    setState('busy');
    await work();
    setState('failed');
  };
  return { busy, failed: state === 'failed', attempt };
}
