import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { STATS } from '@/features/admin/data/api';
import { useDashboard } from '@/features/admin/data/use-dashboard';
import { eventually } from '../../support/eventually';

afterEach(() => vi.unstubAllGlobals());

const now = () => 1_000;

it('what the server says of a token is not shown of the one that has replaced it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusal = Response.json({ error: 'Sign in first' }, { status: 401 });
  const pending: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) =>
    url === STATS && new Headers(headers).get('authorization') === 'Bearer old'
      ? new Promise<Response>((done) => pending.push(done))
      : Response.json({ totalCalls: 5 }),
  );
  const { result, rerender } = renderHook(({ token }) => useDashboard(token, now), {
    initialProps: { token: 'old' },
  });
  await eventually(() => expect(pending).toHaveLength(1));
  rerender({ token: 'new' });
  await eventually(() => expect(result.current.figures?.totalCalls).toBe(5));
  pending[0]?.(refusal);
  await eventually(() => expect(refusal.bodyUsed).toBe(true));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(result.current.failure).toBeUndefined();
  expect(result.current.loading).toBe(false);
});
