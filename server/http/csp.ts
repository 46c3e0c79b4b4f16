/**
 * The content security policy, from which services are configured. The server sends it; the nginx
 * example carries the same text for a site without any of them, and a test keeps the two equal.
 */
import type { VendorSetting } from '../../src/contract/vendors.ts';

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'font-src' | 'frame-src' | 'worker-src';
type Sources = Partial<Record<Directive, readonly string[]>>;
/** Of a vendor: where its script comes from, and where that sends what it has seen, by pictures or by requests. */
type VendorSources = Sources & Required<Pick<Sources, 'script-src' | 'img-src' | 'connect-src'>>;

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];

/**
 * Google's list for the Maps JavaScript API
 * (developers.google.com/maps/documentation/javascript/content-security-policy), without its 'unsafe-eval': drawing the
 * map needs only WebAssembly. If Google changes that, CSP_EXTRA_SOURCES can add to it.
 */
const MAPS: Sources = {
  'script-src': [...GOOGLE, "'wasm-unsafe-eval'", 'blob:'],
  'style-src': ['https://fonts.googleapis.com'],
  'img-src': [...GOOGLE, 'https://*.googleusercontent.com', 'https://*.ggpht.com'],
  'connect-src': [...GOOGLE, 'data:', 'blob:'],
  'font-src': ['https://fonts.gstatic.com'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/** Tag manager and ads conversions (developers.google.com/tag-platform/security/guides/csp). */
const ADS_HOSTS = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
];
const ADS: VendorSources = {
  'script-src': ADS_HOSTS,
  'img-src': [...ADS_HOSTS, 'https://www.google.ae', 'https://*.google-analytics.com'],
  'connect-src': [
    ...ADS_HOSTS,
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://ad.doubleclick.net',
  ],
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
};

const CLARITY_HOSTS = ['https://*.clarity.ms', 'https://c.bing.com'];
const CLARITY: VendorSources = {
  'script-src': ['https://*.clarity.ms'],
  'img-src': CLARITY_HOSTS,
  'connect-src': CLARITY_HOSTS,
};

const everywhere = (sources: string[]) => ({
  'script-src': sources,
  'img-src': sources,
  'connect-src': sources,
  'frame-src': sources,
});

/** The origin of an absolute address; a path of our own needs no entry. */
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** From the setting's value, which is not empty. */
const VENDORS: Record<VendorSetting, (value: string) => VendorSources> = {
  VITE_GTM_ID: () => ADS,
  VITE_GOOGLE_ADS_ID: () => ADS,
  VITE_CLARITY_ID: () => CLARITY,
  VITE_CLICK_TRACKING_SRC: (address) => everywhere(originOf(address)),
};

/** The sources in `CSP_EXTRA_SOURCES`. */
export const extraSources = (env: Record<string, string | undefined>): string[] =>
  (env.CSP_EXTRA_SOURCES ?? '').split(/[\s,;]+/).filter(Boolean);

function configured(env: Record<string, string>): Sources[] {
  return [
    env.VITE_GOOGLE_MAPS_API_KEY ? MAPS : {},
    ...Object.entries(VENDORS).map(([name, sources]) => (env[name] ? sources(env[name]) : {})),
    everywhere(extraSources(env)),
  ];
}

/**
 * The header's value. `env` holds the VITE_* settings the site was built with (only
 * whether an id is set matters) and CSP_EXTRA_SOURCES, further sources for what a tag
 * container brings. `https`: the visitor came by TLS, so plain requests are lifted to it.
 */
export function contentSecurityPolicy(env: Record<string, string>, https = false): string {
  const services = configured(env);
  const from = (directive: Directive, ...own: string[]) =>
    `${directive} ${[...new Set([...own, ...services.flatMap((sources) => sources[directive] ?? [])])].join(' ')}`;
  return [
    "default-src 'self'",
    // No 'unsafe-inline' and no 'unsafe-eval': scripts are files of ours. JSON-LD is data and needs no permission.
    from('script-src', "'self'"),
    // Each prerendered page carries its own styles inline (no second round trip before the first paint), and motion
    // writes style attributes, which neither a hash nor a nonce can allow in static files. Styles run no code.
    from('style-src', "'self'", "'unsafe-inline'"),
    from('img-src', "'self'", 'data:', 'blob:'),
    from('connect-src', "'self'"),
    from('font-src', "'self'"),
    from('frame-src', "'self'"),
    from('worker-src', "'self'"),
    "manifest-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
