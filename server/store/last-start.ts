import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Where the note may be, the best place first. Beside the data directory, not in it: if its volume is not mounted, a
 * note in it would be missing too. Under systemd and in a container that place cannot be written, so else with the
 * backups.
 */
const notesFor = (dataDir: string, backupDir: string | undefined): string[] =>
  [dirname(dataDir), backupDir]
    .filter((directory) => directory !== undefined)
    .map((directory) => join(directory, `.${basename(dataDir)}.held`));

/** What a note says; undefined if there is none, or it cannot be read. */
function read(note: string): number | undefined {
  try {
    return Number(readFileSync(note, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether it could be written. */
function write(note: string, bookings: number): boolean {
  try {
    writeFileSync(note, `${bookings}\n`, { mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Records how many bookings the store in `dataDir` holds, and returns a warning if it held some at the last start and
 * is empty now. If neither the parent directory nor `backupDir` can be written there is no note, and so no warning.
 */
export function compareWithLastStart(dataDir: string, bookings: number, backupDir?: string): string | undefined {
  const notes = notesFor(dataDir, backupDir);
  const note = notes.find((one) => read(one) !== undefined);
  const before = note === undefined ? 0 : (read(note) ?? 0);
  if (bookings === 0 && before > 0)
    return `The store in ${dataDir} is empty, but held ${before} bookings before. Is its volume mounted? If this is intended, delete ${note}.`;
  notes.some((one) => write(one, bookings));
  return undefined;
}
