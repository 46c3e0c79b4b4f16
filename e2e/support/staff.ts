/** The staff credential that the browser tests' build and server are given. It exists nowhere else. */
import { pbkdf2Sync, createHash } from 'node:crypto';

export const STAFF = { username: 'night.desk', password: 'e2e-only correct horse battery' };

/** `salt:hash` (decisions, D5) of the password above; the salt is fixed, so that build and server agree. */
export function staffVerifier(): string {
  const salt = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
  const key = pbkdf2Sync(STAFF.password, salt, 600_000, 32, 'sha256');
  return `${salt.toString('base64url')}:${createHash('sha256').update(key).digest('base64url')}`;
}

/** Environment of the build and of the server under test. */
export const staffEnv = (): Record<string, string> => ({
  VITE_ADMIN_USER: STAFF.username,
  VITE_ADMIN_VERIFIER: staffVerifier(),
});
