/** The dashboard of somebody who is signed in, over a server that answers as a test says. */
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Credential } from '@/features/admin/session/credential';
import { CONFIGURED, env } from './configured-env';
import { makeCredential, NOON, renderAdmin, SESSION_KEY, sessionOf, stubApi, type Replies } from './support';

export let credential: Credential;
export let token: string;

/** Called by a test file, once. */
export function signedInForEachTest(): void {
  beforeAll(async () => {
    ({ credential, token } = await makeCredential());
  }, 60_000);
  beforeEach(() => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(token));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.assign(env, CONFIGURED);
  });
  afterEach(() => vi.unstubAllGlobals());
}

export const show = async (replies: Replies, path = '/admin', now = () => NOON) => {
  const calls = stubApi(replies);
  renderAdmin({ credential, path, now });
  await screen.findByRole('tablist');
  return calls;
};
export const settled = () =>
  screen.findByText(/^Updated at|^The figures could not be loaded|does not accept|failed\. These/);
export const card = (name: string) => screen.getByRole('region', { name });
export const dot = (name: RegExp) => screen.getByRole('button', { name });
export const STATS = '/api/mongodb-health?action=dashboard-stats';
