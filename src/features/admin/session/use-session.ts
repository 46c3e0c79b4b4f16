import { useCallback, useEffect, useState } from 'react';
import { tokenMatches } from '@/contract/credentials';
import { useExpiry } from '@/lib/use-expiry';
import type { Credential } from './credential';
import { clearSession, readSession, saveSession, timeLeft, type Session } from './session';

export type SessionState = { kind: 'checking' } | { kind: 'out'; expired: boolean } | { kind: 'in'; session: Session };

/** The stored session if it is still good: not over, and its token made from the password that is configured now. */
async function goodSession(credential: Credential | undefined, now: number): Promise<SessionState> {
  const session = readSession();
  if (!session) return { kind: 'out', expired: false };
  const expired = timeLeft(session, now) === 0;
  if (!expired && credential && (await tokenMatches(session.token, credential.verifier).catch(() => false))) return { kind: 'in', session };
  clearSession();
  return { kind: 'out', expired };
}

/** The session of this tab: checked once, ended when its time is over. `now` gives milliseconds since the epoch. */
export function useSession(credential: Credential | undefined, now: () => number): { state: SessionState; begin(username: string, token: string): void } {
  const [state, setState] = useState<SessionState>({ kind: 'checking' });

  useEffect(() => {
    let current = true;
    void goodSession(credential, now()).then((found) => current && setState(found));
    return () => {
      current = false;
    };
  }, [credential, now]);

  const begin = useCallback(
    (username: string, token: string) => {
      const session: Session = { username, role: 'admin', loginTime: new Date(now()).toISOString(), token };
      // Where storage is refused, the session simply lasts until the page is left.
      saveSession(session);
      setState({ kind: 'in', session });
    },
    [now],
  );

  const end = () => {
    clearSession();
    setState({ kind: 'out', expired: true });
  };
  useExpiry(state.kind === 'in' ? state.session : undefined, (session) => timeLeft(session, now()), end);

  return { state, begin };
}
