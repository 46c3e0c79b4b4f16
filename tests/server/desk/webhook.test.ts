/** The alert address, asked over a real connection. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callWebhook } from '../../../server/desk/alarm/webhook';
import { createLog } from '../../../server/http/log';

const lines: string[] = [];
const log = createLog((line) => void lines.push(line));
beforeEach(() => void (lines.length = 0));

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
