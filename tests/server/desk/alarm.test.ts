import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createECDH, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { DeskAlarm } from '../../../server/desk/alarm/alarm';
import { pusher, pushKeys, webPushSend, type Send } from '../../../server/desk/alarm/push';
import { keysOf } from '../../../server/desk/alarm/start';
import { callWebhook, webhookBody, type UntakenJob } from '../../../server/desk/alarm/webhook';
import type { Job } from '../../../src/contract/job/record';
import { createLog } from '../../../server/http/log';
import { StartError } from '../../../server/start-error';
import { booking, cleanUp, temporaryDirectory } from '../fixture';
import { call, deskServer, goBack, type DeskServer } from './support';
import { eventually } from '../../support/eventually';

const START = Date.parse('2026-11-22T22:00:00.000Z');
const clock = { now: START };
const lines: string[] = [];
const log = createLog((line) => void lines.push(line));
let desk: DeskServer;
let alarm: DeskAlarm;
let pushes: string[];
let alerts: UntakenJob[];
/** Whether the alert address answers. */
let reached: boolean;

beforeEach(async () => {
  clock.now = START;
  lines.length = 0;
  [pushes, alerts, reached] = [[], [], true];
  desk = await deskServer(clock);
  alarm = new DeskAlarm({
    desk: desk.store.desk,
    log,
    now: () => clock.now,
    alertAfter: 120,
    push: async (messages) =>
      void pushes.push(
        ...messages.map(({ kind, job, waiting }) => `${kind} ${job}${kind === 'ring' ? ` of ${waiting}` : ''}`),
      ),
    webhook: async (job) => alerts.push(job) > 0 && reached,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await alarm.stop();
  await desk.close();
});
afterAll(cleanUp);

const after = async (seconds: number) => {
  clock.now = START + seconds * 1000;
  await alarm.tick();
};

describe("the server's alarm", () => {
  it('rings at once, again every 30 seconds, and is quiet on every device when somebody takes the job', async () => {
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    const { id } = (await desk.board()).jobs[0]!;
    await after(29);
    expect(pushes).toEqual([`ring ${id} of 1`]);
    await after(30);
    expect(pushes).toEqual([`ring ${id} of 1`, `ring ${id} of 1`]);
    await desk.change((await desk.board()).jobs[0]!, { kind: 'step', to: 'taken' });
    await eventually(() => expect(pushes.at(-1)).toBe(`quiet ${id}`));
    await after(600);
    expect(pushes).toHaveLength(3);
  });

  it('rings for a job that comes while the server starts, also where the database is slow to say what is newest', async () => {
    const { feed } = desk.store.desk;
    const started = feed.started.bind(feed);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    vi.spyOn(feed, 'started').mockImplementation(() => answered.then(started));
    const begun = alarm.start();
    await Promise.race([begun, desk.board()]);
    await desk.book(booking());
    answer();
    await begun;
    await eventually(() => expect(pushes).toHaveLength(1));
  });

  it('looks each second by itself, and is not silenced by a clock that was set back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    clock.now = START - 3_600_000;
    vi.advanceTimersByTime(1000);
    await eventually(() => expect(pushes).toHaveLength(2));
  });

  it('rings for a new job at once, and once a round for all that wait, with their number', async () => {
    const bookAnother = () => desk.book(booking({ id: randomUUID() }));
    await alarm.start();
    for (let job = 1; job <= 3; job++) {
      clock.now = START + job * 5000;
      await bookAnother();
      await eventually(() => expect(pushes).toHaveLength(job));
    }
    const [first, ...others] = (await desk.board()).jobs.map(({ id }) => id).sort((a, b) => a - b);
    expect(pushes).toEqual([first, ...others].map((id, i) => `ring ${id} of ${i + 1}`));
    for (const seconds of [34, 35, 40, 45, 64, 65]) await after(seconds);
    expect(pushes.slice(3)).toEqual([`ring ${first} of 3`, `ring ${first} of 3`]);
    clock.now = START + 70_000;
    await bookAnother();
    await eventually(() => expect(pushes.at(-1)).toMatch(/ of 4$/));
    await after(94);
    expect(pushes).toHaveLength(6);
    await after(95);
    expect(pushes.slice(6)).toEqual([`ring ${first} of 4`]);
  });

  it('tells the number of those that ring: what was left from before is not among them, as on the screens', async () => {
    await desk.book(booking());
    clock.now = START + 12 * 3_600_000;
    await desk.book(booking({ id: randomUUID() }, { phone: '050 765 4321' }));
    const { id } = (await desk.board()).jobs.reduce((a, b) => (a.id > b.id ? a : b));
    await alarm.start();
    await eventually(async () => {
      await alarm.tick();
      expect(pushes).toEqual([`ring ${id} of 1`]);
    });
  });

  it('goes on for what waited before the server started', async () => {
    await desk.book(booking());
    await alarm.start();
    await alarm.tick();
    expect(pushes).toHaveLength(1);
  });

  it('goes on for it also where the store did not answer at the start', async () => {
    await desk.book(booking());
    vi.spyOn(desk.store.desk, 'board').mockRejectedValueOnce(new Error('busy'));
    await alarm.start();
    await alarm.tick();
    expect(pushes).toHaveLength(1);
  });

  it.each([
    [
      'one is erased on the dashboard',
      ({ id }: { id?: unknown }) => desk.store.eraseHeld({ id: String(id) }, 'dashboard'),
    ],
    ['a number is erased by the command', () => desk.store.eraseHeld({ phone: '+971 50 123 4567' }, 'command')],
  ])('is quiet, and rings no more, when %s while it waits', async (_what, erase) => {
    const data = booking();
    await alarm.start();
    await desk.book(data);
    // Two that come at once can ring together.
    await eventually(() => expect(pushes).toHaveLength(1));
    await desk.book(booking({ id: randomUUID() }, { phone: '050 765 4321' }));
    await eventually(() => expect(pushes).toHaveLength(2));
    const [{ id }, other] = (await desk.board()).jobs.sort((a, b) => a.id - b.id) as [Job, Job];
    await erase(data);
    await eventually(() => expect(pushes.at(-1)).toBe(`quiet ${id}`));
    await after(600);
    expect(pushes.slice(3)).toEqual([`ring ${other.id} of 1`]);
    expect(alerts.map(({ reference }) => reference)).toEqual([other.reference]);
  });

  it('rings for the jobs of a database that has gone back, of which no event came', async () => {
    await alarm.start();
    await desk.book(booking());
    await desk.book(booking({ id: randomUUID() }));
    await desk.change((await desk.board()).jobs[0]!, { kind: 'step', to: 'taken' });
    await eventually(() => expect(pushes).toContain('quiet 1'));
    pushes = [];
    await goBack(desk);
    await desk.post('jobs', call());
    await eventually(async () => {
      await alarm.tick();
      expect(pushes).toContain('ring 1 of 1');
    });
  });

  it('rings and alerts for a job that has the number of one that a database has lost by going back', async () => {
    await alarm.start();
    // Two that come at once can ring together.
    for (const job of [1, 2]) {
      await desk.book(booking({ id: randomUUID() }));
      await eventually(() => expect(pushes).toHaveLength(job));
    }
    await after(120);
    expect(alerts).toHaveLength(2);
    pushes = [];
    await goBack(desk);
    await desk.post('jobs', call());
    const { reference } = (await desk.board()).jobs[0]!;
    await eventually(async () => {
      await alarm.tick();
      expect(pushes).toContain('ring 1 of 1');
    });
    await after(240);
    expect(alerts.at(-1)?.reference).toBe(reference);
  });

  it('asks again what still waits when the store did not answer after something was erased', async () => {
    const data = booking();
    await alarm.start();
    await desk.book(data);
    await eventually(() => expect(pushes).toHaveLength(1));
    const waiting = vi.spyOn(desk.store.desk, 'waiting').mockRejectedValueOnce(new Error('busy'));
    await desk.store.eraseHeld({ id: String(data.id) }, 'dashboard');
    await eventually(() => expect(waiting).toHaveBeenCalledOnce());
    await after(30);
    expect(pushes.map((push) => push.split(' ')[0])).toEqual(['ring', 'quiet']);
  });

  it('calls the alert address once when nobody has taken a job for two minutes, with nothing personal', async () => {
    await alarm.start();
    await desk.book(booking({}, { description: 'My wife is bleeding' }));
    await eventually(() => expect(pushes).toHaveLength(1));
    await after(119);
    expect(alerts).toEqual([]);
    await after(120);
    await after(121);
    await eventually(() => expect(alerts).toHaveLength(1));
    expect(alerts[0]).toMatchObject({ waiting: 120, danger: true });
    const text = JSON.stringify(webhookBody(alerts[0]!));
    for (const secret of ['Mariam', 'Haddad', '501234567', 'bleeding', 'Deira']) expect(text).not.toContain(secret);
  });

  it('asks the store for the alert again after a failure, and no more once it was given', async () => {
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    const claim = vi.spyOn(desk.store.desk, 'claimAlert').mockRejectedValueOnce(new Error('the disk is full'));
    await after(120);
    expect(alerts).toEqual([]);
    for (const second of [121, 122, 123]) await after(second);
    expect(alerts).toHaveLength(1);
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('calls the alert address, once, where the store has not answered for half a minute', async () => {
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    vi.spyOn(desk.store.desk, 'claimAlert').mockRejectedValue(new Error('the disk is full'));
    for (const second of [120, 149]) await after(second);
    expect(alerts).toEqual([]);
    for (const second of [150, 151, 400]) await after(second);
    expect(alerts).toMatchObject([{ waiting: 150, danger: false }]);
    expect(lines.at(-1)).toContain('alert sent');
  });

  it('says in the log that an alert reached nobody', async () => {
    reached = false;
    await alarm.start();
    await desk.book(booking());
    await after(120);
    await eventually(() => expect(lines.at(-1)).toContain('ALERT NOT SENT: nobody has taken a job'));
  });

  it('leaves an alert that has got no answer to the server that starts next, and none that has', async () => {
    const parts = { desk: desk.store.desk, log, now: () => clock.now, alertAfter: 120, push: async () => undefined };
    const told: string[] = [];
    await desk.book(booking());
    const first = new DeskAlarm({
      ...parts,
      webhook: ({ reference }) => {
        told.push(`first ${reference}`);
        return new Promise(() => undefined);
      },
    });
    const next = () =>
      new DeskAlarm({ ...parts, webhook: async ({ reference }) => told.push(`next ${reference}`) > 0 });
    await first.start();
    clock.now = START + 121_000;
    void first.tick();
    await eventually(() => expect(told).toHaveLength(1));
    await first.stop();
    for (let starts = 0; starts < 2; starts++) {
      const server = next();
      await server.start();
      await server.tick();
      await server.stop();
    }
    const [{ reference } = { reference: '' }] = (await desk.board()).jobs;
    expect(told).toEqual([`first ${reference}`, `next ${reference}`]);
  });

  it('makes the call of a server that died before the address has answered, two minutes later, once', async () => {
    const parts = { desk: desk.store.desk, log, now: () => clock.now, alertAfter: 120, push: async () => undefined };
    const told: string[] = [];
    await desk.book(booking());
    // As of a process that is killed: nothing comes back from it, and it says nothing any more.
    const first = new DeskAlarm({ ...parts, webhook: () => new Promise(() => void told.push('first')) });
    await first.start();
    clock.now = START + 120_000;
    void first.tick();
    await eventually(() => expect(told).toHaveLength(1));
    const servers = ['next', 'other'].map(
      (name) => new DeskAlarm({ ...parts, webhook: async () => told.push(name) > 0 }),
    );
    for (const server of servers) await server.start();
    for (const second of [121, 239, 241, 242, 500, 900]) {
      clock.now = START + second * 1000;
      for (const server of servers) await server.tick();
      expect(told.length, `${second}`).toBe(second < 240 ? 1 : 2);
    }
    for (const server of [first, ...servers]) await server.stop();
  });

  it('tells nobody outside of a job that was taken in time, or of one for tomorrow', async () => {
    await alarm.start();
    await desk.book(booking());
    // Two that are heard of at once ring once.
    await eventually(() => expect(pushes).toHaveLength(1));
    await desk.book(booking({ id: randomUUID(), urgency: 'scheduled' }));
    await eventually(() => expect(pushes).toHaveLength(2));
    await desk.change(
      (await desk.board()).jobs.find(({ urgency }) => urgency === 'immediate')!,
      { kind: 'step', to: 'taken' },
    );
    const [later] = (await desk.board()).jobs.filter(({ state }) => state === 'new');
    await eventually(() => expect(pushes.at(-1)).toMatch(/^quiet/));
    // Its devices ring again when the promised call is due, and then in that step.
    for (const seconds of [299, 300, 301, 599, 600]) await after(seconds);
    expect(pushes.slice(3)).toEqual([`ring ${later!.id} of 1`, `ring ${later!.id} of 1`]);
    expect(alerts).toEqual([]);
  });
});

describe('the alert address', () => {
  let outside: Server;
  let url: string;
  let statuses: number[];
  let bodies: string[];
  let authorization: string | undefined;
  beforeEach(async () => {
    [statuses, bodies] = [[], []];
    outside = createServer(async (request: IncomingMessage, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      bodies.push(body);
      ({ authorization } = request.headers);
      response.statusCode = statuses.shift() ?? 200;
      response.end();
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/secret-topic`;
  });
  afterEach(() => new Promise((resolve) => outside.close(resolve)));
  const job = { reference: 'RNM-234567', waiting: 180, danger: false };
  const world = { fetch, wait: () => Promise.resolve() };

  it('is asked again after a failure, and told once it answers', async () => {
    statuses = [500, 503];
    expect(await callWebhook(url, job, log, world)).toBe(true);
    expect(bodies).toHaveLength(3);
    expect(JSON.parse(bodies[2]!)).toMatchObject({
      event: 'job_waiting',
      reference: 'RNM-234567',
      text: 'RNM-234567 has waited for 3 minutes. Open the dashboard.',
    });
  });

  it('is told how long the job has waited, in seconds too', async () => {
    for (const waiting of [20, 60]) await callWebhook(url, { ...job, waiting }, log, world);
    expect(bodies.map((body) => (JSON.parse(body) as { text: string }).text)).toEqual([
      'RNM-234567 has waited for 20 seconds. Open the dashboard.',
      'RNM-234567 has waited for a minute. Open the dashboard.',
    ]);
  });

  it('gets the user name and password that stand in it, by a header', async () => {
    const named = url.replace('//', '//night%20desk:p%40ss@');
    expect(await callWebhook(named, job, log, world)).toBe(true);
    expect(authorization).toBe(`Basic ${Buffer.from('night desk:p@ss').toString('base64')}`);
    await callWebhook(url, job, log, world);
    expect(authorization).toBeUndefined();
  });

  it('that has moved is told of by its status', async () => {
    statuses = [301, 301, 301, 301];
    const [before, answer] = [lines.length, await callWebhook(url, job, log, world)];
    expect([answer, lines.slice(before).join('\n')]).toEqual([false, expect.stringContaining('301')]);
  });

  it('is given up after four tries, and its address stays out of the log', async () => {
    statuses = [500, 500, 500, 500];
    expect(await callWebhook(url, job, log, world)).toBe(false);
    expect(bodies).toHaveLength(4);
    expect(lines.join('')).not.toContain('secret-topic');
  });
});

describe('pushes', () => {
  const device = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    device: name,
  });

  it('reach every device; one whose browser is gone is struck off, a service that fails is tried again next time', async () => {
    for (const name of ['phone', 'gone', 'lost', 'busy'])
      expect(await desk.post('push', device(name))).toMatchObject({ status: 204 });
    const answers: Record<string, number> = { gone: 410, lost: 404, busy: 500 };
    const send = vi.fn<Send>(async ({ device: name }) => {
      const statusCode = answers[name ?? ''];
      if (statusCode) throw Object.assign(new Error('refused'), { statusCode });
    });
    const { subscriptions } = desk.store.desk;
    await pusher(send, subscriptions, log)([{ kind: 'ring', job: 7 }]);
    expect(send).toHaveBeenCalledTimes(4);
    expect(send.mock.calls[0]?.[1]).toBe('{"kind":"ring","job":7}');
    expect((await subscriptions.all()).map(({ device: name }) => name)).toEqual(['phone', 'busy']);
    await desk.post('push/leave', { endpoint: device('phone').endpoint });
    expect((await subscriptions.all()).map(({ device: name }) => name)).toEqual(['busy']);
  });

  it('reach those of before where the store does not answer', async () => {
    await desk.post('push', device('phone'));
    const { subscriptions } = desk.store.desk;
    const send = vi.fn<Send>().mockResolvedValue(undefined);
    const push = pusher(send, subscriptions, log);
    await push([{ kind: 'ring', job: 7 }]);
    vi.spyOn(subscriptions, 'all').mockRejectedValueOnce(new Error('down'));
    await push([{ kind: 'ring', job: 7 }]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('reach a device that has joined since, each with every message, past one that never answers', async () => {
    const { subscriptions } = desk.store.desk;
    const got: string[] = [];
    const push = pusher(
      ({ device: name }, payload) =>
        name === 'hangs' ? new Promise(() => undefined) : Promise.resolve(got.push(`${name} ${payload}`)),
      subscriptions,
      log,
    );
    await desk.post('push', device('first'));
    await push([{ kind: 'quiet', job: 1 }]);
    await desk.post('push', device('hangs'));
    await desk.post('push', device('late'));
    got.length = 0;
    void push([
      { kind: 'quiet', job: 2 },
      { kind: 'quiet', job: 3 },
    ]);
    await eventually(() =>
      expect(got.sort()).toEqual(
        ['first', 'late'].flatMap((name) => [2, 3].map((job) => `${name} {"kind":"quiet","job":${job}}`)),
      ),
    );
  });

  it('that fail stop no other and are told without the address of the device, whatever the store says', async () => {
    for (const name of ['busy', 'away', 'gone', 'phone']) await desk.post('push', device(name));
    const { subscriptions } = desk.store.desk;
    vi.spyOn(subscriptions, 'remove').mockRejectedValue(new Error('down'));
    const errors: Record<string, object> = {
      busy: { statusCode: 503 },
      away: {},
      gone: { statusCode: 410 },
    };
    const send = vi.fn<Send>(({ device: name }) => {
      const error = errors[name ?? ''];
      return error ? Promise.reject(Object.assign(new Error('refused'), error)) : Promise.resolve();
    });
    const before = lines.length;
    await pusher(send, subscriptions, log)([{ kind: 'ring', job: 7 }]);
    expect(send).toHaveBeenCalledTimes(4);
    const told = lines.slice(before);
    expect(told.map((line) => (JSON.parse(line) as { level: string; status?: number }).status).sort()).toEqual([
      503,
      undefined,
    ]);
    for (const line of told) expect(line).toMatch(/"level":"warn".*"msg":"a push service did not accept a ring"/);
    expect(told.join()).not.toContain('push.example');
  });

  it('go to a hundred devices at the most: the one that joined first makes room', async () => {
    for (let i = 0; i <= 100; i++) {
      clock.now += 1;
      await desk.post('push', device(String(i)));
    }
    const names = (await desk.store.desk.subscriptions.all()).map(({ device: name }) => name);
    expect([names.length, names[0], names.at(-1)]).toEqual([100, '1', '100']);
  });

  describe('at the push service', () => {
    const ecdh = createECDH('prime256v1');
    const phone = {
      endpoint: 'https://push.example/x',
      keys: { p256dh: ecdh.generateKeys('base64url'), auth: 'a'.repeat(22) },
      device: '',
    };
    const sending = (answer: Response) => {
      const ask = vi.fn<typeof fetch>().mockResolvedValue(answer);
      return { ask, sent: webPushSend(webPush.generateVAPIDKeys(), 'mailto:desk@example.com', ask)(phone, '{}') };
    };

    it('are signed and locked, and nobody waits for the end of its answer', async () => {
      const cancel = vi.fn();
      const pull = (out: ReadableStreamDefaultController) => out.enqueue(new Uint8Array(1000));
      const { ask, sent } = sending(new Response(new ReadableStream({ pull, cancel })));
      await sent;
      // Its connection is free for the next ring.
      expect(cancel).toHaveBeenCalledOnce();
      const [address, { method, headers, body, redirect, signal }] = ask.mock.calls[0] as [string, RequestInit];
      expect([address, method, redirect]).toEqual([phone.endpoint, 'POST', 'manual']);
      expect(headers).toMatchObject({ TTL: 60, Urgency: 'high', 'Content-Encoding': 'aes128gcm' });
      expect((headers as Record<string, string>).Authorization).toMatch(/^vapid t=/);
      expect((body as Uint8Array).length).toBeGreaterThan(16);
      expect(signal).toBeInstanceOf(AbortSignal);
    });

    it('wait ten seconds for it', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const late = new AbortController();
        setTimeout(() => late.abort(), ms);
        return late.signal;
      });
      const silent: typeof fetch = (_address, init) =>
        new Promise((_answer, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('late'))));
      const given = vi.fn();
      void webPushSend(webPush.generateVAPIDKeys(), 'mailto:desk@example.com', silent)(phone, '{}').catch(given);
      await vi.advanceTimersByTimeAsync(9_999);
      expect(given).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(given).toHaveBeenCalledOnce();
    });

    it.each([302, 410, 500])('are not taken with %i, and lead nowhere else', async (status) => {
      await expect(sending(new Response(null, { status })).sent).rejects.toMatchObject({ statusCode: status });
    });

    it('fail, and nothing else, where a key of the device is none', async () => {
      const send = webPushSend(webPush.generateVAPIDKeys(), 'mailto:desk@example.com');
      await expect(send({ ...phone, keys: { ...phone.keys, p256dh: 'x'.repeat(20) } }, '{}')).rejects.toThrow();
    });
  });

  it.each(['push', 'push/leave'])('refuse an address that is none (%s)', async (path) => {
    expect(await desk.post(path, { ...device('x'), endpoint: 'https://push.example/\u0000x' })).toMatchObject({
      status: 400,
      body: { error: 'endpoint is no address' },
    });
  });

  it('are none of a server without keys, and the screen is told so', async () => {
    expect(await desk.get('push')).toEqual({ status: 404, body: { error: 'This server sends no pushes' } });
  });

  it('refuse an address that is not https', async () => {
    expect(await desk.post('push', { ...device('x'), endpoint: 'http://127.0.0.1/x' })).toMatchObject({
      status: 400,
      body: { error: 'endpoint must be https' },
    });
  });

  it("are signed with keys that are made once, for the owner's eyes only", () => {
    const directory = temporaryDirectory();
    const keys = pushKeys(directory);
    expect(pushKeys(directory)).toEqual(keys);
    expect(statSync(join(directory, 'push-keys.json')).mode & 0o777).toBe(0o600);
  });

  it('that cannot be read are named, and not made anew', () => {
    const directory = temporaryDirectory();
    const file = join(directory, 'push-keys.json');
    mkdirSync(file);
    expect(() => pushKeys(directory)).toThrow(
      new StartError(`${file} cannot be read (EISDIR). Make this user its owner.`),
    );
  });

  it.each(['', '{"publicKey":"B', 'null', '{"publicKey":"B"}', '{"privateKey":"x"}'])(
    'that are damaged are made anew, or no device could join: %j',
    (text) => {
      const directory = temporaryDirectory();
      writeFileSync(join(directory, 'push-keys.json'), text);
      const keys = pushKeys(directory);
      expect(keys.publicKey.length).toBeGreaterThan(80);
      expect(keys.privateKey.length).toBeGreaterThan(40);
      expect(pushKeys(directory)).toEqual(keys);
    },
  );

  it('are the database’s where several servers share one, taken from the old directory or from none at all', async () => {
    const shared = () => {
      const kept = new Map<string, Buffer>();
      const read = async (name: string, make: () => Buffer) => kept.set(name, kept.get(name) ?? make()).get(name)!;
      return { secrets: { read } };
    };
    const directory = temporaryDirectory();
    const keys = pushKeys(directory);
    const moved = shared();
    expect(await keysOf(directory, moved)).toEqual(keys);
    expect(await keysOf('/dev/null/nowhere', moved)).toEqual(keys);
    const other = shared();
    expect(await keysOf('/dev/null/nowhere', other)).toEqual(await keysOf(directory, other));
  });
});
