/** Asking the server by a link. Nothing here throws: what can go wrong is one of the answers. */
import { LINK_URL, PHOTO_URL } from '@/contract/job/addresses';
import type { LinkChange, LinkProblem, LinkRefusal, LinkView } from '@/contract/job/link';
import type { PhotoPlace } from '@/contract/job/photo';

/** How long an answer may take, body included, in milliseconds: longer than the worst line that still brings one. */
export const LIMIT_MS = 15_000;
/** A photograph's, which has more to carry; the server waits no longer either. */
const PHOTO_LIMIT_MS = 30_000;

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

/** What the server made of a request to `url`. */
async function request<V extends LinkView>(
  token: string,
  url: string,
  limit: number,
  body?: { type: string; content: BodyInit },
): Promise<Answer<V>> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), limit);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': body.type } : {}) },
      body: body?.content ?? null,
      cache: 'no-store',
      redirect: 'manual',
      signal: control.signal,
    });
    const answer = (await response.json()) as V & LinkProblem;
    // An answer without a view is not from our server: existing endpoints, or a host's own page.
    if (response.ok) return answer.purpose ? { kind: 'ok', view: answer } : { kind: 'failed' };
    if (answer.link) return { kind: 'gone', why: answer.link };
    if (response.status === 409 && answer.view) return { kind: 'refused', view: answer.view as V };
    return { kind: [400, 413, 415].includes(response.status) ? 'wrong' : 'failed' };
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** `change` undefined: only looks. */
export const ask = <V extends LinkView>(token: string, change?: LinkChange): Promise<Answer<V>> =>
  request(token, LINK_URL, LIMIT_MS, change && { type: 'application/json', content: JSON.stringify(change) });

/** A JPEG that was taken `ago` milliseconds ago. */
export const sendPhoto = <V extends LinkView>(
  token: string,
  { id, moment, part, bytes }: PhotoPlace & { id: string; bytes: ArrayBuffer },
  ago: number,
): Promise<Answer<V>> =>
  request(
    token,
    `${PHOTO_URL}?${new URLSearchParams({ id, moment, part, ago: String(Math.round(ago)) }).toString()}`,
    PHOTO_LIMIT_MS,
    { type: 'image/jpeg', content: bytes },
  );
