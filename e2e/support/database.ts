import path from 'node:path';
import Connection from 'libsql';
import type { RunningServer } from './server';

/** Does `work` in a server's own database, beside the server. */
export function inDatabase<T>(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  work: (db: InstanceType<typeof Connection>) => T,
): T {
  const db = new Connection(path.join(dataDir, 'bookings.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}
