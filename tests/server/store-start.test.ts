/** When opening a store on SQLite fails, and with which message: whoever reads it has a server that is down. */
import type { Selectable } from 'kysely';
import Database from 'libsql';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { changedColumns, jobOf } from '../../server/desk/store/rows';
import type { JobRow } from '../../server/desk/store/tables';
import { StartError } from '../../server/start-error';
import { MIGRATIONS } from '../../server/store/migrations/index';
import { noteCleanStop, takeCleanStop } from '../../server/store/sqlite/clean-stop';
import { Connection } from '../../server/store/sqlite/connection';
import { lockDirectory } from '../../server/store/sqlite/lock';
import { openSqlite } from '../../server/store/sqlite/open';
import { checkWhole, configure, migrate, prepareDirectory, startError } from '../../server/store/sqlite/prepare';
import { KEPT_FIELDS } from '../../src/contract/booking-fields';
import { cleanUp, temporaryDirectory } from './fixture';

const open: Connection[] = [];
const connect = (file: string): Connection => {
  const connection = new Connection(file);
  open.push(connection);
  return connection;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});
afterAll(cleanUp);

const failure = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('it went well');
};

describe('the data directory', () => {
  it('is made with all that is above it, for nobody but the server’s own user', () => {
    const directory = join(temporaryDirectory(), 'a/b');
    prepareDirectory(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    // One that is there stays as its owner set it.
    chmodSync(directory, 0o750);
    prepareDirectory(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o750);
  });

  it.each([
    ['a file', 'ENOTDIR', (file: string) => file],
    ['below a file', 'ENOTDIR', (file: string) => join(file, 'data')],
  ])('%s in its place is refused with the reason and the way out', (_what, code, place) => {
    const file = join(temporaryDirectory(), 'file');
    writeFileSync(file, '');
    const error = failure(() => prepareDirectory(place(file)));
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe(
      `The data directory ${place(file)} cannot be written (${code}). Make it writable, or set DATA_DIR to another one.`,
    );
  });

  it.runIf(existsSync('/proc/self'))('a place that takes no directories, as /proc, is refused like any other', () => {
    expect(failure(() => prepareDirectory('/proc/rnm/data')).message).toContain(
      '/proc/rnm/data cannot be written (ENOENT)',
    );
  });
});

describe('the lock of the directory', () => {
  it('is had by one server, whose process the next one is told', () => {
    const directory = temporaryDirectory();
    const release = lockDirectory(directory);
    expect(readFileSync(join(directory, 'lock.pid'), 'utf8')).toBe(`${process.pid}\n`);
    const second = failure(() => lockDirectory(directory));
    expect(second).toBeInstanceOf(StartError);
    expect(second.message).toBe(
      `Another server (process ${process.pid}) is using ${directory}. Stop it, or set DATA_DIR to another directory.`,
    );
    rmSync(join(directory, 'lock.pid'));
    expect(failure(() => lockDirectory(directory)).message).toContain(`Another server is using ${directory}.`);
    release();
    lockDirectory(directory)();
  });

  it('is told apart from a lock file that is damaged', () => {
    const directory = temporaryDirectory();
    const file = join(directory, 'lock.db');
    writeFileSync(file, 'x'.repeat(4096));
    const error = failure(() => lockDirectory(directory));
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe(`${file} is damaged. It holds no data: delete it and start again.`);
    rmSync(file);
    lockDirectory(directory)();
  });

  it('is let go where the start fails after it was taken', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'bookings.db'), 'x'.repeat(8192));
    await expect(openSqlite(directory)).rejects.toThrow('is damaged');
    lockDirectory(directory)();
  });

  it('is not asked for by a command beside the server', async () => {
    const directory = temporaryDirectory();
    const server = await openSqlite(directory);
    const command = await openSqlite(directory, { beside: true });
    await command.close();
    // Only the server's own stop vouches for the file.
    expect(existsSync(join(directory, 'bookings.db.clean'))).toBe(false);
    await server.close();
    expect(existsSync(join(directory, 'bookings.db.clean'))).toBe(true);
  });
});

describe('the note of a clean stop', () => {
  it('holds once, and for the very file that was closed', () => {
    const file = join(temporaryDirectory(), 'bookings.db');
    expect(takeCleanStop(file)).toBe(false);
    writeFileSync(file, 'one');
    expect(takeCleanStop(file)).toBe(false);
    noteCleanStop(file);
    expect(takeCleanStop(file)).toBe(true);
    expect(takeCleanStop(file)).toBe(false);
  });

  it.each([
    ['size', (file: string) => writeFileSync(file, 'three')],
    ['time', (file: string) => utimesSync(file, new Date(0), new Date(0))],
    [
      'number in the directory',
      (file: string) => {
        const { mtime } = statSync(file);
        // Written before the other goes: it cannot get the same number.
        writeFileSync(`${file}.new`, 'one');
        renameSync(`${file}.new`, file);
        utimesSync(file, mtime, mtime);
      },
    ],
  ])('does not hold for a file with another %s, and is gone then too', (_what, change) => {
    const file = join(temporaryDirectory(), 'bookings.db');
    writeFileSync(file, 'one');
    utimesSync(file, new Date(1_000_000), new Date(1_000_000));
    noteCleanStop(file);
    change(file);
    expect(takeCleanStop(file)).toBe(false);
    expect(existsSync(`${file}.clean`)).toBe(false);
  });
});

