import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['run.ts', 'build, unit, lint, format, types, unused, dist, e2e'],
  ['bench/server/run.ts', 'sqlite, postgres, files, desk'],
])('%s: a part that there is not is told in one line, with those there are', (script, parts) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve(import.meta.dirname, '..', script), 'typos'],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([1, '', `no such part: typos. There are: ${parts}\n`]);
});
