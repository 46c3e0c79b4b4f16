import { after } from './moments';

/**
 * A file that could not be fetched is asked for again after this long, then twice as long each time, in milliseconds.
 */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const online = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/**
 * Brings a file into the browser's cache. Not by a preload link: each link in the head makes the browser look through
 * its style sheets again, which costs nothing by itself and 30 ms on a page whose styles are being observed. Resolves
 * when the server has answered, with whether it has the file; without a network, while the server is busy, or something
 * else answers in its place, it goes on asking. Only then is a module imported: some browsers remember for as long as
 * the page stands that an import has failed.
 */
export async function fetchAhead(href: string): Promise<boolean> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const response = await fetch(href, { priority: 'low' });
      await response.blob();
      const { status, ok, headers } = response;
      // A server that is busy or down will have it later, and so will the one behind a gateway that answers with a page
      // of its own; one that has it no more says so to the code that needs it.
      const isGateway = status !== 404 && /html/.test(headers.get('content-type') ?? '');
      if (status < 500 && status !== 429 && !isGateway) return ok;
    } catch {
      // No network.
    }
    await Promise.race([after(pause), online()]);
  }
}
