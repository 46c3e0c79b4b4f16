/** What the server tests share: a tiny built site, bookings, and servers in and out of this process. */
import type { FastifyInstance } from 'fastify';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { watchConnections } from '../../server/http/connections';
import { createLog } from '../../server/http/log';
import type { HitCounter } from '../../server/http/hits';
import { openStore, type StoreOptions } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { postgresDatabase, postgresSchema } from './support/postgres';
import { program } from './support/program';
import { deriveKey, formatVerifier, sha256, toBase64Url } from '../../src/contract/credentials';
import { estimateAed } from '../../src/contract/estimate';

const made: string[] = [];

/** Servers running as processes of their own: a failing test does not reach the line that would stop its server. */
const running = new Set<ChildProcess>();

/** A fresh directory; `cleanUp` removes them all. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'rnm-server-'));
  made.push(directory);
  return directory;
}

/** Ends the servers that still run, and removes what was made. */
export function cleanUp(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const directory of made.splice(0)) {
    rmSync(directory, { recursive: true, force: true });
    rmSync(join(dirname(directory), `.${basename(directory)}.held`), { force: true });
  }
}

/** Whether these tests run against PostgreSQL (the project `postgres` of the test runner) and not against SQLite. */
export const ON_POSTGRES = process.env.TEST_STORE === 'postgres';

/** A place for a fresh store: a directory, or the address of an empty schema. */
export const freshPlace = (): string => (ON_POSTGRES ? postgresSchema(inject('postgres')) : temporaryDirectory());
/** The address of an empty database: for what also looks at the database, or makes one ready from the start. */
export const freshDatabase = (): string => postgresDatabase(inject('postgres'));

const PAGES = [
  'index',
  'about',
  'book',
  'booking',
  'admin',
  'blog',
  'blog/first-post',
  '404',
  'blog-arabic/first-post',
  'blog-not-found',
  'blog-arabic-not-found',
  'shell',
  'pin',
  'job',
  'track',
];
export const pageText = (name: string): string =>
  `<!doctype html><title>${name}</title><p>${`This is the page ${name}. `.repeat(40)}</p>`;

/**
 * A built site in small: pages, one hashed script with .br and .gz beside it, a picture,
 * the service worker, the manifest.
 */
export function makeSite(): string {
  const dist = join(temporaryDirectory(), 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'blog'));
  mkdirSync(join(dist, 'blog-arabic'));
  mkdirSync(join(dist, 'pictures'));
  for (const name of PAGES) writeFileSync(join(dist, `${name}.html`), pageText(name));
  const script = `export const text = ${JSON.stringify('call us '.repeat(100))};`;
  for (const [file, text] of [
    ['assets/app-Ab12Cd34.js', script],
    ['index.html', pageText('index')],
  ] as const) {
    writeFileSync(join(dist, file), text);
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(text));
  }
  writeFileSync(join(dist, 'pictures', 'hero-640.webp'), Buffer.from([...Array(256).keys()]));
  writeFileSync(join(dist, 'sw.js'), 'self.skipWaiting();');
  for (const name of ['manifest', 'manifest-arabic']) writeFileSync(join(dist, `${name}.webmanifest`), '{}');
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\n');
  mkdirSync(join(dist, '.well-known'));
  writeFileSync(join(dist, '.well-known', 'security.txt'), 'Contact: mailto:security@site.example\n');
  writeFileSync(join(dist, '.hidden'), 'hidden');
  writeFileSync(join(dist, '..', 'secret.txt'), 'SECRET');
  return dist;
}

/** What `booking()` comes to, AED: a tow at once. */
export const ESTIMATE = estimateAed('towing_service', 'immediate', 'Sedan');

