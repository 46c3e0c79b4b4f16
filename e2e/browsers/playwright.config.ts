/**
 * The journeys in three browsers: Playwright is only their runner, the browsers are those
 * of the distribution (`drivers/`).
 */
import { defineConfig } from '@playwright/test';
import { buildSite, E2E_DIST } from '../support/build';
import { staffEnv } from '../support/staff';
import { NO_SETTINGS } from '../../tests/support/no-settings';
import type { BrowserName } from './support/programs';

if (!process.env.TEST_WORKER_INDEX && !process.argv.includes('--list')) buildSite();
Object.assign(process.env, { ...NO_SETTINGS, DIST_DIR: E2E_DIST, ...staffEnv() });

export default defineConfig<object, { name: BrowserName }>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/browsers',
  // One worker for each browser, side by side: starting Firefox once more costs as much as a journey.
  workers: 3,
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['../support/closing-line.ts']],
  projects: (['chromium', 'firefox', 'webkit'] as const).map((name) => ({ name, use: { name }, workers: 1 })),
});
