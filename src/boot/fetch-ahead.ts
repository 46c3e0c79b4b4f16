import { after } from './moments';

/** First and longest pause before a failed fetch is retried, with exponential backoff, in milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const online = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/**
 * Brings a file into the browser's cache. Not by a preload link: each link in the head makes the browser search its
 * style sheets again, which takes 30 ms on a page whose styles are being observed. Resolves when the server has
 * answered, with whether it has the file. Without a network, or if the server is busy or something else answers in its
 * place, it retries. The module is imported only after that, since some browsers cache a failed import for as long as
 * the page is open.
 */
export async function fetchAhead(href: string): Promise<boolean> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const response = await fetch(href, { priority: 'low' });
      await response.blob();
      const { status, ok, headers } = response;
      // Retry if the server is busy or down, or a gateway answered with a web page of its own. If the server no longer
      // has the file, the code that imports it handles that.
      const isGateway = status !== 404 && /html/.test(headers.get('content-type') ?? '');
      if (status < 500 && status !== 429 && !isGateway) return ok;
    } catch {
      // No network.
    }
    await Promise.race([after(pause), online()]);
  }
}
