/** An answer counts only if it is the desk's, not a gateway's. */
import { afterEach, expect, it, vi } from 'vitest';
import { changeJob, findJobs, makeLink, readPhoto, saveTruck } from '@/features/desk/stream/api';

const answered = (body: BodyInit, status: number, type: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })));
afterEach(() => vi.unstubAllGlobals());

const PAGE = ['<h1>Please log in to the Wi-Fi</h1>', 'text/html'] as const;
const JSON_OF_OTHERS = ['{"message":"Forbidden"}', 'application/json'] as const;
const step = { kind: 'step', to: 'taken', version: 1, by: 'Omar' } as const;
const truck = { id: 1, onDuty: true };

it.each([
  [200, ...PAGE],
  [403, ...PAGE],
  [404, ...PAGE],
  [200, ...JSON_OF_OTHERS],
  [403, ...JSON_OF_OTHERS],
  [404, 'null', 'application/json'],
] as const)('whether it was saved is not known after %i with %s', async (status, body, type) => {
  answered(body, status, type);
  expect([await changeJob('t', 1, step), await saveTruck('t', truck), await makeLink('t', 1, 'job')]).toEqual([
    { kind: 'failed' },
    { kind: 'failed' },
    undefined,
  ]);
});

it('what the desk refuses is told in its words', async () => {
  answered('{"error":"There is no such job"}', 404, 'application/json');
  expect(await changeJob('t', 1, step)).toEqual({ kind: 'refused', error: 'There is no such job' });
});

it.each([PAGE, JSON_OF_OTHERS])('%s is no list of jobs, and no photograph', async (body, type) => {
  answered(body, 200, type);
  expect(await findJobs('t', 'a')).toBeUndefined();
  expect(await readPhoto('t', 'p1')).toBeUndefined();
});
