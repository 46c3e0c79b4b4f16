/** The desk's streams: what 200 open ones cost in memory, and how soon the last of them hears of a booking. */
import { readFileSync, rmSync } from 'node:fs';
import { median } from '../median';
import { bookingBody } from './bookings-load';
import type { Row } from './files';
import { startServer, temporary } from './server';
import { CRM } from './tabs';

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
  const dataDir = temporary('desk');
  const server = await startServer(dataDir, port);
  const url = `http://127.0.0.1:${port}`;
  const headers = { 'content-type': 'application/json' };
  const book = () => fetch(`${url}${CRM}`, { method: 'POST', headers, body: bookingBody() });
  const streams = new AbortController();
  try {
    const token = await server.token();
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
    const before = resident(server.pid);
    await Promise.all(Array.from({ length: MORE }, () => listen(url, token, () => undefined, streams.signal)));
    await later(3000);
    const perStream = (resident(server.pid) - before) / MORE;
    const worst = Math.max(...waits);
    return {
      ...row,
      detail: `${perStream.toFixed(0)} kB a stream; a booking reaches the last after ${median(waits).toFixed(0)} ms (worst of ${ROUNDS}: ${worst.toFixed(0)} ms); server ${(resident(server.pid) / KB).toFixed(0)} MB`,
    };
  } finally {
    streams.abort();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
