import { useEffect, useState } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { LoginDialog } from '../gate/login-dialog';
import type { Credential } from './credential';
import { timeLeft, type Session } from './session';

/** How long before its end the session says so, in milliseconds (desk design: "a warning comes ten minutes before"). */
const WARN_MS = 10 * 60_000;
const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;

interface Props {
  words: AdminWords;
  credential: Credential | undefined;
  session: Session;
  now: () => number;
  onSignedIn: (username: string, token: string) => void;
}

/** Says that the session ends soon, and renews it on the spot: what stands on the screen, and what is typed there, stays. */
export function SessionWarning({ words, credential, session, now, onSignedIn }: Props) {
  const [left, setLeft] = useState(() => timeLeft(session, now()));
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const look = () => setLeft(timeLeft(session, now()));
    look();
    const timer = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [session, now]);
  if (left > WARN_MS || !credential) return null;
  return (
    <div className="sticky top-0 z-50 flex flex-wrap items-center gap-x-4 bg-amber-300 px-4 py-1 font-semibold text-asphalt-950">
      <p role="status">{words.ending.text(Math.max(1, Math.ceil(left / MINUTE_MS)))}</p>
      <button type="button" className="min-h-12 underline underline-offset-4" onClick={() => setOpen(true)}>
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
