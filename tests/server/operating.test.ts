import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config';
import { openToOthers } from '../../server/data-dir';
import { doubtsIn, halfCredential, loadEnvFiles, valuesIn, wrongVerifier } from '../../server/env-files';
import { memoryHits } from '../../server/http/hits';
import { customerOf } from '../../server/http/rate-limits';
import { NO_SETTINGS, testEnv } from '../support/no-settings';
import { cleanUp, credential, makeSite, postBooking, serverProcess, temporaryDirectory } from './fixture';

afterAll(cleanUp);
const DEPLOY = resolve(import.meta.dirname, '../../server/deploy');

describe('where it listens', () => {
  it.each([
    [{}, '0.0.0.0'],
    [{ TRUST_PROXY: '0' }, '0.0.0.0'],
    [{ TRUST_PROXY: '1' }, '127.0.0.1'],
    [{ TRUST_PROXY: 'loopback' }, '127.0.0.1'],
    [{ TRUST_PROXY: '10.0.0.0/8, fd00::/128' }, '127.0.0.1'],
    [{ TRUST_PROXY: '1', HOST: '10.0.0.2' }, '10.0.0.2'],
    // As it stands in a link.
    [{ HOST: '[::1]' }, '::1'],
  ])('%j: %s', (env, host) => {
    expect(readConfig(env, '/').host).toBe(host);
  });
});

it('an .env that cannot be read is told in one line', () => {
  const directory = temporaryDirectory();
  // A directory of that name cannot be read as a file by anybody, root included.
  mkdirSync(join(directory, '.env'));
  expect(() => loadEnvFiles(directory)).toThrow(
    /^\S+\.env cannot be read \(E?\w+[^)\n]*\)\. Let this user read it, or move it away\.$/,
  );
});

it('an .env that an editor has saved as UTF-16 is told in one line, without what is in it', () => {
  const directory = temporaryDirectory();
  for (const mark of ['\uFEFF', '']) {
    writeFileSync(join(directory, '.env'), `${mark}METRICS_TOKEN=secret\r\nPORT=8080\r\n`, 'utf16le');
    expect(() => loadEnvFiles(directory)).toThrow(
      /^\S+\.env is saved as UTF-16, and nothing in it can be read\. Save it as UTF-8\.$/,
    );
  }
});

