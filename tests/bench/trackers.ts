/** The time of the call button with and without trackers' ids: their scripts must not stand before the call. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { TRACKER_IDS } from '../../e2e/support/build';
import { startServer } from '../../e2e/support/server';
import { timeVisits } from './call-button';
import { table } from './table';
import { NO_SETTINGS } from '../support/no-settings';

const DIST = path.resolve('.bench/dist-with-ids');

/** Builds the site once more with ids, and measures its home page beside the one at `origin`. Markdown. */
export async function benchTrackers(origin: string, runs: number): Promise<string> {
  const env = { ...process.env, ...NO_SETTINGS, ...TRACKER_IDS };
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', DIST, '--emptyOutDir'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  execFileSync('npx', ['tsx', 'src/build/publish.ts', DIST], { stdio: ['ignore', 'ignore', 'inherit'] });
  const server = await startServer({ ...TRACKER_IDS, DIST_DIR: DIST });
  try {
    const [without, withIds] = [
      await timeVisits(`${origin}/`, runs, true),
      await timeVisits(`${server.url}/`, runs, true),
    ];
    return table(
      ['Page', 'Without ids', 'With ids (stand-ins of 90 kB, busy for 100 ms)'],
      [['/', `${Math.round(without)} ms`, `${Math.round(withIds)} ms`]],
    );
  } finally {
    await server.stop();
    server.remove();
  }
}
