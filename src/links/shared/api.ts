/** Asking the server by a link. Nothing here throws: what can go wrong is one of the answers. */
import type { LinkChange, LinkProblem, LinkRefusal, LinkView } from '@/contract/job/link';

/** As in the contract; its schemas would be the larger part of these pages. */
const LINK_URL = '/api/link';
/** How long an answer may take, body included, in milliseconds: longer than the worst line that still brings one. */
const LIMIT_MS = 15_000;

export type Answer<V extends LinkView> =
  | { kind: 'ok'; view: V }
  /** The link opens nothing any more. */
  | { kind: 'gone'; why: LinkRefusal }
  /** Not possible any more: the job as it now is. */
  | { kind: 'refused'; view: V }
  /** The server does not take it, now or later. */
  | { kind: 'wrong' }
  /** No network, no answer in time, an error of the server: whether it was saved is not known. */
  | { kind: 'failed' };

/** `change` undefined: only looks. */
export async function ask<V extends LinkView>(token: string, change?: LinkChange): Promise<Answer<V>> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), LIMIT_MS);
  try {
    const response = await fetch(LINK_URL, {
      method: change ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, ...(change ? { 'Content-Type': 'application/json' } : {}) },
      ...(change ? { body: JSON.stringify(change) } : {}),
      cache: 'no-store',
      redirect: 'manual',
      signal: control.signal,
    });
    const body = (await response.json()) as V & LinkProblem;
    if (response.ok) return { kind: 'ok', view: body };
    if (body.link) return { kind: 'gone', why: body.link };
    if (response.status === 409 && body.view) return { kind: 'refused', view: body.view as V };
    return { kind: [400, 413, 415].includes(response.status) ? 'wrong' : 'failed' };
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
