import { useRef, useState } from 'react';

/**
 * A form's state by its reducer. `now()` is the state at this very moment, for what happens twice before React draws (a
 * double tap) and for what is told later.
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
