/**
 * Builds the site for the browser tests into folders of their own, before the first test:
 * a build beside them would slow them down.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { VendorSetting } from '../../src/contract/vendors';
import { NO_SETTINGS } from '../../tests/support/no-settings';
import { staffEnv } from './staff';

const cache = (name: string): string => path.resolve(import.meta.dirname, '../../node_modules/.cache/e2e', name);

/** Absolute path of the tests' build: the real one, plus the tests' staff credential. */
export const E2E_DIST = cache('dist');

/** The same with a key for Google Maps, and with ids for the trackers. */
export const GOOGLE_DIST = cache('dist-google');
export const GOOGLE_KEY = { VITE_GOOGLE_MAPS_API_KEY: 'test-key', VITE_GOOGLE_MAP_ID: 'test-map' };
/** The click tracker's is an address: it may be anybody's. */
export const TRACKER_IDS: Record<Exclude<VendorSetting, 'VITE_CLICK_TRACKING_SRC'>, string> = {
  VITE_GTM_ID: 'GTM-TEST',
  VITE_GOOGLE_ADS_ID: 'AW-TEST',
  VITE_CLARITY_ID: 'test',
};

// Spares a second build while a single spec is being worked on.
const skipped = (): boolean => Boolean(process.env.E2E_SKIP_BUILD);
const run = (env: Record<string, string>, ...args: string[]) =>
  execFileSync('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...NO_SETTINGS, ...staffEnv(), ...env },
  });
const build = (outDir: string, env: Record<string, string>) =>
  run(env, 'vite', 'build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir');

/** The tests' build by itself. */
export function buildSite(): void {
  if (skipped()) return;
  build(E2E_DIST, {});
  run({}, 'tsx', 'src/build/publish.ts', E2E_DIST);
}

export default function buildForTests(): void {
  buildSite();
  if (!skipped()) build(GOOGLE_DIST, { ...GOOGLE_KEY, ...TRACKER_IDS });
}

if (process.argv[1]?.endsWith('build.ts')) {
  buildForTests();
  console.log(`built ${E2E_DIST} and ${GOOGLE_DIST}`);
}
