import './styles/main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserApp } from './app/app';
import { forget, preload } from './app/pages-cache';
import { reloadOnce } from './app/reload-once';
import { somethingWaits } from './lib/waiting-flag';
import { keepAttribution, startTracking } from './tracking';

keepAttribution(window.location.search);
const root = document.getElementById('root') as HTMLElement;

/** A page whose code could not be fetched asks again when the network returns, or after this long, then twice as long, in ms. */
const FIRST_PAUSE_MS = 5_000;
const later = (ms: number) =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, ms);
  });

let begun = false;
/** What needs no page: the worker, and a booking that waits from an earlier visit. */
function beginRest(): void {
  if (begun) return;
  begun = true;
  void import('./app/register-worker').then((m) => m.registerWorker(), () => undefined);
  if (somethingWaits()) void import('./features/booking/outbox').then((m) => m.startOutbox(), () => undefined);
}

/**
 * The page's own code is fetched before hydration, so that React finds what the prerendered HTML shows. While it cannot be, that
 * page stays: it reads and calls as it is. Where nothing stands yet, the error boundary says so.
 */
async function fetchPage(): Promise<void> {
  const { pathname } = window.location;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const there = await preload(pathname).then(() => true, () => false);
    if (there || !root.firstElementChild) return;
    forget(pathname);
    reloadOnce();
    beginRest();
    await later(pause);
  }
}

await fetchPage();
// As a transition it is done in slices of a few milliseconds: a tap in between is answered.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, <BrowserApp />));
else createRoot(root).render(<BrowserApp />);
// From here on React hears every tap, also those on what it has yet to hydrate.
document.documentElement.dataset.listens = '';
startTracking();
beginRest();
