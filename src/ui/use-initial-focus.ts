import { useEffect, useRef } from 'react';

/** The key that opened the form may still be held down: it must not submit it. */
const notHeld = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** A ref for the control that takes the focus when its form appears after a press (never when a page is opened). */
export function useInitialFocus<T extends HTMLElement>() {
  const control = useRef<T>(null);
  useEffect(() => {
    control.current?.focus();
    control.current?.addEventListener('keydown', notHeld);
  }, []);
  return control;
}
