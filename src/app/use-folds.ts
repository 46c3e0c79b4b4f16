import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** By the history's entry: which folds of its page are open, by their place in it. */
const opened = new Map<string, boolean[]>();
const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('#main details')];

/**
 * What a browser's own cache of pages would have done: on the way back a page has the same folds open. Without it the
 * page is shorter than it was, and the place where somebody was reading is not found again.
 */
export function useFolds(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const all = folds();
    if (type === 'POP') opened.get(key)?.forEach((open, at) => open && all[at]?.toggleAttribute('open', true));
    const keep = () =>
      void opened.set(
        key,
        folds().map(({ open }) => open),
      );
    keep();
    addEventListener('toggle', keep, true);
    return () => removeEventListener('toggle', keep, true);
  }, [key, type]);
}
