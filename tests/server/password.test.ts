import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pbkdf2Sync, createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeVerifier, weakness } from '../../server/admin/credential';
import { withVariables } from '../../server/admin/env-edit';
import { passphrase, PASSPHRASE_BITS } from '../../server/admin/passphrase';
import {
  deriveKey,
  fromBase64Url,
  parseVerifier,
  sameBytes,
  toBase64Url,
  tokenMatches,
} from '../../src/contract/credentials';
import { cleanUp, credential, makeSite, serverProcess, temporaryDirectory } from './fixture';
import { program } from './support/program';

afterAll(cleanUp);
const passwords = await program('password-cli');
const PASSWORD = 'four random words here';

describe('the verifier', () => {
  it('is the SHA-256 of the PBKDF2-HMAC-SHA256 key of 600,000 rounds: the same as by another implementation', async () => {
    const text = await makeVerifier(PASSWORD);
    const [salt = '', hash = ''] = text.split(':').map((part) => Buffer.from(part, 'base64url'));
    const key = pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256');
    expect(salt.length).toBeGreaterThanOrEqual(16);
    expect(createHash('sha256').update(key).digest().equals(Buffer.from(hash))).toBe(true);
    const verifier = parseVerifier(text);
    expect(verifier && (await tokenMatches(key.toString('base64url'), verifier))).toBe(true);
    expect(verifier && (await tokenMatches(Buffer.from(hash).toString('base64url'), verifier))).toBe(false);
    expect(await makeVerifier(PASSWORD)).not.toBe(text);
  }, 60_000);

  it('takes the same letters composed in either way', async () => {
    const salt = new Uint8Array(16);
    const keyOf = async (password: string) => toBase64Url(await deriveKey(password, salt, 1));
    expect(await keyOf('caf\u00e9')).toBe(await keyOf('cafe\u0301'));
    expect(await keyOf('ｃａｆｅ')).toBe(await keyOf('cafe'));
  });

  it.each([
    '',
    ':',
    'a',
    'AAAA:AAAA',
    // A salt of 15 bytes.
    `${'A'.repeat(20)}:${'A'.repeat(43)}`,
    `${'A'.repeat(22)}:${'A'.repeat(42)}`,
    `${'A'.repeat(22)}:${'A'.repeat(43)}:x`,
    `${'A'.repeat(22)}:${'A'.repeat(42)}=`,
    `${'A'.repeat(22)}:${'A'.repeat(42)}B`,
  ])('is refused in another shape: %j', (text) => {
    expect(parseVerifier(text)).toBeUndefined();
  });

  it('compares bytes and reads base64url', () => {
    expect(sameBytes(new Uint8Array([1, 2]), new Uint8Array([1, 2]))).toBe(true);
    for (const other of [[1, 3], [1], [1, 2, 3], []])
      expect(sameBytes(new Uint8Array([1, 2]), new Uint8Array(other))).toBe(false);
    expect(fromBase64Url('-_8')).toEqual(new Uint8Array([0xfb, 0xff]));
    for (const wrong of ['+/8', 'A', '', 'AB', 'a b']) expect(fromBase64Url(wrong)).toBeUndefined();
  });
});

