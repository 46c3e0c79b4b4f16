import { env } from '@/config/env';
import { tokenMatches } from '@/contract/credentials';
import { ask, CRM, INSIGHTS } from '../data/api';
import type { Credential } from './credential';

/**
 * The token to go on with once the password was right: that of a session which the server opens
 * for the key, and ends itself. The key stays the token where the existing endpoints answer,
 * which know no sessions, and where nobody answers (who has no network sees so on the dashboard).
 */
export async function sessionToken(key: string): Promise<string> {
  if (!env.embeddedApi) return key;
  const answer = await ask(CRM, { token: key, body: { action: 'sign-in' } });
  const token = answer.kind === 'ok' ? (answer.body as { token?: unknown } | null)?.token : undefined;
  return typeof token === 'string' ? token : key;
}

/**
 * Whether a token is the key itself, where a session of the server could be had for it:
 * nobody answered when it was asked for.
 */
export const awaitsSession = (token: string): boolean => env.embeddedApi && !token.includes('.');

/**
 * Whether a stored token is still good. The server is asked about its own (they have
 * dots); the key proves itself. No answer speaks against none.
 */
export async function stillGood(token: string, { verifier }: Credential): Promise<boolean> {
  if (token.includes('.')) return (await ask(INSIGHTS, { token })).kind !== 'denied';
  return tokenMatches(token, verifier).catch(() => false);
}
