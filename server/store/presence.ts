import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Beside the data directory, not in it: where a volume is missing, what lies on it is missing too. */
const noteFor = (dataDir: string): string => join(dirname(dataDir), `.${basename(dataDir)}.held`);

/**
 * Notes how many bookings the store in `dataDir` held, and says what is strange about it: it held some the last time,
 * and is empty now. Where the directory above may not be written there is no note, and nothing to compare with.
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
    return `The store in ${dataDir} is empty, but held ${before} bookings before. Is its volume mounted? If this is meant, delete ${note}.`;
  }
  try {
    writeFileSync(note, `${bookings}\n`, { mode: 0o600 });
  } catch {
    // Not ours to write.
  }
  return undefined;
}
