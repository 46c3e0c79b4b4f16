import { isIP } from 'node:net';
import { resolve, sep } from 'node:path';
import { parseVerifier, type Verifier } from '../src/contract/credentials.ts';
import { extraSources } from './http/csp.ts';
import { StartError } from './start-error.ts';

/**
 * Requests a minute from one address. A mobile carrier puts many phones behind one, so
 * bookings and call taps are generous.
 */
export interface RateLimits {
  bookings: number;
  /**
   * Stored bookings in 24 hours from one address: more than a whole carrier's customers
   * need in a night, far fewer than a machine sends.
   */
  bookingsPerDay: number;
  dashboards: number;
  calls: number;
  /** Looks and changes by the holders of links. */
  links: number;
}

export interface ServerConfig {
  host: string;
  port: number;
  /** Absolute path of the built site. */
  dist: string;
  /** Absolute path of the store's directory. */
  dataDir: string;
  /** Address of a PostgreSQL database that keeps the bookings in place of that directory. */
  databaseUrl: string | undefined;
  /** Absolute path of the directory for daily backups; undefined: none are made. */
  backupDir: string | undefined;
  /** How many backups stay. */
  backupsKept: number;
  /** Origin (and path prefix) of the existing endpoints; undefined: the embedded API answers. */
  apiOrigin: string | undefined;
  /** Milliseconds that the existing endpoints may take. */
  apiTimeout: number;
  /** Fastify's `trustProxy`: false, the addresses of the proxies, or which hops are ours (0 is the nearest). */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  /** undefined: no credential is configured, nobody gets in. */
  verifier: Verifier | undefined;
  /** Bearer token that `GET /metrics` demands from other machines; undefined: only this machine may read it. */
  metricsToken: string | undefined;
  /** Address (webhook) that is called about a job nobody has taken; undefined: none. It may hold a secret. */
  alertWebhook: string | undefined;
  /** Contact (mailto or https) for push services when something is wrong with our pushes. */
  pushContact: string;
  /** Seconds that a job may wait before `alertWebhook` is called. */
  alertAfter: number;
  /** Which `VITE_*` services the built site uses; the content policy lets these in and no others. */
  env: Record<string, string>;
  limits: RateLimits;
}

type Env = Record<string, string | undefined>;

function whole(env: Env, name: string, fallback: number, max: number, min = 1): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return Number(text);
}

function origin(env: Env): string | undefined {
  const text = env.API_ORIGIN?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The address may hold a secret, so no message repeats it.
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartError('API_ORIGIN must be an http(s) address, like https://api.example.com.');
  // These parts would be dropped silently.
  if (url.username || url.password || url.search || url.hash)
    throw new StartError('API_ORIGIN must be an address alone, without a user name and password, a ? or a #.');
  const address = (url.origin + url.pathname).replace(/\/+$/, '');
  // Everything would be asked for at /api/api, and every booking would be sent again and again.
  if (/\/api$/i.test(address))
    throw new StartError('API_ORIGIN must be given without /api at its end: each request brings its own.');
  return address;
}

/** The address may hold a secret: it is never told. */
function webhook(env: Env): string | undefined {
  const text = env.ALERT_WEBHOOK_URL?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartError('ALERT_WEBHOOK_URL must be an http(s) address.');
  return text;
}

/** The address holds a password: it is never told. */
function databaseUrl(env: Env): string | undefined {
  const text = env.DATABASE_URL?.trim();
  if (text && !/^postgres(?:ql)?:\/\/./.test(text)) throw new StartError('DATABASE_URL must begin with postgres://.');
  return text || undefined;
}

/** An IP address or a CIDR range: 10.0.0.1, 10.0.0.0/8. */
function isRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version > 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)));
}

/**
 * `TRUST_PROXY`: how many proxies stand in front, or their addresses separated by commas.
 * Empty: none, headers are ignored.
 */
function proxies(env: Env): ServerConfig['trustProxy'] {
  const text = env.TRUST_PROXY?.trim() ?? '';
  if (text === '' || text === '0' || text === 'false') return false;
  const hops = text === 'true' ? 1 : /^\d+$/.test(text) ? Number(text) : undefined;
  if (hops !== undefined) return (_address, hop) => hop < hops;
  const addresses = text.split(',').map((part) => part.trim());
  const wrong = addresses.find((part) => !isRange(part) && !['loopback', 'linklocal', 'uniquelocal'].includes(part));
  if (wrong !== undefined)
    throw new StartError(`TRUST_PROXY must be a number of proxies or their addresses, not "${wrong}".`);
  return addresses;
}

/** Sources that are no single server: a scheme, every host, or scripts inside a page. */
const ANYBODY = /^(?:[a-z]+:|(?:[a-z]+:\/\/)?\*(?:[:/].*)?|'unsafe-inline')$/i;

