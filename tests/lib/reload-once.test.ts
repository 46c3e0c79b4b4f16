/** A page that reloads itself must never do so endlessly. */
import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnce, reloadWhereServed } from '@/lib/reload-once';

const reload = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  reload.mockReset();
});

it.each<[string, number, () => void]>([
  ['once, however often it is asked', 1, () => undefined],
  ['not without a network', 0, () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'not where the browser cannot remember it',
    0,
    () =>
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
])('an address is loaded anew %s', (_when, times, arrange) => {
  vi.stubGlobal('location', { href: 'http://localhost/book', reload });
  arrange();
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(times);
});

it.each([
  [200, 1],
  [503, 0],
])('what stands there is given up for an answer of %i: %i times', async (status, times) => {
  vi.stubGlobal('location', { href: 'http://localhost/book', reload });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  await reloadWhereServed();
  expect(reload).toHaveBeenCalledTimes(times);
});

it('what stands there stays where the line cuts the page, though the server has answered', async () => {
  vi.stubGlobal('location', { href: 'http://localhost/book', reload });
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    const cut = new ReadableStream({ pull: (page) => page.error(new TypeError('network error')) });
    return new Response(options?.method === 'HEAD' ? null : cut);
  });
  await reloadWhereServed();
  expect(reload).not.toHaveBeenCalled();
});

it('a page that was opened while the server took its time is not loaded anew', async () => {
  const location = { href: 'http://localhost/about', reload };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async () => {
    location.href = 'http://localhost/book';
    return new Response(null);
  });
  await reloadWhereServed();
  expect(reload).not.toHaveBeenCalled();
});
