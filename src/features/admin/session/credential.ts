import { env } from '@/config/env';
import { deriveKey, parseVerifier, sameBytes, sha256, toBase64Url, type Verifier } from '@/contract/credentials';

/** What the build knows of the staff's pair: the name, and what a right password leads to. No secret. */
export interface Credential {
  user: string;
  verifier: Verifier;
}

/** The configured credential; undefined: none, nobody gets in. */
export function configuredCredential(): Credential | undefined {
  const verifier = parseVerifier(env.adminVerifier);
  return verifier && env.adminUser ? { user: env.adminUser, verifier } : undefined;
}

/**
 * The bearer token for a right pair, undefined for a wrong one. A wrong name costs as long as
 * a wrong password. Throws where the browser has no WebCrypto, as on a page without https.
 */
export async function checkPair(
  { user, verifier }: Credential,
  username: string,
  password: string,
): Promise<string | undefined> {
  const key = await deriveKey(password, verifier.salt);
  const right = sameBytes(await sha256(key), verifier.hash);
  return right && username === user ? toBase64Url(key) : undefined;
}
