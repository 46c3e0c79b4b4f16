/**
 * How the store handles its log, with fakes for the two connections: a log that stays in use, or is deleted twice,
 * would take minutes to produce with real ones.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../server/store/sqlite/connection';
import { StoreFiles } from '../../server/store/sqlite/files';
import { cleanUp, temporaryDirectory } from './fixture';

afterAll(cleanUp);

interface Given {
  /** The result of each try to empty the log; the last one is repeated. */
  busy?: number[];
  /** Rows that changed, as told before and after a merge. */
  changed?: [number, number];
  /** Called after each `PRAGMA schema_version`, the last statement of a connection's configuration. */
  configured?: (name: string) => void;
}

function storeFiles({ busy = [0], changed = [0, 0], configured = () => undefined }: Given = {}) {
  const file = join(temporaryDirectory(), 'bookings.db');
  for (const suffix of ['', '-wal', '-shm']) writeFileSync(file + suffix, '');
  const done: string[] = [];
  const told: string[] = [];
  const merges: string[] = [];
  let tries = 0;
  const standIn = (name: string) =>
    ({
      async rows(sql: string) {
        if (sql.includes('wal_checkpoint(TRUNCATE)')) return [{ busy: busy[Math.min(tries++, busy.length - 1)] }];
        if (sql === 'PRAGMA query_only = ON') done.push(`${name} may only read`);
        if (sql === 'PRAGMA schema_version') {
          done.push(`${name} begins`);
          writeFileSync(`${file}-wal`, '');
          writeFileSync(`${file}-shm`, '');
          configured(name);
        }
        return [];
      },
      async run(queries: { sql: string }[]) {
        merges.push(queries[1]!.sql);
        return [{ rows: [{ n: changed[0] }] }, { rows: [] }, { rows: [{ n: changed[1] }] }];
      },
      async release() {
        done.push(`${name} lets go`);
      },
    }) as unknown as Connection;
  const files = new StoreFiles({
    file,
    writer: standIn('writer'),
    reader: standIn('reader'),
    maxPages: undefined,
    tell: (text) => void told.push(text),
  });
  return { file, files, done, told, merges, tries: () => tries };
}

describe('emptying the log', () => {
  it('is done at the first try where nobody reads', async () => {
    const { files, tries } = storeFiles();
    expect(await files.emptyLog()).toBe(true);
    expect(tries()).toBe(1);
  });

  it('is tried again while somebody reads, and is done once they have ended', async () => {
    const { files, tries } = storeFiles({ busy: [1, 1, 0] });
    expect(await files.emptyLog()).toBe(true);
    expect(tries()).toBe(3);
  });

  it('is given up after twenty tries', async () => {
    const { files, tries } = storeFiles({ busy: [1] });
    expect(await files.emptyLog()).toBe(false);
    expect(tries()).toBe(20);
  });
});

describe('repairing', () => {
  it('touches nothing while the files are those that were opened', async () => {
    const { files, done, told, tries } = storeFiles();
    await files.repair();
    expect([done, told, tries()]).toEqual([[], [], 0]);
  });

  it.each(['-wal', '-shm'])('without %s: both connections are closed before either is reopened', async (suffix) => {
    const { file, files, done, told, tries } = storeFiles();
    rmSync(file + suffix);
    await files.repair();
    expect(done).toEqual([
      'reader lets go',
      'writer lets go',
      'writer begins',
      'reader may only read',
      'reader begins',
    ]);
    expect(told).toEqual([expect.stringContaining('Nothing was lost: what was in it is in the database.')]);
    expect(tries()).toBe(1);
    // The new log is the right one from now on.
    await files.repair();
    expect(told).toHaveLength(1);
  });

  it('reports a failure if the deleted log could not be brought into the database', async () => {
    const { file, files, done, told } = storeFiles({ busy: [1] });
    rmSync(`${file}-wal`);
    await expect(files.repair()).rejects.toMatchObject({
      code: 'LOG_GONE',
      message: 'the log of the store was deleted',
    });
    expect(told).toEqual([]);
    // Refused once: with a new log, the next booking is safe again.
    expect(done.at(-1)).toBe('reader begins');
    await files.repair();
  });

  it('reports a failure if the log is deleted again before the reader has it', async () => {
    const parts: ReturnType<typeof storeFiles> = storeFiles({
      configured: (name) => name === 'reader' && rmSync(`${parts.file}-wal`),
    });
    rmSync(`${parts.file}-wal`);
    await expect(parts.files.repair()).rejects.toMatchObject({ code: 'LOG_GONE' });
    expect(parts.told).toEqual([]);
  });

  it('leaves all as it is where the database itself is gone', async () => {
    const { file, files, done, tries } = storeFiles();
    rmSync(file);
    rmSync(`${file}-wal`);
    await expect(files.repair()).rejects.toMatchObject({ code: 'MOVED' });
    expect([done, tries()]).toEqual([[], 0]);
  });
});

describe('merging the index of words', () => {
  it.each([
    [[10, 12], true],
    [[10, 15], true],
    // The merge's own row counts as one change: nothing was merged.
    [[10, 11], false],
    [[10, 10], false],
  ] as [[number, number], boolean][])('rows changed %j: more is left %s', async (changed, more) => {
    expect(await storeFiles({ changed }).files.mergeWords(false)).toBe(more);
  });

  it('begins with a merge of all parts, and goes on by steps of 500 pages', async () => {
    const { files, merges } = storeFiles();
    await files.mergeWords(true);
    await files.mergeWords(false);
    expect(merges).toEqual([
      "INSERT INTO bookings_words (bookings_words, rank) VALUES ('merge', -500)",
      "INSERT INTO bookings_words (bookings_words, rank) VALUES ('merge', 500)",
    ]);
  });
});
