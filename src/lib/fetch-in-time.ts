interface Sent {
  /** The staff's, as a bearer token. */
  token?: string;
  /** Sent as JSON by POST. */
  body?: unknown;
}

/**
 * What `read` makes of the answer, if all of it comes within `ms` milliseconds, its body included. Undefined if it does
 * not, or if `read` throws. Nothing is taken from a cache.
 */
export async function fetchInTime<T>(
  url: string,
  { token, body }: Sent,
  ms: number,
  read: (response: Response) => Promise<T>,
): Promise<T | undefined> {
  // The signal's own timeout is younger than some of the browsers that come here.
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ms);
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  try {
    return await read(await fetch(url, { ...init, cache: 'no-store', signal: control.signal }));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
