/** Registers the service worker once the page is there; without one the site works the same while online. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  // Files fetched before the worker was active are cached now, and this page with them, for a visit without a network.
  // The browser's HTTP cache has them; CACHE_URLS is a message of workbox-routing.
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
