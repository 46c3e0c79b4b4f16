import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * During a shutdown, milliseconds that a connection may stay open on which nothing has been requested yet: its first
 * request may be on the way.
 */
const SILENT_MS = 1_000;
/**
 * Milliseconds after which a shutdown closes all connections: a slow download or half a request must not keep the store
 * from being closed before the process is killed (`main.ts`).
 */
const PATIENCE_MS = 7_000;
/** How often a stop looks for connections that have fallen idle, in milliseconds. */
const CHECK_MS = 50;

/**
 * Closes the connections of `server` without cutting off a request. Returns a function to call once, just before the
 * server is closed. After `patience` (ms), connections that are still open are cut off.
 */
export function watchConnections(server: Server, patience = PATIENCE_MS): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    const since = performance.now();
    // Closing the server ends only the connections that are idle at that moment. One whose request ends later would be
    // kept alive for the browser's next one, and one that a browser has opened in advance counts as busy to Node.
    const timer = setInterval(() => {
      server.closeIdleConnections();
      const waited = performance.now() - since;
      for (const socket of open)
        if (waited >= patience || (waited >= SILENT_MS && socket.bytesRead === 0)) socket.destroy();
      if (!server.listening && open.size === 0) clearInterval(timer);
    }, CHECK_MS);
  };
}
