/**
 * The `test` for specs that count everything on the server, or stop it: each has a server of its own, with an empty
 * store. Specs that only look at what they made themselves use the server that the whole run shares
 * (`support/test.ts`), since starting one takes a second.
 */
import { leave } from './dashboard';
import { startServer, type RunningServer } from './server';
import { test as base } from './test';

export const test = base.extend<{ server: RunningServer }>({
  server: async ({ browser }, use) => {
    const server = await startServer();
    await use(server);
    // A page that still polls would report errors once its server is gone, which is no failure of the test.
    await leave(browser);
    await server.stop();
    server.remove();
  },
  baseURL: async ({ server }, use) => use(server.url),
});
