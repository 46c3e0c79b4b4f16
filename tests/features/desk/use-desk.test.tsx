import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDesk } from '@/features/desk/stream/use-desk';
import { NOW } from './sample-job';
import { eventually } from '../../support/eventually';

const now = () => NOW;
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the token is refused', 'denied', () => Response.json({ error: 'no' }, { status: 401 })],
  ['a gateway asks for a sign-in', 'lost', () => new Response('<h1>Wi-Fi</h1>', { status: 401 })],
  ['nothing answers', 'lost', () => Response.error()],
] as const)('where %s from the start, the line is %s', async (_, line, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  const { result, unmount } = renderHook(() => useDesk('token', vi.fn(), now));
  await eventually(() => expect(result.current.state).toMatchObject({ status: 'loading', line }));
  unmount();
});

it('says that the token was refused, and to whoever listens now', async () => {
  let refuse!: () => void;
  const refused = new Promise<Response>((done) => (refuse = () => done(new Response('', { status: 401 }))));
  vi.stubGlobal('fetch', () => refused);
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook(({ denied }) => useDesk('token', denied, now), {
    initialProps: { denied: first },
  });
  rerender({ denied: second });
  refuse();
  await eventually(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
  unmount();
});
