import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from '../../data-dir.ts';
import { giveTo } from '../../owner.ts';
import { codeOf, StartError } from '../../start-error.ts';
import { Connection } from './connection.ts';
import { checkWhole, DATABASE_FILE, demandStore, OWN, startError } from './prepare.ts';

const BACKUP = /^bookings-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;
const nameOf = (time: number): string => `bookings-${new Date(time).toISOString().replace(/[:.]/g, '-')}.db`;
/** Partial files that an interrupted backup leaves. */
const CUT_SHORT = /\.part(?:-journal)?$/;
/** Longer than any backup takes: what began before that is no longer being written. */
const HOUR_MS = 60 * 60 * 1000;
/** When a backup was made, by its name: milliseconds since the epoch. */
export const madeAt = (name: string): number => Date.parse(name.replace(BACKUP, '$1$2:$3:$4.$5Z'));

/** Flushes a file's content, or a directory's entries, to the disk (fsync). */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Opens `file` for `work`, and closes it whatever becomes of that. */
export async function using<T>(file: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new Connection(file);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Reads a copy of `source` from end to end and counts; throws for one that is damaged, or of another program. */
export async function inspect(file: string, source: string): Promise<number> {
  return using(file, async (connection) => {
    await checkWhole(connection);
    const [found] = await connection.rows(`SELECT ${OWN} AS own`);
    if (found?.own !== 1) throw new StartError(`${source} holds no bookings of this program. Nothing was changed.`);
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

/** Makes the directory for backups. SQLite would say of one of another user's that the disk cannot be written. */
function makeRoom(directory: string, dataDir: string): void {
  try {
    if (makeDirectory(directory)) giveTo(directory, dataDir);
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The directory for backups ${directory} cannot be written (${codeOf(error)}). Let this user write there, or name another one.`,
    );
  }
}

/** Removes what older tries have left: it holds customers, also those who have been erased since. */
function clearCutShort(directory: string, now: number): void {
  for (const name of readdirSync(directory).filter((entry) => CUT_SHORT.test(entry)))
    if (madeAt(name.replace(CUT_SHORT, '')) < now - HOUR_MS) rmSync(join(directory, name), { force: true });
}

interface Backup {
  file: string;
  bookings: number;
}

/**
 * Copies the store of `dataDir` into `directory` as it is at one moment, while the server runs and
 * writes; then reads the copy from end to end, and only then gives it its name. Keeps the newest `keep`. `partial`: its
 * name until then, where only one at a time has it: what an interrupted one has left is removed first.
 */
export async function backUp(
  dataDir: string,
  directory: string,
  keep: number,
  now: number,
  partial = nameOf(now),
): Promise<Backup> {
  const source = join(dataDir, DATABASE_FILE);
  demandStore(dataDir);
  makeRoom(directory, dataDir);
  const file = join(directory, nameOf(now));
  const part = join(directory, `${partial}.part`);
  clearCutShort(directory, now);
  // An old journal would be played into the new copy.
  for (const left of [part, `${part}-journal`]) rmSync(left, { force: true });
  try {
    await using(source, (connection) =>
      connection.run([{ sql: 'PRAGMA busy_timeout = 5000' }, { sql: 'VACUUM INTO ?', parameters: [part] }]),
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