describe('a pair that is not good enough', () => {
  it.each([
    ['staff', 'short', /at least 12/],
    ['staff', 'aaaaaaaaaaaaaaaa', /can be guessed.*Repeated/],
    ['staffmember', 'staffmember123', /can be guessed/],
    ['staff', 'password1234', /can be guessed/],
    ['staff', 'Summer2026!!', /can be guessed/],
    ['staff', 'RecoveryNearMe', /can be guessed/],
    ['staff', 'Dubai-Recovery-2026', /can be guessed/],
    ['staff', 'P@ssw0rdP@ssw0rd', /can be guessed/],
    ['fatima.ali', 'fatima.ali.fatima', /can be guessed/],
    ['khalid.almansoori', 'almansoori-khalid-9', /can be guessed/],
    ['staff', 'governmentpresidents', /can be guessed/],
    // Wide letters, which are the plain ones once it is derived.
    ['staff', 'ｗｅｌｃｏｍｅｄｕｂａｉ２０２６', /can be guessed/],
    ['staff', '🚗🚙🚚🚛🚜🛻🏍🚓', /at least 12/],
    ['', PASSWORD, /user name/],
    ['two words', PASSWORD, /user name/],
    ['x\nVITE_GTM_ID=y', PASSWORD, /user name/],
  ])('%j %j', (user, password, why) => {
    expect(weakness(user, password)).toMatch(why);
  });
  it('is no complaint about a decent one, in any script', () => {
    expect(weakness('staff@recovery.example', PASSWORD)).toBeUndefined();
    expect(weakness('duty', 'كلمة سر طويلة جدا')).toBeUndefined();
  });
  it('is none that was drawn by lot: six words, never the same twice, 75 bits', () => {
    const guessable = vi.spyOn(Math, 'random');
    const drawn = new Set(Array.from({ length: 50 }, passphrase));
    expect(drawn.size).toBe(50);
    // Out of the whole list, and not by what can be foretold: 300 words of 7,776 hardly ever meet thirty times.
    expect(new Set([...drawn].flatMap((phrase) => phrase.split('-'))).size).toBeGreaterThan(270);
    expect(guessable).not.toHaveBeenCalled();
    for (const phrase of drawn) {
      expect(phrase).toMatch(/^[a-z]{3,9}(?:-[a-z]{3,9}){5}$/);
      expect(weakness('staff', phrase)).toBeUndefined();
    }
    expect(PASSPHRASE_BITS).toBeGreaterThan(75);
  });
});

describe('.env', () => {
  it('keeps every other line, replaces in place, leaves one line of a name', () => {
    const text =
      '# VITE_ADMIN_USER=me\nA=1\nexport VITE_ADMIN_USER="old"\nB=2\n VITE_ADMIN_USER = older\nVITE_ADMIN_USERS=3';
    expect(withVariables(text, { VITE_ADMIN_USER: 'new', C: '4' })).toBe(
      '# VITE_ADMIN_USER=me\nA=1\nVITE_ADMIN_USER=new\nB=2\nVITE_ADMIN_USERS=3\nC=4\n',
    );
    expect(withVariables('', { A: '1' })).toBe('A=1\n');
    expect(withVariables('A=\r\nB=2\r\n', { A: '1' })).toBe('A=1\nB=2\n');
  });
});

