/** Builds the site for the browser tests into a folder of its own: the real build, plus the tests' staff credential. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { staffEnv } from './staff';

/** Absolute path of the tests' build. */
export const E2E_DIST = path.resolve(import.meta.dirname, '../../node_modules/.cache/e2e/dist');

export default function buildForTests(): void {
  // Spares a second build while a single spec is being worked on.
  if (process.env.E2E_SKIP_BUILD) return;
  const run = (...args: string[]) => execFileSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...staffEnv() } });
  run('vite', 'build', '--logLevel', 'error', '--outDir', E2E_DIST, '--emptyOutDir');
  run('tsx', 'src/build/compress.ts', E2E_DIST);
}
