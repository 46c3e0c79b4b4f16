import { deriveKey, formatVerifier, MIN_SALT_BYTES, sha256 } from '../../src/contract/credentials.ts';

/** The verifier is public, so anyone may guess against it at home: length is what makes that hopeless. */
export const MIN_PASSWORD_LENGTH = 12;

/** Why this pair is not good enough, or undefined. */
export function weakness(user: string, password: string): string | undefined {
  if (!/^[\w.@-]{1,64}$/.test(user)) return 'The user name may have letters, digits and . _ @ - (1 to 64 of them).';
  if ([...password].length < MIN_PASSWORD_LENGTH) return `The password must have at least ${MIN_PASSWORD_LENGTH} characters. Four random words do well.`;
  if (new Set(password).size < 5) return 'The password repeats too few characters.';
  if (password.toLowerCase().includes(user.toLowerCase()) && [...password].length < user.length + MIN_PASSWORD_LENGTH) return 'The password must not be built on the user name.';
  return undefined;
}

/** A new verifier for a password, with a salt of its own: the same password gives another one each time. */
export async function makeVerifier(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(MIN_SALT_BYTES));
  return formatVerifier({ salt, hash: await sha256(await deriveKey(password, salt)) });
}
