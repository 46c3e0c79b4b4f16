import './styles/main.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { forgetFailures } from './app/on-demand';
import { reloadOnce } from './lib/reload-once';
import { Root } from './app/root';
import { ROUTER_FLAGS } from './app/router-flags';
import { preload } from './app/routes';
import { holdWayBack } from './app/way-back';
import { untilLoaded } from './lib/until-loaded';
import { somethingWaits } from './lib/waiting-flag';
import { saveAttribution, startTracking } from './tracking';

saveAttribution(window.location.search);
const root = document.getElementById('root') as HTMLElement;

let begun = false;
/** Work that needs no page: the service worker, and a queued booking of an earlier visit. */
function beginRest(): void {
  if (begun) return;
  begun = true;
  void untilLoaded(() => import('./app/register-worker')).then((m) => m.registerWorker());
  if (somethingWaits()) void untilLoaded(() => import('./features/booking/outbox')).then((m) => m.startOutbox());
}

/**
 * The page's code is loaded before hydration, so that React renders what the prerendered HTML shows. Until then that
 * HTML stays: it can be read, and its calls work. If there is no HTML, the error boundary is shown.
 */
async function fetchPage(): Promise<void> {
  const { pathname } = window.location;
  const failed = (error: unknown): void => {
    console.warn('the page could not be loaded', error);
    forgetFailures();
    reloadOnce();
    beginRest();
  };
  if (root.firstElementChild) await untilLoaded(() => preload(pathname), failed);
  // Rendering fails in the same way, and the error boundary shows that.
  else await preload(pathname).catch(() => undefined);
}

await fetchPage();
// As a transition, hydration runs in slices of a few milliseconds, so that a tap in between is answered.
const app = (
  <StrictMode>
    <BrowserRouter future={ROUTER_FLAGS}>
      <Root />
    </BrowserRouter>
  </StrictMode>
);
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// From here on React receives every tap, also on parts that are not hydrated yet.
document.documentElement.dataset.listens = '';
holdWayBack();
startTracking();
beginRest();
