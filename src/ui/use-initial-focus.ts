import { useEffect, useRef } from 'react';

/** The key that opened the form may still be held down: it must not submit it. */
const notHeld = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/**
 * A ref for the control that takes the focus when its form appears after a press. Without one (`pressed` is false: the
 * form stands there again, say after a new sign-in), somebody may be elsewhere, about to press a key.
 */
export function useInitialFocus<T extends HTMLElement>(pressed: boolean) {
  const control = useRef<T>(null);
  useEffect(() => {
    if (!pressed) return;
    control.current?.focus();
    control.current?.addEventListener('keydown', notHeld);
  }, [pressed]);
  return control;
}
