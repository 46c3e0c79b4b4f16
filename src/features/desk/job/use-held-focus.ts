import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { keepFocus } from './use-change';

/**
 * Keeps the focus within a job's card when a colleague's change removes the form or the whole card that has it. What it
 * returns are the card's own handlers.
 */
export function useHeldFocus(jobId: number): Record<'onFocus' | 'onBlur', (event: FocusEvent) => void> {
  const held = useRef(false);
  useLayoutEffect(() => {
    const keep = () => {
      if (held.current) keepFocus(jobId);
    };
    keep();
    return keep;
  });
  // When another window comes to the front, the focus still counts as here.
  const look = ({ currentTarget }: FocusEvent) => {
    held.current = currentTarget.contains(document.activeElement);
  };
  return { onFocus: look, onBlur: look };
}