describe('what is doubtful in .env', () => {
  const load = (text: string, environment: Readonly<Record<string, string>> = {}) => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, '.env'), text);
    const before = { ...process.env };
    // What a shell has exported stays, and would be what the file's value is compared with.
    for (const name of Object.keys(NO_SETTINGS)) delete process.env[name];
    Object.assign(process.env, environment);
    try {
      return { told: loadEnvFiles(directory), env: { ...process.env } };
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
      Object.assign(process.env, before);
    }
  };

  it('nothing, in the example with every name that the server knows', () => {
    const { told } = load(readFileSync('.env.example', 'utf8'));
    expect(told).toEqual([]);
  });

  it('a name that nothing reads', () => {
    expect(load('RATE_BOOKING_PER_MINUTE=5\nNODE_OPTIONS=\n').told).toEqual([
      expect.stringMatching(/\.env: nothing here reads RATE_BOOKING_PER_MINUTE\. The names are in \.env\.example\.$/),
    ]);
  });

  it('no name that is Node’s, npm’s or the system’s, and none that only looks like one', () => {
    const directory = temporaryDirectory();
    const names = ['NODE_ENV', 'UV_THREADPOOL_SIZE', 'npm_config_cache', 'TZ', 'LANG', 'PATH'];
    const near = ['LANGUAGE', 'MY_TZ', 'PATHS', 'TZ_OFFSET'];
    writeFileSync(join(directory, '.env'), [...names, ...near].map((name) => `${name}=x\n`).join(''));
    expect(
      doubtsIn(directory)
        .map((line) => /reads (\w+)\./.exec(line)?.[1])
        .sort(),
    ).toEqual(near);
  });

  it('the same for a build, which sets nothing', () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, '.env'), 'VITE_GMT_ID=GTM-1\n');
    expect(doubtsIn(directory)).toEqual([expect.stringMatching(/nothing here reads VITE_GMT_ID/)]);
    expect(process.env.VITE_GMT_ID).toBeUndefined();
  });

  it('a value that ends at its #, without the value; a comment and quotes are neither', () => {
    const { told, env } = load(
      'DATABASE_URL=postgres://a:pass#word@host/db\nexport METRICS_TOKEN=#secret\nHOST=::1 # here\nPORT= # as in a#b\nPUSH_CONTACT="mailto:a#b@c.de"\n',
    );
    expect(told.map((text) => text.replace(/^\S+ /, ''))).toEqual([
      'the value of DATABASE_URL ends at its #. Put the whole value between quotes.',
      'the value of METRICS_TOKEN ends at its #. Put the whole value between quotes.',
    ]);
    expect([env.DATABASE_URL, env.PUSH_CONTACT]).toEqual(['postgres://a:pass', 'mailto:a#b@c.de']);
  });

  it.each([
    ['BACKUP_DIR=/mnt/b\nPORT=4173\nBACKUP_DIR=\n', 'BACKUP_DIR is set more than once. The last one counts.'],
    ['BACKUP_DIR: /mnt/b\n', 'a line with BACKUP_DIR has no = after the name.'],
    ['export BACKUP_DIR\n', 'a line with BACKUP_DIR has no = after the name.'],
    ['  BACKUP_DIR /mnt/b\n', 'a line with BACKUP_DIR has no = after the name.'],
    ['PORT=1\nPORT=2\nPORT=3\n', 'PORT is set more than once. The last one counts.'],
    ['DATA_DIR="/mnt/a b\nPORT=4173\n', 'the value of DATA_DIR has no plain " or \' at both its ends.'],
    ...['"', "'", '`', '“', '”', '„', '‘', '’'].map((quote) => [
      `DATA_DIR=${quote}/mnt/a\r\n`,
      'the value of DATA_DIR has no plain " or \' at both its ends.',
    ]),
  ])('%j: a line that does not do what it looks like', (text, told) => {
    expect(load(text).told.map((line) => line.replace(/^\S+ /, ''))).toEqual([told]);
  });

  it.each([
    ['half a value on a line of its own', 'PUSH_CONTACT=mailto:a\nsecret\nDATA_DIR=/mnt/a\nPORT=1\n'],
    ['the same with Windows line ends', 'PUSH_CONTACT=mailto:a\r\nsecret\r\n# here\r\nDATA_DIR=/mnt/a\r\nPORT=1\r\n'],
  ])('a line by its number, since it may be a secret, and what is lost with it: %s', (_what, text) => {
    const { told, env } = load(text);
    // Node 20 reads on to the next =; a later one leaves the line out, and what it was half of is cut.
    const takes = parseEnv('a\nB=1').B === undefined;
    expect(told.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'line 2 has no = after its name.',
      ...(takes ? ['DATA_DIR is not set: in a line above it, a = or a closing quote is missing.'] : []),
    ]);
    expect([env.DATA_DIR, env.PORT]).toEqual([takes ? undefined : '/mnt/a', '1']);
  });

  it('no value of a line without =, where the next one has half a quote', () => {
    const { told } = load('METRICS_TOKEN: secret\nDATA_DIR="/mnt/a\n');
    expect(told).toEqual([
      expect.stringMatching(/: a line with METRICS_TOKEN has no = after the name\.$/),
      expect.stringMatching(/ DATA_DIR (?:is not set: in a line above it|has no plain)[^\n]*$/),
    ]);
    expect(told.join('\n')).not.toContain('secret');
  });

  it('a tab within a name too, by its line alone', () => {
    expect(load('secret\tx=1\n').told).toEqual([expect.stringMatching(/\.env: line 1 has no = after its name\.$/)]);
  });

  it('a space within a name, and what a quote that does not end takes along', () => {
    const { told, env } = load(
      "secret x=1\nALERT_WEBHOOK_URL='https://a.example\nDATA_DIR=/mnt/a\nMETRICS_TOKEN='b'\n",
    );
    expect(told.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'line 1 has no = after its name.',
      'DATA_DIR is not set: in a line above it, a = or a closing quote is missing.',
      'METRICS_TOKEN is not set: in a line above it, a = or a closing quote is missing.',
    ]);
    expect(env.DATA_DIR).toBeUndefined();
  });

  it('no spaces around the =, Windows line ends, comments nor quotes that end, on whichever line', () => {
    const { told, env } = load(
      'VITE_GTM_ID="a\nb c"\nPORT = 5000\r\n# HOST: here\r\nexport DATA_DIR="/mnt/a b"\r\nMETRICS_TOKEN=a"b\r\n',
    );
    expect([told, env.PORT, env.DATA_DIR, env.METRICS_TOKEN]).toEqual([[], '5000', '/mnt/a b', 'a"b']);
  });

  it('a mark before the first name is none, and what is set already stays', () => {
    const { told, env } = load('\uFEFFBACKUPS_KEPT=3\nPATH=/nowhere\n');
    expect([told, env.BACKUPS_KEPT, env.PATH]).toEqual([[], '3', process.env.PATH]);
  });

  it('of a name that several files have the nearest counts', () => {
    const directory = temporaryDirectory();
    const names = ['.env', '.env.local', '.env.production', '.env.production.local'];
    const values = names.map((name) => {
      writeFileSync(join(directory, name), `PORT=${name}\n`);
      return valuesIn(directory).PORT;
    });
    expect(values).toEqual(names);
  });

  it('no value gets past the empty settings of the tests, whichever name it has', () => {
    const names = Object.keys(NO_SETTINGS);
    const { told, env } = load(names.map((name) => `${name}=owner`).join('\n'), NO_SETTINGS);
    expect(told).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'BACKUP_DIR', 'ALERT_WEBHOOK_URL', 'API_ORIGIN']));
    expect(names.filter((name) => env[name] === 'owner')).toEqual([]);
  });

  it('none of the shell either, but for what the runner and the test itself give', () => {
    const shell = Object.fromEntries(['PATH', ...Object.keys(NO_SETTINGS)].map((name) => [name, 'owner']));
    const env = testEnv(shell, { DATA_DIR: 'test-data', DATABASE_URL: 'postgres://test' });
    expect(env).toMatchObject({ DATA_DIR: 'test-data', DATABASE_URL: 'postgres://test' });
    expect(Object.keys(env).filter((name) => env[name] === 'owner')).toEqual([
      'PATH',
      ...Object.keys(NO_SETTINGS).filter((name) => /^(?:DIST_DIR|VITE_ADMIN_\w+)$/.test(name)),
    ]);
  });

  it('half of a staff credential', () => {
    expect(halfCredential({ VITE_ADMIN_USER: 'staff' })).toMatch(
      /VITE_ADMIN_USER is set and VITE_ADMIN_VERIFIER is not/,
    );
    expect(halfCredential({ VITE_ADMIN_VERIFIER: 'a:b', VITE_ADMIN_USER: ' ' })).toMatch(/VITE_ADMIN_USER is not/);
    for (const env of [{}, { VITE_ADMIN_VERIFIER: ' ' }, { VITE_ADMIN_USER: 'staff', VITE_ADMIN_VERIFIER: 'a:b' }])
      expect(halfCredential(env)).toBeUndefined();
  });

  it('a verifier that is none, without a word of it: a build has it in its files', () => {
    const told = wrongVerifier({ VITE_ADMIN_VERIFIER: 'correct horse battery' });
    expect(told).toMatch(/^VITE_ADMIN_VERIFIER is not a verifier.*admin:password/);
    expect(told).not.toContain('horse');
    for (const text of [undefined, ' ', ` ${'A'.repeat(22)}:${'A'.repeat(43)} `])
      expect(wrongVerifier({ VITE_ADMIN_VERIFIER: text })).toBeUndefined();
  });

  it('is told when the server starts', async () => {
    const env = { DATA_DIR: temporaryDirectory(), DIST_DIR: makeSite(), VITE_ADMIN_USER: 'staff' };
    const server = await serverProcess(env);
    await expect.poll(() => server.output()).toMatch(/"level":"warn".*VITE_ADMIN_USER is set and/);
    server.child.kill('SIGKILL');
    await server.ended;
  }, 60_000);
});

