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
  vi.stubGlobal('fetch', async () => new Response('<h1>Book</h1></html>', { status }));
  await reloadWhereServed();
  expect(reload).toHaveBeenCalledTimes(times);
});

it.each([
  ['as a failure', () => new ReadableStream({ pull: (page) => page.error(new TypeError('network error')) })],
  ['by no word, as in Firefox', () => '<!doctype html><html><body><h1>Book'],
])('what stands there stays where the line cuts the page, which the browser tells %s', async (_how, body) => {
  vi.stubGlobal('location', { href: 'http://localhost/book', reload });
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) =>
    options?.method === 'HEAD' ? new Response(null) : new Response(body()),
  );
  await reloadWhereServed();
  expect(reload).not.toHaveBeenCalled();
});

it('a page that was opened while the server took its time is not loaded anew', async () => {
  const location = { href: 'http://localhost/about', reload };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async () => {
    location.href = 'http://localhost/book';
    return new Response('</html>');
  });
  await reloadWhereServed();
  expect(reload).not.toHaveBeenCalled();
});
