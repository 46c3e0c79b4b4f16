/** Names of the run-time caches. */
export const PAGES = 'rnm-pages';
export const ASSETS = 'rnm-assets';

/**
 * Copies the hashed files of the release that is being replaced to the run-time cache, so that a page which is open (a form
 * half filled in) finds each of its files, whatever the server still has.
 */
export async function keepOldAssets(storage: CacheStorage = caches): Promise<void> {
  const old = (await storage.keys()).find((name) => name.startsWith('workbox-precache'));
  if (!old) return;
  const [from, to] = await Promise.all([storage.open(old), storage.open(ASSETS)]);
  for (const request of await from.keys()) {
    const { pathname } = new URL(request.url);
    const response = pathname.startsWith('/assets/') ? await from.match(request) : undefined;
    if (response) await to.put(pathname, response);
  }
}
