/**
 * Unit tests: in plain Node what knows no page, with a document what does. A process, a document and what React needs
 * cost one to two seconds of processor time, so files share them.
 */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import withoutPage from './tests/without-page.json' with { type: 'json' };

/** What must hold on SQLite and on PostgreSQL alike. */
const ON_BOTH_STORES = ['tests/server/{booking-api,staff-api,store,privacy}.test.ts', 'tests/server/desk/*.test.ts'];
/** What only PostgreSQL has: several processes, and the way there. */
const ON_POSTGRES = ['tests/server/postgres/*.test.ts'];

/** What replaces a module all the same, or fills the document with listeners that stay: a process of its own. */
const ALONE = 'tests/**/*.alone.test.ts';

export default defineConfig({
  // What an owner has in `.env` changes no test.
  envDir: false,
  plugins: [react()],
  resolve: { alias: { '@': path.resolve(import.meta.dirname, 'src') } },
  define: { 'import.meta.env.VITE_EMBEDDED_API': JSON.stringify('1') },
  test: {
    globals: false,
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Its own second is over before a busy machine gets there, as that of `vi.waitFor` (tests/support/eventually.ts).
    expect: { poll: { timeout: 15_000 } },
    // By itself it leaves a core to others: on two, half the machine waited.
    maxWorkers: '100%',
    // Since 25, Node has a `localStorage` of its own, empty without a file, which would hide the page's. Node 20 has
    // neither that nor the option.
    execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    projects: [
      // Pure functions, words and rules, and the server, whose modules keep nothing (each test has a server of its
      // own). No test there leaves anything behind, so all share what one has loaded; none replaces a module
      // (`vi.mock`, which lint forbids there).
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: withoutPage,
          exclude: [...ON_POSTGRES, ALONE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...withoutPage, ALONE],
          // Each file has modules of its own all the same, and finds an empty page (tests/setup-dom.ts).
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', environment: 'jsdom', include: [ALONE] } },
      // The same tests of the server once more, on a PostgreSQL of their own.
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          include: [...ON_BOTH_STORES, ...ON_POSTGRES],
          env: { TEST_STORE: 'postgres' },
          globalSetup: ['tests/server/support/postgres-setup.ts'],
        },
      },
    ],
  },
});
