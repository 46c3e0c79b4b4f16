import Connection from 'libsql';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { createLog } from '../../server/http/log';
import { start } from '../../server/start';
import { StartError } from '../../server/start-error';
import { openStore } from '../../server/store/open';
import { bookingSchema } from '../../src/contract/booking-schema';
import { eventually } from '../support/eventually';
import {
  allReadAt,
  booking,
  bookingRequest,
  cleanUp,
  makeSite,
  postBooking,
  serverProcess,
  temporaryDirectory,
  testServer,
  type ServerProcess,
} from './fixture';

const dist = makeSite();
const running: ServerProcess[] = [];
const run = async (env: Record<string, string>): Promise<ServerProcess> => {
  const server = await serverProcess({ DIST_DIR: dist, ...env });
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
});
afterAll(cleanUp);

const idsIn = (dataDir: string): string[] => {
  const connection = new Connection(join(dataDir, 'bookings.db'));
  const rows = connection.prepare('SELECT id FROM bookings').all() as { id: string }[];
  connection.close();
  return rows.map((row) => row.id);
};

describe('a 201 means on disk', () => {
  it('kill -9 while 200 bookings are being sent: every one that was answered with 201 is there after the restart, none twice', async () => {
    const dataDir = temporaryDirectory();
    const first = await run({ DATA_DIR: dataDir });
    const bookings = Array.from({ length: 200 }, () => booking());
    const promised: string[] = [];
    const unsent = [...bookings];
    const sender = async (): Promise<void> => {
      for (let data = unsent.pop(); data; data = unsent.pop()) {
        const answer = await postBooking(first.url, data).catch(() => undefined);
        if (answer?.status !== 201) continue;
        promised.push(String(data.id));
        if (promised.length === 60) first.child.kill('SIGKILL');
      }
    };
    // A steady stream rather than one burst, so that the kill falls into the middle of it.
    await Promise.all(Array.from({ length: 24 }, sender));
    expect(await first.ended).toBe('SIGKILL');
    expect(promised.length).toBeGreaterThanOrEqual(60);
    expect(promised.length).toBeLessThan(200);

    const second = await run({ DATA_DIR: dataDir });
    expect(second.url, second.output()).not.toBe('');
    const kept = idsIn(dataDir);
    expect(kept).toEqual(expect.arrayContaining(promised));
    expect(new Set(kept).size).toBe(kept.length);

    // The browsers retry everything that they have no answer for, and some bookings that were answered.
    const codes = await Promise.all(
      bookings.map((data) => postBooking(second.url, data).then((answer) => answer.status)),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(kept.length);
    expect(codes.filter((code) => code === 201)).toHaveLength(200 - kept.length);
    expect(idsIn(dataDir).sort()).toEqual(bookings.map((data) => String(data.id)).sort());
  }, 120_000);

  it('a stop finishes what it has accepted, and lets nobody new in', async () => {
    const dataDir = temporaryDirectory();
    const server = await run({ DATA_DIR: dataDir });
    const data = booking();
    const body = JSON.stringify(bookingRequest(data));
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (part) => (answer += String(part)));
    const closed = new Promise((done) => socket.on('close', done));
    // Half of a booking is on its way when the signal comes; the rest follows after it.
    socket.write(
      `POST /api/real-crm-endpoint HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 50)}`,
    );
    await allReadAt(server.url);
    server.child.kill('SIGTERM');
    await eventually(() => expect(fetch(`${server.url}/api/mongodb-health`)).rejects.toThrow());
    socket.write(body.slice(50));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 201/);
    expect(await server.ended).toBe(0);
    expect(idsIn(dataDir)).toEqual([data.id]);
    expect(server.output()).toContain('SIGTERM: finishing requests in progress');
  }, 90_000);

  it('a second signal means now, in the middle of a statement that takes minutes too', async () => {
    const dataDir = temporaryDirectory();
    await (await openStore(dataDir)).close();
    const slow = new Connection(join(dataDir, 'bookings.db'));
    slow.exec(`
      CREATE VIEW slow AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) SELECT count(*) AS n FROM n;
      CREATE TRIGGER slowly AFTER INSERT ON calls BEGIN SELECT n FROM slow; END`);
    const server = await run({ DATA_DIR: dataDir });
    const call = JSON.stringify({ action: 'store-call', source: 'header', page: '/' });
    const cut = expect(
      fetch(`${server.url}/api/real-crm-endpoint`, {
        method: 'POST',
        body: call,
        headers: { 'content-type': 'text/plain' },
      }),
    ).rejects.toThrow();
    // The statement runs: nobody else may write.
    await eventually(() => expect(() => slow.exec('BEGIN IMMEDIATE; ROLLBACK')).toThrow('locked'));
    slow.close();
    server.child.kill('SIGTERM');
    await eventually(() => expect(server.output()).toContain('SIGTERM: finishing'));
    const since = performance.now();
    // Within three seconds it would count as the same signal.
    await new Promise((later) => setTimeout(later, 3_200));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe('SIGKILL');
    // The signal ended it: the timeout alone would take ten seconds.
    expect(performance.now() - since).toBeLessThan(9_000);
    await cut;
  }, 90_000);

  it('survives garbage on the socket', async () => {
    const server = await run({ DATA_DIR: temporaryDirectory() });
    const { hostname, port } = new URL(server.url);
    for (const garbage of [
      '\0\0\0\0\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n\r\n`,
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
      'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    ]) {
      const socket = connect(Number(port), hostname);
      const closed = new Promise((done) => socket.on('close', done).on('error', done));
      socket.end(garbage);
      socket.resume();
      await closed;
    }
    expect((await fetch(`${server.url}/api/mongodb-health`)).status).toBe(200);
  }, 90_000);
});

