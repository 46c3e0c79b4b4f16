import { createECDH } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { pusher, pushKeys, webPushSend, type Send } from '../../../server/desk/alarm/push';
import { keysOf } from '../../../server/desk/alarm/start';
import { createLog } from '../../../server/http/log';
import { StartError } from '../../../server/start-error';
import { temporaryDirectory } from '../fixture';
import { clock, desk, deskForEachTest } from './fresh-desk';
import { eventually } from '../../support/eventually';

deskForEachTest();

const lines: string[] = [];
const log = createLog((line) => void lines.push(line));
beforeEach(() => void (lines.length = 0));

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

  it('that ring are of no use after a minute; "taken" waits an hour for a phone without a network', async () => {
    await desk.post('push', device('phone'));
    const send = vi.fn<Send>();
    const push = pusher(send, desk.store.desk.subscriptions, log);
    await push([{ kind: 'ring', job: 7 }]);
    await push([{ kind: 'quiet', job: 7 }]);
    expect(send.mock.calls.map(([, payload, ttl]) => [JSON.parse(payload), ttl])).toEqual([
      [{ kind: 'ring', job: 7 }, 60],
      [{ kind: 'quiet', job: 7 }, 3_600],
    ]);
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

  it('say that a job is taken after the ring that is still on its way: it would stay on the phone; no ring waits', async () => {
    const { subscriptions } = desk.store.desk;
    for (const name of ['slow', 'phone']) await desk.post('push', device(name));
    const got: string[] = [];
    const line: (() => void)[] = [];
    const push = pusher(
      async ({ device: name }, payload) => {
        if (name === 'slow') await new Promise<void>((arrive) => line.push(arrive));
        got.push(`${name} ${(JSON.parse(payload) as { kind: string }).kind}`);
      },
      subscriptions,
      log,
    );
    const ring = push([{ kind: 'ring', job: 7 }]);
    await eventually(() => expect(got).toEqual(['phone ring']));
    const quiet = push([{ kind: 'quiet', job: 7 }]);
    await eventually(() => expect(got).toEqual(['phone ring', 'phone quiet']));
    expect(line).toHaveLength(1);
    const next = push([{ kind: 'ring', job: 8 }]);
    await eventually(() => expect(line).toHaveLength(2));
    line[0]?.();
    await eventually(() => expect(line).toHaveLength(3));
    for (const arrive of line) arrive();
    await Promise.all([ring, quiet, next]);
    expect(got.filter((one) => one.startsWith('slow'))).toEqual(['slow ring', 'slow ring', 'slow quiet']);
  });

  it('say it after all rings that are on their way, also where a later one has arrived first', async () => {
    await desk.post('push', device('phone'));
    const got: string[] = [];
    let arrive = (): void => undefined;
    const push = pusher(
      async (_device, payload) => {
        const { kind, job } = JSON.parse(payload) as { kind: string; job: number };
        if (kind === 'ring' && job === 7) await new Promise<void>((resolve) => (arrive = resolve));
        got.push(`${kind} ${job}`);
      },
      desk.store.desk.subscriptions,
      log,
    );
    const told = [push([{ kind: 'ring', job: 7 }])];
    told.push(push([{ kind: 'ring', job: 8 }]));
    await eventually(() => expect(got).toEqual(['ring 8']));
    told.push(push([{ kind: 'quiet', job: 7 }]));
    await desk.store.desk.subscriptions.all();
    arrive();
    await Promise.all(told);
    expect(got).toEqual(['ring 8', 'ring 7', 'quiet 7']);
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
      return { ask, sent: webPushSend(webPush.generateVAPIDKeys(), 'mailto:desk@example.com', ask)(phone, '{}', 60) };
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
      void webPushSend(webPush.generateVAPIDKeys(), 'mailto:desk@example.com', silent)(phone, '{}', 60).catch(given);
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
      await expect(send({ ...phone, keys: { ...phone.keys, p256dh: 'x'.repeat(20) } }, '{}', 60)).rejects.toThrow();
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
