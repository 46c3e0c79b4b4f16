/** The staff credential that the browser tests' build and server are given. It exists nowhere else. */
import { pbkdf2Sync, createHash } from 'node:crypto';

export const STAFF = { username: 'night.desk', password: 'e2e-only correct horse battery' };

/** Fixed, so that build and server agree. */
const SALT = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');

let key: Buffer | undefined;
/** What a browser makes of the password above, and signs in with. Made once a process: it is meant to be slow. */
export const staffKey = (): Buffer => (key ??= pbkdf2Sync(STAFF.password, SALT, 600_000, 32, 'sha256'));

/** `salt:hash` (decisions, D5) of the password above. */
export const staffVerifier = (): string =>
  `${SALT.toString('base64url')}:${createHash('sha256').update(staffKey()).digest('base64url')}`;

/** Environment of the build and of the server under test. */
export const staffEnv = (): Record<string, string> => ({
  VITE_ADMIN_USER: STAFF.username,
  VITE_ADMIN_VERIFIER: staffVerifier(),
});
