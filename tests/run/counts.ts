/** How many checks a part made, read from the closing line of its output. */
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that were tried again, whatever came of it. */
  retried: number;
}

const last = (text: string, pattern: RegExp): number | undefined => {
  const found = [...text.matchAll(pattern)].at(-1)?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * The last "N passed", "N failed" and "N retried" of `output`. A part that counts nothing is one check. `ok`: whether
 * its exit code was 0; a part that ended otherwise has failed at least once, whatever it printed.
 */
export function readCounts(output: string, ok: boolean): Counts {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\b\d+ passed\b|\b\d+ failed\b/.test(line));
  const closing = lines.filter((line) => !/Test Files/.test(line)).at(-1) ?? '';
  const passed = last(closing, /(\d+) passed/g);
  const failed = last(closing, /(\d+) failed/g) ?? 0;
  const retried = last(closing, /(\d+) retried/g) ?? 0;
  if (ok) return { passed: passed ?? 1, failed, retried };
  return { passed: passed ?? 0, failed: Math.max(1, failed), retried };
}
