import { Kysely } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../start-error.ts';
import type { Database, Tables } from '../tables.ts';
import { WriteQueue } from '../write-queue.ts';
import { noteCleanStop, takeCleanStop } from './clean-stop.ts';
import { Connection } from './connection.ts';
import { threadDialect } from './dialect.ts';
import { StoreFiles } from './files.ts';
import { lockDirectory } from './lock.ts';
import {
  checkWhole,
  configure,
  DATABASE_FILE,
  demandOwn,
  demandStore,
  migrate,
  prepareDirectory,
  prepareFile,
  startError,
} from './prepare.ts';

/** How often the files are looked at while nobody writes, in milliseconds. */
const LOOK_MS = 500;

export interface SqliteOptions {
  /** Largest size of the file, in pages of 4 KiB. */
  maxPages?: number;
  /** Beside a server that may be running: takes no lock, makes no store, changes no schema. For commands. */
  beside?: boolean;
  /** What the operator should know. */
  tell?: (text: string) => void;
}

const FATAL = /^(SQLITE_(?!CONSTRAINT)|CLOSED)/;

/**
 * Opens the database of `directory`, made if missing, for this process alone. Throws StartError
 * with one line for the operator. One connection writes and another reads, each in its thread.
 */
export async function openSqlite(
  directory: string,
  { maxPages, beside = false, tell = () => undefined }: SqliteOptions = {},
): Promise<Database> {
  if (beside) demandStore(directory);
  prepareDirectory(directory);
  const file = join(directory, DATABASE_FILE);
  let unlock: (() => void) | undefined;
  const opened: Connection[] = [];
  const connect = (name: string): Connection => {
    const connection = new Connection(name);
    opened.push(connection);
    return connection;
  };
  const end = async (): Promise<void> => {
    await Promise.all(opened.map((connection) => connection.close()));
    unlock?.();
  };
  try {
    if (!beside) unlock = lockDirectory(directory);
    prepareFile(file, directory);
    const trusted = beside || takeCleanStop(file);
    const writer = connect(file);
    await demandOwn(writer, file);
    await configure(writer, 'writer', maxPages);
    if (!trusted) await checkWhole(writer);
    await migrate(writer, beside ? 'look' : undefined);
    const reader = connect(file);
    await configure(reader, 'reader');

    const files = new StoreFiles({ file, writer, reader, maxPages, tell });
    const writes = new Kysely<Tables>({ dialect: threadDialect(writer, 'begin immediate') });
    const reads = new Kysely<Tables>({ dialect: threadDialect(reader, 'begin') });
    const repair = () => files.repair();
    // Checked before, so that nothing is written to a lost file, and after, before a write is confirmed.
    const queue = new WriteQueue(writes, {
      begin: repair,
      committed: repair,
      fatal: (error) => FATAL.test(codeOf(error)),
    });
    const look = setInterval(() => void queue.add(async () => undefined).catch(() => undefined), LOOK_MS);
    look.unref();
    return {
      dialect: 'sqlite',
      read: (work) => files.read(() => reads.transaction().execute(work)),
      write: (work) => queue.add(work),
      async scrub() {
        let more = true;
        for (let first = true; more; first = false)
          await queue.between(async () => void (more = await files.mergeWords(first)));
        await queue.between(async () => {
          if (!(await files.emptyLog())) throw Object.assign(new Error('the log is in use'), { code: 'SQLITE_BUSY' });
        });
      },
      async close() {
        clearInterval(look);
        await queue.idle();
        await reader.close();
        // So that a copy of the one file is whole. Failing that, the log is read at the next start.
        const emptied = await files.emptyLog().catch(() => false);
        await end();
        if (emptied && !beside && existsSync(file)) noteCleanStop(file);
      },
    };
  } catch (error) {
    await end();
    throw startError(file, error);
  }
}
