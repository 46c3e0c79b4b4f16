import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** All that the phone's menu has. */
const FOCUSABLE = 'a, button, summary';

/**
 * A menu on a native `<details>` (it opens without JavaScript): closes on Escape and on a press of one of its
 * links (focus returns to the summary), on a press outside, when the focus leaves it, and on route change (spec 1,
 * section 2); a modal one takes the focus, keeps it inside, and holds the page behind still.
 */
export function useDetailsMenu({ modal = false } = {}) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  const close = useCallback((returnFocus = false) => {
    const details = ref.current;
    if (!details?.open) return;
    details.open = false;
    if (returnFocus) details.querySelector('summary')?.focus();
  }, []);

  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    close();
  }, [pathname, close]);
  // It may have been opened before this code ran.
  useEffect(() => setOpen(Boolean(ref.current?.open)), []);

  // Listens all the time, since the browser may open the menu before React knows.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
      if (modal && event.key === 'Tab' && ref.current?.open) trapFocus(event, ref.current);
    };
    // A press outside, or the keyboard moving on: an open menu would hide what has the focus.
    const onOutside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    // A link to the current page or a call link changes no route, so this closes the menu; the focus would be lost with
    // the hidden link.
    const onClick = (event: MouseEvent) => {
      if (ref.current?.contains(event.target as Node) && (event.target as Element).closest('a')) close(true);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [modal, close]);

  useEffect(() => {
    if (!open || !modal) return;
    // The button that opened it lies behind it.
    ref.current?.querySelector('button')?.focus();
    // Wide screens have another menu: one that is open but hidden would hold the page still.
    const closeHidden = () => {
      if (ref.current?.querySelector('summary')?.getClientRects().length === 0) close();
    };
    // The phone may have been turned before this code ran.
    closeHidden();
    window.addEventListener('resize', closeHidden);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      window.removeEventListener('resize', closeHidden);
      document.documentElement.style.overflow = '';
    };
  }, [open, modal, close]);

  return { ref, open, close, onToggle: () => setOpen(Boolean(ref.current?.open)) };
}

function trapFocus(event: KeyboardEvent, details: HTMLDetailsElement): void {
  const panel = details.querySelector<HTMLElement>('[data-menu-panel]') ?? details;
  const items = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((el) => el.getClientRects().length > 0);
  const [first, last] = [items[0], items.at(-1)];
  const at = document.activeElement;
  if (panel.contains(at) && at !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
