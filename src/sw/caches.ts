import { HOUR_PICTURES } from '@/contract/hour-picture';

/** Names of the run-time caches. */
export const PAGES = 'rnm-pages';
export const ASSETS = 'rnm-assets';
export const PICTURES = 'rnm-pictures';
/** The hashed files of the release before this one. */
export const OLD_ASSETS = 'rnm-assets-before';

/** A string that is in each page of the site and in no other page: `tests/dist` checks that. */
export const PAGE_MARK = '/icons/favicon.svg';

/**
 * Content types that browsers accept for scripts and styles. Other files may have any type except that of a web page.
 */
const TYPES: Record<string, RegExp> = { js: /javascript/i, css: /^text\/css/i };
const NO_PAGE = /^(?!text\/html)/i;

/**
 * Whether the response is what was asked for: a hotel's sign-in answers every address with its own page, a filter with
 * nothing at all. If cached, either would be served until the next release.
 */
async function isOurs(request: Request, response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  const ending = /\.(?!html$)(\w+)$/.exec(new URL(request.url).pathname)?.[1];
  if (ending) return (TYPES[ending] ?? NO_PAGE).test(type) && (await response.clone().blob()).size > 0;
  const page = await response.clone().text();
  return /^text\/html/i.test(type) && page.includes(PAGE_MARK) && page.includes('</html>');
}

/** Lets into a cache what has come whole and is what was asked for. */
export const onlyGood = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }): Promise<Response | null> =>
    response.status === 200 && (await isOurs(request, response)) ? response : null,
};

/**
 * A server that is down or busy counts as no network: what a gateway says in its place has no hotline.
 */
export const noGateway = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (response.status >= 500 || response.status === 429) throw new Error(`answered with ${response.status}`);
    return response;
  },
};

/**
 * Keeps the hashed files of the release that is being replaced, so that a page which is still open (a half-filled form)
 * finds its files even if the server no longer has them. Those of the release before are dropped.
 */
export async function keepOldAssets(storage: CacheStorage = caches): Promise<void> {
  const old = (await storage.keys()).find((name) => name.startsWith('workbox-precache'));
  if (!old) return;
  await storage.delete(OLD_ASSETS);
  const [from, to] = await Promise.all([storage.open(old), storage.open(OLD_ASSETS)]);
  for (const request of await from.keys()) {
    const { pathname } = new URL(request.url);
    const response = pathname.startsWith('/assets/') ? await from.match(request) : undefined;
    if (response) await to.put(pathname, response);
  }
}

/** A file that was put aside. */
export const oldAsset = (request: Request, storage: CacheStorage = caches): Promise<Response | undefined> =>
  storage.match(request, { cacheName: OLD_ASSETS });

/** The precached version of a strip's frame, for a request of any size and format. */
export function smallFrame({ pathname }: URL): string | undefined {
  const frame = /^\/pictures\/strip-[a-z]+-\d-(?=\d+\.(?:avif|webp)$)/.exec(pathname)?.[0];
  return frame && `${frame}176.avif`;
}

/** A cached picture of the hour in any light, in the size and format of its address. */
export async function pictureInAnyLight(
  { pathname }: URL,
  storage: CacheStorage = caches,
): Promise<Response | undefined> {
  const form = /-\d+\.\w+$/.exec(pathname)?.[0] ?? '';
  for (const name of Object.values(HOUR_PICTURES)) {
    const copy = await storage.match(`/pictures/${name}${form}`, { cacheName: PICTURES });
    if (copy) return copy;
  }
  return undefined;
}
