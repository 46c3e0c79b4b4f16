/** What goes wrong outside: a killed server, existing endpoints, push services. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { pusher, pushKeys, webPushSend } from '../../../server/desk/alarm/push';
import { createLog } from '../../../server/http/log';
import { bookingReference } from '../../../src/contract/reference';
import type { Board, Job, JobEvent, JobUpdate } from '../../../src/contract/job/record';
import {
  booking,
  bookingRequest,
  cleanUp,
  credential,
  makeSite,
  serverProcess,
  temporaryDirectory,
  testServer,
  type ServerProcess,
} from '../fixture';
import { deskServer } from './support';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(cleanUp);

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => (server.closeAllConnections(), server.close()));
  return (server.address() as AddressInfo).port;
};
const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

describe('a killed server', () => {
  const open = async (env: Record<string, string>): Promise<ServerProcess> => {
    const server = await serverProcess({ DIST_DIR: makeSite(), RATE_DASHBOARDS_PER_MINUTE: '100000', ...env });
    closing.push(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    });
    return server;
  };

  it('has stored a step once or not at all; when it is retried, it is answered and made once', async () => {
    const { token: key, env } = await credential();
    const dataDir = temporaryDirectory();
    const first = await open({ ...env, DATA_DIR: dataDir });
    const ask = async (url: string, path: string, token: string, body?: unknown) => {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${url}/api/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      return {
        status: response.status,
        body: (await response.json()) as JobUpdate & Board & { token: string; events: JobEvent[] },
      };
    };
    const signIn = async (url: string) => (await ask(url, 'real-crm-endpoint', key, { action: 'sign-in' })).body.token;
    let token = await signIn(first.url);
    await Promise.all(
      Array.from({ length: 60 }, () =>
        ask(first.url, 'real-crm-endpoint', token, bookingRequest(booking({ id: randomUUID() }))),
      ),
    );
    const { jobs } = (await ask(first.url, 'desk/jobs', token)).body;
    expect(jobs).toHaveLength(60);

    const take = (url: string, job: Job) =>
      ask(url, `desk/jobs/${job.id}`, token, { kind: 'step', to: 'taken', version: 1, by: 'Omar' });
    const answered = new Set<number>();
    await Promise.all(
      jobs.map(async (job, i) => {
        await new Promise((later) => setTimeout(later, i * 20));
        const answer = await take(first.url, job).catch(() => undefined);
        if (answer?.status !== 200) return;
        answered.add(job.id);
        if (answered.size === 20) first.child.kill('SIGKILL');
      }),
    );
    expect(answered.size).toBeGreaterThanOrEqual(20);
    expect(answered.size).toBeLessThan(60);

    const second = await open({ ...env, DATA_DIR: dataDir });
    token = await signIn(second.url);
    const after = (await ask(second.url, 'desk/jobs', token)).body.jobs;
    for (const job of after) {
      const { events } = (await ask(second.url, `desk/jobs/${job.id}`, token)).body;
      // The state, its version and its event are one: none without the others.
      expect(
        events.map(({ to }) => to),
        job.reference,
      ).toEqual(job.state === 'taken' ? ['new', 'taken'] : ['new']);
      expect(job.version).toBe(events.length);
      if (answered.has(job.id)) expect(job.state).toBe('taken');
    }
    const again = await Promise.all(jobs.map((job) => take(second.url, job)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    const end = (await ask(second.url, 'desk/jobs', token)).body.jobs;
    expect(end.every((job) => job.version === 2 && job.state === 'taken')).toBe(true);
  }, 120_000);
});

describe('beside existing endpoints', () => {
  it('what they accept becomes a job with the reference that the customer has; what they refuse does not', async () => {
    let status = 201;
    let asked = 0;
    const existing = createServer(
      (request, response) =>
        void (asked++, request)
          .resume()
          .on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}')),
    );
    const origin = `http://127.0.0.1:${await listening(existing)}`;
    const { token, env } = await credential();
    const server = await testServer({ ...env, API_ORIGIN: origin });
    closing.push(() => server.close());
    const send = async (data: object) =>
      (await server.app.inject({ method: 'POST', url: '/api/real-crm-endpoint', payload: bookingRequest(data) }))
        .statusCode;
    const data = booking();
    expect(await send(data)).toBe(201);
    // Sent again by a browser that lost its answer: they may not know our ids, and would store it twice.
    expect([await send(data), asked]).toEqual([200, 1]);
    status = 400;
    expect(await send(booking({ id: randomUUID() }))).toBe(400);
    status = 503;
    expect(await send(booking({ id: randomUUID() }))).toBe(503);
    const answer = await server.app.inject({ url: '/api/desk/jobs', headers: { authorization: `Bearer ${token}` } });
    const { jobs } = answer.json<Board>();
    expect(jobs).toMatchObject([
      { state: 'new', origin: 'booking', reference: bookingReference(String(data.id)), phone: '+971 50 123 4567' },
    ]);
    const taken = await server.app.inject({
      method: 'POST',
      url: `/api/desk/jobs/${jobs[0]?.id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { kind: 'step', to: 'taken', version: 1, by: 'Omar' },
    });
    expect(taken.statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/desk/jobs' })).statusCode).toBe(401);
  });
});

/** A browser's half of Web Push: its keys, and RFC 8291 read backwards. */
function subscriber() {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** The message in a body of content encoding aes128gcm (RFC 8188), for one record. */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      const shared = keys.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with 2 and zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

describe('a push service', () => {
  it('gets what only the device can read, signed with our key and without a word about the customer', async () => {
    const seen: { path: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
    const answers: Record<string, number> = { '/phone': 201, '/gone': 410, '/busy': 500 };
    const service = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        seen.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(answers[request.url ?? ''] ?? 404).end();
      });
    });
    const port = await listening(service);
    // The real sender speaks TLS to other people's machines: here the same request goes to this one.
    const plain: typeof fetch = (address, init) =>
      fetch(`http://127.0.0.1:${port}${new URL(address as string).pathname}`, init);

    const clock = { now: Date.now() };
    const desk = await deskServer(clock);
    closing.push(() => desk.close());
    const device = subscriber();
    for (const name of ['phone', 'gone', 'busy']) {
      await desk.post('push', { endpoint: `https://push.example/${name}`, keys: device.keys, device: name });
    }
    const keys = pushKeys(temporaryDirectory());
    const { subscriptions } = desk.store.desk;
    const push = pusher(
      webPushSend(keys, 'mailto:desk@example.com', plain),
      subscriptions,
      createLog(() => undefined),
    );
    await push([{ kind: 'ring', job: 7 }]);

    const ring = seen.find(({ path }) => path === '/phone');
    expect(ring?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', urgency: 'high' });
    expect(device.read(ring?.body ?? Buffer.alloc(0))).toBe('{"kind":"ring","job":7}');
    const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(ring?.headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:desk@example.com',
    });
    expect((await subscriptions.all()).map(({ device: name }) => name).sort()).toEqual(['busy', 'phone']);
    // What is read by another device's keys stays closed.
    expect(() => subscriber().read(ring?.body ?? Buffer.alloc(0))).toThrow();
  });
});
