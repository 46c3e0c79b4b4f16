import { afterEach, expect, it, vi } from 'vitest';
import { ask, LIMIT_MS, sendPhoto } from '@/links/shared/api';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answered = (body: string, status = 200) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return ask('token');
};

it('takes an answer with a view', async () => {
  const view = { purpose: 'track', state: 'sent', now: '2026-11-25T08:00:00Z' };
  expect(await answered(JSON.stringify(view))).toEqual({ kind: 'ok', view });
});

it.each(['{"success":true}', '{}', 'null', '[]', '"ok"', '<h1>Towing</h1>', ''])(
  'takes %j of another back end for no answer',
  async (body) => {
    expect(await answered(body)).toEqual({ kind: 'failed' });
  },
);

const view = { purpose: 'job', state: 'cancelled' };
it.each<[number, object, string]>([
  // Sent again, or looked at again: whatever it was, it may pass.
  [500, { error: 'Oops' }, 'failed'],
  [503, { error: 'Nothing was stored: the disk is full' }, 'failed'],
  [429, { error: 'Too many requests' }, 'failed'],
  [404, { error: 'Not found' }, 'failed'],
  [409, { error: 'Conflict' }, 'failed'],
  // Never again.
  [400, { error: 'This is not a photograph, or it is damaged' }, 'wrong'],
  [413, { error: 'The photograph is larger than 300 kB' }, 'wrong'],
  [415, { error: 'Send the photograph as image/jpeg' }, 'wrong'],
  [409, { error: 'This is not possible any more', view }, 'refused'],
  [404, { error: 'This link is not valid', link: 'unknown' }, 'gone'],
  [410, { error: 'This link has expired', link: 'expired' }, 'gone'],
])('takes %i with %j for "%s"', async (status, body, kind) => {
  expect(await answered(JSON.stringify(body), status)).toMatchObject({ kind });
});

it('waits so long for an answer and no longer, for that to a photograph twice as long', async () => {
  vi.useFakeTimers();
  const request = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  );
  vi.stubGlobal('fetch', request);
  const heard: string[] = [];
  void ask('token').then(({ kind }) => heard.push(`look ${kind}`));
  const photo = { id: '1', moment: 'before', part: 'damage', bytes: new ArrayBuffer(1) } as const;
  void sendPhoto('token', photo, 20.25).then(({ kind }) => heard.push(`photo ${kind}`));
  // The server takes whole milliseconds alone.
  expect(request.mock.lastCall?.[0]).toMatch(/[?&]ago=20$/);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(heard).toEqual(['look failed']);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['look failed', 'photo failed']);
});
