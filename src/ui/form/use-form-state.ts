import { useRef, useState } from 'react';

/**
 * A form's state by its reducer. `now()` returns the latest state, for a second event before the next render (a double
 * tap) and for callbacks.
 */
export function useFormState<S, A>(reduce: (state: S, action: A) => S, initial: S) {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  return {
    state,
    now: () => latest.current,
    dispatch: (action: A) => setState((latest.current = reduce(latest.current, action))),
  };
}
