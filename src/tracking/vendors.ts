/** Loads the vendors' scripts whose ids are configured. Called once the page is in use, never before it can be called from. */
import { env } from '@/config/env';
import { globals } from './sinks/globals';

function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function loadGoogle(): void {
  const g = globals();
  if (!env.gtmId && !env.adsId) return;
  g.dataLayer ??= [];
  if (env.gtmId) {
    g.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(env.gtmId)}`);
  }
  if (env.adsId) {
    // gtag must push the `arguments` object itself; an array is ignored by the vendor's script.
    g.gtag ??= function gtag() {
      // eslint-disable-next-line prefer-rest-params -- see above
      g.dataLayer?.push(arguments);
    };
    g.gtag('js', new Date());
    g.gtag('config', env.adsId);
    load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(env.adsId)}`);
  }
}

function loadClarity(): void {
  if (!env.clarityId) return;
  const queue: unknown[][] = [];
  const stub = Object.assign((...args: unknown[]) => void queue.push(args), { q: queue });
  globals().clarity ??= stub;
  load(`https://www.clarity.ms/tag/${encodeURIComponent(env.clarityId)}`);
}

let loaded = false;

/** Loads each configured vendor once. */
export function loadVendors(): void {
  if (loaded) return;
  loaded = true;
  loadGoogle();
  loadClarity();
  for (const src of [env.clickTrackingSrc, env.analyticsPath, env.speedInsightsPath]) if (src) load(src);
}

/** The start-up log (spec 2, section 4): which systems are there 2 s after the start. */
export function logLoaded(): void {
  const g = globals();
  const state = { ads: g.gtag, 'session replay': g.clarity, 'click tracking': g.clickTracker, 'call conversion': g.trackCallConversion };
  console.info(`Tracking systems: ${Object.entries(state).map(([name, there]) => `${name} ${there ? 'loaded' : 'not loaded'}`).join(', ')}`);
}
