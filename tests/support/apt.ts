import { spawnSync } from 'node:child_process';

/** Whether packages of the distribution can be installed here: as root, where there is apt-get. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/**
 * Installs `packages` of the distribution where we may. False where we may not, or where it went wrong (apt-get then
 * says why). A package that would start a service of its own does not: `RUNLEVEL`. `options` are apt-get's own.
 */
export function aptInstall(packages: readonly string[], options: readonly string[] = []): boolean {
  if (!mayInstall()) return false;
  console.log(`Installing ${packages.join(', ')} from the distribution …`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...options, ...packages], quiet).status ===
    0
  );
}