it.skipIf(process.platform === 'win32')(
  'a data directory that others may read is told with its mode',
  async () => {
    const directory = temporaryDirectory();
    chmodSync(directory, 0o700);
    expect(openToOthers(directory)).toBeUndefined();
    chmodSync(directory, 0o750);
    expect(openToOthers(directory)).toMatch(/mode 750.*chmod 700/);
    // Beside existing endpoints the desk keeps its jobs there.
    const beside = { API_ORIGIN: 'http://127.0.0.1:9', ...(await credential()).env };
    for (const env of [{}, beside]) {
      const server = await serverProcess({ DATA_DIR: directory, DIST_DIR: makeSite(), ...env });
      await expect.poll(() => server.output()).toMatch(/"level":"warn".*open to other users/);
      server.child.kill('SIGKILL');
      await server.ended;
    }
  },
  60_000,
);

it('a damaged key is named at the start and by each booking that has no ticket for it; the booking is taken', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'links.key'), 'cut');
  const server = await serverProcess({ DATA_DIR: directory, DIST_DIR: makeSite() });
  const told = (words: RegExp) => expect.poll(() => server.output()).toMatch(words);
  await told(/"level":"error".*"msg":"\S+links\.key is damaged\. Delete it/);
  const answer = await postBooking(server.url);
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([201, ['id', 'reference', 'status']]);
  await told(/"level":"error".*"msg":"a booking has no ticket: \S+links\.key is damaged\. Delete it/);
  server.child.kill('SIGKILL');
  await server.ended;
}, 60_000);

