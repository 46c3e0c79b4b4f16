/**
 * `npm run test:mutation`: breaks the code in small ways and counts how many of them a unit
 * test notices, part after part, for hours; `-- outbox` runs one part. Not part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { PARTS } from './config.mjs';

const wanted = process.argv.slice(2);
for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  console.log(`\n=== ${part} ===`);
  const { status } = spawnSync('npx', ['stryker', 'run', 'tests/mutation/config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part },
  });
  if (status !== 0) process.exitCode = 1;
}
