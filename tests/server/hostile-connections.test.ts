import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
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

it('whoever sends hundreds of requests ahead of their answers is cut off, whoever sends a few gets them all in order', async () => {
  server = await serverProcess({ DIST_DIR: dist, DATA_DIR: temporaryDirectory() });
  const { hostname, port } = new URL(server.url);
  const pipelined = (path: string, count: number) =>
    new Promise<string>((done) => {
      let text = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count - 1) +
            `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        ),
      );
      socket.on('data', (part) => (text += String(part)));
      socket.on('error', () => undefined);
      socket.on('close', () => done(text));
      sockets.push(socket);
    });
  // Health waits for the disk, so the requests behind it are ahead of its answer.
  expect((await pipelined('/api/mongodb-health', 10)).match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  expect((await pipelined('/api/mongodb-health', 300)).match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(300);
}, 60_000);
