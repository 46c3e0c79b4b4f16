import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/config';
import { createLog } from '../../../server/http/log';
import { start } from '../../../server/start';
import { program } from '../support/program';
import { booking, bookingRequest, cleanUp, credential, freshDatabase, makeSite, temporaryDirectory } from '../fixture';

afterAll(cleanUp);

it('servers on one database open each other’s links, also after everybody was signed out; nothing is written beside it', async () => {
  const [place, dataDir, dist] = [freshDatabase(), join(temporaryDirectory(), 'data'), makeSite()];
  const { token: key, env } = await credential();
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DIST_DIR: dist, DATABASE_URL: place, ...env };
  const log = createLog(() => undefined);
  const servers = await Promise.all([1, 2].map(() => start(readConfig(settings, '/'), log)));
  const [one, other] = servers.map(({ address }) => address) as [string, string];
  const ask = async (url: string, bearer: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    const text = (await answer.json()) as Record<'track' | 'token' | 'publicKey', string>;
    return { status: answer.status, body: text };
  };
  const api = (url: string, bearer: string, body: object) => ask(`${url}/api/real-crm-endpoint`, bearer, body);
  const link = (await api(one, '', bookingRequest(booking()))).body.track.replace(/^.*#/, '');
  const { token } = (await api(one, key, { action: 'sign-in' })).body;
  const pushKeys = [one, other].map(async (url) => (await ask(`${url}/api/desk/push`, token)).body.publicKey);
  expect(await pushKeys[0]).toBe(await pushKeys[1]);

  const { status } = spawnSync(process.execPath, [await program('sign-out-cli')], {
    cwd: temporaryDirectory(),
    env: { PATH: process.env.PATH, DATABASE_URL: place, DATA_DIR: dataDir },
    // An open connection would keep it for ever, and this test with it.
    timeout: 15_000,
  });
  expect(status).toBe(0);
  for (const url of [one, other]) {
    expect((await ask(`${url}/api/desk/push`, token)).status).toBe(401);
    expect((await ask(`${url}/api/link`, link)).status).toBe(200);
  }
  const note = join(dirname(dataDir), `.${basename(dataDir)}.held`);
  expect([dataDir, note].filter((path) => existsSync(path))).toEqual([]);
  for (const { stop } of servers) await stop();
});

/** `start` on a machine whose clock is `ahead` by so many milliseconds. */
async function startAhead(ahead: number, settings: Record<string, string>) {
  const { now } = Date;
  Date.now = () => now() + ahead;
  try {
    return await start(
      readConfig(settings, '/'),
      createLog(() => undefined),
    );
  } finally {
    Date.now = now;
  }
}

it.each([-86_400_000, 3_600_000])(
  'servers whose clocks are %i ms apart have the database’s time in common: for jobs, and for sessions',
  async (ahead) => {
    const { token: key, env } = await credential();
    const database = { DATA_DIR: temporaryDirectory(), DATABASE_URL: freshDatabase() };
    const settings = { HOST: '127.0.0.1', PORT: '0', DIST_DIR: makeSite(), ...database, ...env };
    const servers = [await startAhead(ahead, settings), await startAhead(0, settings)];
    const [wrong, right] = servers.map(({ address }) => address) as [string, string];
    const api = (url: string, bearer: string, body: object) =>
      fetch(`${url}/api/real-crm-endpoint`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify(body),
      });
    expect((await api(wrong, '', bookingRequest(booking()))).status).toBe(201);
    for (const [one, other] of [
      [wrong, right],
      [right, wrong],
    ] as const) {
      const { token } = (await (await api(one, key, { action: 'sign-in' })).json()) as { token: string };
      const board = await fetch(`${other}/api/desk/jobs`, { headers: { authorization: `Bearer ${token}` } });
      expect(board.status).toBe(200);
      const { now, jobs } = (await board.json()) as { now: string; jobs: { createdAt: string }[] };
      for (const time of [now, jobs[0]?.createdAt ?? ''])
        expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(20_000);
    }
    for (const { stop } of servers) await stop();
  },
);
