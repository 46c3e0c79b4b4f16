import { useCallback, useEffect, useRef, useState } from 'react';
import { requestPosition, type PositionRequest } from './request';
import type { Fix, PositionFailure } from './types';

export type PositionState =
  | { status: 'idle' }
  /** `fix` is the best so far, still getting better. */
  | { status: 'locating'; fix?: Fix }
  | { status: 'ready'; fix: Fix }
  | { status: 'failed'; failure: PositionFailure };

/**
 * The visitor's position as state. `locate()` belongs in a tap's handler; asking again starts over. Leaving the page
 * ends the asking.
 */
export function usePosition() {
  const [state, setState] = useState<PositionState>({ status: 'idle' });
  const request = useRef<PositionRequest>(undefined);

  useEffect(() => () => request.current?.stop(), []);

  const locate = () => {
    request.current?.stop();
    setState({ status: 'locating' });
    request.current = requestPosition({
      onUpdate: (fix) =>
        setState((now) => (now.status === 'locating' ? { status: 'locating', fix } : { status: 'ready', fix })),
      onFailure: (failure) => setState({ status: 'failed', failure }),
    });
    // Of one that was stopped nothing comes any more.
    void request.current.done.then((outcome) => {
      if (outcome.ok) setState({ status: 'ready', fix: outcome.fix });
    });
  };

  const reset = useCallback(() => {
    request.current?.stop();
    setState({ status: 'idle' });
  }, []);

  return { state, locate, reset };
}