describe('starting', () => {
  it('says in one line why it cannot, and ends with code 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const server = await run({ PORT: String(port), DATA_DIR: temporaryDirectory() });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      new RegExp(
        `^{"level":"error",.*"msg":"Port ${port} is in use\\. Stop what uses it, or set PORT to another one\\."}\n$`,
      ),
    );
    other.close();
  }, 90_000);

  it('a second server on the same directory is told so; after kill -9 of the first it may have it', async () => {
    const dataDir = temporaryDirectory();
    const first = await run({ DATA_DIR: dataDir, BACKUP_DIR: join(temporaryDirectory(), 'backups') });
    // A success is logged as info, not as a warning, which could wake somebody.
    await eventually(() => expect(first.output()).toMatch(/^\{"level":"info",.*"msg":"backup: 0 bookings"\}$/m));
    const second = await run({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(
        `^{"level":"error",.*"Another server \\(process ${first.child.pid}\\) is using ${dataDir}\\. Stop it, or set DATA_DIR to another directory\\."}\n$`,
      ),
    );
    expect((await postBooking(first.url)).status).toBe(201);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(true);
    const third = await run({ DATA_DIR: dataDir });
    expect((await postBooking(third.url)).status).toBe(201);
  }, 120_000);

  const refuses = async (env: Record<string, string>, message: RegExp) => {
    const attempt = Promise.resolve().then(() =>
      start(
        readConfig({ HOST: '127.0.0.1', PORT: '0', DIST_DIR: dist, ...env }, '/'),
        createLog(() => undefined),
      ),
    );
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).message).toMatch(message);
    expect((error as StartError).message).not.toContain('\n');
  };

  it('a file where the directory should be, and one that cannot be made', async () => {
    const file = join(temporaryDirectory(), 'data');
    writeFileSync(file, '');
    await refuses({ DATA_DIR: file }, /data directory .*data cannot be written \(E\w+\)/);
    await refuses({ DATA_DIR: join(file, 'below') }, /data directory .*below cannot be written \(E\w+\)/);
  });

  it.each([
    ['no database at all', () => Buffer.from('this is a shopping list, not a database '.repeat(200))],
    [
      'a database with damaged pages',
      (good: Buffer) => Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length - 4096, 0xab)]),
    ],
    ['a database cut off in the middle', (good: Buffer) => good.subarray(0, Math.floor(good.length / 8192) * 4096)],
  ])('%s in its place: says so, and leaves the file as it is', async (_name, spoil) => {
    const dataDir = temporaryDirectory();
    const store = await openStore(dataDir);
    for (let i = 0; i < 5; i++) await store.addBooking(v.parse(bookingSchema, booking()));
    await store.close();
    const file = join(dataDir, 'bookings.db');
    const spoilt = spoil(readFileSync(file));
    writeFileSync(file, spoilt);
    await refuses({ DATA_DIR: dataDir }, /bookings\.db is damaged or not a database\. It was left as it is/);
    expect(readFileSync(file).equals(spoilt)).toBe(true);
    // The failed attempt does not keep the directory locked.
    await refuses({ DATA_DIR: dataDir }, /is damaged/);
  });

  it('a damaged lock: names the file that may be deleted, not the bookings', async () => {
    const dataDir = temporaryDirectory();
    await (await openStore(dataDir)).close();
    writeFileSync(join(dataDir, 'lock.db'), 'this is a shopping list, not a database '.repeat(200));
    await refuses({ DATA_DIR: dataDir }, /lock\.db is damaged\. It holds no data: delete it/);
  });

  it('a database of a newer version', async () => {
    const dataDir = temporaryDirectory();
    const connection = new Connection(join(dataDir, 'bookings.db'));
    connection.exec('PRAGMA user_version = 99');
    connection.close();
    await refuses({ DATA_DIR: dataDir }, /bookings\.db cannot be used: it was written by a newer version/);
  });

  it.each([
    [{ DIST_DIR: '/nowhere' }, /built site is missing from \/nowhere\. Run `npm run build` first/],
    [{ PORT: 'http' }, /PORT must be a whole number/],
    [{ PORT: '99999' }, /PORT must be a whole number/],
    // 0 is no way to switch a limit off: nobody could book.
    [{ RATE_BOOKINGS_PER_MINUTE: '0' }, /RATE_BOOKINGS_PER_MINUTE must be a whole number from 1/],
    [{ API_TIMEOUT_MS: '0' }, /API_TIMEOUT_MS must be a whole number from 1/],
    [{ API_ORIGIN: 'api.example.com' }, /API_ORIGIN must be an http\(s\) address/],
    // Neither would reach the endpoints; a password in it is not repeated.
    [{ API_ORIGIN: 'desk:secret@crm.example' }, /API_ORIGIN must be an http\(s\) address(?!.*secret)/],
    [{ API_ORIGIN: 'https://desk:secret@crm.example' }, /API_ORIGIN must be an address alone(?!.*secret)/],
    [{ API_ORIGIN: 'https://crm.example/v1?key=secret' }, /API_ORIGIN must be an address alone(?!.*secret)/],
    [
      { TRUST_PROXY: '10.0.0.0/33' },
      /TRUST_PROXY must be a number of proxies or their addresses, not "10\.0\.0\.0\/33"/,
    ],
    [{ TRUST_PROXY: '::1/0' }, /TRUST_PROXY must be a number of proxies or their addresses, not "::1\/0"/],
    // As a directory of that name: a backup there lies beside the store.
    [{ BACKUP_DIR: '~/backups' }, /BACKUP_DIR begins with ~, which only a shell expands/],
    [{ DATA_DIR: '$HOME/data' }, /DATA_DIR begins with \$, which only a shell expands/],
    [{ TRUST_PROXY: 'cloud' }, /TRUST_PROXY must be/],
    [{ TRUST_PROXY: '-1' }, /TRUST_PROXY must be a number of proxies or their addresses, not "-1"/],
    [{ CSP_EXTRA_SOURCES: '“https://cdn.example.com”' }, /CSP_EXTRA_SOURCES must be addresses in plain letters/],
    [
      { CSP_EXTRA_SOURCES: 'https://cdn.example.com *' },
      /CSP_EXTRA_SOURCES must name single servers.* with \*, anybody/,
    ],
    [{ CSP_EXTRA_SOURCES: 'https:' }, /CSP_EXTRA_SOURCES must name single servers/],
    [{ CSP_EXTRA_SOURCES: "'unsafe-inline'" }, /CSP_EXTRA_SOURCES must name single servers/],
    [{ PUSH_CONTACT: 'desk@tow.ae' }, /PUSH_CONTACT must begin with mailto: or https/],
    [
      { VITE_ADMIN_USER: 'x', VITE_ADMIN_VERIFIER: 'password' },
      /VITE_ADMIN_VERIFIER is not a verifier\. Run `npm run admin:password`/,
    ],
    [{ HOST: '203.0.113.77' }, /HOST 203\.0\.113\.77 is not an address of this machine/],
    [{ HOST: 'localhost:80' }, /HOST localhost:80 is not an address of this machine/],
    // Of a network, but not which one.
    [{ HOST: 'fe80::1' }, /HOST fe80::1 is not an address of this machine \(E/],
  ])('settings that cannot be: %j', async (env, message) => {
    await refuses({ DATA_DIR: temporaryDirectory(), ...env }, message);
  });
});

