/** What a start puts together, and what a stop leaves behind: each in a server of this process that listens. */
import Database from 'libsql';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { Server, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { fileSigningKey } from '../../server/signing-key';
import { readConfig } from '../../server/config';
import { createLog } from '../../server/http/log';
import { start } from '../../server/start';
import { codeOf, StartError } from '../../server/start-error';
import { openStore } from '../../server/store/open';
import { booking, bookingRequest, cleanUp, credential, makeSite, temporaryDirectory } from './fixture';

const dist = makeSite();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(cleanUp);

/** A server on `dataDir`; `lines` are its log, each as `level: text`. */
async function running(dataDir: string, env: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLog((line) => {
    const { level, msg } = JSON.parse(line) as Record<string, string>;
    lines.push(`${level}: ${msg}`);
  });
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DIST_DIR: dist, ...env };
  const server = await start(readConfig(settings, '/'), log);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  closing.push(stop);
  const ask = async (path: string, token = '', body?: unknown) => {
    const answer = await fetch(server.address + path, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer };
  };
  const book = () => ask('/api/real-crm-endpoint', '', bookingRequest(booking()));
  const signIn = async (key: string) => (await ask('/api/real-crm-endpoint', key, { action: 'sign-in' })).body.token;
  return { ...server, lines, stop, ask, book, signIn };
}
type Answer = Record<'token' | 'track' | 'publicKey' | 'reference', string> & { total: number };
const tokenIn = (path: string): string => path.replace(/^.*#/, '');

/** Somebody else's server: what it was sent; `answers` false keeps every request waiting. */
async function outside(answers: boolean): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const server: HttpServer = createHttpServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    heard.push(body);
    if (answers) response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.unshift(() => (server.closeAllConnections(), server.close()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

describe('a restart', () => {
  it('ends no session, no link and no device’s ring; signing everybody out leaves customers their links', async () => {
    const dataDir = temporaryDirectory();
    const { token: key, env } = await credential();
    const first = await running(dataDir, env);
    const token = await first.signIn(key);
    const link = tokenIn((await first.book()).body.track);
    const { publicKey } = (await first.ask('/api/desk/push', token)).body;
    expect(publicKey).toMatch(/^[\w-]{80,}$/);
    await first.stop();

    const second = await running(dataDir, env);
    expect(second.bookings).toBe(1);
    expect((await second.ask('/api/desk/push', token)).body).toEqual({ publicKey });
    expect((await second.ask('/api/link', link)).status).toBe(200);
    await fileSigningKey(dataDir, 'staff-session').replace();
    expect((await second.ask('/api/desk/push', token)).status).toBe(401);
    expect((await second.ask('/api/link', link)).status).toBe(200);
  });

  it('tells the alert address again what it had not answered', async () => {
    const dataDir = temporaryDirectory();
    const [deaf, good] = [await outside(false), await outside(true)];
    const first = await running(dataDir, { ALERT_WEBHOOK_URL: deaf.url, ALERT_AFTER_SECONDS: '0' });
    const { reference } = (await first.book()).body;
    await expect.poll(() => deaf.heard).toHaveLength(1);
    await first.stop();
    const second = await running(dataDir, { ALERT_WEBHOOK_URL: good.url, ALERT_AFTER_SECONDS: '0' });
    await expect.poll(() => good.heard).toEqual([expect.stringContaining(reference)]);
    await expect.poll(() => second.lines).toContain('info: alert sent');
  });
});

describe('the operator', () => {
  it('is told of each key that is damaged; the site and its bookings go on', async () => {
    const dataDir = temporaryDirectory();
    for (const name of ['staff-session.key', 'links.key']) writeFileSync(join(dataDir, name), 'cut');
    const { lines, book } = await running(dataDir);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^error: \S+\/staff-session\.key is damaged\. Delete it/),
      expect.stringMatching(/^error: \S+\/links\.key is damaged\. Delete it/),
    ]);
    expect((await book()).status).toBe(201);
    expect(lines).toContain('info: request');
  });

  it('is warned where the store is empty and was not before: its volume may be missing', async () => {
    const dataDir = join(temporaryDirectory(), 'data');
    const first = await running(dataDir);
    await first.book();
    await first.stop();
    await (await running(dataDir)).stop();
    rmSync(dataDir, { recursive: true });
    expect((await running(dataDir)).lines[0]).toMatch(/^warn: The store in \S+ is empty, but held 1 bookings before/);
  });

  it.each([
    ['the data directory itself', 'data', true],
    ['a directory in it', 'data/backups', true],
    ['one beside it', 'data-backups', false],
  ])('is warned where backups go to %s', async (_what, name, warned) => {
    const root = temporaryDirectory();
    const { lines } = await running(join(root, 'data'), { BACKUP_DIR: join(root, name) });
    expect(lines[0]?.startsWith('warn: BACKUP_DIR is in DATA_DIR: ')).toBe(warned);
  });

  it('has as many backups as wanted, and the size of the store among the metrics', async () => {
    const [dataDir, backups] = [temporaryDirectory(), temporaryDirectory()];
    const older = [1, 2, 3].map((day) => `bookings-2026-01-0${day}T00-00-00-000Z.db`);
    for (const name of older) writeFileSync(join(backups, name), '');
    const { lines, ask } = await running(dataDir, { BACKUP_DIR: backups, BACKUPS_KEPT: '3' });
    await expect.poll(() => lines).toContain('info: backup: 0 bookings');
    const kept = readdirSync(backups).sort();
    expect([kept.length, kept.slice(0, 2)]).toEqual([3, older.slice(1)]);
    const size = /^store_size_bytes (\d+)$/m.exec((await ask('/metrics')).text)?.[1];
    expect(Number(size)).toBeGreaterThanOrEqual(statSync(join(dataDir, 'bookings.db')).size);
  });

  it('sees among the metrics that bookings fail while the data directory is gone', async () => {
    const dataDir = join(temporaryDirectory(), 'data');
    const { ask, book } = await running(dataDir);
    renameSync(dataDir, `${dataDir}-elsewhere`);
    expect((await book()).status).toBe(503);
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('bookings_total{outcome="failed"} 1');
    expect(text).not.toMatch(/^store_size_bytes /m);
    renameSync(`${dataDir}-elsewhere`, dataDir);
    expect((await ask('/metrics')).text).toMatch(/^store_size_bytes [1-9]/m);
  });
});

