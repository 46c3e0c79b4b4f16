import { SESSION_MS } from '@/contract/credentials';
import { readJson, removeItem, writeJson } from '@/lib/storage';

/** The signed-in member of the staff (spec 2, section 3, "Admin session"), and the token that the API asks for. */
export interface Session {
  username: string;
  role: 'admin';
  /** ISO 8601. */
  loginTime: string;
  /** Bearer token: the server's for this session, or the derived key, base64url (decisions, D5). */
  token: string;
}

const KEY = 'rnm.admin.session';

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { username, role, loginTime, token } = value as Record<string, unknown>;
  return (
    typeof username === 'string' &&
    role === 'admin' &&
    typeof token === 'string' &&
    typeof loginTime === 'string' &&
    !Number.isNaN(Date.parse(loginTime))
  );
}

/** The stored session of this tab; one in another shape is removed and counts as none. */
export const readSession = (): Session | undefined => readJson('session', KEY, isSession);
/** False where the browser refuses to keep it. */
export const saveSession = (session: Session): boolean => writeJson('session', KEY, session);
export const clearSession = (): void => removeItem('session', KEY);

/**
 * Milliseconds that a session has left at `now`, at most its whole length. A clock that was set back, even by hours,
 * does not end a session in the middle of a shift: the server counts by its own clock. A login time further in the
 * future than a session's length is invalid: 0.
 */
export function timeLeft(session: Session, now: number): number {
  const age = now - Date.parse(session.loginTime);
  return age < -SESSION_MS ? 0 : Math.max(0, SESSION_MS - Math.max(0, age));
}
