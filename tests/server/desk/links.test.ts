import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeToken, readToken } from '../../../server/desk/links/token';
import { bookingRequest } from '../fixture';
import { desk, deskForEachTest } from './fresh-desk';
import { ask, booked, press } from './link-desk';
import { tokenOf } from './support';

deskForEachTest();

describe('a link', () => {
  it('is for the staff to make', async () => {
    const { job } = await booked();
    for (const authorization of ['', `Bearer ${'A'.repeat(40)}`]) {
      const answer = await desk.app.inject({
        method: 'POST',
        url: `/api/desk/jobs/${job.id}/link`,
        headers: { authorization },
        payload: { purpose: 'job' },
      });
      expect(answer.statusCode).toBe(401);
    }
    expect((await desk.post('jobs/999999/link', { purpose: 'pin' })).status).toBe(404);
    expect((await desk.post(`jobs/${job.id}/link`, { purpose: 'admin' })).status).toBe(400);
  });

  it('is over when the desk makes a new one in its place', async () => {
    const { track, job, data } = await booked();
    const renewed = await desk.link(job, 'track', true);
    expect(await ask(track)).toMatchObject({ status: 410, body: { link: 'revoked' } });
    expect((await ask(renewed)).status).toBe(200);
    // Sending the booking again must not give a new link.
    const { track: again } = (
      await desk.app.inject({ method: 'POST', url: '/api/real-crm-endpoint', payload: bookingRequest(data) })
    ).json<{ track: string }>();
    expect(await ask(tokenOf(again))).toMatchObject({ status: 410, body: { link: 'revoked' } });
  });

  it.each(['job', 'pin', 'track'] as const)(
    'does not tell the id of the booking (%s), by which its holder could have the ticket sent again',
    async (purpose) => {
      const { track, job, data } = await booked();
      const [key = ''] = (await desk.link(job, purpose)).slice(1).split('.');
      const named = Buffer.from(key, 'base64url').toString('hex');
      const id = named.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      const answer = await desk.app.inject({
        method: 'POST',
        url: '/api/real-crm-endpoint',
        payload: bookingRequest({ ...data, id }),
      });
      // To the server it is a new booking, by an id that it has never seen.
      expect(answer.statusCode).toBe(201);
      const given = (await ask(tokenOf(answer.json<{ track: string }>().track))).body;
      expect(given.reference).not.toBe((await ask(track)).body.reference);
    },
  );

  it('opens the same job as before where an earlier release has made it', () => {
    const secret = Buffer.alloc(32, 7);
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const head = `t${Buffer.from(key.replaceAll('-', ''), 'hex').toString('base64url')}.1.0`;
    const mac = createHmac('sha256', secret).update(`link ${head}`).digest().subarray(0, 16).toString('base64url');
    const claim = { purpose: 'track', key, epoch: 1, expires: 0 } as const;
    expect(readToken(`${head}.${mac}`, secret)).toEqual(claim);
    expect(readToken(makeToken(claim, secret), secret)).toEqual(claim);
    expect(makeToken(claim, secret)).not.toContain(head.slice(1, -4));
  });

  it('is worth nothing altered, and nothing as a link of another kind or as a staff token', async () => {
    const { track } = await booked();
    const [head = '', ...rest] = track.split('.');
    const [last = ''] = track.slice(-5);
    const altered = [
      `j${track.slice(1)}`,
      `p${track.slice(1)}`,
      [head, '1', ...rest.slice(1)].join('.'),
      // By one letter; the very last one holds two bits alone.
      `${track.slice(0, -5)}${last === 'A' ? 'B' : 'A'}${track.slice(-4)}`,
      track.slice(0, -1),
      `${track}A`,
      '',
    ];
    for (const [at, token] of altered.entries())
      expect(await ask(token, undefined, `10.1.0.${at}`)).toMatchObject({ status: 404, body: { link: 'unknown' } });
    expect((await desk.get('jobs', track)).status).toBe(401);
  });

  it('is not judged where none came: a proxy on the way may take the header out, or put its own in', async () => {
    const own = [{}, { authorization: 'Basic d2lmaTp3aWZp' }];
    // From one address as often as no guess may be made.
    for (const headers of Array.from({ length: 20 }, () => own).flat())
      for (const url of ['/api/link', '/api/link/photo']) {
        const method = url === '/api/link' ? 'GET' : 'POST';
        const answer = await desk.app.inject({ url, method, headers: { ...headers, 'content-type': 'image/jpeg' } });
        expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'There is no link in this request' }]);
      }
  });

  it('is one text: another last letter for the same bytes is no second link beside the limits', async () => {
    const { track } = await booked();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const statuses = await Promise.all(
      [...letters].map(async (letter, i) => (await ask(track.slice(0, -1) + letter, undefined, `10.1.0.${i}`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not found by 10,000 guesses, which are held off while the real one goes on from the same address', async () => {
    const { track } = await booked();
    const [head = '', epoch, expires] = track.split('.');
    const statuses = new Map<number, number>();
    const guess = async (turn: number) => {
      const mac = randomUUID().replace(/-/g, '').slice(0, 22);
      const { statusCode } = await desk.app.inject({
        url: '/api/link',
        remoteAddress: `10.2.0.${turn % 20}`,
        headers: { authorization: `Bearer ${head}.${epoch}.${expires}.${mac}` },
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    };
    for (let turn = 0; turn < 10_000; turn += 100)
      await Promise.all(Array.from({ length: 100 }, (_, i) => guess(turn + i)));
    expect([...statuses.keys()].sort()).toEqual([404, 429]);
    expect(statuses.get(404)).toBe(20 * 30);
    expect((await ask(track, undefined, '10.2.0.20')).status).toBe(200);
  }, 120_000);

  it('is called invalid past the limit of guesses too: a page that stays open with half a link uses them up', async () => {
    const { track } = await booked();
    const half = track.slice(0, -3);
    for (let turn = 0; turn < 30; turn += 1) await ask(half, undefined, '10.3.0.1');
    for (const change of [undefined, { id: randomUUID(), kind: 'note', text: 'Blue gate' }])
      expect(await ask(half, change, '10.3.0.1')).toMatchObject({ status: 429, body: { link: 'unknown' } });
  });

  it('is in no line of the log, and neither is what came by it', async () => {
    const { track } = await booked();
    await press(track, { kind: 'note', text: 'Blue gate at the mosque' });
    const log = JSON.stringify(desk.log);
    expect(log).toContain('/api/link');
    for (const secret of [track, track.slice(0, 20), 'mosque', 'Mariam']) expect(log).not.toContain(secret);
  });
});
