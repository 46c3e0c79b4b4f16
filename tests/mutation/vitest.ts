/**
 * The unit tests for mutation testing, without those of components; on PostgreSQL for the part of that name. Tests that
 * start the server as a separate process are left out: a separate process is not told which mutant is active.
 */
import base from '../../vitest.config';

const onPostgres = process.env.MUTATION_PART === 'postgres' && {
  env: { TEST_STORE: 'postgres' },
  globalSetup: ['tests/server/support/postgres-setup.ts'],
};

export default {
  ...base,
  test: {
    ...base.test,
    // Beside other work the longest tests need more than their usual time; the runner itself ends a mutant that hangs.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{contract,server,simulation}/**/*.test.ts'],
          exclude: [
            'tests/server/postgres/{move,two-processes}.test.ts',
            ...(onPostgres ? [] : ['tests/server/postgres/**']),
            'tests/server/{stop,durability,data-cli,password,nginx,operating,storm}.test.ts',
          ],
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['tests/{features,tracking}/**/*.test.ts', 'tests/links/*.test.{ts,tsx}'],
        },
      },
    ],
  },
};
