import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseVerifier, type Verifier } from '../src/contract/credentials.ts';
import { StartError } from './start-error.ts';

/** Requests a minute from one address. A mobile carrier puts many phones behind one, so bookings and call taps are generous. */
export interface RateLimits {
  bookings: number;
  dashboards: number;
  calls: number;
}

export interface ServerConfig {
  host: string;
  port: number;
  /** Absolute path of the built site. */
  dist: string;
  /** Absolute path of the store's directory. */
  dataDir: string;
  /** Origin (and path prefix) of the existing endpoints; undefined: the embedded API answers. */
  apiOrigin: string | undefined;
  /** Milliseconds that the existing endpoints may take. */
  apiTimeout: number;
  /** Fastify's `trustProxy`: false, the addresses of the proxies, or which hops are ours (0 is the nearest). */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  /** undefined: no credential is configured, nobody gets in. */
  verifier: Verifier | undefined;
  /** Which `VITE_*` services the built site uses; the content policy lets these in and no others. */
  env: Record<string, string>;
  limits: RateLimits;
}

type Env = Record<string, string | undefined>;

function whole(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (!/^\d+$/.test(text) || Number(text) > max) throw new StartError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  return Number(text);
}

function origin(env: Env): string | undefined {
  const text = env.API_ORIGIN?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartError(`API_ORIGIN must be an http(s) address, not "${text}".`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** `TRUST_PROXY`: how many proxies stand in front, or their addresses separated by commas. Empty: none, headers are ignored. */
function proxies(env: Env): ServerConfig['trustProxy'] {
  const text = env.TRUST_PROXY?.trim() ?? '';
  if (text === '' || text === '0' || text === 'false') return false;
  const hops = text === 'true' ? 1 : Number(text);
  if (Number.isInteger(hops)) return (_address, hop) => hop < hops;
  const addresses = text.split(',').map((part) => part.trim());
  const wrong = addresses.find((part) => !isIP(part.replace(/\/\d+$/, '')) && !['loopback', 'linklocal', 'uniquelocal'].includes(part));
  if (wrong !== undefined) throw new StartError(`TRUST_PROXY must be a number of proxies or their addresses, not "${wrong}".`);
  return addresses;
}

function verifier(env: Env): Verifier | undefined {
  const text = env.VITE_ADMIN_VERIFIER?.trim();
  if (!text || !env.VITE_ADMIN_USER?.trim()) return undefined;
  const parsed = parseVerifier(text);
  if (!parsed) throw new StartError('VITE_ADMIN_VERIFIER is not a verifier. Run `npm run admin:password` to make one.');
  return parsed;
}

/** Reads the settings. Relative paths are taken from `cwd`. Throws StartError naming the variable that is wrong. */
export function readConfig(env: Env, cwd: string): ServerConfig {
  return {
    host: env.HOST?.trim() || '0.0.0.0',
    port: whole(env, 'PORT', 4173, 65535),
    dist: resolve(cwd, env.DIST_DIR?.trim() || 'dist'),
    dataDir: resolve(cwd, env.DATA_DIR?.trim() || 'data'),
    apiOrigin: origin(env),
    apiTimeout: whole(env, 'API_TIMEOUT_MS', 10_000, 600_000),
    trustProxy: proxies(env),
    verifier: verifier(env),
    env: Object.fromEntries(Object.entries(env).flatMap(([k, value]) => (/^(VITE_|CSP_)/.test(k) && value ? [[k, value.trim()]] : []))),
    limits: {
      bookings: whole(env, 'RATE_BOOKINGS_PER_MINUTE', 30, 1e6),
      dashboards: whole(env, 'RATE_DASHBOARDS_PER_MINUTE', 240, 1e6),
      calls: whole(env, 'RATE_CALLS_PER_MINUTE', 120, 1e6),
    },
  };
}
