import './styles/main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserApp } from './app/app';
import { preload } from './app/pages-cache';
import { somethingWaits } from './lib/waiting-flag';
import { keepAttribution, startTracking } from './tracking';

keepAttribution(window.location.search);
const root = document.getElementById('root') as HTMLElement;
// The page's own code is fetched before hydration, so that React finds what the prerendered HTML shows.
// A page that cannot be fetched (offline, never visited) is shown as such by the error boundary.
await preload(window.location.pathname).catch(() => undefined);
// As a transition it is done in slices of a few milliseconds: a tap in between is answered.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, <BrowserApp />));
else createRoot(root).render(<BrowserApp />);
// From here on React hears every tap, also those on what it has yet to hydrate.
document.documentElement.dataset.listens = '';
startTracking();
void import('./app/register-worker').then((m) => m.registerWorker(), () => undefined);
// A booking that waits from an earlier visit goes out, whichever page is opened.
if (somethingWaits()) void import('./features/booking/outbox').then((m) => m.startOutbox(), () => undefined);
