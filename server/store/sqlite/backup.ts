import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { giveTo } from '../../owner.ts';
import { StartError } from '../../start-error.ts';
import { Connection } from './connection.ts';
import { lockDirectory } from './lock.ts';
import { checkWhole, DATABASE_FILE, demandStore, migrate, prepareDirectory, startError } from './prepare.ts';

const BACKUP = /^bookings-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;
const nameOf = (time: number): string => `bookings-${new Date(time).toISOString().replace(/[:.]/g, '-')}.db`;
/** When a backup was made, by its name: milliseconds since the epoch. */
export const madeAt = (name: string): number => Date.parse(name.replace(BACKUP, '$1$2:$3:$4.$5Z'));

/** A file's content, or a directory's names, on the disk itself. */
function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function using<T>(file: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new Connection(file);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Reads a copy from end to end and counts; throws for one that is damaged or from a newer version. */
async function inspect(file: string): Promise<number> {
  return using(file, async (connection) => {
    await checkWhole(connection);
    const [row] = await connection.rows('SELECT count(*) AS n FROM bookings');
    return Number(row?.n);
  });
}

/**
 * The backups of a directory, oldest first. Those whose time has not come, made while a clock ran
 * ahead, count as older than all others: they neither push out what is made now nor stand for it.
 */
export function backupsIn(directory: string, now: number): string[] {
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory)
    .filter((name) => BACKUP.test(name) && !Number.isNaN(madeAt(name)))
    .sort();
  const ahead = names.filter((name) => madeAt(name) > now);
  return [...ahead, ...names.filter((name) => !ahead.includes(name))];
}

export interface Backup {
  file: string;
  bookings: number;
}

/**
 * Copies the store of `dataDir` into `directory` as it is at one moment, while the server runs and
 * writes; then reads the copy from end to end, and only then gives it its name. Keeps the newest `keep`.
 */
export async function backUp(dataDir: string, directory: string, keep: number, now: number): Promise<Backup> {
  const source = join(dataDir, DATABASE_FILE);
  demandStore(dataDir);
  if (mkdirSync(directory, { recursive: true, mode: 0o700 })) giveTo(directory, dataDir);
  const file = join(directory, nameOf(now));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await using(source, (connection) =>
      connection.run([
        { sql: 'PRAGMA busy_timeout = 5000', parameters: [] },
        { sql: 'VACUUM INTO ?', parameters: [part] },
      ]),
    );
    chmodSync(part, 0o600);
    giveTo(part, directory);
    const bookings = await inspect(part);
    sync(part);
    renameSync(part, file);
    sync(directory);
    for (const old of backupsIn(directory, now).slice(0, -keep)) rmSync(join(directory, old));
    return { file, bookings };
  } catch (error) {
    rmSync(part, { force: true });
    throw startError(file, error);
  }
}

/**
 * Puts a backup in the place of the store. The server must be stopped. The copy is checked before
 * anything is touched; what was there, with its log (a log that stayed would be played into the restored
 * file), goes into a directory of its own and is kept. Returns that directory and the number of bookings.
 */
export async function restore(
  dataDir: string,
  backup: string,
  now: number,
): Promise<{ replaced: string | undefined; bookings: number }> {
  if (!existsSync(backup) || !statSync(backup).isFile()) throw new StartError(`There is no backup at ${backup}.`);
  prepareDirectory(dataDir);
  const unlock = lockDirectory(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const part = `${file}.restoring`;
  try {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true });
    copyFileSync(backup, part);
    const bookings = await inspect(part);
    await using(part, (connection) => migrate(connection));
    for (const suffix of ['-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true });
    giveTo(part, dataDir);
    sync(part);
    const olds = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, `${DATABASE_FILE}.clean`].filter(
      (name) => existsSync(join(dataDir, name)),
    );
    const replaced =
      olds.length > 0 ? join(dataDir, `replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`) : undefined;
    if (replaced) {
      mkdirSync(replaced, { mode: 0o700 });
      giveTo(replaced, dataDir);
    }
    // The log goes last but before the new file comes: cut short here, the server starts
    // empty or says so, and never mixes the two.
    if (replaced) for (const name of olds) renameSync(join(dataDir, name), join(replaced, name));
    renameSync(part, file);
    sync(dirname(file));
    return { replaced, bookings };
  } catch (error) {
    rmSync(part, { force: true });
    throw startError(backup, error);
  } finally {
    unlock();
  }
}
