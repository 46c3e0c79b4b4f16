import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Milliseconds. A phone on a bad line gets half a minute for its booking; a connection
 * that sends nothing is not held for ever.
 */
const REQUEST_MS = 30_000;
const HEADERS_MS = 20_000;
/**
 * Longer than a proxy in front keeps its idle connections (nginx: 60 s), so that none is
 * closed under a request that is on its way.
 */
const IDLE_MS = 72_000;
/** Timeout for a connection without any traffic, for example because the client does not read the rest of an answer. */
const STALLED_MS = 90_000;
/** As nginx does (keepalive_requests). */
const REQUESTS_PER_CONNECTION = 1_000;
/** Limit on pipelined requests per connection. Browsers do not pipeline; HTTP libraries send up to ten ahead. */
const SENT_AHEAD = 32;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Node's HTTP server with limits, so that a client that never reads its answers holds one connection and next to no
 * memory.
 */
export function limitedServer(handler: Handler): Server {
  const waiting = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    // No socket yet: an earlier answer of this connection is still on its way.
    if (response.socket === null) {
      const { socket } = request;
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > SENT_AHEAD) return void socket.destroy();
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
    handler(request, response);
  });
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = HEADERS_MS;
  server.keepAliveTimeout = IDLE_MS;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.setTimeout(STALLED_MS);
  return server;
}
