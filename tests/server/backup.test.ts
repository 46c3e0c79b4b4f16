/** Backups and the way back, in this process; the commands around them are tested as programs. */
import Connection from 'libsql';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../server/store/migrations';
import { backUp, backupsIn } from '../../server/store/sqlite/backup';
import { restore } from '../../server/store/sqlite/restore';
import { openStore } from '../../server/store/open';
import { bookingSchema } from '../../src/contract/booking-schema';
import { booking, cleanUp, temporaryDirectory } from './fixture';

const NOW = Date.parse('2026-11-22T08:00:00.123Z');
afterAll(cleanUp);

async function filled(count: number, directory = temporaryDirectory()): Promise<string> {
  const store = await openStore(directory);
  for (let i = 0; i < count; i++) await store.addBooking(v.parse(bookingSchema, booking()));
  await store.close();
  return directory;
}
async function bookingsIn(directory: string): Promise<number> {
  const store = await openStore(directory);
  await store.assertWritable();
  const size = await store.size();
  await store.close();
  return size;
}
/** Damages a page full of bookings, which only a complete read detects. */
function spoil(file: string): void {
  const connection = new Connection(file);
  const { page } = connection
    .prepare("SELECT pageno AS page FROM dbstat WHERE name = 'bookings' AND pagetype = 'leaf' LIMIT 1")
    .get([]) as { page: number };
  connection.close();
  const bytes = readFileSync(file);
  bytes.fill(0xab, (page - 1) * 4096 + 16, page * 4096);
  writeFileSync(file, bytes);
}
const leftovers = (directory: string) => readdirSync(directory).filter((name) => /part|restoring/.test(name));

