/** `npm run test:mutation`: breaks the code in small ways and counts how many of them some unit test notices. Not part of `npm test`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/contract/**/*.ts',
    'src/simulation/**/*.ts',
    'src/features/booking/outbox/**/*.ts',
    'server/store/**/*.ts',
    'src/tracking/**/*.ts',
  ],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'node_modules/.cache/stryker',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  thresholds: { high: 90, low: 85, break: null },
};
