/** Builds the site for the browser tests into folders of their own, before the first test: a build beside them would slow them down. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { staffEnv } from './staff';

const cache = (name: string): string => path.resolve(import.meta.dirname, '../../node_modules/.cache/e2e', name);

/** Absolute path of the tests' build: the real one, plus the tests' staff credential. */
export const E2E_DIST = cache('dist');

/** The same with a key for Google Maps. */
export const GOOGLE_DIST = cache('dist-google');
export const GOOGLE_KEY = { VITE_GOOGLE_MAPS_API_KEY: 'test-key', VITE_GOOGLE_MAP_ID: 'test-map' };

export default function buildForTests(): void {
  // Spares a second build while a single spec is being worked on.
  if (process.env.E2E_SKIP_BUILD) return;
  const run = (env: Record<string, string>, ...args: string[]) => execFileSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...staffEnv(), ...env } });
  const build = (outDir: string, env: Record<string, string>) => run(env, 'vite', 'build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir');
  build(E2E_DIST, {});
  build(GOOGLE_DIST, GOOGLE_KEY);
  run({}, 'tsx', 'src/build/compress.ts', E2E_DIST);
}