describe('a backup', () => {
  it('is one file with every booking, named by its moment, for nobody else’s eyes; the newest are kept', async () => {
    const dataDir = await filled(3);
    const backups = join(temporaryDirectory(), 'new', 'folder');
    expect(backupsIn(backups, NOW)).toEqual([]);
    const made = await backUp(dataDir, backups, 2, NOW);
    expect(made).toEqual({ file: join(backups, 'bookings-2026-11-22T08-00-00-123Z.db'), bookings: 3 });
    expect([statSync(backups).mode & 0o777, statSync(made.file).mode & 0o777]).toEqual([0o700, 0o600]);
    for (const name of [
      'notes.txt',
      'my bookings-2020-01-01T00-00-00-000Z.db',
      'bookings-2020-01-01T00-00-00-000Z.db.gz',
      'bookings-2020-13-01T00-00-00-000Z.db',
    ])
      writeFileSync(join(backups, name), '');
    await backUp(dataDir, backups, 2, NOW + 1);
    await backUp(dataDir, backups, 2, NOW + 2);
    expect(backupsIn(backups, NOW + 2)).toEqual([1, 2].map((ms) => `bookings-2026-11-22T08-00-00-${123 + ms}Z.db`));
    // Files that it did not make are not deleted.
    expect(readdirSync(backups)).toHaveLength(6);
  });

  it('made while the clock ran ahead goes before what is made now, not the other way round', async () => {
    const dataDir = await filled(1);
    const backups = temporaryDirectory();
    const years = [2036, 2037].map((year) => Date.parse(`${year}-01-01T00:00:00Z`));
    for (const ahead of years) await backUp(dataDir, backups, 2, ahead);
    const now = await backUp(dataDir, backups, 2, NOW);
    expect(backupsIn(backups, NOW)).toEqual(['bookings-2037-01-01T00-00-00-000Z.db', basename(now.file)]);
    const next = await backUp(dataDir, backups, 2, NOW + 1);
    expect(backupsIn(backups, NOW + 1)).toEqual([now, next].map(({ file }) => basename(file)));
  });

  it('takes the place of one that was cut short', async () => {
    const dataDir = await filled(1);
    const backups = temporaryDirectory();
    writeFileSync(join(backups, 'bookings-2026-11-22T08-00-00-123Z.db.part'), 'half');
    expect(await backUp(dataDir, backups, 1, NOW)).toMatchObject({ bookings: 1 });
    expect(leftovers(backups)).toEqual([]);
  });

  it('removes what an earlier one has left that was cut short, and leaves one alone that may still run', async () => {
    const dataDir = await filled(1);
    const backups = temporaryDirectory();
    const old = 'bookings-2026-11-22T06-59-59-000Z.db.part';
    const recent = 'bookings-2026-11-22T07-30-00-000Z.db.part';
    for (const name of [old, `${old}-journal`, recent]) writeFileSync(join(backups, name), 'half');
    writeFileSync(join(backups, 'notes.part'), 'of somebody else');
    const { file } = await backUp(dataDir, backups, 1, NOW);
    expect(readdirSync(backups).sort()).toEqual([recent, basename(file), 'notes.part']);
  });

  it('of a damaged store fails, leaves nothing that looks like one, and the older ones alone', async () => {
    const dataDir = await filled(40);
    const backups = temporaryDirectory();
    const { file } = await backUp(dataDir, backups, 1, NOW);
    spoil(join(dataDir, 'bookings.db'));
    await expect(backUp(dataDir, backups, 1, NOW + 1)).rejects.toMatchObject({
      message: expect.stringContaining('damaged') as string,
    });
    expect(readdirSync(backups).map((name) => join(backups, name))).toEqual([file]);
  });

  it('into a place that is no directory is refused in words, and the store left alone', async () => {
    const dataDir = await filled(1);
    const file = join(temporaryDirectory(), 'file');
    writeFileSync(file, '');
    await expect(backUp(dataDir, file, 1, NOW)).rejects.toThrow(
      `The directory for backups ${file} cannot be written (ENOTDIR).`,
    );
    expect(await bookingsIn(dataDir)).toBe(1);
  });

  // Root may write everywhere.
  it.skipIf(process.getuid?.() === 0)('into a directory of another user is refused with the reason', async () => {
    const backups = temporaryDirectory();
    chmodSync(backups, 0o500);
    await expect(backUp(await filled(1), backups, 1, NOW)).rejects.toThrow('cannot be written (EACCES).');
  });

  it('of no store is refused, and makes none', async () => {
    const empty = temporaryDirectory();
    const backups = join(temporaryDirectory(), 'backups');
    await expect(backUp(empty, backups, 1, NOW)).rejects.toThrow(`There is no store in ${empty};`);
    expect([readdirSync(empty), existsSync(backups)]).toEqual([[], false]);
  });
});