/**
 * Throws for extra sources that cannot be sent in a header (a typographic quote would crash the server at its first
 * request), and for those that would let any site run scripts in a page.
 */
function checkSources(env: Env): void {
  if (/[^\s!-~]/.test(env.CSP_EXTRA_SOURCES ?? ''))
    throw new StartError(
      `CSP_EXTRA_SOURCES must be addresses in plain letters, like https://cdn.example.com, not "${env.CSP_EXTRA_SOURCES}".`,
    );
  const open = extraSources(env).find((source) => ANYBODY.test(source));
  if (open)
    throw new StartError(
      `CSP_EXTRA_SOURCES must name single servers, like https://cdn.example.com: with ${open}, anybody's scripts would run.`,
    );
}

/** RFC 8292: a push service may reject pushes whose sender gives no contact. */
function pushContact(env: Env): string {
  const text = env.PUSH_CONTACT?.trim() || 'mailto:desk@example.com';
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text))
    throw new StartError(
      `PUSH_CONTACT must begin with mailto: or https://, like mailto:desk@example.com, not "${text}".`,
    );
  return text;
}

function verifier(env: Env): Verifier | undefined {
  const text = env.VITE_ADMIN_VERIFIER?.trim();
  if (!text || !env.VITE_ADMIN_USER?.trim()) return undefined;
  const parsed = parseVerifier(text);
  if (!parsed) throw new StartError('VITE_ADMIN_VERIFIER is not a verifier. Run `npm run admin:password` to make one.');
  return parsed;
}

/** An IPv6 address may stand in brackets, as it does in a link. */
const host = (env: Env): string | undefined => env.HOST?.trim().replace(/^\[(.*)\]$/, '$1');

/** An absolute path, resolved from `cwd`. Only a shell expands ~: here it would name a directory. */
export function pathFrom(text: string, name: string, cwd: string): string {
  if (/^(?:~|\$)/.test(text))
    throw new StartError(`${name} begins with ${text[0]}, which only a shell expands. Write the whole path.`);
  return resolve(cwd, text);
}

function path(env: Env, name: string, cwd: string): string | undefined {
  const text = env[name]?.trim();
  return text ? pathFrom(text, name, cwd) : undefined;
}

/** What to tell the operator of backups that are made nowhere, or where they are lost together with the store. */
export function backupDoubt({ backupDir, dataDir, databaseUrl }: ServerConfig): string | undefined {
  if (!backupDir) return undefined;
  if (databaseUrl) return "BACKUP_DIR has no effect with PostgreSQL: set up the database's own backups.";
  return `${backupDir}${sep}`.startsWith(`${dataDir}${sep}`)
    ? 'BACKUP_DIR is in DATA_DIR: whatever takes the store takes its backups too. Set it to a directory on another disk.'
    : undefined;
}

/** Reads the settings. Relative paths are taken from `cwd`. Throws StartError naming the variable that is wrong. */
export function readConfig(env: Env, cwd: string): ServerConfig {
  const trustProxy = proxies(env);
  checkSources(env);
  return {
    // Behind a proxy only the proxy is to reach it: whoever came past would name an address of their own choice.
    host: host(env) || (trustProxy ? '127.0.0.1' : '0.0.0.0'),
    port: whole(env, 'PORT', 4173, 65535, 0),
    dist: path(env, 'DIST_DIR', cwd) ?? resolve(cwd, 'dist'),
    dataDir: path(env, 'DATA_DIR', cwd) ?? resolve(cwd, 'data'),
    databaseUrl: databaseUrl(env),
    backupDir: path(env, 'BACKUP_DIR', cwd),
    backupsKept: whole(env, 'BACKUPS_KEPT', 14, 10_000),
    apiOrigin: origin(env),
    apiTimeout: whole(env, 'API_TIMEOUT_MS', 18_000, 600_000),
    trustProxy,
    verifier: verifier(env),
    alertWebhook: webhook(env),
    pushContact: pushContact(env),
    alertAfter: whole(env, 'ALERT_AFTER_SECONDS', 120, 86_400, 0),
    metricsToken: env.METRICS_TOKEN?.trim() || undefined,
    env: Object.fromEntries(
      Object.entries(env).flatMap(([k, value]) => (/^(VITE_|CSP_)/.test(k) && value ? [[k, value.trim()]] : [])),
    ),
    limits: {
      bookings: whole(env, 'RATE_BOOKINGS_PER_MINUTE', 30, 1e6),
      bookingsPerDay: whole(env, 'RATE_BOOKINGS_PER_DAY', 500, 1e9),
      dashboards: whole(env, 'RATE_DASHBOARDS_PER_MINUTE', 240, 1e6),
      calls: whole(env, 'RATE_CALLS_PER_MINUTE', 120, 1e6),
      links: whole(env, 'RATE_LINKS_PER_MINUTE', 600, 1e6),
    },
  };
}
