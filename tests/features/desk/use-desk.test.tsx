import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDesk } from '@/features/desk/stream/use-desk';
import { NOW } from './sample-job';
import { eventually } from '../../support/eventually';

const now = () => NOW;
afterEach(() => vi.unstubAllGlobals());

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
