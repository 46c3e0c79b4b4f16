import { createClient } from '@libsql/client';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf, StartError } from '../start-error.ts';

const holder = (file: string): string => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
};

/**
 * Takes the data directory for this process. The lock is an open write transaction on `lock.db`, that is, a lock of the operating
 * system: it ends with the process, however that ends, so `kill -9` leaves nothing stale behind, and no process id has to be
 * trusted (they mean nothing across containers that share a volume). The bookings themselves stay readable for backups.
 * `lock.pid` only serves the message. Returns the function that releases the lock.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const pidFile = join(directory, 'lock.pid');
  const client = createClient({ url: pathToFileURL(join(directory, 'lock.db')).href, concurrency: 1, timeout: 0 });
  const transaction = await client.transaction('write').catch((error: unknown) => {
    client.close();
    const code = codeOf(error);
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw new StartError(`${join(directory, 'lock.db')} is damaged. It holds no data: delete it and start again.`);
    if (!/^SQLITE_(BUSY|LOCKED)/.test(code)) throw error;
    throw new StartError(`Another server${holder(pidFile)} is using ${directory}. Stop it, or set DATA_DIR to another directory.`);
  });
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    transaction.close();
    client.close();
  };
}
