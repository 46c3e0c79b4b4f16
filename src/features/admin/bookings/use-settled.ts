import { useEffect, useState } from 'react';

/** How long a search has to rest before it is asked, in milliseconds: a word is typed in one go. */
const REST_MS = 300;

/** `value` as it was once it had rested. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), REST_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
