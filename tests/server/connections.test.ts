import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { watchConnections } from '../../server/http/connections';
import { limitedServer } from '../../server/http/server';

it('a shutdown waits for half a request up to the limit, then cuts it off', async () => {
  const server = createServer((request) => void request.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = watchConnections(server, 300);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const cut = once(socket, 'close');
  socket.on('error', () => undefined).write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  await once(server, 'request');
  const since = performance.now();
  const closed = new Promise((done) => server.close(done));
  stop();
  await closed;
  await cut;
  expect(performance.now() - since).toBeGreaterThan(290);
});

it('a shutdown ends a connection once its last answer is sent, and one without a request a second later', async () => {
  const answers: ServerResponse[] = [];
  const server = createServer((_request, response) => void answers.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = watchConnections(server, 3_600_000);
  const ended: string[] = [];
  const open = async (name: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('close', () => ended.push(name)).resume();
    await once(server, 'connection');
    return socket;
  };
  await open('silent');
  for (const name of ['busy', 'slow']) {
    const asked = once(server, 'request');
    (await open(name)).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await asked;
  }
  const closed = new Promise((done) => server.close(done));
  stop();
  answers[0]?.end('answered');
  // In either order: Node 26 closes a silent one itself.
  await expect.poll(() => ended.toSorted()).toEqual(['busy', 'silent']);
  // What takes longer than that second is waited for.
  const looks = vi.spyOn(server, 'closeIdleConnections');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(2);
  expect(ended).not.toContain('slow');
  answers[1]?.end('answered');
  await closed;
  await expect.poll(() => ended.slice(2)).toEqual(['slow']);
});

it('a shutdown stops its timer once nothing is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  watchConnections(server)();
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(1);
  await new Promise((done) => server.close(done));
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('no connection is held for ever, and none is closed before a proxy in front closes it (nginx: 60 s)', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout, maxRequestsPerSocket } = limitedServer(
    () => undefined,
  );
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  expect(timeout).toBeGreaterThan(keepAliveTimeout);
  expect(timeout).toBeLessThanOrEqual(120_000);
  for (const limit of [requestTimeout, headersTimeout]) {
    // Half a minute for a phone on a bad line, and no whole one for whoever sends nothing.
    expect(limit).toBeGreaterThanOrEqual(20_000);
    expect(limit).toBeLessThan(60_000);
  }
  // As nginx does: a connection's memory is not kept indefinitely.
  expect(maxRequestsPerSocket).toBe(1000);
});
