/**
 * Mutation testing of one part, which `MUTATION_PART` names: what is broken there, and the tests that should notice.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Each with the tests that are about it, not all that happen to pass through it: a test
 * of the whole server would take minutes for every mutant of a price. The store: what is
 * written there for every database, and the tests that ask it in this process.
 */
export const PARTS = {
  tracking: { mutate: ['src/tracking/**/*.ts'], testFiles: ['tests/tracking/**/*.test.ts'] },
  outbox: {
    mutate: ['src/features/booking/outbox/**/*.ts'],
    testFiles: ['tests/features/booking/outbox/**/*.test.ts'],
  },
  simulation: { mutate: ['src/simulation/**/*.ts'], testFiles: ['tests/simulation/**/*.test.ts'] },
  contract: {
    mutate: ['src/contract/**/*.ts'],
    testFiles: [
      'tests/contract/**/*.test.ts',
      'tests/features/booking/*.test.ts',
      'tests/features/desk/{order,desk-state,ring}.test.ts',
      'tests/links/*.test.ts',
      'tests/server/{lead-score,cached-check}.test.ts',
    ],
  },
  store: {
    mutate: ['server/store/*.ts', '!server/store/move.ts'],
    testFiles: [
      'tests/server/{clock,housekeeping,last-start,lead-score,privacy,staff-api,store,text,write-queue}.test.ts',
      'tests/server/desk/links*.test.ts',
    ],
  },
  links: { mutate: ['src/links/**/*.ts', '!src/links/*/main.ts'], testFiles: ['tests/links/*.test.{ts,tsx}'] },
  forms: {
    mutate: ['src/features/{account,booking}/form-{state,values}.ts', 'src/features/booking/{draft,rejection}.ts'],
    testFiles: ['tests/features/{account/form-state,booking/form-{state,values}}.test.ts'],
  },
  board: {
    mutate: ['src/features/desk/{stream/desk-state,board/order,alarm/ring,alarm/sleep}.ts'],
    testFiles: ['tests/features/desk/{desk-state,order,ring,sleep}.test.ts'],
  },
  jobs: { mutate: ['server/desk/store/*.ts'], testFiles: ['tests/server/desk/*.test.ts'] },
  desk: {
    mutate: ['server/api/held.ts', 'server/desk/links/{life,made-at,token}.ts'],
    testFiles: ['tests/server/desk/{held,links*}.test.ts'],
  },
  // Much of it is tested as a program too, in `durability.test.ts` and
  // `data-cli.test.ts`, which cannot be told of a mutant.
  sqlite: {
    mutate: ['server/store/sqlite/*.ts'],
    testFiles: [
      'tests/server/{backup,connection,dialect,durable-settings,privacy,store,store-files,store-log,store-start}.test.ts',
    ],
  },
  // Two processes at once are tested in `two-processes.test.ts`, as programs.
  postgres: {
    mutate: ['server/store/postgres/*.ts'],
    testFiles: ['tests/server/postgres/{open,shared}.test.ts', 'tests/server/{privacy,store}.test.ts'],
  },
};

const name = process.env.MUTATION_PART ?? 'outbox';
const part = PARTS[name];
if (!part) throw new Error(`no such part: ${name}. There are: ${Object.keys(PARTS).join(', ')}`);

export default {
  ...part,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `node_modules/.cache/mutation/${name}.json` },
  // Not below node_modules: there the test runner takes our files for a package's, and finds no test that imports them.
  tempDirName: join(tmpdir(), 'recovery-near-me-mutation'),
  ignorePatterns: ['art', 'docs', 'dist', 'data', 'e2e'],
  // What a module computes once, as it is loaded (a table of words or prices), is not switched from test to test.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: null },
};
