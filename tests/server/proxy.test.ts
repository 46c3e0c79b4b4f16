import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Board } from '../../src/contract/job/record';
import { bookingReference } from '../../src/contract/reference';
import { readConfig } from '../../server/config';
import { SEND_TIMEOUT_MS } from '../../src/features/booking/outbox/send';
import { StoreUnavailable } from '../../server/store/errors';
import { openStore } from '../../server/store/open';
import { freePort } from '../support/free-port';
import { eventually } from '../support/eventually';
import { booking, bookingRequest, cleanUp, credential, freshPlace, testServer, type TestServer } from './fixture';

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = [status: number, headers: Record<string, string>, text: string];
/** What the existing endpoints answer with where they are asked for it: `?as=list`. */
const ANSWERS: Record<string, Answer> = {
  list: [200, { 'content-type': 'application/json', etag: '"1"', 'cache-control': 'private' }, '[{"id":1}]'],
  words: [201, { 'content-type': 'text/plain' }, 'OK'],
  nothing: [204, {}, ''],
  moved: [302, { location: '/api/elsewhere' }, 'Moved'],
  refused: [405, { 'content-type': 'application/json', allow: 'GET' }, '{"error":"no"}'],
};
let upstream: Server;
let origin: string;
let seen: Seen[] = [];
/** MiB that an endless answer has sent so far. */
let written = 0;
let server: TestServer | undefined;

/** The existing endpoints: each address that is not named here gets an answer. */
beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (request.url?.includes('slow')) return;
      if (request.url?.includes('page'))
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>Back soon');
      if (request.url?.includes('stalls'))
        return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":');
      if (request.url?.includes('endless')) {
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, 'a'))) written++;
        };
        response.on('drain', more);
        return more();
      }
      const kind = /\?as=(\w+)/.exec(request.url ?? '')?.[1];
      if (kind) {
        const [status, headers, text] = ANSWERS[kind] as Answer;
        return void response.writeHead(status, headers).end(text);
      }
      if (request.url?.includes('locked'))
        return void response.writeHead(401, { 'www-authenticate': 'Basic realm="crm"' }).end('{"error":"password"}');
      response.writeHead(request.method === 'POST' ? 202 : 200, {
        'content-type': 'application/json',
        'set-cookie': 'a=b',
        'x-internal': '1',
        'retry-after': '7',
      });
      response.end(JSON.stringify({ existing: true }));
    });
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  seen = [];
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
  cleanUp();
});

const passing = async (env: Record<string, string> = {}) =>
  (server = await testServer({ API_ORIGIN: origin, API_TIMEOUT_MS: '10000', ...env }));
const CRM = '/api/real-crm-endpoint';