describe('counting hits', () => {
  it('begins a window with its first hit and a new one after its end; looking counts nothing', async () => {
    let now = 0;
    const hits = memoryHits(() => now);
    expect(await hits.add('a', 1000, 0)).toEqual({ count: 0, msLeft: 1000 });
    now = 500;
    expect(await hits.add('a', 1000, 1)).toEqual({ count: 1, msLeft: 1000 });
    now = 1400;
    expect(await hits.add('a', 1000, 1)).toEqual({ count: 2, msLeft: 100 });
    expect((await hits.add('b', 1000, 1)).count).toBe(1);
    now = 1500;
    expect((await hits.add('a', 1000, 1)).count).toBe(1);
  });
  it('is not held up by a clock that is put back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const hits = memoryHits();
    await hits.add('a', 1000, 1);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await hits.add('a', 1000, 1)).msLeft).toBeLessThanOrEqual(1000);
    vi.useRealTimers();
  });
  it('remembers 50,000, and forgets whoever began first: a flood lifts no limit of those that came lately', async () => {
    let now = 0;
    const hits = memoryHits(() => now);
    for (const key of ['a', 'b']) await hits.add(key, 1000, 1);
    now = 1000;
    await hits.add('a', 1000, 1);
    for (let i = 1; i < 50_000; i++) void hits.add(`${i}`, 1000, 1);
    expect((await hits.add('a', 1000, 1)).count).toBe(2);
    await hits.add('one more', 1000, 1);
    expect((await hits.add('a', 1000, 1)).count).toBe(1);
  });
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8:1:2::5]:443', '2001:db8:1:2'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2'],
    ['not an address', 'not an address'],
  ])('%s belongs to %s', (address, customer) => {
    expect(customerOf(address)).toBe(customer);
  });
});

