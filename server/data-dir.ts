import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './start-error.ts';

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

/** Makes a directory for this user alone; whether it was missing. */
function makeOne(directory: string): boolean {
  try {
    mkdirSync(directory, { mode: 0o700 });
    return true;
  } catch (error) {
    // It was there, or another process has been faster. With the slash, a file in its place fails as ENOTDIR.
    if (codeOf(error) === 'EEXIST' && statSync(`${directory}/`).isDirectory()) return false;
    throw error;
  }
}

/**
 * Makes a directory and its missing parents, for this user alone; returns whether it was missing. Node's own
 * `recursive` never returns where no directory can be made, as in /proc (Node 20).
 */
export function makeDirectory(directory: string): boolean {
  try {
    return makeOne(directory);
  } catch (error) {
    const above = dirname(directory);
    if (codeOf(error) !== 'ENOENT' || above === directory) throw error;
    makeDirectory(above);
    return makeOne(directory);
  }
}

/** Bytes of everything in the data directory, the write-ahead log included. */
export function sizeOf(directory: string): number {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + (statSync(join(directory, entry.name), { throwIfNoEntry: false })?.size ?? 0), 0);
}