describe('npm run admin:password', () => {
  const run = (cwd: string, input: string, ...args: string[]) =>
    spawnSync(process.execPath, [passwords, ...args], { cwd, input, encoding: 'utf8' });

  it('writes the pair for site and server, and nothing of the password', async () => {
    const cwd = temporaryDirectory();
    writeFileSync(join(cwd, '.env'), 'VITE_GTM_ID=GTM-1\n');
    const result = run(cwd, `${PASSWORD}\n`, '--user', 'staff');
    expect([result.status, result.stderr]).toEqual([0, '']);
    const text = readFileSync(join(cwd, '.env'), 'utf8');
    expect(text).toMatch(/^VITE_GTM_ID=GTM-1\nVITE_ADMIN_USER=staff\nVITE_ADMIN_VERIFIER=[\w-]{22}:[\w-]{43}\n$/);
    expect(text + result.stdout).not.toContain(PASSWORD);
    const verifier = parseVerifier(/VERIFIER=(.*)/.exec(text)?.[1] ?? '');
    const key = verifier && (await deriveKey(PASSWORD, verifier.salt));
    expect(verifier && key && (await tokenMatches(toBase64Url(key), verifier))).toBe(true);
  }, 60_000);

  it('draws a passphrase where none is typed, shows it once, and its verifier is the one that is written', async () => {
    const cwd = temporaryDirectory();
    const result = run(cwd, '\n', '--user', 'staff');
    const phrase = /which is shown only now: (\S+)/.exec(result.stdout)?.[1] ?? '';
    expect([result.status, phrase.split('-').length]).toEqual([0, 6]);
    const text = readFileSync(join(cwd, '.env'), 'utf8');
    expect(text).not.toContain(phrase);
    const verifier = parseVerifier(/VERIFIER=(.*)/.exec(text)?.[1] ?? '');
    const key = verifier && (await deriveKey(phrase, verifier.salt));
    expect(verifier && key && (await tokenMatches(toBase64Url(key), verifier))).toBe(true);
  }, 60_000);

  it.each([
    ['the mark that some editors begin a file with', `\ufeff${PASSWORD}\n`],
    ['the line end of Windows, and what comes after it', `${PASSWORD}\r\nmore\r\n`],
  ])(
    'leaves out %s',
    async (_what, input) => {
      const cwd = temporaryDirectory();
      expect(run(cwd, input, '--user', 'staff').status).toBe(0);
      const verifier = parseVerifier(/VERIFIER=(.*)/.exec(readFileSync(join(cwd, '.env'), 'utf8'))?.[1] ?? '');
      const key = verifier && (await deriveKey(PASSWORD, verifier.salt));
      expect(verifier && key && (await tokenMatches(toBase64Url(key), verifier))).toBe(true);
    },
    60_000,
  );

  it.each([[[]], [['nd']], [['--usr', 'nd']]])('shows the whole line that a script needs, given %j', (args) => {
    const cwd = temporaryDirectory();
    const result = run(cwd, `${PASSWORD}\n`, ...args);
    // With npm alone, --user would be npm's own.
    expect([result.status, result.stderr]).toEqual([
      1,
      expect.stringContaining('In a script: … | npm run admin:password -- --user NAME'),
    ]);
    expect(existsSync(join(cwd, '.env'))).toBe(false);
  });

  it('refuses to write a pair that another file would take the place of, so that the old password went on working', () => {
    const cwd = temporaryDirectory();
    writeFileSync(join(cwd, '.env.local'), 'VITE_GTM_ID=GTM-1\n');
    expect(run(cwd, `${PASSWORD}\n`, '--user', 'staff').status).toBe(0);
    const before = readFileSync(join(cwd, '.env'), 'utf8');
    writeFileSync(join(cwd, '.env.local'), before);
    const result = run(cwd, 'other random words there\n', '--user', 'staff');
    expect([result.status, result.stderr]).toEqual([
      1,
      expect.stringMatching(/\.env\.local sets .*counts before .*\.env\. .*Nothing was changed\.$/m),
    ]);
    expect(readFileSync(join(cwd, '.env'), 'utf8')).toBe(before);
    // It may be written to itself.
    expect(run(cwd, 'other random words there\n', '--user', 'staff', '--env-file', '.env.local').status).toBe(0);
    expect(readFileSync(join(cwd, '.env.local'), 'utf8')).not.toBe(before);
  }, 60_000);

  it.each(['VITE_ADMIN_USER', 'VITE_ADMIN_VERIFIER'])('refuses too where another file sets %s alone', (name) => {
    const cwd = temporaryDirectory();
    writeFileSync(join(cwd, '.env.local'), `${name}=theirs\n`);
    expect(run(cwd, `${PASSWORD}\n`, '--user', 'staff').stderr).toContain('.env.local sets');
    expect(existsSync(join(cwd, '.env'))).toBe(false);
  });

  it('changes nothing when it refuses', () => {
    const cwd = temporaryDirectory();
    const result = run(cwd, 'short\n', '--user', 'staff');
    expect([result.status, result.stderr]).toEqual([1, expect.stringContaining('at least 12')]);
    expect(run(cwd, `${PASSWORD}\n`).stderr).toContain('--user');
    expect(existsSync(join(cwd, '.env'))).toBe(false);
  }, 60_000);
});

