import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { formatVerifier, SESSION_MS, tokenMatches, type Verifier } from '../../src/contract/credentials.ts';
import type { SigningKey } from '../signing-key.ts';

/** How far the clock may have been set back since a token was issued. */
const CLOCK_SLACK_MS = 60_000;

/**
 * The staff's sessions on the server. The key derived from the password can only open a session. The session's token
 * expires after 480 minutes, when the password changes, or when the session key is replaced (`npm run admin:sign-out`).
 * Nothing is stored: a token is its expiry time, a random part, and a signature of both.
 */
export interface StaffSessions {
  /** The session's token, or undefined when `key` (base64url) is not the one behind the verifier. */
  open(key: string): Promise<{ token: string; expiresInSeconds: number } | undefined>;
  isOpen(token: string): Promise<boolean>;
}

/** `now` in milliseconds since the epoch. Without a verifier nobody gets in. */
export function staffSessions(
  verifier: Verifier | undefined,
  sessionKey: SigningKey,
  now: () => number,
): StaffSessions {
  const sign = async (head: string): Promise<Buffer> =>
    createHmac('sha256', await sessionKey.read())
      .update(`${head}.${verifier ? formatVerifier(verifier) : ''}`)
      .digest();
  return {
    async open(key) {
      if (!verifier || !(await tokenMatches(key, verifier))) return undefined;
      const head = `${(now() + SESSION_MS).toString(36)}.${randomBytes(12).toString('base64url')}`;
      return { token: `${head}.${(await sign(head)).toString('base64url')}`, expiresInSeconds: SESSION_MS / 1000 };
    },
    async isOpen(token) {
      const [, head = '', ends = '', signature = ''] = /^(([0-9a-z]{1,11})\.[\w-]{16})\.([\w-]{43})$/.exec(token) ?? [];
      if (!verifier || head === '') return false;
      const given = Buffer.from(signature, 'base64url');
      const right = await sign(head);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const left = parseInt(ends, 36) - now();
      return left > 0 && left <= SESSION_MS + CLOCK_SLACK_MS;
    },
  };
}
