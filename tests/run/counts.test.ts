import { describe, expect, it } from 'vitest';
import { readCounts } from './counts';

const vitest = (tests: string) =>
  `\u001b[2m Test Files \u001b[22m 1 failed | 87 passed (88)\n\u001b[2m      Tests \u001b[22m ${tests}\n   Duration  3 s\n`;

describe('the counts of a part', () => {
  it.each([
    ['unit tests that pass', vitest('1402 passed (1402)'), true, 1402, 0, 0],
    ['unit tests of which some fail', vitest('2 failed | 1400 passed (1402)'), false, 1400, 2, 0],
    ['unit tests that all fail', vitest('3 failed (3)'), false, 0, 3, 0],
    ['browser tests', '12 passed, 1 failed, 0 skipped\n', false, 12, 1, 0],
    ['browser tests that pass at a second try', '13 passed, 0 failed, 0 skipped, 2 retried\n', true, 13, 0, 2],
    ['a check that counts nothing and passes', 'fine\n', true, 1, 0, 0],
    ['a check that counts nothing and fails', 'src/a.ts(1,1): error\n', false, 0, 1, 0],
    ['tests that pass in a program that ends badly', vitest('5 passed (5)'), false, 5, 1, 0],
  ])('are read for %s', (_what, output, ok, passed, failed, retried) => {
    expect(readCounts(output, ok)).toEqual({ passed, failed, retried });
  });
});
