/**
 * The configured vendors, loaded in two steps: their queues, which store events, exist from the first event on; their
 * scripts are loaded once the page has been painted, never before it can call. None of them is loaded on the staff's
 * pages: a vendor's script there could read every customer's name and number.
 */
import type { VendorSetting } from '@/contract/vendors';
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

/** What the data layer is to Google's two scripts. */
const dataLayer = (): unknown[] => (globals().dataLayer ??= []);

const GOOGLE = 'https://www.googletagmanager.com';

interface Vendor {
  /** What its setting says; empty where it is not set. */
  id: string;
  /** Puts its queue on the window. Without one, what comes before the script is lost: say so by `undefined`. */
  open: ((id: string) => void) | undefined;
  /** The script's address. */
  script: (id: string) => string;
  /** As the start-up log names it. */
  system?: System;
}

/** Each is there once its setting is. */
export const VENDORS: Record<VendorSetting, Vendor> = {
  VITE_GTM_ID: {
    id: env.gtmId,
    open: () => void dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
    script: (id) => `${GOOGLE}/gtm.js?id=${encodeURIComponent(id)}`,
  },
  VITE_GOOGLE_ADS_ID: {
    id: env.adsId,
    open(id) {
      const g = globals();
      // gtag must push the `arguments` object itself; an array is ignored by the vendor's script.
      g.gtag ??= function gtag() {
        // eslint-disable-next-line prefer-rest-params -- see above
        dataLayer().push(arguments);
      };
      g.gtag('js', new Date());
      g.gtag('config', id);
    },
    script: (id) => `${GOOGLE}/gtag/js?id=${encodeURIComponent(id)}`,
    system: 'ads',
  },
  VITE_CLARITY_ID: {
    id: env.clarityId,
    open() {
      const queue: unknown[][] = [];
      globals().clarity ??= Object.assign((...args: unknown[]) => void queue.push(args), { q: queue });
    },
    script: (id) => `https://www.clarity.ms/tag/${encodeURIComponent(id)}`,
    system: 'session replay',
  },
  VITE_CLICK_TRACKING_SRC: { id: env.clickTrackingSrc, open: undefined, script: (src) => src },
};

const configured = (): Vendor[] => Object.values(VENDORS).filter(({ id }) => id);

const STAFF = new RegExp(`^${href('admin')}(?:/|$)`);
const withStaff = (): boolean => STAFF.test(window.location.pathname);

let open = false;
/** Puts the vendors' queues on the window, once: whatever is reported from now on is kept for them. */
export function openQueues(): void {
  if (open || withStaff()) return;
  open = true;
  for (const { id, open: openQueue } of configured()) openQueue?.(id);
}

let loaded = false;
/** Fetches each configured vendor's script, once. */
export function loadVendors(): void {
  if (loaded || withStaff()) return;
  loaded = true;
  openQueues();
  for (const { id, script, system } of configured()) load(script(id), system);
  for (const src of [env.analyticsPath, env.speedInsightsPath]) if (src) load(src);
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