describe('beside existing endpoints', () => {
  it('nothing is kept here while no staff can sign in', async () => {
    const dataDir = join(temporaryDirectory(), 'data');
    const { bookings, book } = await running(dataDir, { API_ORIGIN: (await outside(true)).url });
    expect([bookings, (await book()).status, existsSync(dataDir)]).toEqual([undefined, 201, false]);
  });

  it('the alert address is told of a booking that they have and the desk’s store does not take', async () => {
    const dataDir = temporaryDirectory();
    await (await openStore(dataDir)).close();
    const database = new Database(join(dataDir, 'bookings.db'));
    database.exec("CREATE TRIGGER refuse BEFORE INSERT ON jobs BEGIN SELECT RAISE(FAIL, 'no room'); END");
    database.close();
    const [existing, pager] = [await outside(true), await outside(true)];
    const { lines, book } = await running(dataDir, {
      ...(await credential()).env,
      API_ORIGIN: existing.url,
      ALERT_WEBHOOK_URL: pager.url,
      ALERT_AFTER_SECONDS: '0',
    });
    expect((await book()).status).toBe(201);
    expect(lines).toContain('error: a booking is not on the desk yet');
    await expect.poll(() => pager.heard).toEqual([expect.stringContaining('"event":"job_waiting"')]);
  });
});

describe('a start that cannot listen', () => {
  it.each([
    ['EADDRINUSE', 'Port 4173 is in use. Stop what uses it, or set PORT to another one.'],
    ['EACCES', 'Port 4173 may not be used by this user. Set PORT to one above 1023.'],
    // Another machine's address, one without IPv6 or a network, an invalid one, and an unknown name.
    ...['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'].map((code) => [
      code,
      `HOST 127.0.0.1 is not an address of this machine (${code}). Leave it empty, or set it to one that is.`,
    ]),
  ])('says what to do about %s, and lets go of what it had opened', async (code, told) => {
    const dataDir = temporaryDirectory();
    vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
      queueMicrotask(() => this.emit('error', Object.assign(new Error('inner words'), { code })));
      return this;
    });
    await expect(running(dataDir, { PORT: '4173' })).rejects.toThrow(new StartError(told));
    expect((await (await running(dataDir)).book()).status).toBe(201);
  });

  it('for a reason that nobody foresaw fails with that', async () => {
    const unforeseen = Object.assign(new Error('inner words'), { code: 'EMFILE' });
    vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
      queueMicrotask(() => this.emit('error', unforeseen));
      return this;
    });
    await expect(running(temporaryDirectory())).rejects.toBe(unforeseen);
  });

  it('without a site in the built folder is refused before a store is made', async () => {
    const [dataDir, empty] = [join(temporaryDirectory(), 'data'), join(temporaryDirectory(), 'dist')];
    mkdirSync(empty);
    await expect(running(dataDir, { DIST_DIR: empty })).rejects.toThrow(
      new StartError(`The built site is missing from ${empty}. Run \`npm run build\` first.`),
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it('with a built site that is there and cannot be read says that, since another build would not help', async () => {
    const dist = join(temporaryDirectory(), 'dist');
    mkdirSync(dist);
    // Nobody can read a link to itself; root could read a file of whatever mode.
    symlinkSync('index.html', join(dist, 'index.html'));
    await expect(running(join(temporaryDirectory(), 'data'), { DIST_DIR: dist })).rejects.toThrow(
      new StartError(`The built site in ${dist} cannot be read (ELOOP). Let this user read it: chmod -R a+rX ${dist}`),
    );
  });
});

it.each([null, undefined, 'EACCES', { code: 13 }, new Error('no code')])('%s has no code', (error) => {
  expect(codeOf(error)).toBe('');
});
