import { useEffect, useRef } from 'react';

/** A ref for the control that takes the focus when its form appears after a press (never when a page is opened). */
export function useInitialFocus<T extends HTMLElement>() {
  const control = useRef<T>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
