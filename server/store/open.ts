import { createClient, type Client } from '@libsql/client';
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf, StartError } from '../start-error.ts';
import { reasonFor } from './errors.ts';
import { lockDirectory } from './lock.ts';
import { migrate } from './schema.ts';

export const DATABASE_FILE = 'bookings.db';

export interface OpenDatabase {
  client: Client;
  /** Whether the open file is still the one in the directory: a file that was moved away would take bookings with it. */
  inPlace(): boolean;
  close(): Promise<void>;
}

/** Ends with what to do, since whoever reads it is looking at a server that does not start. */
function startError(file: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const code = codeOf(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    return new StartError(`${file} is damaged or not a database. It was left as it is: restore a backup, or move it away to start empty.`);
  }
  const why = code.startsWith('SQLITE_') ? reasonFor(code) : error instanceof Error ? error.message : 'unknown error';
  return new StartError(`${file} cannot be used: ${why}.`);
}

function prepareDirectory(directory: string): void {
  try {
    // What is inside is personal data: nobody but the server's own user reads it.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK | constants.X_OK);
    if (!statSync(directory).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  } catch (error) {
    throw new StartError(`The data directory ${directory} cannot be written (${codeOf(error)}). Make it writable, or set DATA_DIR to another one.`);
  }
}

/** Checks the whole file before the first booking is entrusted to it; write-ahead log, and each commit waits for the disk. */
async function prepareDatabase(client: Client, maxPages: number | undefined): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  // On macOS a plain fsync stops at the drive's cache. Elsewhere these two change nothing.
  await client.execute('PRAGMA fullfsync = ON');
  await client.execute('PRAGMA checkpoint_fullfsync = ON');
  const check = (await client.execute('PRAGMA quick_check(1)')).rows[0]?.quick_check;
  if (check !== 'ok') throw Object.assign(new Error(String(check)), { code: 'SQLITE_CORRUPT' });
  await migrate(client);
  if (maxPages !== undefined) await client.execute(`PRAGMA max_page_count = ${maxPages}`);
}

/**
 * Opens the database of `directory`, made if missing, for this process alone. Throws StartError with one line for the operator.
 * One connection, since settings such as `synchronous` belong to a connection. `maxPages` limits the file's size (in 4 KiB pages).
 */
export async function openDatabase(directory: string, maxPages?: number): Promise<OpenDatabase> {
  prepareDirectory(directory);
  const file = join(directory, DATABASE_FILE);
  let unlock: (() => void) | undefined;
  let client: Client | undefined;
  try {
    unlock = await lockDirectory(directory);
    client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
    await prepareDatabase(client, maxPages);
  } catch (error) {
    client?.close();
    unlock?.();
    throw startError(file, error);
  }
  const opened = { client, unlock };
  const { ino, dev } = statSync(file);
  return {
    client,
    inPlace() {
      const now = existsSync(file) ? statSync(file) : undefined;
      return now?.ino === ino && now.dev === dev;
    },
    async close() {
      // Brings everything from the write-ahead log into the one file, so that a copy of it is whole. Failing that, the log stays and is read at the next start.
      await opened.client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      opened.client.close();
      opened.unlock();
    },
  };
}