describe('npm run admin:password at a terminal', () => {
  const PRESSED = { ctrlC: '\u0003', ctrlD: '\u0004' };
  /** Types each answer once its question stands there; keys of `PRESSED` take the place of a line. */
  async function type(...typed: string[]) {
    const cwd = temporaryDirectory();
    // A pipe that says that it is a terminal: what is typed is written to the screen by the command itself.
    const terminal = ['--import', 'data:text/javascript,process.stdin.isTTY = true'];
    const child = spawn(process.execPath, [...terminal, passwords], { cwd });
    let [screen, errors] = ['', ''];
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.stdout.on('data', (text: Buffer) => {
      screen += text.toString();
      const asked = screen.match(/(?:User name|six random words\)|Repeat it): /g)?.length ?? 0;
      if (asked === answered) return;
      const answer = typed[answered++] ?? '';
      child.stdin.write(answer);
      // Unlike a terminal, a pipe that is open keeps the command waiting.
      if (answered === typed.length && answer.endsWith('\n')) child.stdin.end();
    });
    let answered = 0;
    const [status] = (await once(child, 'close')) as [number];
    const file = join(cwd, '.env');
    return { status, screen, errors, env: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  }

  it('asks for the name and twice for the password, which is not shown, and writes the pair', async () => {
    const { status, screen, errors, env } = await type(' staff \n', `${PASSWORD}\n`, `${PASSWORD}\n`);
    expect([status, errors]).toEqual([0, '']);
    expect(screen).toContain('staff');
    expect(screen).not.toContain(PASSWORD);
    expect(env).toMatch(/^VITE_ADMIN_USER=staff$/m);
    const verifier = parseVerifier(/VERIFIER=(.*)/.exec(env ?? '')?.[1] ?? '');
    const key = verifier && (await deriveKey(PASSWORD, verifier.salt));
    expect(verifier && key && (await tokenMatches(toBase64Url(key), verifier))).toBe(true);
  }, 60_000);

  it('shows the six random words to whoever just presses Enter', async () => {
    const { status, screen } = await type('staff\n', '\n');
    expect([status, screen]).toEqual([0, expect.stringMatching(/shown only now: (?:[a-z]+-){5}[a-z]+\n/)]);
  }, 60_000);

  it.each<[string, string, string[]]>([
    ['the two passwords differ', 'The two passwords differ.', ['staff\n', `${PASSWORD}\n`, 'another\n']],
    ['the password can be guessed', 'can be guessed', ['staff\n', 'password1234\n', 'password1234\n']],
    ['Ctrl-C is pressed', 'Nothing was changed.', ['staff\n', PRESSED.ctrlC]],
    ['Ctrl-D is pressed', 'Nothing was changed.', ['staff\n', PRESSED.ctrlD]],
  ])('changes nothing where %s', async (_what, said, typed) => {
    const { status, errors, env } = await type(...typed);
    expect([status, errors, env]).toEqual([1, expect.stringContaining(said), undefined]);
  });
});

describe('npm run admin:sign-out', () => {
  it('says that there is no store in the wrong directory, and makes no key there', async () => {
    const cwd = temporaryDirectory();
    const result = spawnSync(process.execPath, [await program('sign-out-cli')], {
      cwd,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    expect([result.status, result.stdout]).toEqual([1, '']);
    expect(result.stderr).toContain(`There is no store in ${join(cwd, 'data')}; nothing was done.`);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('claims nothing beside existing endpoints, where the password alone opens the dashboard', async () => {
    const result = spawnSync(process.execPath, [await program('sign-out-cli')], {
      cwd: temporaryDirectory(),
      env: { PATH: process.env.PATH, API_ORIGIN: 'http://127.0.0.1:9' },
      encoding: 'utf8',
    });
    expect([result.status, result.stdout]).toEqual([1, '']);
    expect(result.stderr).toContain('Nobody was signed out: with API_ORIGIN');
  });

  it('ends every open session of a server that goes on running, without a build', async () => {
    const cwd = temporaryDirectory();
    const made = await credential();
    const server = await serverProcess({ ...made.env, DATA_DIR: cwd, DIST_DIR: makeSite() });
    const ask = (token: string, body?: object) =>
      fetch(`${server.url}/api/real-crm-endpoint${body ? '' : '?action=business-insights'}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      });
    const open = async () => ((await (await ask(made.token, { action: 'sign-in' })).json()) as { token: string }).token;
    const token = await open();
    expect((await ask(token)).status).toBe(200);
    writeFileSync(join(cwd, '.env'), 'DATA_DIR=.\n');
    const result = spawnSync(process.execPath, [await program('sign-out-cli')], {
      cwd,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    expect([result.status, result.stdout]).toEqual([0, expect.stringContaining('Everybody is signed out')]);
    expect((await ask(token)).status).toBe(401);
    expect((await ask(await open())).status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;
  }, 90_000);
});
