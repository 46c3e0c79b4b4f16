/**
 * The `test` of what counts all that is there, or takes its server away: each has a
 * server of its own, on an empty store. What looks only at what it made itself does so on
 * the server that the whole run shares (`support/test.ts`): starting one costs a second.
 */
import { leave } from './dashboard';
import { startServer, type RunningServer } from './server';
import { test as base } from './test';

export const test = base.extend<{ server: RunningServer }>({
  server: async ({ browser }, use) => {
    const server = await startServer();
    await use(server);
    // A page that goes on asking would find its server gone, which is no failure of the test.
    await leave(browser);
    await server.stop();
    server.remove();
  },
  baseURL: async ({ server }, use) => use(server.url),
});
