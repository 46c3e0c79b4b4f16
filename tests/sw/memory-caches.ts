const ORIGIN = 'https://site.test';
const absolute = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** Named caches in memory: as much of the browser's as is used here. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const cache = (entries: Map<string, Response>) => ({
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo) => entries.get(absolute(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void entries.set(absolute(request), response),
    delete: async (request: RequestInfo) => entries.delete(absolute(request)),
  });
  return {
    keys: async () => [...all.keys()],
    open: async (name: string) => cache(all.get(name) ?? all.set(name, new Map()).get(name)!),
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(absolute(request))?.clone(),
  } as unknown as CacheStorage;
}
