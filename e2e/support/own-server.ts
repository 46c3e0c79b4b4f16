/**
 * The `test` for specs that count everything on the server, or stop it: each has a server to itself, with an empty
 * store. It is one server for each worker, emptied before each test: a start takes 0.7 s of processor time. Specs
 * that only look at what they made themselves use the server that the whole run shares (`support/test.ts`).
 */
import { leave } from './dashboard';
import { inDatabase } from './database';
import type { RunningServer } from './server';
import { test as base } from './test';

/** Tables that belong to the database, the search or the health check, and hold nothing that a test has made. */
const KEPT = /^(?:sqlite_|bookings_words|health$)/;

function empty(server: RunningServer): void {
  inDatabase(server, (db) => {
    db.exec('pragma busy_timeout = 5000');
    const tables = db.prepare("select name from sqlite_master where type = 'table'").all([]) as { name: string }[];
    const emptied = tables.filter(({ name }) => !KEPT.test(name));
    db.exec(`begin immediate; ${emptied.map(({ name }) => `delete from "${name}"`).join('; ')}; commit`);
  });
}

export const test = base.extend<{ server: RunningServer }>({
  server: async ({ browser, ownServer }, use) => {
    const { exitCode, signalCode } = ownServer.process;
    if (exitCode !== null || signalCode !== null) await ownServer.again();
    empty(ownServer);
    await use(ownServer);
    // A page that still polls would report errors once its server is gone or empty, which is no failure of the test.
    await leave(browser);
  },
  baseURL: async ({ server }, use) => use(server.url),
});