describe('the settings of a connection', () => {
  const read = async (connection: Connection, name: string) =>
    Object.values((await connection.rows(`PRAGMA ${name}`))[0] ?? {})[0];

  it('wait five seconds for a program outside, and keep the size within a limit that was asked for', async () => {
    const writer = connect(join(temporaryDirectory(), 'bookings.db'));
    await configure(writer, 'writer', 300);
    expect(await read(writer, 'busy_timeout')).toBe(5000);
    expect(await read(writer, 'max_page_count')).toBe(300);
    expect(await read(writer, 'checkpoint_fullfsync')).toBe(1);
    expect(await read(writer, 'query_only')).toBe(0);
  });

  it('without a limit leave room for all that the disk holds; a reader cannot write', async () => {
    const file = join(temporaryDirectory(), 'bookings.db');
    const [writer, reader] = [connect(file), connect(file)];
    await configure(writer, 'writer');
    await configure(reader, 'reader');
    expect(await read(writer, 'max_page_count')).toBeGreaterThan(1_000_000_000);
    expect(await read(reader, 'query_only')).toBe(1);
    await expect(reader.rows('CREATE TABLE t (x)')).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
  });
});

describe('the schema', () => {
  it('is brought to the newest version step by step, and left alone by a command beside the server', async () => {
    const file = join(temporaryDirectory(), 'bookings.db');
    const connection = connect(file);
    const version = async () => (await connection.rows('PRAGMA user_version'))[0]?.user_version;
    await expect(migrate(connection, 'look')).rejects.toThrow(
      new StartError('The running server is of an older version: restart it first.'),
    );
    expect(await version()).toBe(0);
    await migrate(connection);
    expect(await version()).toBe(MIGRATIONS.length);
    await migrate(connection, 'look');
    await migrate(connection);
    expect(await version()).toBe(MIGRATIONS.length);
  });

  /** Those of `wanted` that the newest schema lacks. */
  const lacking = async (table: string, wanted: Iterable<string>) => {
    const connection = connect(join(temporaryDirectory(), 'bookings.db'));
    await migrate(connection);
    const columns = (await connection.rows(`PRAGMA table_info(${table})`)).map(({ name }) => name);
    return [...wanted].filter((column) => !columns.includes(column));
  };

  it('has a column for each field of a booking that is kept: a new one wants a migration', async () => {
    const kept = KEPT_FIELDS.map(({ column }) => column);
    expect(await lacking('bookings', kept)).toEqual([]);
  });

  it('has a column for each field of a job, as it is read and as it is written', async () => {
    const columns = new Set<string>();
    const row = new Proxy({} as Selectable<JobRow>, {
      get(_, column) {
        columns.add(String(column));
        return null;
      },
    });
    for (const column of Object.keys(changedColumns(jobOf(row)))) columns.add(column);
    expect(columns.size).toBeGreaterThan(30);
    expect(await lacking('jobs', columns)).toEqual([]);
  });

  it.each([
    ['notes', 'CREATE TABLE notes (text)'],
    ['bookings of its own', 'CREATE TABLE bookings (seats); PRAGMA user_version = 3'],
  ])('of another program, which has %s, is refused and left as it is', async (_, sql) => {
    const directory = temporaryDirectory();
    const file = join(directory, 'bookings.db');
    const database = new Database(file);
    database.exec(sql);
    database.close();
    const before = readFileSync(file);
    await expect(openSqlite(directory)).rejects.toThrow(
      new StartError(
        `${file} belongs to another program. It was left as it is: set DATA_DIR to a directory of this server alone.`,
      ),
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('of a newer program is refused', async () => {
    const directory = temporaryDirectory();
    const database = new Database(join(directory, 'bookings.db'));
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    database.close();
    await expect(openSqlite(directory)).rejects.toThrow(
      new StartError(
        `${join(directory, 'bookings.db')} cannot be used: it was written by a newer version of this program (schema ${MIGRATIONS.length + 1}).`,
      ),
    );
  });
});

describe('the check of the whole file', () => {
  it('passes a good one, and finds what its table forbids', async () => {
    const file = join(temporaryDirectory(), 'bookings.db');
    const database = new Database(file);
    database.exec('CREATE TABLE t (x TEXT NOT NULL); INSERT INTO t VALUES (1)');
    const connection = connect(file);
    await checkWhole(connection);
    // A column without its value: nothing but the check would ever look.
    database.exec('PRAGMA writable_schema = ON');
    database.exec("UPDATE sqlite_schema SET sql = 'CREATE TABLE t (x INTEGER NOT NULL, y NOT NULL)' WHERE name = 't'");
    database.close();
    await connection.release();
    await expect(checkWhole(connection)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT', message: /NULL/ });
  });
});

describe('what the operator is told of a store that does not open', () => {
  const coded = (code: string, message = 'inner words') => Object.assign(new Error(message), { code });

  it.each([
    [
      coded('SQLITE_CORRUPT'),
      'f is damaged or not a database. It was left as it is: restore a backup, or move it away to start empty.',
    ],
    [
      coded('SQLITE_NOTADB'),
      'f is damaged or not a database. It was left as it is: restore a backup, or move it away to start empty.',
    ],
    [coded('SQLITE_FULL'), 'f cannot be used: the disk is full.'],
    [coded('ENOSPC', 'no space left, copyfile'), 'f cannot be used: the disk is full.'],
    [coded('SQLITE_CANTOPEN'), 'f cannot be used: the disk cannot be read or written.'],
    [coded('OTHER_SQLITE_CORRUPT'), 'f cannot be used: inner words.'],
    [new Error('inner words'), 'f cannot be used: inner words.'],
    ['no error at all', 'f cannot be used: unknown error.'],
  ])('%s', (error, told) => {
    expect(startError('f', error)).toEqual(new StartError(told));
  });

  it('is left as it is where it was said already', () => {
    const said = new StartError('said');
    expect(startError('f', said)).toBe(said);
  });
});
