import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { watchConnections } from '../../server/http/connections';

it('a stop waits for half a request as long as it may, and cuts it off then', async () => {
  const server = createServer((request) => void request.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = watchConnections(server, 300);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const cut = once(socket, 'close');
  socket.on('error', () => undefined).write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  await once(server, 'request');
  const since = performance.now();
  const closed = new Promise((done) => server.close(done));
  const end = stop();
  await closed;
  end();
  await cut;
  expect(performance.now() - since).toBeGreaterThan(290);
});
