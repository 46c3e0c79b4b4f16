import Connection from 'libsql';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from '../../owner.ts';
import { codeOf, StartError } from '../../start-error.ts';
import { isDamage, prepareFile } from './prepare.ts';

const holder = (file: string): string => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
};

/**
 * Takes the data directory for this process. The lock is an open write transaction on `lock.db`, that is, a lock of the
 * operating system: it ends with the process, however that ends, so `kill -9` leaves nothing stale behind, and no
 * process id has to be trusted (they mean nothing across containers that share a volume). The bookings themselves
 * stay readable for backups. `lock.pid` only serves the message. Returns the function that releases the lock.
 */
export function lockDirectory(directory: string): () => void {
  const pidFile = join(directory, 'lock.pid');
  const file = join(directory, 'lock.db');
  prepareFile(file, directory);
  const connection = new Connection(file);
  try {
    connection.exec('BEGIN IMMEDIATE');
  } catch (error) {
    connection.close();
    if (isDamage(error)) throw new StartError(`${file} is damaged. It holds no data: delete it and start again.`);
    if (!/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw error;
    throw new StartError(
      `Another server${holder(pidFile)} is using ${directory}. Stop it, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  giveTo(pidFile, directory);
  return () => {
    connection.exec('ROLLBACK');
    connection.close();
  };
}