describe('the way back', () => {
  it('leads to a machine that has nothing yet', async () => {
    const { file } = await backUp(await filled(3), temporaryDirectory(), 1, NOW);
    const fresh = join(temporaryDirectory(), 'data');
    expect(await restore(fresh, file, NOW)).toEqual({ replaced: undefined, bookings: 3 });
    expect(readdirSync(fresh).filter((name) => name.startsWith('replaced') || /restoring/.test(name))).toEqual([]);
    expect(await bookingsIn(fresh)).toBe(3);
  });

  it('keeps what was there, whole, in a directory of its own, and leaves the backup as it is', async () => {
    const dataDir = await filled(2);
    const { file } = await backUp(dataDir, temporaryDirectory(), 1, NOW);
    const before = readFileSync(file);
    await filled(3, dataDir);
    // An older try was cut short, and has left its copy and a log.
    for (const suffix of ['', '-wal', '-shm', '-journal'])
      writeFileSync(join(dataDir, `bookings.db.restoring${suffix}`), 'half');
    const done = await restore(dataDir, file, NOW);
    expect(done).toEqual({ replaced: join(dataDir, 'replaced-2026-11-22T08-00-00-123Z'), bookings: 2 });
    expect(statSync(done.replaced ?? '').mode & 0o777).toBe(0o700);
    expect(leftovers(dataDir)).toEqual([]);
    expect([await bookingsIn(dataDir), await bookingsIn(done.replaced ?? '')]).toEqual([2, 5]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('plays no log into it that another try has left', async () => {
    const dataDir = await filled(1);
    const { file } = await backUp(dataDir, temporaryDirectory(), 1, NOW);
    const other = temporaryDirectory();
    const store = await openStore(other);
    for (let i = 0; i < 3; i++) await store.addBooking(v.parse(bookingSchema, booking()));
    copyFileSync(join(other, 'bookings.db-wal'), join(dataDir, 'bookings.db.restoring-wal'));
    await store.close();
    expect(await restore(dataDir, file, NOW)).toMatchObject({ bookings: 1 });
    expect(await bookingsIn(dataDir)).toBe(1);
  });

  it('brings a backup of the first version up to date', async () => {
    const file = join(temporaryDirectory(), 'old.db');
    const old = new Connection(file);
    old.exec(readFileSync(join(import.meta.dirname, 'support/first-schema.sql'), 'utf8'));
    old.close();
    const dataDir = temporaryDirectory();
    expect(await restore(dataDir, file, NOW)).toEqual({ replaced: undefined, bookings: 0 });
    // A command beside a server changes no schema, so it would refuse an old one.
    await (await openStore(dataDir, { beside: true })).close();
  });

  it('is not taken with a backup that is damaged, no file or not there: the store stays, and can be opened', async () => {
    const dataDir = await filled(40);
    const backups = temporaryDirectory();
    const { file } = await backUp(dataDir, backups, 1, NOW);
    spoil(file);
    await expect(restore(dataDir, file, NOW)).rejects.toThrow(
      `${file} is damaged or not a database. Nothing was changed`,
    );
    const [folder, nothing] = [join(backups, 'folder'), join(backups, 'nothing')];
    mkdirSync(folder);
    await expect(restore(dataDir, folder, NOW)).rejects.toThrow(`${folder} is a directory. Name a file in it.`);
    await expect(restore(dataDir, nothing, NOW)).rejects.toThrow(`There is no backup at ${nothing}.`);
    expect(readdirSync(dataDir).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
    expect(await bookingsIn(dataDir)).toBe(40);
  });

  it('is not taken with a file of another program, or an empty one, and says so', async () => {
    const dataDir = await filled(1);
    const other = join(temporaryDirectory(), 'other.db');
    writeFileSync(other, '');
    await expect(restore(dataDir, other, NOW)).rejects.toThrow(`${other} holds no bookings of this program.`);
    const connection = new Connection(other);
    connection.exec('CREATE TABLE notes (text)');
    await expect(restore(dataDir, other, NOW)).rejects.toThrow(`${other} holds no bookings of this program.`);
    // Restored, it would be refused at the next start.
    connection.exec('CREATE TABLE bookings (hotel)');
    connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    connection.close();
    await expect(restore(dataDir, other, NOW)).rejects.toThrow(`${other} holds no bookings of this program.`);
    expect([await bookingsIn(dataDir), leftovers(dataDir)]).toEqual([1, []]);
  });

  it('leads back to what a restore has put aside, with what its log alone holds', async () => {
    const dataDir = await filled(1);
    const { file } = await backUp(dataDir, temporaryDirectory(), 1, NOW);
    // As a killed server leaves it: three bookings are only in the log.
    const killed = temporaryDirectory();
    const store = await openStore(dataDir);
    for (let i = 0; i < 3; i++) await store.addBooking(v.parse(bookingSchema, booking()));
    for (const name of ['bookings.db', 'bookings.db-wal']) copyFileSync(join(dataDir, name), join(killed, name));
    await store.close();
    const { replaced = '' } = await restore(killed, file, NOW);
    expect(await restore(killed, join(replaced, 'bookings.db'), NOW + 1)).toMatchObject({ bookings: 4 });
    expect(await bookingsIn(killed)).toBe(4);
  });

  it('waits until the server is stopped', async () => {
    const dataDir = await filled(1);
    const { file } = await backUp(dataDir, temporaryDirectory(), 1, NOW);
    const store = await openStore(dataDir);
    await expect(restore(dataDir, file, NOW)).rejects.toThrow(`Another server (process ${process.pid}) is using`);
    expect(await store.size()).toBe(1);
    await store.close();
  });
});
