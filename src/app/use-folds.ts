import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Open folds per history entry, by their position in the page. */
const opened = new Map<string, boolean[]>();
const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('#main details')];

/**
 * Restores what the browser's own back/forward cache would keep: on Back, the same folds are open. Otherwise the page
 * would be shorter, and the scroll position could not be restored.
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
