import { useEffect, useRef, useState } from 'react';
import { useExpiry } from '@/lib/use-expiry';
import type { Credential } from './credential';
import { awaitsSession, sessionToken, stillGood } from './exchange';
import { clearSession, readSession, saveSession, timeLeft, type Session } from './session';

/** By what a session has ended: its time, or the server, which may have another password by now. */
export type Ended = 'time' | 'server';

type SessionState =
  | { kind: 'checking' }
  /** `fresh`: it has ended just now, on this page. */
  | { kind: 'out'; ended?: Ended; fresh: boolean }
  | { kind: 'in'; session: Session };

/**
 * The stored session if it is still good: not over, its token made from the password that
 * is configured now, and not ended by the server.
 */
async function goodSession(
  session: ReturnType<typeof readSession>,
  credential: Credential | undefined,
  now: number,
): Promise<SessionState> {
  if (!session) return { kind: 'out', fresh: false };
  const expired = timeLeft(session, now) === 0;
  if (!expired && credential && (await stillGood(session.token, credential))) return { kind: 'in', session };
  clearSession();
  return { kind: 'out', ended: expired ? 'time' : undefined, fresh: false };
}

/** How often the server is asked for a session where none could be had at sign-in, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/** The session of this tab: checked once, ended when its time is over. `now` gives milliseconds since the epoch. */
export function useSession(
  credential: Credential | undefined,
  now: () => number,
): {
  state: SessionState;
  begin(username: string, token: string): void;
  /** Takes the session off the tab for good; the screen stays until the page is loaded anew. */
  leave(): void;
  /** Call it when the server has refused the session's token: the session ends if the server confirms that. */
  refused(): void;
} {
  const [state, setState] = useState<SessionState>({ kind: 'checking' });
  const [left, setLeft] = useState(false);
  // Read once: checking may remove an expired session from storage, and the next effect run must see the same one.
  const stored = useRef<{ session: ReturnType<typeof readSession> }>(undefined);

  useEffect(() => {
    let current = true;
    stored.current ??= { session: readSession() };
    void goodSession(stored.current.session, credential, now()).then((found) => current && setState(found));
    return () => {
      current = false;
    };
  }, [credential, now]);

  const begin = (username: string, token: string) => {
    const session: Session = { username, role: 'admin', loginTime: new Date(now()).toISOString(), token };
    // Where storage is refused, the session simply lasts until the page is left.
    saveSession(session);
    setState({ kind: 'in', session });
  };

  /** Ends this session, but not another one that was begun since. */
  const end = ({ token }: Session, ended: Ended) => {
    if (readSession()?.token === token) clearSession();
    setState((latest) =>
      latest.kind === 'in' && latest.session.token === token ? { kind: 'out', ended, fresh: true } : latest,
    );
  };
  const session = state.kind === 'in' ? state.session : undefined;
  const refused = () => {
    if (!session || !credential) return;
    void stillGood(session.token, credential).then((good) => {
      // A machine that wakes may hear of the end from the server before it looks at its clock.
      if (!good) end(session, timeLeft(session, now()) > 0 ? 'server' : 'time');
    });
  };
  const leave = () => {
    setLeft(true);
    clearSession();
  };
  // Not while somebody leaves: an answer that comes late would sign in again.
  const waiting = session && !left && awaitsSession(session.token) ? session : undefined;
  useEffect(() => {
    if (!waiting) return;
    let current = true;
    const ask = async () => {
      const token = await sessionToken(waiting.token);
      if (!current || awaitsSession(token)) return;
      const opened = { ...waiting, token };
      saveSession(opened);
      setState({ kind: 'in', session: opened });
    };
    const timer = window.setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => {
      current = false;
      window.clearInterval(timer);
    };
  }, [waiting]);

  useExpiry(
    session,
    (one) => timeLeft(one, now()),
    () => session && end(session, 'time'),
  );

  return { state, begin, leave, refused };
}
