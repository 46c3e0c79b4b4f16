import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { admin } from '@/content/en/admin';
import { booking } from '@/content/en/booking';
import { deriveKey, sha256, toBase64Url } from '@/contract/credentials';
import { Admin, type DeskAround, type DeskSignedOutWarning } from '@/features/admin';
import type { Credential } from '@/features/admin/session/credential';
import { MemoryRouter } from '../../support/router';

export const PASSWORD = 'four random words here';
export const NOON = Date.parse('2026-11-21T08:00:00Z');

/** A credential with the real derivation. Made once per file: 600,000 rounds take a moment. */
export async function makeCredential(): Promise<{ credential: Credential; token: string }> {
  const salt = new Uint8Array(16).fill(3);
  const key = await deriveKey(PASSWORD, salt);
  return { credential: { user: 'staff', verifier: { salt, hash: await sha256(key) } }, token: toBase64Url(key) };
}

export const sessionOf = (token: string, loginTime = new Date(NOON).toISOString()) =>
  JSON.stringify({ username: 'staff', role: 'admin', loginTime, token });
/** What the server gives for the key. */
export const SERVER_TOKEN = 'mi9x2k4g.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
export const SESSION_KEY = 'rnm.admin.session';

export interface Reply {
  status?: number;
  body?: unknown;
}
export type Replies = Record<string, Reply | (() => Reply | Promise<Reply>)>;

/**
 * Answers `fetch` by the beginning of the address, longest first; what is not listed has no network. Returns the calls.
 */
export function stubApi(replies: Replies): { url: string; init?: RequestInit }[] {
  const calls: { url: string; init?: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push({ url, init });
    const key = Object.keys(replies)
      .filter((start) => url.startsWith(start))
      .sort((a, b) => b.length - a.length)[0];
    const reply = key === undefined ? undefined : replies[key];
    if (reply === undefined) throw new TypeError('no network');
    const { status = 200, body = status < 400 ? {} : { error: 'x' } } =
      typeof reply === 'function' ? await reply() : reply;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return calls;
}

export const GOOD: Replies = {
  '/api/mongodb-health?action=dashboard-stats': {
    body: {
      totalCustomers: 1234,
      totalCalls: 56,
      totalConversions: 12,
      totalRevenue: 2_400_000,
      conversionRate: 17.647,
      avgLeadScore: 61.5,
      recentActivity: [],
    },
  },
  '/api/real-crm-endpoint?action=business-insights': { body: { totalSpend: 600 } },
  '/api/mongodb-health': { body: { status: 'ok' } },
  '/api/real-crm-endpoint': { body: { token: SERVER_TOKEN, expiresInSeconds: 28_800 } },
  '/api/real-crm-endpoint?action=health-check': { body: { status: 'ok' } },
};

interface Options {
  credential?: Credential | null;
  now?: () => number;
  path?: string;
  reload?: () => void;
  onLogout?: (token: string) => Promise<void>;
  Desk?: DeskAround;
  SignedOutWarning?: DeskSignedOutWarning;
}

/** A back end without a desk. */
const NO_DESK: DeskAround = ({ children }) =>
  children({ available: false, waiting: 0, ahead: 0, panel: null, work: null });

/**
 * The admin screen at an address. It loads nothing anew by itself: a sign-out does so up to two seconds later, which
 * may be in the next file, whose page might have no such function.
 */
export const renderAdmin = ({ path = '/admin', ...options }: Options) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Admin
        words={admin}
        names={booking}
        reload={() => undefined}
        Desk={NO_DESK}
        SignedOutWarning={() => null}
        onLogout={async () => undefined}
        {...options}
      />
    </MemoryRouter>,
  );
