import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openStore } from '../../server/store/open';
import { bookingSchema } from '../../src/contract/booking-schema';
import {
  booking,
  cleanUp,
  makeSite,
  postBooking,
  serverProcess,
  temporaryDirectory,
  type ServerProcess,
} from './fixture';
import { program } from './support/program';
import { eventually } from '../support/eventually';

const command = await program('data-cli');
const dist = makeSite();
const running: ServerProcess[] = [];
const serve = async (env: Record<string, string>): Promise<ServerProcess> => {
  const server = await serverProcess({ DIST_DIR: dist, ...env });
  running.push(server);
  return server;
};
const kill = async (server: ServerProcess) => {
  server.child.kill('SIGKILL');
  await server.ended;
};
afterEach(async () => {
  for (const server of running.splice(0)) await kill(server);
});
afterAll(cleanUp);

const run = (env: Record<string, string>, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: temporaryDirectory(),
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const send = async (url: string, who = {}) => {
  const data = booking({}, who);
  const answer = await postBooking(url, data);
  expect(answer.status).toBe(201);
  return String(data.id);
};
const idsIn = async (dataDir: string): Promise<string[]> => {
  const store = await openStore(dataDir);
  const { bookings } = await store.findBookings({ q: '', status: undefined, before: undefined, limit: 100 });
  await store.close();
  return bookings.map(({ id }) => id).reverse();
};

it('a copy that cannot be written is told by its name, and half of one does not stay', async () => {
  const dataDir = temporaryDirectory();
  await (await openStore(dataDir)).close();
  const handOut = (out: string) => run({ DATA_DIR: dataDir }, 'export', '--phone', '0501112223', '--out', out);
  const nowhere = join(temporaryDirectory(), 'no', 'copy.json');
  for (const [out, code] of [
    [nowhere, 'ENOENT'],
    ['/dev/full', 'ENOSPC'],
  ] as const)
    expect(handOut(out)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${out} cannot be written (${code}). Nothing was exported.\n`,
    });
  expect(existsSync('/dev/full')).toBe(true);
});

it('hands out and erases what is held under a number while the server runs', async () => {
  const dataDir = temporaryDirectory();
  const server = await serve({ DATA_DIR: dataDir });
  const mine = await send(server.url, { phone: '0501112223', firstName: 'Kareem' });
  const other = await send(server.url, { phone: '0509998887' });
  const copy = run({ DATA_DIR: dataDir }, 'export', '--phone', '+971 50 111 2223');
  expect(copy.stderr).toBe('');
  expect(JSON.parse(copy.stdout)).toMatchObject({
    bookings: [{ id: mine, customerInfo: { firstName: 'Kareem' } }],
    jobs: [{ job: { bookingId: mine } }],
  });
  expect(run({ DATA_DIR: dataDir }, 'erase', '--phone', '0501112223').stdout).toMatch(/^Erased: 1 booking and 1 job\./);
  expect(run({ DATA_DIR: dataDir }, 'erase').status).toBe(1);
  const later = await send(server.url);
  await kill(server);
  expect(await idsIn(dataDir)).toEqual([other, later]);
}, 90_000);

it('ends without a trace where what it prints to has been closed', async () => {
  const dataDir = temporaryDirectory();
  await (await openStore(dataDir)).close();
  const { stderr } = spawnSync('sh', ['-c', `"$0" "${command}" export --phone 0501112223 | true`, process.execPath], {
    cwd: temporaryDirectory(),
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});

it.each([
  ['a new file', undefined],
  ['the place of one that all may read', 0o644],
])('writes a copy that nobody else may read, in %s', async (_what, mode) => {
  const dataDir = temporaryDirectory();
  await (await openStore(dataDir)).close();
  const out = join(temporaryDirectory(), 'copy.json');
  if (mode !== undefined) writeFileSync(out, 'x'.repeat(1000), { mode });
  expect(run({ DATA_DIR: dataDir }, 'export', '--phone', '0501112223', '--out', out)).toMatchObject({ status: 0 });
  expect([statSync(out).mode & 0o777, JSON.parse(readFileSync(out, 'utf8'))]).toMatchObject([0o600, { bookings: [] }]);
});

it.each([
  [['erase', '--phone', '050', '111', '2223'], '"111 2223" is not expected here'],
  // npm keeps what does not stand behind its own --: of `npm run data erase --phone 050…` only the number arrives.
  [['erase', '0501112223'], '"0501112223" is not expected here. Write -- before the options'],
  [['erase'], '--phone is missing. Write -- before the options'],
  [['exprt', '--phone', '0501112223'], '"exprt" is not a command.'],
  [['restore', '/'], '/ is a directory. Name a file in it.'],
  [['erase', '--phone', '05011'], '"05011" is not a complete phone number.'],
  [['export', '--phone', 'Kareem'], '"Kareem" is not a complete phone number.'],
  [['backup', '/my', 'backups'], '"/my backups" is not expected here'],
  [['restore', '/my', 'backup.db'], '"backup.db" is not expected here'],
  [['backup', '--to=~/backups'], '--to (or BACKUP_DIR) begins with ~, which only a shell expands'],
  [['export', '--phone', '0501112223', '--out=~/copy.json'], '--out begins with ~, which only a shell expands'],
  [['restore', '~/backup.db'], 'The file begins with ~, which only a shell expands'],
  [['retention', '--yes'], "Unknown option '--yes'"],
  [['erase', '--phone', '0501112223', '--out', 'copy.json'], '--out is not an option of this command'],
  [
    ['erase', '--phone', '0501112223', '--phone', '0509998887'],
    '--phone is not an option of this command, or is given twice',
  ],
  [['retention', '--phone', '0501112223'], '--phone is not an option'],
])('does nothing where the command line is not what it looks like: %j', async (args, words) => {
  const dataDir = temporaryDirectory();
  await (await openStore(dataDir)).close();
  const done = run({ DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backups') }, ...args);
  expect(done).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(words) as string });
  expect(existsSync(join(dataDir, 'backups'))).toBe(false);
});

it('takes a number in the digits of an Arabic keyboard, and says where nothing is held under one', async () => {
  const dataDir = temporaryDirectory();
  const store = await openStore(dataDir);
  await store.addBooking(v.parse(bookingSchema, booking({}, { phone: '0501112223' })));
  await store.close();
  const erase = () => run({ DATA_DIR: dataDir }, 'erase', '--phone', '٠٥٠ ١١١ ٢٢٢٣').stdout;
  expect(erase()).toMatch(/^Erased: 1 booking/);
  expect(erase()).toBe('Nothing is stored under 050 111 2223, so nothing was erased.\n');
});

it('says, when it erases, that a replaced store still has what was in it', async () => {
  const dataDir = temporaryDirectory();
  const store = await openStore(dataDir);
  await store.addBooking(v.parse(bookingSchema, booking({}, { phone: '0501112223' })));
  await store.close();
  const backup = join(temporaryDirectory(), 'copy.db');
  copyFileSync(join(dataDir, 'bookings.db'), backup);
  expect(run({ DATA_DIR: dataDir }, 'restore', backup)).toMatchObject({ status: 0, stderr: '' });
  const [replaced = ''] = readdirSync(dataDir).filter((entry) => entry.startsWith('replaced-'));
  const kept = `Nothing is ever erased in ${join(dataDir, replaced)}: delete it when all is well.\n`;
  for (const first of ['Erased: 1 booking and 1 job.', 'Nothing is stored under 0501112223, so nothing was erased.']) {
    const { stdout } = run({ DATA_DIR: dataDir }, 'erase', '--phone', '0501112223');
    expect(stdout.startsWith(first)).toBe(true);
    expect(stdout.endsWith(` ${kept}`)).toBe(true);
  }
});

it('backs up under load, and restores past a log that was left behind', async () => {
  const dataDir = temporaryDirectory();
  const backups = join(temporaryDirectory(), 'backups');
  const server = await serve({ DATA_DIR: dataDir });
  const before: string[] = [];
  for (let i = 0; i < 10; i++) before.push(await send(server.url));
  let stop = false;
  const load = (async () => {
    while (!stop) await send(server.url);
  })();
  const done = await new Promise<ReturnType<typeof run>>((answer) =>
    setImmediate(() => answer(run({ DATA_DIR: dataDir, BACKUP_DIR: backups }, 'backup'))),
  );
  stop = true;
  await load;
  expect(done.stderr).toBe('');
  const [name = ''] = readdirSync(backups);
  const file = join(backups, name);
  expect(statSync(file).mode & 0o077).toBe(0);
  // While the server runs it is not replaced under it.
  expect(run({ DATA_DIR: dataDir }, 'restore', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Another server') as string,
  });
  for (let i = 0; i < 5; i++) await send(server.url);
  await kill(server);
  // The killed server has left its log with bookings that the backup does not have.
  expect(statSync(join(dataDir, 'bookings.db-wal')).size).toBeGreaterThan(0);
  const restored = run({ DATA_DIR: dataDir }, 'restore', file);
  expect(restored.stderr).toBe('');
  const ids = await idsIn(dataDir);
  expect(ids.slice(0, 10)).toEqual(before);
  expect(restored.stdout).toContain(
    `Restored to ${dataDir}: ${ids.length} bookings. The store that was there before is in ${dataDir}`,
  );
  // What was there is kept, whole.
  const [replaced = ''] = readdirSync(dataDir).filter((entry) => entry.startsWith('replaced-'));
  const old = temporaryDirectory();
  for (const part of ['bookings.db', 'bookings.db-wal']) copyFileSync(join(dataDir, replaced, part), join(old, part));
  expect((await idsIn(old)).length).toBeGreaterThanOrEqual(ids.length + 5);
}, 120_000);

it.each([
  ['export', '--phone', '0501112223'],
  ['erase', '--phone', '0501112223'],
  ['retention'],
  ['move', '--to', 'postgres://nobody@127.0.0.1:1/none'],
  ['backup', '--to', '/nowhere'],
])('says that there is no store in the wrong directory, and makes none: %s', (...args) => {
  const [empty, missing] = [temporaryDirectory(), join(temporaryDirectory(), 'data')];
  for (const dataDir of [empty, missing])
    expect(run({ DATA_DIR: dataDir }, ...args)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`There is no store in ${dataDir}; nothing was done.`) as string,
    });
  expect([readdirSync(empty), existsSync(missing)]).toEqual([[], false]);
});

it('restores into a directory that is not there yet', async () => {
  const from = temporaryDirectory();
  await (await openStore(from)).close();
  const dataDir = join(temporaryDirectory(), 'data');
  expect(run({ DATA_DIR: dataDir }, 'restore', join(from, 'bookings.db'))).toMatchObject({
    status: 0,
    stderr: '',
    // Under systemd the server's directory stands in the unit alone: here it would be another one.
    stdout: expect.stringMatching(
      /^Restored to \S+: 0 bookings\. No store was there before: .+ set DATA_DIR/,
    ) as string,
  });
  expect(await idsIn(dataDir)).toEqual([]);
});

it('leaves the store alone when the backup is damaged or none', async () => {
  const dataDir = temporaryDirectory();
  const store = await openStore(dataDir);
  await store.addBooking(v.parse(bookingSchema, booking()));
  await store.close();
  const before = readFileSync(join(dataDir, 'bookings.db'));
  const bad = join(temporaryDirectory(), 'bad.db');
  writeFileSync(bad, 'not a database '.repeat(1000));
  for (const [file, words] of [
    [bad, /is damaged or not a database/],
    ['/nowhere.db', /no backup at/],
    ['', /The file is missing/],
  ] as const) {
    const done = run({ DATA_DIR: dataDir }, 'restore', file);
    expect([done.status, words.test(done.stderr)]).toEqual([1, true]);
  }
  expect(readFileSync(join(dataDir, 'bookings.db')).equals(before)).toBe(true);
}, 60_000);

it('backs up daily where BACKUP_DIR is set, keeps so many, and tells health when', async () => {
  const dataDir = temporaryDirectory();
  const backups = temporaryDirectory();
  for (const day of ['01', '02', '03']) writeFileSync(join(backups, `bookings-2020-01-${day}T00-00-00-000Z.db`), '');
  let now = Date.parse('2026-11-22T00:00:00Z');
  const told: string[] = [];
  const store = await openStore(dataDir, {
    now: () => now,
    tell: (text) => void told.push(text),
    daily: { backup: { directory: backups, keep: 3 } },
  });
  const { Housekeeping } = await import('../../server/store/housekeeping');
  await store.addBooking(v.parse(bookingSchema, booking()));
  await store.close();
  const daily = new Housekeeping({
    store: await openStore(dataDir, { now: () => now }),
    backup: { dataDir, directory: backups, keep: 3 },
    tell: (text) => void told.push(text),
  });
  now += 86_400_000 * 401;
  await daily.run();
  expect(readdirSync(backups).sort()).toEqual(
    ['2020-01-03', '2026-11-22', '2027-12-28'].map((day) => `bookings-${day}T00-00-00-000Z.db`),
  );
  expect(daily.lastBackup()).toMatchObject({ ok: true, at: expect.any(String) as string });
  expect(told).toContain('backup: 1 bookings');
  expect(told.join()).toContain('retention: nothing was erased');
  await daily.stop();
}, 60_000);

it('a server whose volume is missing says so, with the number of bookings in its start line', async () => {
  const home = temporaryDirectory();
  const dataDir = join(home, 'data');
  const first = await serve({ DATA_DIR: dataDir });
  await send(first.url);
  await kill(first);
  const second = await serve({ DATA_DIR: dataDir });
  await eventually(() => expect(second.output()).toContain(`Keeping bookings in ${dataDir} (1 so far)`));
  await kill(second);
  renameSync(dataDir, join(home, 'elsewhere'));
  mkdirSync(dataDir);
  const third = await serve({ DATA_DIR: dataDir });
  expect(third.output()).toContain('is empty, but held 1 bookings before. Is its volume mounted?');
}, 90_000);
