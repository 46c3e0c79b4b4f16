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

/** How many bookings a note says were held; undefined if there is none, or it cannot be read. */
function read(note: string): { note: string; held: number } | undefined {
  try {
    return { note, held: Number(readFileSync(note, 'utf8')) };
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
  const [found] = notes.flatMap((note) => read(note) ?? []);
  if (bookings === 0 && found && found.held > 0)
    return `The store in ${dataDir} is empty, but held ${found.held} bookings before. Is its volume mounted? If this is intended, delete ${found.note}.`;
  notes.some((one) => write(one, bookings));
  return undefined;
}
