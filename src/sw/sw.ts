/**
 * The service worker: after one visit the site opens without a network. Pages answer from the cache at once and are
 * refreshed behind it; `/api` and `/admin` never pass through here.
 */
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { browserOutbox, SYNC_TAG } from '@/features/booking/outbox/browser';
import { pictureNow } from '@/contract/picture-now';
import {
  ASSETS,
  keepOldAssets,
  noGateway,
  oldAsset,
  onlyGood,
  PAGES,
  pictureInAnyLight,
  PICTURES,
  smallFrame,
} from './caches';
import { onNotificationClick, onPush } from './push';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const isPrivate = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') || pathname === '/admin' || pathname.startsWith('/admin/');

// Before the new precache replaces the old one: an open page may still ask for its own release's files.
self.addEventListener('install', (event) => {
  event.waitUntil(keepOldAssets());
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  // Cached pages of the last release name its files; they are fetched anew.
  event.waitUntil(caches.delete(PAGES).then(() => self.clients.claim()));
});

// If a new release cannot be fetched completely, it is not installed; the browser tries again at the next visit.
addPlugins([onlyGood]);
// Campaign parameters do not make a different page.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^utm_/, /^gclid$/, /^fbclid$/] });
cleanupOutdatedCaches();

/** Requested by the browser, or by a page that was opened before the worker was active (`app/register-worker.ts`). */
const isPage = ({ mode, headers }: Request): boolean => mode === 'navigate' || headers.get('accept') === 'text/html';
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPage(request) && !isPrivate(url),
  new StaleWhileRevalidate({
    cacheName: PAGES,
    plugins: [onlyGood, noGateway, new ExpirationPlugin({ maxEntries: 40 })],
  }),
);
const assets = new CacheFirst({ cacheName: ASSETS, plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 160 })] });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => (await oldAsset(options.request)) ?? assets.handle(options),
);
const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  async (options) => {
    const { url } = options;
    const now = pictureNow(url.pathname, url.search, Date.now());
    const small = smallFrame(url);
    // The small version is precached; a sharper one is fetched if there is a network.
    if (small) return pictures.handle(options).catch(async () => (await matchPrecache(small)) ?? Response.error());
    if (!now) return pictures.handle(options);
    // Without a network, in another light if one is cached.
    return pictures
      .handle({ ...options, request: new Request(now) })
      .catch(async () => (await pictureInAnyLight(url)) ?? Response.error());
  },
);

/**
 * Neither cached nor reachable: answer with the empty shell, which shows what it can (hotline, help page) for any
 * address.
 */
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache('/shell.html') : undefined;
  return shell ?? Response.error();
});

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends the queue. Rejects while something is left to send: only then does the browser retry by itself. */
async function sendWaiting(): Promise<void> {
  const outbox = browserOutbox();
  await outbox.flush(true);
  if ((await outbox.nextDue()) !== undefined) throw new Error('A booking still waits to be sent');
}

// Background sync: the network is back, and the tab may be closed.
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendWaiting());
});

// Push: a job waits for the desk.
self.addEventListener('push', (event) => {
  const data: unknown = (() => {
    try {
      return event.data?.json();
    } catch {
      return undefined;
    }
  })();
  event.waitUntil(onPush(self.registration, data));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(onNotificationClick(self.clients));
});
