import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiDevPlugin } from '../../server/dev-plugin';
import { openStore } from '../../server/store/open';
import { testEnv } from '../support/no-settings';
import { cleanUp, postBooking, temporaryDirectory } from './fixture';

let vite: ViteDevServer | undefined;
afterEach(async () => {
  await vite?.close();
  vi.unstubAllEnvs();
  cleanUp();
});

async function dev(dataDir: string): Promise<string> {
  // The plugin reads the shell: what an owner has exported there is not for a test to write to.
  for (const [name, value] of Object.entries(testEnv({}, { DATA_DIR: dataDir }))) vi.stubEnv(name, value);
  vite = await createServer({
    configFile: false,
    root: temporaryDirectory(),
    logLevel: 'silent',
    plugins: [apiDevPlugin()],
    server: { host: '127.0.0.1', port: 4340 },
  });
  await vite.listen();
  return vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
}

describe('npm run dev', () => {
  it('answers /api as the server does', async () => {
    const url = await dev(temporaryDirectory());
    const answer = await postBooking(url);
    expect(answer.status).toBe(201);
    expect(await (await fetch(`${url}/api/mongodb-health`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  });

  it('answers on the same store, with what .env then says, when Vite has started it anew', async () => {
    const url = await dev(temporaryDirectory());
    const book = () => postBooking(url);
    vi.stubEnv('RATE_BOOKINGS_PER_MINUTE', undefined);
    const root = vite?.config.root ?? '';
    for (const limit of ['1', '2']) {
      writeFileSync(join(root, '.env'), `RATE_BOOKINGS_PER_MINUTE=${limit}\n`);
      await vite?.restart();
      expect(await (await fetch(`${url}/api/mongodb-health`)).json()).toEqual({ status: 'ok' });
      const answers = [await book(), await book(), await book()].map(({ status }) => status);
      expect(answers.filter((status) => status === 201)).toHaveLength(Number(limit));
    }
  });

  it('stays up when the store is not to be had, and says why', async () => {
    const dataDir = temporaryDirectory();
    const other = await openStore(dataDir);
    const url = await dev(dataDir);
    const answer = await fetch(`${url}/api/mongodb-health`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: expect.stringContaining('Another server') as string },
    ]);
    await other.close();
  });
});
