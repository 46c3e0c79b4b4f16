import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from '../../data-dir.ts';
import { giveTo } from '../../owner.ts';
import { codeOf, messageOf, StartError } from '../../start-error.ts';
import { isFull, reasonFor } from '../errors.ts';
import { demandNewest, stepsFrom } from '../migrations/index.ts';
import type { Connection } from './connection.ts';

export const DATABASE_FILE = 'bookings.db';

/** How long a statement waits for a program outside (a backup, a shell), in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Write-ahead log, and each commit waits for the disk (on macOS a plain fsync stops at the drive's cache).
 * What is deleted is overwritten with zeros, so that an erased booking is not left lying in free pages.
 */
const WRITER = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'fullfsync = ON',
  'checkpoint_fullfsync = ON',
  'secure_delete = ON',
];

/**
 * Settings belong to a connection, so they are applied at each opening. A reader cannot write; the last statement makes
 * it open the log.
 */
export async function configure(connection: Connection, role: 'writer' | 'reader', maxPages?: number): Promise<void> {
  const pages = maxPages === undefined ? [] : [`max_page_count = ${maxPages}`];
  const settings = role === 'writer' ? [...WRITER, ...pages] : ['query_only = ON'];
  for (const setting of [`busy_timeout = ${PATIENCE_MS}`, ...settings, 'schema_version'])
    await connection.rows(`PRAGMA ${setting}`);
}

/** Whether SQLite could not read a file as a database. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** The message ends with what to do, for an operator whose server does not start. */
export function startError(file: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const code = codeOf(error);
  if (isDamage(error)) {
    return new StartError(
      `${file} is damaged or not a database. It was left as it is: restore a backup, or move it away to start empty.`,
    );
  }
  const known = code.startsWith('SQLITE_') || isFull(error);
  const why = known ? reasonFor(code) : messageOf(error);
  return new StartError(`${file} cannot be used: ${why}.`);
}

/** Makes the data directory if it is missing. Throws StartError where this user cannot write to it. */
export function prepareDirectory(directory: string): void {
  try {
    // What is inside is personal data: nobody but the server's own user reads it.
    makeDirectory(directory);
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data directory ${directory} cannot be written (${codeOf(error)}). Make it writable, or set DATA_DIR to another one.`,
    );
  }
}

/**
 * Makes the file if it is missing, readable only by the directory's owner; SQLite gives its log the same owner and
 * mode. So if root starts the server once, its own user can still write. Throws if the file is read-only.
 */
export function prepareFile(file: string, directory: string): void {
  if (existsSync(file)) return accessSync(file, constants.W_OK);
  closeSync(openSync(file, 'a', 0o600));
  giveTo(file, directory);
}

/**
 * Throws StartError if `directory` has no store, so that a command with the wrong directory neither makes one nor
 * reports success.
 */
export function demandStore(directory: string): void {
  if (existsSync(join(directory, DATABASE_FILE))) return;
  throw new StartError(
    `There is no store in ${directory}; nothing was done. Set DATA_DIR to the server's, or run the command where the server's .env is, as the server's user.`,
  );
}

/** 1 in a database with this program's bookings. */
export const OWN = "(SELECT count(*) FROM pragma_table_info('bookings') WHERE name = 'phone_key')";

/**
 * Throws StartError if `file` has tables, but not this program's: its own would be added, and its settings changed.
 */
export async function demandOwn(connection: Connection, file: string): Promise<void> {
  await connection.rows(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
  const [found] = await connection.rows(
    `SELECT (SELECT count(*) FROM sqlite_master WHERE type = 'table') AS tables,
      ${OWN} AS own`,
  );
  if (found?.tables === 0 || found?.own === 1) return;
  throw new StartError(
    `${file} belongs to another program. It was left as it is: set DATA_DIR to a directory of this server alone.`,
  );
}

/** Reads the file from end to end. Throws what SQLite says of a damaged one, as SQLITE_CORRUPT. */
export async function checkWhole(connection: Connection): Promise<void> {
  const [check] = await connection.rows('PRAGMA quick_check(1)');
  if (check?.quick_check !== 'ok')
    throw Object.assign(new Error(String(check?.quick_check)), { code: 'SQLITE_CORRUPT' });
}

/** Brings the schema to the newest version, each step in one transaction. `only`: just checks that it is the newest. */
export async function migrate(connection: Connection, only?: 'look'): Promise<void> {
  const [row] = await connection.rows('PRAGMA user_version');
  const version = Number(row?.user_version ?? 0);
  const steps = stepsFrom(version);
  if (only === 'look') demandNewest(steps);
  for (const [i, { sqlite }] of steps.entries()) {
    const statements = ['BEGIN IMMEDIATE', ...sqlite, `PRAGMA user_version = ${version + i + 1}`, 'COMMIT'];
    await connection.run(statements.map((sql) => ({ sql })));
  }
}
