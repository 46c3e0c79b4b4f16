import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { fetched, forgetFailures, onDemand, useAll, type OnDemand } from '@/app/on-demand';

function Page({ parts }: { parts: OnDemand<string>[] }) {
  useAll(parts);
  return <p>{parts.map(fetched).join(' ')}</p>;
}
const show = (parts: OnDemand<string>[]) =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Page parts={parts} />
    </Suspense>,
  );
const ready = (value: string) => vi.fn(() => Promise.resolve(value));

it('renders at once what has already loaded', async () => {
  const part = onDemand(ready('here'));
  await part.load();
  show([part]);
  expect(screen.getByText('here')).toBeDefined();
});

it('loads all parts in parallel, each once', async () => {
  const [first, second] = [ready('one'), ready('two')];
  let answer = (_: string) => undefined as void;
  const slow = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  await act(async () => void show([onDemand(slow), onDemand(first), onDemand(second)]));
  expect([slow, first, second].map((fetch) => fetch.mock.calls.length)).toEqual([1, 1, 1]);
  expect(screen.getByText('waiting')).toBeDefined();
  expect(document.documentElement).toHaveAttribute('data-waits');
  await act(async () => answer('zero'));
  expect(await screen.findByText('zero one two')).toBeDefined();
  expect([slow, first, second].map((fetch) => fetch.mock.calls.length)).toEqual([1, 1, 1]);
});

it('caches a failure until it is forgotten', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('back');
  const part = onDemand(fetch);
  await expect(part.load()).rejects.toThrow('gone');
  await expect(part.load()).rejects.toThrow('gone');
  forgetFailures();
  await part.load();
  expect(fetched(part)).toBe('back');
  // What has come is not fetched anew for the failure of something else.
  forgetFailures();
  await part.load();
  expect(fetch).toHaveBeenCalledTimes(2);
});
