import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveTo } from '../../owner.ts';
import { StartError } from '../../start-error.ts';
import { isFull } from '../errors.ts';
import { inspect, sync, using } from './backup.ts';
import { lockDirectory } from './lock.ts';
import { DATABASE_FILE, isDamage, migrate, prepareDirectory, startError } from './prepare.ts';

/** What SQLite keeps beside a file. */
const LOGS = ['-wal', '-shm', '-journal'];

/** How the directory of a replaced store begins. */
const REPLACED = 'replaced-';

/** The stores that `restore` has replaced in `dataDir` and kept. */
export const replacedIn = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith(REPLACED))
    .map((name) => join(dataDir, name));

/**
 * Replaces the store with a backup. The server must be stopped. The copy is checked before anything is touched. The old
 * files, with their log (which SQLite would otherwise apply to the restored file), are moved to a directory of their
 * own and kept. A log beside `backup`, as in such a directory, belongs to it and is applied. Returns that directory and
 * the number of bookings.
 */
export async function restore(
  dataDir: string,
  backup: string,
  now: number,
): Promise<{ replaced: string | undefined; bookings: number }> {
  const found = statSync(backup, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new StartError(`${backup} is a directory. Name a file in it.`);
  if (!found?.isFile()) throw new StartError(`There is no backup at ${backup}.`);
  prepareDirectory(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const part = `${file}.restoring`;
  const tidy = (suffixes: string[]): void => {
    for (const suffix of suffixes) rmSync(part + suffix, { force: true });
  };
  let unlock: (() => void) | undefined;
  try {
    unlock = lockDirectory(dataDir);
    tidy(['', ...LOGS]);
    for (const suffix of ['', '-wal']) if (existsSync(backup + suffix)) copyFileSync(backup + suffix, part + suffix);
    const bookings = await inspect(part, backup);
    await using(part, async (connection) => {
      await migrate(connection);
      // What the log held has to be in the file before the log goes.
      await connection.rows('PRAGMA wal_checkpoint(TRUNCATE)');
    });
    tidy(LOGS);
    giveTo(part, dataDir);
    sync(part);
    const olds = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, `${DATABASE_FILE}.clean`].filter(
      (name) => existsSync(join(dataDir, name)),
    );
    const replaced =
      olds.length > 0 ? join(dataDir, `${REPLACED}${new Date(now).toISOString().replace(/[:.]/g, '-')}`) : undefined;
    if (replaced) {
      mkdirSync(replaced, { mode: 0o700 });
      giveTo(replaced, dataDir);
    }
    // The log is moved last, but before the new file comes: if this is interrupted, the server starts empty or reports
    // it, but never mixes the two.
    if (replaced) for (const name of olds) renameSync(join(dataDir, name), join(replaced, name));
    renameSync(part, file);
    sync(dirname(file));
    return { replaced, bookings };
  } catch (error) {
    if (unlock) tidy(['', ...LOGS]);
    if (isDamage(error))
      throw new StartError(`${backup} is damaged or not a database. Nothing was changed: restore another backup.`);
    // A disk without room says nothing against the backup.
    throw startError(unlock && !isFull(error) ? backup : file, error);
  } finally {
    unlock?.();
  }
}
