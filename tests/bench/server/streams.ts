/** The desk's streams: what 200 open ones cost in memory, and how soon the last of them hears of a booking. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deriveKey, formatVerifier, sha256, toBase64Url } from '../../../src/contract/credentials';
import type { Row } from './files';
import { median } from '../median';
import { NO_SETTINGS } from '../../support/no-settings';

const ROOT = resolve(import.meta.dirname, '../../..');
const STREAMS = 200;
/** More streams, to find the cost of one: with fewer, it would be lost in the process's normal memory changes. */
const MORE = 800;
const ROUNDS = 10;
const KB = 1024;

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Memory that the process holds, in kilobytes. */
const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Reads a stream and tells of each job's event. */
async function listen(url: string, token: string, heard: () => void, ends: AbortSignal): Promise<void> {
  const answer = await fetch(`${url}/api/desk/events`, {
    headers: { authorization: `Bearer ${token}`, 'last-event-id': '0' },
    signal: ends,
  });
  if (!answer.body) throw new Error(`no stream: ${answer.status}`);
  const text = answer.body.pipeThrough(new TextDecoderStream());
  void (async () => {
    for await (const part of text as unknown as AsyncIterable<string>)
      for (const _ of part.matchAll(/^event: job$/gm)) heard();
  })().catch(() => undefined);
}

/** Linux only: memory is read from /proc. */
export async function deskStreams(port: number): Promise<Row> {
  const row = { what: `${STREAMS} open streams of the desk`, goal: 'last hears ≤ 1 s', ratio: undefined };
  const salt = new Uint8Array(16).fill(9);
  const key = await deriveKey('a password for the bench', salt, 1000);
  const env = { VITE_ADMIN_USER: 'bench', VITE_ADMIN_VERIFIER: formatVerifier({ salt, hash: await sha256(key) }) };
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const limits = { RATE_DASHBOARDS_PER_MINUTE: '1000000', RATE_BOOKINGS_PER_MINUTE: '1000000' };
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...NO_SETTINGS,
      ...env,
      ...limits,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const ended = new Promise((done) => server.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  const post = async (body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return fetch(`${url}/api/real-crm-endpoint`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const book = () =>
    post({
      action: 'store-booking',
      data: {
        id: randomUUID(),
        service: 'towing_service',
        location: 'Deira',
        vehicleType: 'Sedan',
        urgency: 'immediate',
        consent: true,
        estimatedCost: 240,
        submittedAt: new Date().toISOString(),
        status: 'pending',
        customerInfo: {
          firstName: 'A',
          lastName: 'B',
          phone: '0501234567',
          email: '',
          vehicleMake: '',
          vehicleModel: '',
          vehicleYear: '',
          description: 'Will not start',
        },
      },
    });
  const streams = new AbortController();
  try {
    for (
      let i = 0;
      i < 600 &&
      !(await fetch(`${url}/api/mongodb-health`).then(
        () => true,
        () => false,
      ));
      i++
    )
      await later(100);
    const { token } = (await (await post({ action: 'sign-in' }, toBase64Url(key))).json()) as { token: string };
    let heard = 0;
    // Warm: what is measured is the streams, not the first use of the code.
    const warm = new AbortController();
    await Promise.all(Array.from({ length: 20 }, () => listen(url, token, () => undefined, warm.signal)));
    await book();
    await later(1000);
    warm.abort();
    await later(3000);
    await Promise.all(Array.from({ length: STREAMS }, () => listen(url, token, () => heard++, streams.signal)));
    await later(2000);
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      heard = 0;
      const at = performance.now();
      await book();
      while (heard < STREAMS && performance.now() - at < 10_000) await later(2);
      waits.push(performance.now() - at);
    }
    const before = resident(server.pid as number);
    await Promise.all(Array.from({ length: MORE }, () => listen(url, token, () => undefined, streams.signal)));
    await later(3000);
    const perStream = (resident(server.pid as number) - before) / MORE;
    const worst = Math.max(...waits);
    return {
      ...row,
      detail: `${perStream.toFixed(0)} kB a stream; a booking reaches the last after ${median(waits).toFixed(0)} ms (worst of ${ROUNDS}: ${worst.toFixed(0)} ms); server ${(resident(server.pid as number) / KB).toFixed(0)} MB`,
    };
  } finally {
    streams.abort();
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
