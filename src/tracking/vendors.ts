/**
 * The vendors whose ids are configured, in two steps: their queues, which keep what they are given, are there with
 * the first event; their scripts are fetched when the page has been seen, never before it can be called from.
 * None of them comes to the staff's pages: a script of theirs there could read every customer's name and number.
 */
import { env } from '@/config/env';
import { href } from '@/config/paths';
import { globals } from './sinks/globals';

/** What the start-up log names, and which of the scripts below brings it. */
type System = 'ads' | 'session replay';

/** Systems whose script has been asked for and is not there (yet, or ever: blockers). */
const awaited = new Set<System>();

function load(src: string, system?: System): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  if (system) {
    awaited.add(system);
    script.addEventListener('load', () => awaited.delete(system));
  }
  document.head.append(script);
}

function openGoogleQueue(): void {
  const g = globals();
  if (!env.gtmId && !env.adsId) return;
  g.dataLayer ??= [];
  if (env.gtmId) g.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  if (!env.adsId) return;
  // gtag must push the `arguments` object itself; an array is ignored by the vendor's script.
  g.gtag ??= function gtag() {
    // eslint-disable-next-line prefer-rest-params -- see above
    g.dataLayer?.push(arguments);
  };
  g.gtag('js', new Date());
  g.gtag('config', env.adsId);
}

function openReplayQueue(): void {
  if (!env.clarityId) return;
  const queue: unknown[][] = [];
  globals().clarity ??= Object.assign((...args: unknown[]) => void queue.push(args), { q: queue });
}

const STAFF = new RegExp(`^${href('admin')}(?:/|$)`);
const withStaff = (): boolean => STAFF.test(window.location.pathname);

let open = false;
/** Puts the vendors' queues on the window, once: whatever is reported from now on is kept for them. */
export function openQueues(): void {
  if (open || withStaff()) return;
  open = true;
  openGoogleQueue();
  openReplayQueue();
}

let loaded = false;
/** Fetches each configured vendor's script, once. */
export function loadVendors(): void {
  if (loaded || withStaff()) return;
  loaded = true;
  openQueues();
  const google = 'https://www.googletagmanager.com';
  if (env.gtmId) load(`${google}/gtm.js?id=${encodeURIComponent(env.gtmId)}`);
  if (env.adsId) load(`${google}/gtag/js?id=${encodeURIComponent(env.adsId)}`, 'ads');
  if (env.clarityId) load(`https://www.clarity.ms/tag/${encodeURIComponent(env.clarityId)}`, 'session replay');
  for (const src of [env.clickTrackingSrc, env.analyticsPath, env.speedInsightsPath]) if (src) load(src);
}

/** The start-up log (spec 2, section 4): which systems are there 2 s after the start; a queue alone does not count. */
export function logLoaded(): void {
  const g = globals();
  const queued = (system: System): boolean => awaited.has(system) || !loaded;
  const state = {
    ads: g.gtag && !(env.adsId && queued('ads')),
    'session replay': g.clarity && !(env.clarityId && queued('session replay')),
    'click tracking': g.clickTracker,
    'call conversion': g.trackCallConversion,
  };
  const list = Object.entries(state).map(([name, there]) => `${name} ${there ? 'loaded' : 'not loaded'}`);
  console.info(`Tracking systems: ${list.join(', ')}`);
}
