/**
 * Starts the real server on a free port with a data folder of its own, for a test that needs one
 * to itself. As plain JavaScript, which takes half the processor time of a start through the
 * loader of TypeScript. The command itself serves all other tests.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../../tests/server/support/program';
import { freePort } from '../../tests/support/free-port';
import { testEnv } from '../../tests/support/no-settings';

export interface RunningServer {
  url: string;
  port: number;
  dataDir: string;
  /** The one that runs now. */
  readonly process: ChildProcess;
  /** Ends it; SIGTERM unless told. The data folder stays until `remove`. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Brings back one that was stopped: same port, same data. */
  again: () => Promise<void>;
  remove: () => void;
}

/** Resolves once the program answers; throws what it has written if it ends instead. */
async function launch(url: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await program('main')], {
    env: testEnv(process.env, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the server ended:\n${output}`);
    return (await fetch(`${url}/api/mongodb-health`)).ok;
  });
  return child;
}

/** `env` adds to or replaces settings. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  // Not the made directory itself: the server keeps a note beside its data, which `remove` takes along.
  const made = mkdtempSync(path.join(tmpdir(), 'rnm-e2e-'));
  const dataDir = path.join(made, 'data');
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    launch(url, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_BOOKINGS_PER_MINUTE: '100000',
      RATE_CALLS_PER_MINUTE: '100000',
      RATE_DASHBOARDS_PER_MINUTE: '100000',
      RATE_LINKS_PER_MINUTE: '100000',
      ...env,
    });
  let child = await start();
  return {
    url,
    port,
    dataDir,
    get process() {
      return child;
    },
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
    again: async () => void (child = await start()),
    remove: () => rmSync(made, { recursive: true, force: true }),
  };
}

/** A fixture: the server that a worker has, and that ends with it. */
export async function serverOfWorker({}, use: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer();
  await use(server);
  await server.stop();
  server.remove();
}

/**
 * Asks again every 50 ms until `ready` answers true; a rejection counts as "not yet"
 * unless it says that the server ended.
 */
async function until(ready: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const yes = await ready().catch((error: Error) => {
      if (error.message.startsWith('the server ended')) throw error;
      return false;
    });
    if (yes) return;
    if (Date.now() > end) throw new Error('the server did not answer in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
