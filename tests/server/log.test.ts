import Fastify, { LogController } from 'fastify';
import { get } from 'node:http';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { addRequestLog, createLog, standardLog } from '../../server/http/log';

/** What reads the log, and what it has read; so many bytes wait to be read. */
function reader(isTTY: boolean, writableLength = 0) {
  const read: string[] = [];
  const output = new Writable({ write: (line, _encoding, done) => (read.push(String(line)), done()) });
  const stream = Object.defineProperties(output, {
    isTTY: { value: isTTY },
    writableLength: { value: writableLength },
  });
  return { read, log: standardLog(stream as unknown as NodeJS.WriteStream) };
}

describe('the log', () => {
  it('is a line for the eye at a terminal, which names what is wrong', () => {
    const { read, log } = reader(true);
    log.info({ path: '/api/x', status: 200 }, 'request');
    log.warn('careful');
    log.error('broken');
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /;
    expect(read.map((line) => line.replace(time, ''))).toEqual([
      'request path=/api/x status=200\n',
      'warn: careful\n',
      'error: broken\n',
    ]);
    expect(read[0]).toMatch(time);
  });

  it('is JSON for programs elsewhere, without the process and the machine', () => {
    const { read, log } = reader(false);
    log.warn({ status: 200 }, 'request');
    const [line = ''] = read;
    expect(JSON.parse(line)).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-/) as string,
      status: 200,
      msg: 'request',
    });
    expect(line).toMatch(/\}\n$/);
  });

  it('loses lines, and fills no memory, where nobody reads on', () => {
    const { read, log } = reader(false, 4 * 1024 * 1024);
    log.error('broken');
    expect(read).toEqual([]);
  });
});

it('a request is logged by as much of its path as tells it, and by nothing behind it', async () => {
  const lines: Record<string, unknown>[] = [];
  const app = Fastify({
    loggerInstance: createLog((line) => void lines.push(JSON.parse(line) as Record<string, unknown>)),
    logController: new LogController({ disableRequestLogging: true }),
  });
  addRequestLog(app);
  app.get('*', (_request, reply) => reply.code(429).send());
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  // A program may send what a browser would not: the token of a link.
  for (const path of ['/a?q=Latifa', '/b#tToken', `/${'c'.repeat(200)}`])
    await new Promise((done) => get({ hostname, port, path, agent: false }, done));
  await app.close();
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ path }) => path)).toEqual(['/a', '/b', `/${'c'.repeat(119)}`]);
  for (const { ms, ...rest } of requests) {
    expect(ms).toBe(Math.round(ms as number));
    expect(rest).toMatchObject({ method: 'GET', status: 429 });
  }
});
