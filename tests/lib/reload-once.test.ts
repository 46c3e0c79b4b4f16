/** A page that reloads itself must never do so endlessly. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce, reloadWhenServed, reloadWhereServed } from '@/lib/reload-once';

const reload = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
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

it('another address is loaded anew too', () => {
  for (const path of ['/book', '/about', '/about']) {
    vi.stubGlobal('location', { href: `http://localhost${path}`, reload });
    reloadOnce();
  }
  expect(reload).toHaveBeenCalledTimes(2);
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

describe('a page whose server is down', () => {
  const serve = (status: () => number) => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { href: 'http://localhost/book', reload });
    const ask = vi.fn(async () => new Response('</html>', { status: status() }));
    vi.stubGlobal('fetch', ask);
    return ask;
  };

  it('is loaded when the server is back, which is asked no more then', async () => {
    let status = 502;
    const ask = serve(() => status);
    reloadWhenServed();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(2);
    status = 200;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is loaded when it is back after it could not be reached at all', async () => {
    const ask = serve(() => 200);
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    reloadWhenServed();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded after each time that it was down', async () => {
    let status = 502;
    serve(() => status);
    for (const times of [1, 2]) {
      reloadWhenServed();
      await vi.advanceTimersByTimeAsync(0);
      status = 200;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(reload).toHaveBeenCalledTimes(times);
      status = 502;
    }
  });

  it('is loaded once where the server is there and the page is broken', async () => {
    serve(() => 200);
    for (const _ of [1, 2]) {
      reloadWhenServed();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded once more when the visitor, who had gone elsewhere, comes back to it', async () => {
    serve(() => 200);
    for (const times of [1, 2]) {
      const leave = reloadWhenServed();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(reload).toHaveBeenCalledTimes(times);
      leave();
    }
  });

  it('is waited for no more when the visitor has gone elsewhere', async () => {
    const ask = serve(() => 502);
    reloadWhenServed()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
