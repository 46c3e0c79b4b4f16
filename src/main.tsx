import './styles/main.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { forgetFailures } from './app/on-demand';
import { reloadOnce } from './lib/reload-once';
import { Root } from './app/root';
import { ROUTER_FLAGS } from './app/router-flags';
import { preload } from './app/routes';
import { untilLoaded } from './lib/until-loaded';
import { somethingWaits } from './lib/waiting-flag';
import { keepAttribution, startTracking } from './tracking';

keepAttribution(window.location.search);
const root = document.getElementById('root') as HTMLElement;

let begun = false;
/** What needs no page: the worker, the theme, and a booking that waits from an earlier visit. */
function beginRest(): void {
  if (begun) return;
  begun = true;
  void untilLoaded(() => import('./app/rest')).then((m) => m.startRest());
  if (somethingWaits()) void untilLoaded(() => import('./features/booking/outbox')).then((m) => m.startOutbox());
}

/**
 * The page's own code is fetched before hydration, so that React finds what the prerendered HTML shows. While it
 * cannot be, that page stays: it reads and calls as it is. Where nothing stands yet, the error boundary says so.
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
  // The error boundary meets the same failure, and shows it.
  else await preload(pathname).catch(() => undefined);
}

await fetchPage();
// As a transition it is done in slices of a few milliseconds: a tap in between is answered.
const app = (
  <StrictMode>
    <BrowserRouter future={ROUTER_FLAGS}>
      <Root />
    </BrowserRouter>
  </StrictMode>
);
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// From here on React hears every tap, also those on what it has yet to hydrate.
document.documentElement.dataset.listens = '';
startTracking();
beginRest();
