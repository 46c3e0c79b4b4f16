/** Registers the service worker once the page is there; without one the site works the same while online. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  // What came before the worker did: it keeps this page too, for a visit without a network. The browser's own cache
  // has the files; the message is one that workbox-routing knows.
  worker.addEventListener('controllerchange', () => {
    const page = [location.href.replace(/#.*/, ''), { headers: { accept: 'text/html' } }];
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    worker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
  });
  const register = () => {
    worker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
      // Private modes refuse it; nothing on the page depends on it.
      console.info('No offline copy in this browser', error);
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
