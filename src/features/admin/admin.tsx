import { useState } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { Dashboard } from './dashboard/dashboard';
import type { BookingNames } from './bookings/names';
import { Gate } from './gate/gate';
import { configuredCredential, type Credential } from './session/credential';
import { clearSession } from './session/session';
import { useSession } from './session/use-session';

interface Props {
  words: AdminWords;
  names: BookingNames;
  /** The configured pair; null stands for none. Left out: what the build was given. */
  credential?: Credential | null;
  /** Milliseconds since the epoch. */
  now?: () => number;
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** The admin screen: a spinner while the session is checked, then the dashboard, or the gate before it. */
export function Admin({ words, names, credential: given, now = Date.now, reload = reloadPage }: Props) {
  const [credential] = useState(() => (given === undefined ? configuredCredential() : (given ?? undefined)));
  const { state, begin } = useSession(credential, now);
  if (state.kind === 'checking') return <Checking text={words.gate.checking} />;
  if (state.kind === 'out') return <Gate words={words} credential={credential} expired={state.expired} now={now} onSignedIn={begin} />;
  const logout = () => {
    clearSession();
    reload();
  };
  return <Dashboard words={words} names={names} session={state.session} now={now} onLogout={logout} />;
}

function Checking({ text }: { text: string }) {
  return (
    <main className="grid min-h-dvh place-content-center bg-asphalt-900 text-white">
      <p role="status" className="flex items-center gap-4 text-lg">
        <span aria-hidden="true" className="size-8 animate-spin rounded-full border-4 border-asphalt-600 border-t-amber-400" />
        {text}
      </p>
    </main>
  );
}
