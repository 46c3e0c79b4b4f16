import { useCallback, useEffect, useState } from 'react';
import { tokenMatches } from '@/contract/credentials';
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

/** How often the clock is looked at beside the timer, in milliseconds: clocks are set, and timers sleep with the machine. */
const LOOK_EVERY_MS = 30_000;

/** Calls `end` when the session is over: by a timer, by a look at the clock now and then, and when the tab comes back to the front. */
function useExpiry(session: Session | undefined, now: () => number, end: () => void): void {
  useEffect(() => {
    if (!session) return;
    const check = () => {
      if (timeLeft(session, now()) === 0) end();
    };
    const timer = window.setTimeout(check, timeLeft(session, now()));
    const looks = window.setInterval(check, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      window.clearTimeout(timer);
      window.clearInterval(looks);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [session, now, end]);
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

  const end = useCallback(() => {
    clearSession();
    setState({ kind: 'out', expired: true });
  }, []);
  useExpiry(state.kind === 'in' ? state.session : undefined, now, end);

  return { state, begin };
}
