import { useState, type ComponentType, type ReactNode } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { DialogNotice } from '@/ui/dialog-notice';
import { Dashboard, type JobsSlot } from './dashboard/dashboard';
import type { BookingNames } from './bookings/names';
import { Checking } from './checking';
import { Gate } from './gate/gate';
import { configuredCredential, type Credential } from './session/credential';
import type { Session } from './session/session';
import { SessionWarning } from './session/session-warning';
import { useEnding } from './session/use-ending';
import { useSession } from './session/use-session';

/** A component around the dashboard that provides the jobs, so that the alarm rings in every tab. */
export type DeskAround = ComponentType<{
  token: string;
  /** The session expires in a few minutes; then the alarm stops. */
  endsSoon: boolean;
  /** The token was refused; the desk goes on asking while it stands. */
  onDenied: () => void;
  now: () => number;
  children: (jobs: JobsSlot) => ReactNode;
}>;

/** Shown at the sign-in, where the alarm cannot ring. `fresh`: the session ended just now, on this page. */
export type DeskSignedOutWarning = ComponentType<{ fresh: boolean }>;

interface Props {
  words: AdminWords;
  names: BookingNames;
  Desk: DeskAround;
  SignedOutWarning: DeskSignedOutWarning;
  /** The configured pair; null stands for none. Left out: what the build was given. */
  credential?: Credential | null;
  /** Milliseconds since the epoch. */
  now?: () => number;
  reload?: () => void;
  /** Work to do at sign-out besides ending the session. Does not throw. */
  onLogout: (token: string) => Promise<void>;
}

/** Timeout for `onLogout` on a bad line, in milliseconds. */
const LEAVE_MS = 2000;
const reloadPage = () => window.location.reload();

/** The admin screen: a spinner while the session is checked, then the dashboard, or the gate before it. */
export function Admin({
  words,
  names,
  Desk,
  SignedOutWarning,
  credential: given,
  now = Date.now,
  reload = reloadPage,
  onLogout,
}: Props) {
  const [credential] = useState(() => (given === undefined ? configuredCredential() : (given ?? undefined)));
  const { state, begin, leave, refused } = useSession(credential, now);
  if (state.kind === 'checking') return <Checking text={words.gate.checking} />;
  if (state.kind === 'out') {
    return (
      <Gate words={words} credential={credential} ended={state.ended} now={now} onSignedIn={begin}>
        <SignedOutWarning fresh={state.fresh} />
      </Gate>
    );
  }
  const { session } = state;
  const logout = () => {
    leave();
    const late = new Promise<void>((done) => window.setTimeout(done, LEAVE_MS));
    void Promise.race([onLogout(session.token), late]).then(reload);
  };
  return (
    <SignedIn
      words={words}
      names={names}
      Desk={Desk}
      credential={credential}
      session={session}
      now={now}
      onSignedIn={begin}
      onDenied={refused}
      onLogout={logout}
    />
  );
}

interface SignedInProps extends Required<Pick<Props, 'words' | 'names' | 'Desk' | 'now'>> {
  credential: Credential | undefined;
  session: Session;
  onSignedIn: (username: string, token: string) => void;
  onDenied: () => void;
  onLogout: () => void;
}

function SignedIn({ words, names, Desk, credential, session, now, onSignedIn, onDenied, onLogout }: SignedInProps) {
  const minutes = useEnding(session, now);
  const warning = minutes !== undefined && credential && (
    <SessionWarning words={words} credential={credential} minutes={minutes} now={now} onSignedIn={onSignedIn} />
  );
  return (
    <>
      {warning}
      <DialogNotice value={warning}>
        <Desk token={session.token} endsSoon={minutes !== undefined} onDenied={onDenied} now={now}>
          {(jobs) => (
            <Dashboard words={words} names={names} session={session} jobs={jobs} now={now} onLogout={onLogout} />
          )}
        </Desk>
      </DialogNotice>
    </>
  );
}
