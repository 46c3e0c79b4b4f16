import './styles/main.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserApp } from './app/app';
import { preload } from './app/pages-cache';
import { somethingWaits } from './lib/waiting-flag';
import { keepAttribution, startTracking } from './tracking';

keepAttribution(window.location.search);
const root = document.getElementById('root') as HTMLElement;
// The page's own code is fetched before hydration, so that React finds what the prerendered HTML shows.
await preload(window.location.pathname);
if (root.firstElementChild) hydrateRoot(root, <BrowserApp />);
else createRoot(root).render(<BrowserApp />);
startTracking();
// A booking that waits from an earlier visit goes out, whichever page is opened.
if (somethingWaits()) void import('./features/booking/outbox').then((m) => m.startOutbox(), () => undefined);