/** A file system of a megabyte; it is unmounted whichever of the tests run. */
const mount = join(temporaryDirectory(), 'small');
mkdirSync(mount);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', mount]).status === 0;
afterAll(() => void (mounted && spawnSync('umount', ['-l', mount])));

describe('a store that fails while running', () => {
  const health = (server: { app: Awaited<ReturnType<typeof testServer>>['app'] }) =>
    server.app.inject('/api/mongodb-health');
  const inject = (server: Awaited<ReturnType<typeof testServer>>, data: unknown) =>
    server.app.inject({
      method: 'POST',
      url: '/api/real-crm-endpoint',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(bookingRequest(data)),
    });

  it('full: 503 with the reason and no loss; everything answered with 201 is there', async () => {
    const server = await testServer({}, { maxPages: 60 });
    const kept: string[] = [];
    let refused: Awaited<ReturnType<typeof inject>> | undefined;
    for (let i = 0; i < 400 && !refused; i++) {
      const data = booking({}, { description: 'd'.repeat(1900) });
      const answer = await inject(server, data);
      if (answer.statusCode === 201) kept.push(String(data.id));
      else refused = answer;
    }
    expect([refused?.statusCode, refused?.json(), refused?.headers['retry-after']]).toEqual([
      503,
      { error: 'Nothing was stored: the disk is full' },
      '30',
    ]);
    expect(server.lines).toContain('error: store: the disk is full (SQLITE_FULL)');
    const { total } = await server.store.findBookings({ q: '', status: undefined, before: undefined, limit: 1 });
    expect(total).toBe(kept.length);
    await server.close();
  });

  it('moved away or deleted under it: 503, since what it writes would be lost', async () => {
    const dataDir = temporaryDirectory();
    const server = await run({ DATA_DIR: dataDir });
    renameSync(join(dataDir, 'bookings.db'), join(dataDir, 'elsewhere.db'));
    const answer = await postBooking(server.url);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'Nothing was stored: the store was moved or deleted' },
    ]);
    expect((await fetch(`${server.url}/api/mongodb-health`)).status).toBe(503);
  }, 90_000);

  it.each([
    ['SQLITE_READONLY', 'the store is read-only'],
    ['SQLITE_IOERR_SHMSIZE', 'the disk is full'],
    ['SQLITE_IOERR_WRITE', 'the disk cannot be read or written'],
    ['SQLITE_CORRUPT', 'the store is damaged'],
    ['SQLITE_BUSY', 'the store is in use by another program'],
    ['', 'the store does not answer'],
  ])('%s: 503 "%s", for bookings and health alike', async (code, reason) => {
    const { guarded } = await import('../../server/store/errors');
    const fail = () => guarded(() => Promise.reject(Object.assign(new Error('inner detail'), { code })));
    const good = await testServer();
    const server = await testServer({}, { store: { ...good.store, addBooking: fail, assertWritable: fail } });
    for (const answer of [await inject(server, booking()), await health(server)]) {
      expect([answer.statusCode, answer.json()]).toEqual([503, { error: `Nothing was stored: ${reason}` }]);
    }
    await server.close();
  });

  it('an error nobody foresaw: 500 without inner details', async () => {
    const good = await testServer();
    const server = await testServer(
      {},
      { store: { ...good.store, addBooking: () => Promise.reject(new Error('secret detail /home/x')) } },
    );
    const answer = await inject(server, booking());
    expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Something went wrong on our side' }]);
    // Its place is told, and not its words: they may be somebody's.
    const told = server.lines.filter((line) => line.startsWith('error'));
    expect(told).toEqual([expect.stringMatching(/^error: Error at .+ < at .+/)]);
    expect(told[0]).not.toContain('secret');
    await server.close();
  });

  // A real full disk: a file system of 1 MiB in memory, which only root may mount.
  it.skipIf(!mounted)(
    `a disk that is really full${mounted ? '' : ' (skipped: only root may mount a small one)'}`,
    async () => {
      const server = await run({ DATA_DIR: join(mount, 'data') });
      const kept: string[] = [];
      /** Sends bookings until one is refused, and gives its status. */
      const fill = async (who: Record<string, unknown>): Promise<number> => {
        for (let i = 0; i < 1000; i++) {
          const data = booking({}, who);
          const { status } = await postBooking(server.url, data);
          if (status !== 201) return status;
          kept.push(String(data.id));
        }
        return 201;
      };
      const healthy = async () => (await fetch(`${server.url}/api/mongodb-health`)).status;
      expect(await healthy()).toBe(200);
      expect(await fill({ description: 'd'.repeat(1900) })).toBe(503);
      // Also while there is room for a smaller check: the one before is a second old at the most.
      await expect.poll(healthy, { timeout: 5_000 }).toBe(503);
      expect(() => {
        for (let i = 0; ; i++) writeFileSync(join(mount, `filler-${i}`), Buffer.alloc(4096));
      }).toThrow('ENOSPC');
      // The log may still have room that a refused booking took and gave back: a small
      // one that fits in there is kept, and told so.
      expect(await fill({})).toBe(503);
      expect(await healthy()).toBe(503);
      expect((await fetch(server.url)).status).toBe(200);
      server.child.kill('SIGKILL');
      await server.ended;
      expect(idsIn(join(mount, 'data')).sort()).toEqual(kept.sort());
    },
    120_000,
  );
});
