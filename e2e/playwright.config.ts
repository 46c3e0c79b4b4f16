/**
 * The browser tests: of the site in Playwright's Chromium, and the journeys in three browsers, of which Playwright is
 * only the runner (`browsers/drivers/`).
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, headlessChromium } from './support/browser';
import buildForTests, { E2E_DIST } from './support/build';
import { staffEnv } from './support/staff';
import { NO_SETTINGS } from '../tests/support/no-settings';
import type { BrowserName } from './browsers/support/programs';

const port = Number(process.env.E2E_PORT ?? 4273);

/** Two on two cores left a third of the machine idle: a test also waits for answers, frames and clocks. */
const SITE_WORKERS = Math.max(3, Math.floor(availableParallelism() / 2));

/** The server's data directory, inside an otherwise empty folder, since its lock is beside it. */
const run = path.resolve(import.meta.dirname, '../node_modules/.cache/e2e', `run-${process.pid}`);

// Built here and not in Playwright's global set-up, because the server starts before that, and ends after the global
// tear-down.
if (!process.env.TEST_WORKER_INDEX && !process.argv.includes('--list')) {
  buildForTests();
  process.once('exit', () => rmSync(run, { recursive: true, force: true }));
}
Object.assign(process.env, { ...NO_SETTINGS, DIST_DIR: E2E_DIST, ...staffEnv() });

export default defineConfig<object, { name: BrowserName }>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more while the journeys run, which wait for the real clocks of their browsers.
  workers: SITE_WORKERS + 1,
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  projects: [
    // First, since each has one worker: starting a Firefox once more costs as much as a journey.
    ...(['chromium', 'firefox', 'webkit'] as const).map((name) => ({
      name,
      testMatch: '**/*.journey.ts',
      workers: 1,
      timeout: 120_000,
      use: { name },
    })),
    { name: 'site', testMatch: '**/*.spec.ts', workers: SITE_WORKERS },
  ],
  expect: { timeout: 20_000 },
  reporter: [['line'], ['./support/closing-line.ts', { port }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_ARGS, executablePath: headlessChromium() },
    // Slows every test down: `E2E_TRACE=1` where a failure is being looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node --import tsx server/main.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/api/mongodb-health`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(run, 'data'),
      RATE_BOOKINGS_PER_MINUTE: '100000',
      RATE_CALLS_PER_MINUTE: '100000',
      RATE_DASHBOARDS_PER_MINUTE: '100000',
      RATE_LINKS_PER_MINUTE: '100000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
