/** The server as a process whose log cannot be written. */
import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { cleanUp, makeSite, postBooking, serverProcess, temporaryDirectory } from './fixture';
import { standardLog } from '../../server/http/log';
import { program } from './support/program';
import { freePort } from '../support/free-port';

afterAll(cleanUp);
const FULL = '/dev/full';

const send = async (url: string): Promise<number> => (await postBooking(url)).status;

it('goes on taking bookings when the program that read its log has ended', async () => {
  const server = await serverProcess({ DATA_DIR: temporaryDirectory(), DIST_DIR: makeSite() });
  server.child.stdout?.destroy();
  // One request's log line meets the closed pipe; the next request shows what that left behind.
  for (let i = 0; i < 3; i++) expect(await send(server.url)).toBe(201);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 60_000);

it('keeps no more than some megabytes for a reader of its log that has stalled, and goes on when that reads', () => {
  let read: () => void = () => undefined;
  const reader = new Writable({ write: (_line, _encoding, done) => void (read = done) });
  const log = standardLog(reader as NodeJS.WriteStream);
  const kilobyte = 'x'.repeat(1000);
  for (let i = 0; i < 10_000; i++) log.info(kilobyte);
  const held = reader.writableLength;
  expect(held).toBeGreaterThan(1_000_000);
  expect(held).toBeLessThan(5_000_000);
  read();
  log.info('again');
  expect(reader.writableLength).toBeLessThan(held);
});

it.skipIf(!existsSync(FULL))(
  'starts and takes bookings while there is no room for its log',
  async () => {
    const port = await freePort();
    const settings = { DATA_DIR: temporaryDirectory(), DIST_DIR: makeSite(), HOST: '127.0.0.1', PORT: String(port) };
    const child = spawn(process.execPath, [await program('main')], {
      cwd: temporaryDirectory(),
      env: { PATH: process.env.PATH ?? '', ...settings },
      stdio: ['ignore', openSync(FULL, 'w'), 'ignore'],
    });
    const ended = new Promise((done) => child.on('exit', done));
    const stored = () => send(`http://127.0.0.1:${port}`).catch(() => 0);
    await expect.poll(stored, { timeout: 20_000 }).toBe(201);
    expect(await stored()).toBe(201);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  60_000,
);
