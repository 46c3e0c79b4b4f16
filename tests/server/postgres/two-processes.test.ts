import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { seededRandom } from '@/simulation/random';
import { freePort } from '../../support/free-port';
import { startNginx } from '../../support/nginx';
import {
  booking,
  cleanUp,
  credential,
  freshDatabase,
  makeSite,
  postBooking,
  serverProcess,
  temporaryDirectory,
  type ServerProcess,
} from '../fixture';

const BOOKINGS = 500;
const AT_ONCE = 8;
const KILLS = 6;

const running = new Set<ServerProcess>();
let nginx: { stop(): Promise<void> } | undefined;
afterEach(async () => {
  await nginx?.stop();
  for (const server of running) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  running.clear();
});
afterAll(cleanUp);

/** Two servers on one database behind nginx, each at a port of its own. */
async function pair(env: Record<string, string>) {
  const place = freshDatabase();
  const dist = makeSite();
  const ports = [await freePort(), await freePort()];
  const start = async (i: number): Promise<ServerProcess> => {
    const server = await serverProcess({
      DIST_DIR: dist,
      DATA_DIR: temporaryDirectory(),
      DATABASE_URL: place,
      PORT: String(ports[i]),
      TRUST_PROXY: '1',
      ...env,
    });
    running.add(server);
    expect(server.url, server.output()).not.toBe('');
    return server;
  };
  const servers = await Promise.all([start(0), start(1)]);
  const origin = `http://127.0.0.1:${await freePort()}`;
  // As in server/deploy/nginx.conf: no request is sent twice. A dead process is tried again after a second, not ten, to
  // save time.
  const site = `upstream both { ${ports.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(' ')} }
    server { listen ${origin.slice(7)}; location / { proxy_pass http://both; proxy_next_upstream off; proxy_set_header X-Forwarded-For $remote_addr; } }`;
  nginx = await startNginx(temporaryDirectory(), site, origin);
  return { place, servers, start, origin };
}

const send = (origin: string, data: unknown): Promise<number> =>
  postBooking(origin, data).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

it('two processes behind nginx store 500 bookings through random kills of either, each once', async () => {
  const { place, servers, start, origin } = await pair({ RATE_BOOKINGS_PER_DAY: '100000' });
  const random = seededRandom(20_261_122);
  // Which process is killed after how many more answers: decided in advance, so that every run is the same.
  const kills = Array.from({ length: KILLS }, () => ({
    after: 5 + Math.floor(random() * 30),
    which: random() < 0.5 ? 0 : 1,
  }));
  let killed = 0;
  /** While a process is down: how many were answered when it died, and when it is back. */
  let down: { since: number; back: Promise<void> } | undefined;
  let left = kills[0]?.after ?? 0;
  const kill = (which: number): void => {
    const server = servers[which] as ServerProcess;
    server.child.kill('SIGKILL');
    running.delete(server);
    killed++;
    const back = server.ended.then(async (how) => {
      expect(how).toBe('SIGKILL');
      servers[which] = await start(which);
      down = undefined;
      left = kills[killed]?.after ?? 0;
    });
    down = { since: answered, back };
  };
  const bookings = Array.from({ length: BOOKINGS }, () => booking());
  const firsts = new Map<string, number>();
  let answered = 0;
  let unanswered = 0;
  const waiting = [...bookings];
  const sender = async (): Promise<void> => {
    for (let data = waiting.pop(); data; data = waiting.pop()) {
      // The other process goes on; but it must not handle all 500 while one restarts.
      if (down && answered - down.since > 40) await down.back;
      // Like the visitor's browser: retry with the same id until there is an answer.
      let status = await send(origin, data);
      while (status !== 201 && status !== 200) {
        expect([0, 502, 503, 504]).toContain(status);
        unanswered++;
        await new Promise((later) => setTimeout(later, 50));
        status = await send(origin, data);
      }
      if (status === 201) firsts.set(String(data.id), (firsts.get(String(data.id)) ?? 0) + 1);
      answered++;
      const next = kills[killed];
      if (!down && next && --left <= 0) kill(next.which);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  await down?.back;
  expect(killed).toBe(KILLS);
  expect(unanswered).toBeGreaterThan(0);
  expect([...firsts.values()].every((times) => times === 1)).toBe(true);

  const client = new pg.Client({ connectionString: place });
  await client.connect();
  const ids = async (column: string, table: string) =>
    (await client.query<{ id: string }>(`SELECT ${column} AS id FROM ${table} ORDER BY 1`)).rows.map(({ id }) => id);
  const sent = bookings.map(({ id }) => String(id)).sort();
  expect(await ids('id', 'bookings')).toEqual(sent);
  expect(await ids('booking_id', 'jobs')).toEqual(sent);
  expect((await client.query('SELECT sum(bookings)::int AS bookings, sum(kept)::int AS kept FROM days')).rows).toEqual([
    { bookings: BOOKINGS, kept: BOOKINGS },
  ]);
  await client.end();
}, 240_000);

it('a limit and a session hold over both processes', async () => {
  const { token: key, env } = await credential();
  const { servers, origin } = await pair({ RATE_BOOKINGS_PER_MINUTE: '6', ...env });
  // nginx takes the two in turns, and both count for one address.
  const codes = await Promise.all(Array.from({ length: 10 }, () => send(origin, booking())));
  expect(codes.sort()).toEqual([...Array<number>(6).fill(201), ...Array<number>(4).fill(429)]);
  for (const { output } of servers) expect(output()).toContain('"action":"store-booking"');

  const ask = (url: string, token: string, init: RequestInit = {}) =>
    fetch(`${url}/api/real-crm-endpoint${init.method ? '' : '?action=bookings'}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  const [one, other] = servers.map(({ url }) => url) as [string, string];
  const { token } = (await (await ask(one, key, { method: 'POST', body: '{"action":"sign-in"}' })).json()) as {
    token: string;
  };
  const { total } = (await (await ask(other, token)).json()) as { total: number };
  expect(total).toBe(6);
}, 120_000);