it.each(['', '/run/none'])(
  'tells systemd, where that started it (%j), that it is ready and still alive',
  async (socket) => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${directory}/told\n`, { mode: 0o755 });
    const server = await serverProcess({
      DATA_DIR: temporaryDirectory(),
      DIST_DIR: makeSite(),
      NOTIFY_SOCKET: socket,
      WATCHDOG_USEC: '300000',
      PATH: `${directory}${delimiter}${process.env.PATH}`,
    });
    const told = () => (existsSync(join(directory, 'told')) ? readFileSync(join(directory, 'told'), 'utf8') : '');
    if (socket) await expect.poll(told).toMatch(/--ready[\s\S]*WATCHDOG=1[\s\S]*WATCHDOG=1/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    if (socket) expect(told()).toContain('STOPPING=1');
    else expect(told()).toBe('');
  },
  60_000,
);

const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;
it.skipIf(!analyze)(`the systemd units hold${analyze ? '' : ' (skipped: systemd-analyze is not installed)'}`, () => {
  const directory = temporaryDirectory();
  const units = ['recovery-near-me.service', 'recovery-near-me-backup.service', 'recovery-near-me-backup.timer'].map(
    (name) => {
      writeFileSync(
        join(directory, name),
        readFileSync(join(DEPLOY, name), 'utf8').replace('/usr/bin/node', process.execPath),
      );
      return join(directory, name);
    },
  );
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.includes('recovery-near-me'))]).toEqual([0, []]);
});

it('the server may write, as BACKUP_DIR, where the unit for backups puts them', () => {
  const of = (name: string, setting: string) =>
    new RegExp(`^${setting}=(.*)$`, 'm').exec(readFileSync(join(DEPLOY, name), 'utf8'))?.[1] ?? '';
  const [, backups] = / BACKUP_DIR=\/var\/lib\/(\S+)/.exec(of('recovery-near-me-backup.service', 'Environment')) ?? [];
  for (const name of ['recovery-near-me.service', 'recovery-near-me-backup.service'])
    expect(of(name, 'StateDirectory').split(' ')).toEqual(['recovery-near-me', backups]);
});

it('a server that hangs is killed without a core dump, which would contain its customers', () => {
  const text = readFileSync(join(DEPLOY, 'recovery-near-me.service'), 'utf8');
  expect(text).toMatch(/^WatchdogSignal=SIGKILL$/m);
  expect(text).toMatch(/^LimitCORE=0$/m);
});

it.each(['recovery-near-me.service', 'recovery-near-me-backup.service'])(
  '%s lets Node start, which asks for memory keys, and refuses what it does not allow in place of killing for it',
  (name) => {
    const text = readFileSync(join(DEPLOY, name), 'utf8');
    expect(/^SystemCallFilter=(.*)$/m.exec(text)?.[1]?.split(' ')).toEqual(['@system-service', '@pkey']);
    expect(text).toMatch(/^SystemCallErrorNumber=EPERM$/m);
  },
);

describe('the Dockerfile', () => {
  const text = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');

  it('leaves the container its own directory and address, whatever .env says, and checks it there', () => {
    const own = Object.fromEntries(
      [...(/^ENV (.*)$/m.exec(text)?.[1] ?? '').matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    const directory = temporaryDirectory();
    const example = readFileSync('.env.example', 'utf8');
    writeFileSync(
      join(directory, '.env'),
      example
        .replace('PORT=4173', 'PORT=8080')
        .replace('HOST=', 'HOST=127.0.0.1')
        .replace('DATA_DIR=data', 'DATA_DIR=/x'),
    );
    const { dataDir, host, port } = readConfig({ ...valuesIn(directory), ...own }, '/app');
    expect({ dataDir, host }).toEqual({ dataDir: '/data', host: '0.0.0.0' });
    expect(text).toContain(`\nVOLUME ${dataDir}\nEXPOSE ${port}\n`);
    expect(/HEALTHCHECK .*127\.0\.0\.1:(\d+)/.exec(text)?.[1]).toBe(String(port));
  });

  it('lets the build read .env, as a secret that stays in no layer', () => {
    expect(text).toContain('docker build --no-cache --secret id=env,src=.env ');
    expect(text).toContain('RUN --mount=type=secret,id=env,target=/app/.env npm run build');
    const ignored = readFileSync(resolve(DEPLOY, '../../.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', 'data', '.git']));
  });
});

it('what the Dockerfile copies and starts is there', () => {
  const text = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
  const copied = [...text.matchAll(/--from=build \/app\/(\S+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !['dist', 'node_modules'].includes(path));
  expect(copied.length).toBeGreaterThan(2);
  for (const path of [...copied, 'server/main.ts']) expect(existsSync(resolve(DEPLOY, '../..', path)), path).toBe(true);
});
