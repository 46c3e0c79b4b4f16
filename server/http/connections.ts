import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Milliseconds that a connection on which nothing has been asked yet may still wait while
 * the server stops: its first request may be on the way.
 */
const SILENT_MS = 1_000;
/**
 * Milliseconds after which a stop waits for nobody any more: a page on its way to a slow phone, or half a request, is
 * not to keep the store from being closed before the process is cut off (`main.ts`).
 */
const PATIENCE_MS = 7_000;
/** How often a stop looks for connections that have fallen idle, in milliseconds. */
const CHECK_MS = 50;

/**
 * Closing the connections of `server` without cutting off a request: returns what is called once when the server is
 * about to close. After `patience` (ms) what is still open is cut off.
 */
export function watchConnections(server: Server, patience = PATIENCE_MS): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    const since = performance.now();
    // Closing the server ends what is idle then. What finishes a request later would be kept open for
    // the browser's next one, and a connection that a browser has opened ahead counts as busy to Node.
    const timer = setInterval(() => {
      server.closeIdleConnections();
      const waited = performance.now() - since;
      for (const socket of open)
        if (waited >= patience || (waited >= SILENT_MS && socket.bytesRead === 0)) socket.destroy();
      if (!server.listening && open.size === 0) clearInterval(timer);
    }, CHECK_MS);
  };
}
