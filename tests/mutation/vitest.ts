/**
 * The unit tests for mutation testing, but for those of components; on PostgreSQL for the part of that name. None that
 * starts the server as a program of its own: a program is not told which of its mutants is meant.
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
    // Run beside other work the longest tests need more than their usual time; a mutant
    // that hangs is ended by the runner.
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
