import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
const octal = (mode: number): string => (mode & 0o777).toString(8);

/**
 * What to tell the operator when others on this machine may read what is in the data
 * directory: names and phones. Undefined: nobody else may.
 */
export function openToOthers(directory: string): string | undefined {
  // Windows has no such bits.
  if (process.platform === 'win32') return undefined;
  const { mode } = statSync(directory);
  if ((mode & OTHERS) === 0) return undefined;
  return `The data directory ${directory} is open to other users of this machine (mode ${octal(mode)}). It holds names and phone numbers: chmod 700 ${directory}`;
}

/** Bytes of everything in the data directory, the write-ahead log included. */
export function sizeOf(directory: string): number {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + (statSync(join(directory, entry.name), { throwIfNoEntry: false })?.size ?? 0), 0);
}
