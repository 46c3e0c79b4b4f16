import { useEffect, useState } from 'react';

/** Debounce for a search, in milliseconds. */
const REST_MS = 300;

/** `value`, debounced. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), REST_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
