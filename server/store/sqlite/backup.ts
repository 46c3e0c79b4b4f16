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
import { checkWhole, DATABASE_FILE, demandStore, isDamage, migrate, prepareDirectory, startError } from './prepare.ts';

const BACKUP = /^bookings-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;
const nameOf = (time: number): string => `bookings-${new Date(time).toISOString().replace(/[:.]/g, '-')}.db`;
/** What SQLite keeps beside a file. */
const LOGS = ['-wal', '-shm', '-journal'];
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

/** Reads a copy of `source` from end to end and counts; throws for one that is damaged, or of another program. */
async function inspect(file: string, source: string): Promise<number> {
  return using(file, async (connection) => {
    await checkWhole(connection);
    const [table] = await connection.rows("SELECT 1 FROM sqlite_master WHERE name = 'bookings'");
    if (!table) throw new StartError(`${source} holds no bookings of this program. Nothing was changed.`);
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
    const bookings = await inspect(part, source);
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
 * file), goes into a directory of its own and is kept. A log beside `backup`, as in such a directory, belongs
 * to it and is played in. Returns the directory and the number of bookings.
 */
export async function restore(
  dataDir: string,
  backup: string,
  now: number,
): Promise<{ replaced: string | undefined; bookings: number }> {
  if (!existsSync(backup) || !statSync(backup).isFile()) throw new StartError(`There is no backup at ${backup}.`);
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
    if (unlock) tidy(['', ...LOGS]);
    if (isDamage(error))
      throw new StartError(`${backup} is damaged or not a database. Nothing was changed: restore another backup.`);
    throw startError(unlock ? backup : file, error);
  } finally {
    unlock?.();
  }
}
