import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '@/links/shared/api';

afterEach(() => vi.unstubAllGlobals());

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
