/**
 * What makes a 201 mean "on disk", read back from the open database: a kill alone would not show that it is missing.
 */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../../server/store/open';
import { cleanUp, temporaryDirectory } from './fixture';

afterAll(cleanUp);

it.each([
  ['synchronous', 2, 'each commit waits for the disk'],
  ['journal_mode', 'wal', 'a reader never sees half a booking'],
  ['fullfsync', 1, 'the drive’s own cache counts as no disk'],
  ['secure_delete', 1, 'an erased booking leaves nothing behind'],
])('the connection that writes has %s = %s: %s', async (setting, value, _why) => {
  const store = await openStore(temporaryDirectory());
  try {
    const { rows } = await store.database.write((trx) =>
      sql<Record<string, unknown>>`${sql.raw(`PRAGMA ${setting}`)}`.execute(trx),
    );
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
  } finally {
    await store.close();
  }
});
