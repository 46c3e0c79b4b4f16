/** The driver’s photographs on a job’s card. */
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import { job } from './sample-job';
import { cardForEachTest, show, unfold } from './shown-card';

cardForEachTest();

const picture = () => new Response('picture', { headers: { 'Content-Type': 'image/jpeg' } });

it('shows the driver’s photographs once they are asked for, each with what it is of and when', async () => {
  const taken = [
    { id: 'p1', at: '2026-11-22T21:40:00.000Z', moment: 'before', part: 'front_left' },
    { id: 'p2', at: '2026-11-22T22:10:00.000Z', moment: 'after', part: 'damage' },
  ];
  const fetched = vi.fn((url: string, _request: RequestInit) =>
    Promise.resolve(url.endsWith('/photos') ? Response.json({ photos: taken }) : picture()),
  );
  vi.stubGlobal('fetch', fetched);
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made.mock.calls.length}`);
  const ended = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { unmount } = show(job(1, { photos: 2 }));
  expect(fetched).not.toHaveBeenCalled();
  unfold(/^2 photos/);
  expect(await screen.findByRole('link', { name: /^Front left, before loading 01:40/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^blob:/) as string,
  );
  expect(await screen.findByRole('link', { name: /^Damage, at the handover 02:10/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByText(/the first on 21 February 2027/)).toBeVisible();
  for (const [, { headers }] of fetched.mock.calls) expect(headers).toEqual({ Authorization: 'Bearer t' });
  unmount();
  expect(ended).toHaveBeenCalledTimes(2);
});

it('asks again for photographs that did not come, while their list is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const taken = [{ id: 'p1', at: '2026-11-22T21:40:00.000Z', moment: 'before', part: 'front_left' }];
  let down = 'photos';
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes(down)) return Promise.reject(new Error('no line'));
    return Promise.resolve(url.endsWith('/photos') ? Response.json({ photos: taken }) : picture());
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  show(job(1, { photos: 1 }));
  unfold(/^1 photo/);
  expect(await screen.findByText(desk.photos.failed)).toBeVisible();
  down = 'photos/p1';
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  // The list has come, and its picture has not.
  expect(await screen.findByText(desk.photos.failed)).toBeVisible();
  down = 'nothing';
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('link', { name: /^Front left, before loading 01:40/ })).toBeVisible();
});
