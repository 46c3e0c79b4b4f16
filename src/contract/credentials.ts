/**
 * The staff credential (decisions, D5), for the browser, the server and the password command alike. The password never
 * leaves the browser: PBKDF2 derives a key from it, the key is the bearer token, and only
 * the key's SHA-256 is published.
 */

/** Spec 2, section 9: admin session 480 minutes. */
export const SESSION_MS = 480 * 60_000;

/** OWASP's floor for PBKDF2-HMAC-SHA256. */
const PBKDF2_ITERATIONS = 600_000;
const KEY_BYTES = 32;
export const MIN_SALT_BYTES = 16;

type Bytes = Uint8Array<ArrayBuffer>;

export interface Verifier {
  salt: Bytes;
  /** SHA-256 of the derived key. */
  hash: Bytes;
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** The bytes, or undefined when `text` is not base64url in its one canonical form. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : undefined;
}

/** Reads `salt:hash`; undefined for anything that `formatVerifier` would not write. */
export function parseVerifier(text: string): Verifier | undefined {
  const [salt, hash, ...rest] = text.split(':').map(fromBase64Url);
  if (!salt || !hash || rest.length > 0 || salt.length < MIN_SALT_BYTES || hash.length !== 32) return undefined;
  return { salt, hash };
}

export const formatVerifier = ({ salt, hash }: Verifier): string => `${toBase64Url(salt)}:${toBase64Url(hash)}`;

/** The key for a password. NFKC first: keyboards disagree on how they compose the same letter. */
export async function deriveKey(password: string, salt: Bytes, iterations = PBKDF2_ITERATIONS): Promise<Bytes> {
  const material = new TextEncoder().encode(password.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    KEY_BYTES * 8,
  );
  return new Uint8Array(bits);
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Constant-time comparison: the time taken tells nothing about where the first difference is. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  a.forEach((byte, i) => (difference |= byte ^ (b[i] ?? 0)));
  return difference === 0;
}

/**
 * Whether `token` is the key behind the verifier. Its hash is compared, so even a timing leak would reveal only a hash.
 */
export async function tokenMatches(token: string, verifier: Verifier): Promise<boolean> {
  const key = fromBase64Url(token);
  return key?.length === KEY_BYTES && sameBytes(await sha256(key), verifier.hash);
}
