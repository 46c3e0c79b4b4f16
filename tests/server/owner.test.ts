import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { setVariables } from '../../server/admin/env-edit';
import { fileSigningKey } from '../../server/signing-key';
import { pushKeys } from '../../server/desk/alarm/push';
import { replaceFile } from '../../server/owner';
import { backUp } from '../../server/store/sqlite/backup';
import { restore } from '../../server/store/sqlite/restore';
import { openStore } from '../../server/store/open';
import { cleanUp, temporaryDirectory } from './fixture';

afterAll(cleanUp);

const SERVER = 4711;
const ownerOf = (path: string) => statSync(path).uid;
const modeOf = (path: string) => statSync(path).mode & 0o777;
const serversOwn = () => {
  const directory = temporaryDirectory();
  chownSync(directory, SERVER, SERVER);
  return directory;
};

it('a file written anew keeps its mode; a new one is for its owner only', () => {
  const directory = temporaryDirectory();
  const file = join(directory, '.env');
  replaceFile(file, 'A=1');
  expect(modeOf(file)).toBe(0o600);
  chmodSync(file, 0o640);
  replaceFile(file, 'A=2');
  expect([modeOf(file), readFileSync(file, 'utf8'), readdirSync(directory)]).toEqual([0o640, 'A=2', ['.env']]);
});

it('a draft that was left behind is no way to another file, and lends its mode to none', () => {
  const directory = temporaryDirectory();
  const [file, other] = [join(directory, '.env'), join(directory, 'other')];
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(other, 'kept');
  symlinkSync(other, draft);
  replaceFile(file, 'A=1');
  expect([readFileSync(other, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['kept', 'A=1']);
  expect(lstatSync(file).isFile()).toBe(true);
  rmSync(file);
  writeFileSync(draft, 'half', { mode: 0o644 });
  replaceFile(file, 'A=2');
  expect([modeOf(file), readdirSync(directory)]).toEqual([0o600, ['.env', 'other']]);
});

it('what cannot be replaced leaves no copy of its content behind', () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, '.env'));
  expect(() => replaceFile(join(directory, '.env'), 'SECRET=1')).toThrow('EISDIR');
  expect(readdirSync(directory)).toEqual(['.env']);
});

it('a new store is for its owner only', async () => {
  const dataDir = temporaryDirectory();
  await (await openStore(dataDir)).close();
  expect(modeOf(join(dataDir, 'bookings.db'))).toBe(0o600);
});

// Only root can give files away.
describe.runIf(process.getuid?.() === 0)('what root’s commands write is the server’s own', () => {
  it('the session key and .env: the owner of the file that was there, else of the directory', async () => {
    const directory = serversOwn();
    await fileSigningKey(directory, 'staff-session').replace();
    expect(ownerOf(join(directory, 'staff-session.key'))).toBe(SERVER);
    const file = join(temporaryDirectory(), '.env');
    writeFileSync(file, 'A=1\n');
    chownSync(file, SERVER, SERVER);
    setVariables(file, { A: '2' });
    expect(ownerOf(file)).toBe(SERVER);
  });

  it('the store, its lock and what was replaced, and backups with their directory', async () => {
    const dataDir = serversOwn();
    const from = temporaryDirectory();
    await (await openStore(from)).close();
    await restore(dataDir, join(from, 'bookings.db'), Date.now());
    const { replaced = '' } = await restore(dataDir, join(from, 'bookings.db'), Date.now());
    expect(readdirSync(dataDir).length).toBeGreaterThanOrEqual(4);
    for (const name of readdirSync(dataDir)) expect([name, ownerOf(join(dataDir, name))]).toEqual([name, SERVER]);
    expect(readdirSync(replaced)).toContain('bookings.db');
    const backups = join(temporaryDirectory(), 'backups');
    const { file } = await backUp(dataDir, backups, 1, Date.now());
    expect([ownerOf(backups), ownerOf(file)]).toEqual([SERVER, SERVER]);
  });

  it('a new store, its log and the push keys, where root tries the server itself', async () => {
    const dataDir = serversOwn();
    const store = await openStore(dataDir);
    pushKeys(dataDir);
    const names = readdirSync(dataDir);
    expect(names).toEqual(expect.arrayContaining(['bookings.db', 'bookings.db-wal', 'push-keys.json']));
    for (const name of names) expect([name, ownerOf(join(dataDir, name))]).toEqual([name, SERVER]);
    await store.close();
  });
});
