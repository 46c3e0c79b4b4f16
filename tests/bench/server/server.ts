/** The real server in a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deriveKey, formatVerifier, sha256, toBase64Url } from '../../../src/contract/credentials';
import { isPostgres } from '../../../server/store/open';
import { CRM } from './tabs';
import { NO_SETTINGS } from '../../support/no-settings';

const ROOT = resolve(import.meta.dirname, '../../..');
const SALT = new Uint8Array(16).fill(7);

export const temporary = (name: string): string => mkdtempSync(join(tmpdir(), `bench-${name}-`));

export interface Running {
  port: number;
  pid: number;
  /** Milliseconds from its first instruction until it listened. */
  startedIn: number;
  /** A session of the staff. */
  token(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it on the store at `place`, with `dist` or a site of one page; throws what it said if it does not listen. */
export async function startServer(place: string, port: number, dist?: string): Promise<Running> {
  const own = temporary('server');
  writeFileSync(join(own, 'index.html'), '<!doctype html><title>bench</title>');
  const key = await deriveKey('a password for measuring', SALT, 1000);
  const where = isPostgres(place) ? { DATABASE_URL: place, DATA_DIR: join(own, 'data') } : { DATA_DIR: place };
  const begin = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      ...NO_SETTINGS,
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DIST_DIR: dist ?? own,
      ...where,
      RATE_BOOKINGS_PER_MINUTE: '1000000',
      RATE_BOOKINGS_PER_DAY: '1000000000',
      RATE_DASHBOARDS_PER_MINUTE: '1000000',
      VITE_ADMIN_USER: 'bench',
      VITE_ADMIN_VERIFIER: formatVerifier({ salt: SALT, hash: await sha256(key) }),
    },
  });
  const ended = new Promise((done) => child.once('exit', done));
  let text = '';
  await new Promise<void>((listens, fail) => {
    const read = (part: Buffer): void => {
      text += part.toString();
      if (text.includes('Serving the site at')) listens();
      // Its own log of each request is not kept here.
      if (text.length > 100_000) text = text.slice(0, 50_000);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => fail(new Error(`the server did not start: ${text}`)));
  });
  return {
    port,
    pid: child.pid as number,
    startedIn: performance.now() - begin,
    async token() {
      const answer = await fetch(`http://127.0.0.1:${port}${CRM}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${toBase64Url(key)}` },
        body: '{"action":"sign-in"}',
      });
      return ((await answer.json()) as { token: string }).token;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}
