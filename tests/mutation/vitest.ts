/**
 * The unit tests for mutation testing: those in plain Node. Not those on PostgreSQL, and none that
 * starts the server as a program of its own: a program is not told which of its mutants is meant.
 */
import base from '../../vitest.config';

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
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/server/postgres/**',
            'tests/server/{stop,durability,data-cli,password,nginx,operating,storm}.test.ts',
          ],
        },
      },
    ],
  },
};
