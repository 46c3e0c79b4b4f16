import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fileSigningKey, memorySigningKey } from '../../server/signing-key';
import { staffSessions } from '../../server/admin/sessions';
import { SESSION_MS } from '../../src/contract/credentials';
import { parseVerifier, type Verifier } from '../../src/contract/credentials';
import { cleanUp, credential, temporaryDirectory, testServer } from './fixture';

afterAll(cleanUp);

async function sessionsAt(start: number, sessionKey = memorySigningKey()) {
  const { token: key, env } = await credential();
  const verifier = parseVerifier(env.VITE_ADMIN_VERIFIER ?? '') as Verifier;
  let now = start;
  return {
    key,
    verifier,
    sessionKey,
    sessions: staffSessions(verifier, sessionKey, () => now),
    turn: (to: number) => (now = to),
  };
}
const START = Date.parse('2026-11-22T10:00:00Z');

describe('a staff session', () => {
  it('ends after 480 minutes on the server too', async () => {
    const { key, sessions, turn } = await sessionsAt(START);
    const { token = '', expiresInSeconds } = (await sessions.open(key)) ?? {};
    expect(expiresInSeconds).toBe(28_800);
    for (const [at, open] of [
      [START, true],
      [START + SESSION_MS - 1, true],
      [START + SESSION_MS, false],
      [START + 10 * SESSION_MS, false],
    ] as const) {
      turn(at);
      expect(await sessions.isOpen(token)).toBe(open);
    }
  });
  it.each([
    ['stays open when the clock is set right by a minute', START - 60_000, true],
    ['is not made longer by a clock that is set back by more', START - 60_001, false],
    ['is not made longer by a clock that is set back by a year', START - 365 * 86_400_000, false],
  ])('%s', async (_what, to, open) => {
    const { key, sessions, turn } = await sessionsAt(START);
    const { token = '' } = (await sessions.open(key)) ?? {};
    turn(to);
    expect(await sessions.isOpen(token)).toBe(open);
  });
  it('outlives a clock that ran ahead when it was opened, and is set right under the server', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START + 7_200_000 });
    const { token: key, env } = await credential();
    const server = await testServer(env);
    const asked = async (token: string) =>
      (await server.app.inject({ url: '/api/desk/push', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const token = await server.signIn(key);
    vi.setSystemTime(START);
    expect(await asked(token)).not.toBe(401);
    expect(await asked(await server.signIn(key))).not.toBe(401);
    await server.close();
    vi.useRealTimers();
  });
  it('ends at once when the session key is replaced, and a new one can be opened', async () => {
    const { key, sessions, sessionKey } = await sessionsAt(START);
    const tokens = [(await sessions.open(key))?.token ?? '', (await sessions.open(key))?.token ?? ''];
    expect(tokens[0]).not.toBe(tokens[1]);
    await sessionKey.replace();
    for (const token of tokens) expect(await sessions.isOpen(token)).toBe(false);
    expect(await sessions.isOpen((await sessions.open(key))?.token ?? '')).toBe(true);
  });
  it('ends with the password', async () => {
    const { key, verifier, sessions, sessionKey } = await sessionsAt(START);
    const { token = '' } = (await sessions.open(key)) ?? {};
    const changed = staffSessions({ ...verifier, salt: new Uint8Array(16).fill(9) }, sessionKey, () => START);
    expect(await changed.isOpen(token)).toBe(false);
  });
});

it.each([
  ['in memory', memorySigningKey],
  ['in a file', () => fileSigningKey(temporaryDirectory(), 'staff-session')],
])('the session key %s is another one for each server, and each time that it is replaced', async (_where, make) => {
  const keys: string[] = [];
  for (const key of [make(), make()]) {
    keys.push((await key.read()).toString('hex'));
    await key.replace();
    keys.push((await key.read()).toString('hex'));
  }
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toHaveLength(64);
});

describe('the session key in the data directory', () => {
  it('is made when it is needed, for its owner only, and outlives the server', async () => {
    const directory = temporaryDirectory();
    const { key, sessions } = await sessionsAt(START, fileSigningKey(directory, 'staff-session'));
    const { token = '' } = (await sessions.open(key)) ?? {};
    expect(statSync(join(directory, 'staff-session.key')).mode & 0o777).toBe(0o600);
    const after = await sessionsAt(START, fileSigningKey(directory, 'staff-session'));
    expect(await after.sessions.isOpen(token)).toBe(true);
    await fileSigningKey(directory, 'staff-session').replace();
    expect(await sessions.isOpen(token)).toBe(false);
  });
  it('that is cut short signs nothing', async () => {
    const directory = temporaryDirectory();
    const { key, sessions } = await sessionsAt(START, fileSigningKey(directory, 'staff-session'));
    await sessions.open(key);
    const file = join(directory, 'staff-session.key');
    writeFileSync(file, readFileSync(file).subarray(0, 3));
    await expect(sessions.open(key)).rejects.toThrow(/Delete it/);
  });
  it('that cannot be read is named', async () => {
    const directory = temporaryDirectory();
    // A directory of that name cannot be read as a file by anybody, root included.
    mkdirSync(join(directory, 'links.key'));
    await expect(fileSigningKey(directory, 'links').read()).rejects.toThrow(
      /links\.key cannot be read \(EISDIR\)\. Make this user its owner\.$/,
    );
  });
});