/** A booking as the form sends it; `over` replaces parts of it. */
export function booking(
  over: Record<string, unknown> = {},
  who: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id: randomUUID(),
    service: 'towing_service',
    location: 'Deira',
    vehicleType: 'Sedan',
    urgency: 'immediate',
    customerInfo: {
      firstName: 'Mariam',
      lastName: 'Haddad',
      phone: '+971 50 123 4567',
      email: '',
      vehicleMake: 'Nissan',
      vehicleModel: 'Patrol',
      vehicleYear: '2019',
      description: 'The engine stopped on the exit ramp.',
      ...who,
    },
    consent: true,
    estimatedCost: ESTIMATE,
    submittedAt: '2026-11-20T10:00:00.000Z',
    status: 'pending',
    ...over,
  };
}
export const bookingRequest = (data: unknown) => ({ action: 'store-booking', data });
/** Sends a booking to the server at `url`. */
export const postBooking = (url: string, data: unknown = booking()): Promise<Response> =>
  fetch(`${url}/api/real-crm-endpoint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bookingRequest(data)),
  });

/** A credential made with few rounds: what the server checks is the key's hash, however the key came about. */
export async function credential(): Promise<{ token: string; env: Record<string, string> }> {
  const salt = new Uint8Array(16).fill(7);
  const key = await deriveKey('a password for tests', salt, 1000);
  return {
    token: toBase64Url(key),
    env: { VITE_ADMIN_USER: 'staff', VITE_ADMIN_VERIFIER: formatVerifier({ salt, hash: await sha256(key) }) },
  };
}

export interface TestServer {
  app: FastifyInstance;
  store: Store;
  /** Its log for the eye: `POST /path 201 limited=…` for a request, `error: text` for what went wrong. */
  lines: string[];
  /** Its log as it is written, one JSON object each. */
  log: Record<string, unknown>[];
  /** A session token for the key derived from the password. */
  signIn(key: string): Promise<string>;
  close(): Promise<void>;
}

/** The server in this process, for `app.inject`. `env` as in `.env`. */
export async function testServer(
  env: Record<string, string> = {},
  options: StoreOptions & { dist?: string; store?: Store; hits?: HitCounter; lookEvery?: number } = {},
): Promise<TestServer> {
  const config = readConfig(
    {
      RATE_BOOKINGS_PER_MINUTE: '100000',
      RATE_DASHBOARDS_PER_MINUTE: '100000',
      RATE_CALLS_PER_MINUTE: '100000',
      ...env,
    },
    '/',
  );
  const store = options.store ?? (await openStore(freshPlace(), options));
  const lines: string[] = [];
  const entries: Record<string, unknown>[] = [];
  const log = createLog((line) => {
    const entry = JSON.parse(line) as Record<string, string>;
    entries.push(entry);
    lines.push(
      entry.msg === 'request'
        ? `${entry.method} ${entry.path} ${entry.status}${entry.limited ? ` limited=${entry.limited}` : ''}`
        : `${entry.level === 'info' ? '' : `${entry.level}: `}${entry.msg}`,
    );
  });
  const { hits = store.database.shared?.hits, lookEvery } = options;
  const app = await buildApp({
    config: { ...config, dist: options.dist ?? config.dist },
    store,
    log,
    hits,
    lookEvery,
    apiOnly: !options.dist,
  });
  await app.ready();
  const closeConnections = watchConnections(app.server);
  return {
    app,
    store,
    lines,
    log: entries,
    async signIn(key) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/real-crm-endpoint',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        payload: '{"action":"sign-in"}',
      });
      return answer.json<{ token?: string }>().token ?? '';
    },
    // Stops like the real one, which closes idle connections: a connection that a client opened in advance would delay
    // the test by a minute.
    async close() {
      closeConnections();
      await app.close();
      await store.close();
    },
  };
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** All it has written so far. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * The real program in a process of its own. Resolves when it listens or has ended. Its
 * working directory is an empty one, so that no `.env` of the developer's gets in.
 */
export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await program('main')], {
    cwd: temporaryDirectory(),
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', RATE_BOOKINGS_PER_MINUTE: '100000', ...env },
  });
  running.add(child);
  let text = '';
  const ended = new Promise<number | string>((done) =>
    child.on('exit', (code, signal) => {
      running.delete(child);
      done(code ?? signal ?? 'unknown');
    }),
  );
  await Promise.race([
    ended,
    new Promise<void>((listening) => {
      const read = (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('Serving the site at')) listening();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    }),
  ]);
  return { child, url: /at (http:[^\s"]+)/.exec(text)?.[1] ?? '', output: () => text, ended };
}

/**
 * Resolves once the server at `url` has accepted and read everything that was sent before, since this request is
 * answered after it.
 */
export const allReadAt = async (url: string): Promise<void> =>
  expect((await fetch(`${url}/api/mongodb-health`)).status).toBe(200);
