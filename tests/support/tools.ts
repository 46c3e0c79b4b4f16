/**
 * Makes sure that the programs which the tests need, and npm does not bring, are there: nginx (`e2e/support/browser.ts` does the same for Chromium). Debian's packages are
 * installed where we may (as root); elsewhere the tests that need a missing one fail and say so: none is left out in silence.
 */
import { spawnSync } from 'node:child_process';
import { findNginx } from './nginx';

if (!findNginx()) {
  // RUNLEVEL: the package would start a service of its own.
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  console.log('Installing nginx from the distribution …');
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'openssl'], quiet);
}
console.log(`nginx: ${findNginx() ?? 'missing; install the package nginx'}`);
