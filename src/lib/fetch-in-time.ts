/**
 * What `read` makes of the answer, if all of it comes within `ms` milliseconds, its body included. Undefined if it does
 * not, or if `read` throws. Nothing is taken from a cache.
 */
export async function fetchInTime<T>(
  url: string,
  init: RequestInit,
  ms: number,
  read: (response: Response) => Promise<T>,
): Promise<T | undefined> {
  // The signal's own timeout is younger than some of the browsers that come here.
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ms);
  try {
    return await read(await fetch(url, { ...init, cache: 'no-store', signal: control.signal }));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
