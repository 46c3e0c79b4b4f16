import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Beside the data directory, not in it: if its volume is not mounted, a note in it would be missing too. */
const noteFor = (dataDir: string): string => join(dirname(dataDir), `.${basename(dataDir)}.held`);

/**
 * Records how many bookings the store in `dataDir` holds, and returns a warning if it held some at the last start and
 * is empty now. If the parent directory is not writable there is no note, and so no warning.
 */
export function compareWithLastStart(dataDir: string, bookings: number): string | undefined {
  const note = noteFor(dataDir);
  let before = 0;
  try {
    before = Number(readFileSync(note, 'utf8'));
  } catch {
    // The first start.
  }
  if (bookings === 0 && before > 0) {
    return `The store in ${dataDir} is empty, but held ${before} bookings before. Is its volume mounted? If this is intended, delete ${note}.`;
  }
  try {
    writeFileSync(note, `${bookings}\n`, { mode: 0o600 });
  } catch {
    // Not ours to write.
  }
  return undefined;
}
