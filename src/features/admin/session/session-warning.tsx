import { useLayoutEffect, useRef, useState } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { LoginDialog } from '../gate/login-dialog';
import type { Credential } from './credential';

interface Props {
  words: AdminWords;
  credential: Credential;
  /** Until the end. */
  minutes: number;
  now: () => number;
  onSignedIn: (username: string, token: string) => void;
}

/**
 * Says that the session ends soon, and renews it on the spot: what stands on the screen,
 * and what is typed there, stays.
 */
export function SessionWarning({ words, credential, minutes, now, onSignedIn }: Props) {
  const [open, setOpen] = useState(false);
  const [first] = useState(minutes);
  // Announced when it appears and in the last minute, not every minute: somebody may be talking to a caller.
  const spoken = minutes === first || minutes === 1;
  const text = words.ending.text(minutes);
  const bar = useRef<HTMLDivElement>(null);
  /** The element that had the focus before. */
  const before = useRef<Element>(null);
  const remember = (element: EventTarget | null) => {
    if (element instanceof HTMLElement && element !== document.body && !bar.current?.contains(element))
      before.current = element;
  };
  // The pressed button disappears with the bar: give the focus back to where it was.
  useLayoutEffect(() => {
    const own = bar.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const back = before.current?.isConnected ? before.current : own.closest('dialog')?.querySelector('input');
      (back as HTMLElement | null | undefined)?.focus();
    };
  }, []);
  return (
    <div
      ref={bar}
      data-warning
      className="sticky top-0 z-50 flex flex-wrap items-center gap-x-4 bg-amber-300 px-4 py-1 font-semibold text-asphalt-950"
    >
      <p>
        <span role="status">{spoken && text}</span>
        <span>{!spoken && text}</span>
      </p>
      <button
        type="button"
        className="min-h-12 underline underline-offset-4"
        // Not every browser gives the focus to a button that is pressed.
        onPointerDown={() => remember(document.activeElement)}
        onFocus={(event) => remember(event.relatedTarget)}
        onClick={() => setOpen(true)}
      >
        {words.ending.again}
      </button>
      {open && (
        <LoginDialog
          words={words.login}
          credential={credential}
          now={now}
          onSignedIn={(username, token) => {
            setOpen(false);
            onSignedIn(username, token);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
