import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { cleanUp, makeSite, serverProcess, temporaryDirectory, type ServerProcess } from './fixture';

const dist = makeSite();
const CONNECTIONS = 60;
const REQUESTS = 200;
let server: ServerProcess | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.child.kill('SIGKILL');
  await server?.ended;
});
afterAll(cleanUp);

const descriptors = () => readdirSync(`/proc/${server?.child.pid}/fd`).length;
const memoryMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server?.child.pid}/status`, 'utf8'))?.[1]) / 1024;

it.skipIf(!existsSync('/proc/self/fd'))(
  `${CONNECTIONS} connections that ask ${REQUESTS} times ahead and never read hold no files and little memory, and nobody else waits`,
  async () => {
    server = await serverProcess({ DIST_DIR: dist, DATA_DIR: temporaryDirectory() });
    const { hostname, port } = new URL(server.url);
    expect((await fetch(server.url)).status).toBe(200);
    const [files, memory] = [descriptors(), memoryMb()];
    for (let i = 0; i < CONNECTIONS; i++) {
      const socket = connect(Number(port), hostname);
      // It never reads.
      socket.pause();
      socket.on('error', () => undefined);
      sockets.push(socket);
      socket.write(
        'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n'.repeat(REQUESTS) +
          'GET /pictures/hero-640.webp HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(REQUESTS),
      );
    }
    await new Promise((later) => setTimeout(later, 1500));
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    expect(descriptors()).toBeLessThanOrEqual(files + CONNECTIONS + 5);
    expect(memoryMb() - memory).toBeLessThan(120);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(files + 5);
  },
  60_000,
);

it.skipIf(!existsSync('/proc/self/fd'))(
  'files that were asked for ahead are closed with the connection of whoever leaves before their turn',
  async () => {
    const other = makeSite();
    // Too large for the memory, and for what a connection holds by itself.
    writeFileSync(join(other, 'film.mp4'), Buffer.alloc(10_000_000));
    server = await serverProcess({ DIST_DIR: other, DATA_DIR: temporaryDirectory() });
    const { hostname, port } = new URL(server.url);
    expect((await fetch(server.url)).status).toBe(200);
    const files = descriptors();
    const [clients, ahead] = [5, 8];
    for (let i = 0; i < clients; i++) {
      const socket = connect(Number(port), hostname);
      socket.pause();
      socket.on('error', () => undefined);
      sockets.push(socket);
      socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(ahead));
    }
    await expect.poll(descriptors).toBeGreaterThan(files + clients * (ahead - 1));
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(files + 5);
  },
  60_000,
);

it('whoever sends dozens of requests ahead of their answers is cut off, whoever sends a few gets them all in order', async () => {
  server = await serverProcess({ DIST_DIR: dist, DATA_DIR: temporaryDirectory() });
  const { hostname, port } = new URL(server.url);
  /** The answers to `count` requests at once, and again once they have come; fewer where the connection is cut off. */
  const answered = (count: number, times = 1) =>
    new Promise<number>((done) => {
      let text = '';
      let round = 0;
      // Health waits for the disk, so the requests behind it are ahead of its answer.
      const send = () => socket.write('GET /api/mongodb-health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
      const answers = () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
      const socket = connect(Number(port), hostname, send);
      socket.on('data', (part) => {
        text += String(part);
        if (answers() < count * (round + 1)) return;
        round += 1;
        if (round < times) send();
        else socket.end();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => done(answers()));
      sockets.push(socket);
    });
  // All of them together are below the limit for an address.
  expect(await answered(10, 5)).toBe(50);
  expect(await answered(150)).toBeLessThan(150);
}, 60_000);