describe('API_ORIGIN', () => {
  it('passes a booking through as it is and hands the answer back, whatever 2xx it is', async () => {
    const { app } = await passing();
    const payload = JSON.stringify(bookingRequest(booking({}, { firstName: 'سارة' })));
    const answer = await app.inject({
      method: 'POST',
      url: CRM,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': 'ar',
        'user-agent': 'A phone',
        host: 'tow.example',
        via: '1.1 cdn',
        cookie: 'c=1',
        'x-odd': '1',
      },
      payload,
    });
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      202,
      { existing: true, track: expect.stringMatching(/^\/track#/) as string },
      '7',
    ]);
    expect(answer.headers['set-cookie'] ?? answer.headers['x-internal']).toBeUndefined();
    // The endpoints send no cache headers, and no cache may decide for them.
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: CRM,
      body: payload,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': 'ar',
        'user-agent': 'A phone',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'tow.example',
        via: expect.stringMatching(/^1\.1 cdn, 1\.1 recovery-near-me-\S+$/) as string,
      },
    });
    expect(seen[0]?.headers.cookie ?? seen[0]?.headers['x-odd']).toBeUndefined();
  });

  it('gives an accepted booking the ticket of the desk beside, and a refused call none', async () => {
    const { app } = await passing();
    const send = (payload: object) => app.inject({ method: 'POST', url: CRM, payload });
    const data = booking();
    const answers = [await send(bookingRequest(data)), await send(bookingRequest(data))];
    const tickets = answers.map((answer) => answer.json<{ track: string }>().track);
    const { id } = data;
    // The second one is answered here, as a store of our own does.
    expect(answers[1]?.json()).toEqual({
      id,
      reference: bookingReference(String(id)),
      status: 'pending',
      track: tickets[0],
    });
    const view = await app.inject({
      url: '/api/link',
      headers: { authorization: `Bearer ${tickets[0]?.replace('/track#', '')}` },
    });
    expect(view.json()).toMatchObject({ purpose: 'track', state: 'new', place: data.location });
    expect((await send({ action: 'something-else' })).json()).toEqual({ existing: true });
  });

  it('answers as they do where the store of the desk fails, passes nothing on twice, and has the job later', async () => {
    const store = await openStore(freshPlace());
    const refuse = vi
      .spyOn(store.desk, 'addBooking')
      .mockRejectedValueOnce(new StoreUnavailable('SQLITE_FULL', 'full'));
    const { app, lines } = (server = await testServer({ API_ORIGIN: origin }, { store }));
    const payload = bookingRequest(booking());
    const answer = await app.inject({ method: 'POST', url: CRM, payload });
    expect([answer.statusCode, answer.json()]).toEqual([202, { existing: true }]);
    expect(lines).toContain('error: a booking is not on the desk yet');
    expect((await app.inject('/metrics')).body).toContain('desk_bookings_held 1');
    refuse.mockRejectedValueOnce(new StoreUnavailable('SQLITE_FULL', 'full'));
    expect((await app.inject({ method: 'POST', url: CRM, payload })).statusCode).toBe(200);
    expect(seen).toHaveLength(1);
    await eventually(async () => expect((await store.desk.board()).jobs).toHaveLength(1));
    expect(lines).toContain('a booking is on the desk now');
  });

  it('detects an address that leads back to this server at the first return, and reports it', async () => {
    const port = await freePort();
    const { app, lines } = await passing({ API_ORIGIN: `http://127.0.0.1:${port}`, API_TIMEOUT_MS: '2000' });
    await app.listen({ host: '127.0.0.1', port });
    const answer = await app.inject('/api/mongodb-health');
    expect([answer.statusCode, lines.filter((line) => line.startsWith('error'))]).toEqual([
      502,
      ['error: api: API_ORIGIN leads back to this server. Leave it empty for the embedded store.'],
    ]);
  });

  it('hands back what they answer a booking with as it came, whatever it is, and follows nowhere', async () => {
    const { app, store } = await passing();
    for (const [kind, [status, headers, text]] of Object.entries(ANSWERS)) {
      const { location, ...kept } = headers;
      const answer = await app.inject({ method: 'POST', url: `${CRM}?as=${kind}`, payload: bookingRequest(booking()) });
      expect([answer.statusCode, answer.body], kind).toEqual([status, text]);
      expect(answer.headers, kind).toMatchObject(kept);
      expect(answer.headers.location, location).toBeUndefined();
    }
    expect(seen).toHaveLength(5);
    // Three of them took it.
    expect((await store.desk.board()).jobs).toHaveLength(3);
  });

  it('passes on what it cannot read itself, and no body where a question has none', async () => {
    const { app } = await passing();
    const send = (method: 'GET' | 'POST', payload: string, type = 'application/json') =>
      app.inject({ method, url: CRM, headers: { 'content-type': type }, payload });
    expect((await send('POST', 'null')).statusCode).toBe(202);
    expect((await send('POST', '{"action":')).statusCode).toBe(202);
    expect((await send('POST', 'a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(202);
    expect((await send('GET', 'null')).statusCode).toBe(200);
    expect(seen.map(({ body }) => body)).toEqual(['null', '{"action":', 'a=b', '']);
    // Nobody came before: the one hop is ours.
    expect(seen[0]?.headers.via).toMatch(/^1\.1 recovery-near-me-\S+$/);
  });

  it('takes a web page in place of an answer for no acceptance: the next try is passed on', async () => {
    const { app, store } = await passing();
    const payload = bookingRequest(booking());
    const page = await app.inject({ method: 'POST', url: `${CRM}?page`, payload });
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html>Back soon']);
    expect((await store.desk.board()).jobs).toEqual([]);
    expect((await app.inject({ method: 'POST', url: CRM, payload })).json()).toMatchObject({ existing: true });
    expect(seen).toHaveLength(2);
    expect((await store.desk.board()).jobs).toHaveLength(1);
  });

  it("keeps a company's request for an account on the desk, whatever the existing endpoints make of it", async () => {
    const { app, store } = await passing();
    const account = { company: 'Gulf Vans', vehicles: 12, kinds: ['vans'], areas: 'Deira' };
    const answer = await app.inject({ method: 'POST', url: CRM, payload: bookingRequest(booking({ account })) });
    expect(answer.json()).toEqual({ existing: true });
    expect(JSON.parse(seen[0]!.body)).toMatchObject({ data: { account } });
    expect((await store.desk.board()).jobs).toMatchObject([{ state: 'new', account }]);
  });

  it.each([
    ['0044 20 7946 0958', '+442079460958'],
    ['+999 1234 5678', '+999 1234 5678'],
  ])('a number from abroad, %s, stands on the desk as it is dialled from anywhere: %s', async (typed, dialled) => {
    const { token, env } = await credential();
    const { app } = await passing(env);
    const payload = bookingRequest(booking({}, { phone: typed, phoneAbroad: 'yes' }));
    const answer = await app.inject({ method: 'POST', url: CRM, payload });
    expect(answer.statusCode).toBe(202);
    const board = await app.inject({
      url: '/api/desk/jobs',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(board.json<Board>().jobs.map(({ phone }) => phone)).toEqual([dialled]);
  });

  it.each([
    '/api/../secret',
    '/api/%2e%2e/%2e%2e/secret',
    '/api/x/../../secret',
    '/api/..%2fsecret',
    '/api/..%5csecret',
    '/api/..;/secret',
    '/api/.%2e;/secret',
    '/api/%252e%252e/secret',
    '/api/..%252fsecret',
  ])('%s does not lead out of the endpoints', async (url) => {
    const { app } = await passing({ API_ORIGIN: `${origin}/v2/` });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { hostname, port } = new URL(address);
    // Over a socket: other clients would tidy the path before it is sent.
    const status = await new Promise((done) =>
      request({ hostname, port, path: url }, (answer) => done(answer.resume().statusCode)).end(),
    );
    expect([400, 404]).toContain(status);
    expect(seen).toEqual([]);
  });

  it('an address with a host of its own names no other, and is refused', async () => {
    const { app } = await passing({ API_ORIGIN: origin });
    const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const path = 'http://elsewhere.example/api/../../../api/secret';
    const status = await new Promise((done) =>
      request({ hostname, port, path, method: 'POST' }, (answer) => done(answer.resume().statusCode)).end(),
    );
    expect(status).toBe(400);
    expect(seen).toEqual([]);
  });

  it('refuses TRACE, which cannot be passed on, in words of its own', async () => {
    const { app, lines } = await passing();
    const answer = await app.inject({ method: 'TRACE' as 'GET', url: CRM });
    expect([answer.statusCode, answer.json()]).toEqual([405, { error: 'TRACE is not possible here' }]);
    expect(lines).toEqual([`TRACE ${CRM} 405`]);
  });

  it('passes questions through with their query and token, under a path prefix too', async () => {
    const { app } = await passing({ API_ORIGIN: `${origin}/v2/` });
    await app.inject({
      url: '/api/mongodb-health?action=dashboard-stats&x=%20',
      headers: { authorization: 'Bearer t' },
    });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/v2/api/mongodb-health?action=dashboard-stats&x=%20',
      headers: { authorization: 'Bearer t' },
    });
  });

  it.each(['text/plain;charset=UTF-8', 'application/json'])('answers call taps itself (%s)', async (type) => {
    const { app } = await passing();
    const answer = await app.inject({
      method: 'POST',
      url: CRM,
      headers: { 'content-type': type },
      payload: JSON.stringify({ action: 'store-call', source: 'header', page: '/' }),
    });
    expect([answer.statusCode, seen.length]).toEqual([204, 0]);
  });

  it.each(['slow', 'stalls'])(
    'answers 502 in words when the other side is too slow (%s), and sends nothing twice',
    async (how) => {
      const { app, lines } = await passing({ API_TIMEOUT_MS: '300' });
      const answer = await app.inject({
        method: 'POST',
        url: `${CRM}?${how}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(bookingRequest(booking())),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        502,
        { error: 'The booking service did not answer in time. Please call us.' },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(seen).toHaveLength(1);
      expect(lines).toContain('error: api: no answer in time');
    },
  );

  it('waits nearly as long as the browser does: what is given up earlier is sent again, and may be stored twice', () => {
    const { apiTimeout } = readConfig({ API_ORIGIN: origin }, '.');
    expect(apiTimeout).toBeGreaterThan(SEND_TIMEOUT_MS - 5000);
    expect(apiTimeout).toBeLessThan(SEND_TIMEOUT_MS);
    const nginx = readFileSync(resolve(import.meta.dirname, '../../server/deploy/nginx.conf'), 'utf8');
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(nginx)?.[1]) * 1000).toBeGreaterThan(apiTimeout);
  });

  it('answers 502 in words when nobody is there', async () => {
    const { app, lines } = await passing({ API_ORIGIN: 'http://127.0.0.1:9' });
    const answer = await app.inject('/api/mongodb-health');
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { error: 'The booking service cannot be reached. Please call us.' },
    ]);
    expect(lines.find((line) => line.startsWith('error'))).toMatch(/^error: api: \w/);
  });

  it('aborts an answer that does not end, and counts the booking as not taken', async () => {
    const { app, store, lines } = await passing();
    const answer = await app.inject({ method: 'POST', url: `${CRM}?endless`, payload: bookingRequest(booking()) });
    expect([answer.statusCode, written < 200]).toEqual([502, true]);
    expect(lines).toContain('error: api: ANSWER_TOO_LARGE');
    expect((await store.desk.board()).jobs).toEqual([]);
  });

  it('does not have the browser ask a visitor for the password of the existing endpoints', async () => {
    const { app } = await passing();
    const answer = await app.inject({ method: 'POST', url: `${CRM}?locked`, payload: bookingRequest(booking()) });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, undefined]);
  });

  it('keeps the limit of 32 KiB', async () => {
    const { app } = await passing();
    const answer = await app.inject({
      method: 'POST',
      url: CRM,
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(33_000)}"`,
    });
    expect([answer.statusCode, seen.length]).toEqual([413, 0]);
  });

  it('neither opens nor touches the embedded store', async () => {
    const { app, store } = await passing();
    await app.inject({
      method: 'POST',
      url: CRM,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(bookingRequest(booking())),
    });
    expect((await store.stats()).totalConversions).toBe(0);
  });
});
