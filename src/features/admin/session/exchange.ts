import { env } from '@/config/env';
import { tokenMatches } from '@/contract/credentials';
import { ask, CRM, INSIGHTS } from '../data/api';
import type { Credential } from './credential';

/**
 * The token to use after the password was right: that of a session which the server opens for the key, and can end.
 * With the existing endpoints, which have no sessions, and when nobody answers, the key itself is the token (without a
 * network, the dashboard shows that).
 */
export async function sessionToken(key: string): Promise<string> {
  if (!env.embeddedApi) return key;
  const answer = await ask(CRM, { token: key, body: { action: 'sign-in' } });
  const token = answer.kind === 'ok' ? (answer.body as { token?: unknown } | null)?.token : undefined;
  return typeof token === 'string' ? token : key;
}

/** Whether a token is still the key itself although the server has sessions: nobody answered when one was asked for. */
export const awaitsSession = (token: string): boolean => env.embeddedApi && !token.includes('.');

/**
 * Whether a stored token is still valid. The server is asked about its own tokens (they have dots); the key is checked
 * against the verifier. Without an answer the token counts as valid.
 */
export async function stillGood(token: string, { verifier }: Credential): Promise<boolean> {
  if (token.includes('.')) return (await ask(INSIGHTS, { token })).kind !== 'denied';
  return tokenMatches(token, verifier).catch(() => false);
}
