import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addErrorHandler, forLog, HttpError } from '../../server/http/errors';
import { addRequestLog, createLog } from '../../server/http/log';
import { StartError } from '../../server/start-error';
import { StoreUnavailable } from '../../server/store/errors';

/** What a visitor and what the log are told where a route throws `error`. */
async function thrown(error: Error) {
  const told: string[] = [];
  const log = createLog((line) => {
    const { level, msg } = JSON.parse(line) as Record<string, string>;
    if (level === 'error') told.push(String(msg));
  });
  const app = Fastify({ loggerInstance: log });
  addRequestLog(app);
  addErrorHandler(app);
  app.get('/', () => Promise.reject(error));
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, body: JSON.parse(body) as unknown, headers, told };
}

it('a visitor is told what to do about it, and no inner detail; the operator only what is ours to mend', async () => {
  const full = await thrown(new StoreUnavailable('SQLITE_FULL', 'the disk is full'));
  expect(full).toMatchObject({ status: 503, body: { error: 'Nothing was stored: the disk is full' } });
  expect(full.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect(full.told).toEqual(['store: the disk is full (SQLITE_FULL)']);
  expect(await thrown(new HttpError(409, 'Too late', { fields: { a: 'b' }, headers: { Allow: 'GET' } }))).toMatchObject(
    {
      status: 409,
      body: { error: 'Too late', fields: { a: 'b' } },
      headers: { allow: 'GET', 'cache-control': 'no-store' },
      told: [],
    },
  );
  // As the framework refuses what it does not understand.
  for (const [statusCode, status, error, lines] of [
    [431, 431, 'The request could not be understood', 0],
    [500, 500, 'Something went wrong on our side', 1],
    [undefined, 500, 'Something went wrong on our side', 1],
  ] as const) {
    const answer = await thrown(Object.assign(new Error('secret'), { statusCode }));
    expect(answer).toMatchObject({ status, body: { error } });
    expect(answer.told).toHaveLength(lines);
    expect(answer.told.join()).not.toContain('secret');
  }
});

it('the log has an error by its words where they are ours, else by its name and three places', () => {
  expect(forLog(new StartError('Delete it.'))).toBe('Delete it.');
  expect(forLog('text')).toBe('unknown error');
  const cause = new TypeError('secret');
  expect(forLog(new StoreUnavailable('UNKNOWN', 'no answer', { cause }))).toMatch(
    /^store: no answer \(UNKNOWN, TypeError at [^<]+ < at [^<]+ < at [^<]+\)$/,
  );
  expect(forLog(new TypeError('secret'))).toMatch(/^TypeError at [^<]+ < at [^<]+ < at [^<]+$/);
});
