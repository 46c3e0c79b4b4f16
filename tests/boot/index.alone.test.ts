import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/lib/reload-once';

let serial = 0;
/** A module that sets a global of its name; each has a unique URL, since a module runs only once. */
const moduleOf = (name: string) => `data:text/javascript,globalThis.${name}=1;${(serial += 1)}`;
const ran = (name: string) => (globalThis as Record<string, unknown>)[name] === 1;

type Ready = DocumentReadyState;
/** Loads the script again, on a page whose `readyState` is `ready`, or in an empty shell. */
async function boot(modules: string[], { shell = false, ready = 'interactive' as Ready, sheet = '' } = {}) {
  vi.resetModules();
  const styles = shell ? '' : `data-styles="${sheet}"`;
  document.head.innerHTML = `<script type="module" ${styles} data-modules="${modules.join(' ')}"></script>`;
  document.body.innerHTML = `<div id="root">${shell ? '' : '<p>Page</p>'}</div>`;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(ready);
  await import('@/boot');
}
const fetched = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([href]) => href)
    .filter((href) => href !== '/icons.svg');
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets pending imports finish, which fake timers do not affect. */
const settle = async () => {
  for (let i = 0; i < 20; i += 1) {
    await rest(0);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
};

/**
 * Reports a first paint as soon as an observer asks for it, of the background alone, and `after` milliseconds later
 * that of something to see. An observer that does not ask for what has been hears nothing: the page was painted before.
 */
class Paints {
  static after = 0;
  constructor(readonly told: (list: { getEntriesByName: (name: string) => string[] }) => void) {}
  observe({ type, buffered }: PerformanceObserverInit): void {
    if (type !== 'paint' || !buffered) return;
    const tell = (paint: string) => this.told({ getEntriesByName: (name) => [paint].filter((one) => one === name) });
    setTimeout(() => tell('first-paint'));
    setTimeout(() => tell('first-contentful-paint'), Paints.after);
  }
}

beforeEach(() => {
  Paints.after = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(''))),
  );
  vi.stubGlobal('PerformanceObserver', Paints);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
  for (const name of ['a', 'b', 'c']) delete (globalThis as Record<string, unknown>)[name];
});

describe('fetching', () => {
  it('waits until the page is complete and painted', async () => {
    const module = moduleOf('a');
    await boot([module]);
    await rest(500);
    expect(fetched()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    await rest(50);
    expect(fetched()).toEqual([module]);
  });

  it('waits until the browser says that something is on the screen', async () => {
    Paints.after = 900;
    await boot([moduleOf('a')], { ready: 'complete' });
    await rest(899);
    expect(fetched()).toEqual([]);
    await rest(50);
    expect(fetched()).toHaveLength(1);
  });

  it('waits for the rest of the page, even if it is used before that has arrived', async () => {
    await boot([moduleOf('a')], { ready: 'loading' });
    window.dispatchEvent(new Event('pointerdown'));
    await rest(5_000);
    expect(fetched()).toEqual([]);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await rest(50);
    expect(fetched()).toHaveLength(1);
  });

  it('waits three seconds at most for a picture that never arrives', async () => {
    await boot([moduleOf('a')]);
    await rest(2_999);
    expect(fetched()).toEqual([]);
    await rest(1);
    expect(fetched()).toHaveLength(1);
  });

  it('fetches all of them in parallel, in the order of the list', async () => {
    const modules = ['a', 'b', 'c'].map(moduleOf);
    await boot(modules, { ready: 'complete' });
    await rest(50);
    expect(fetched()).toEqual(modules);
  });
});

describe('a line that fails', () => {
  it('is tried again after a second, then after two; nothing runs before', async () => {
    const module = moduleOf('a');
    vi.mocked(fetch).mockImplementation((href) =>
      href === '/icons.svg' || fetched().length > 2
        ? Promise.resolve(new Response(''))
        : Promise.reject(new TypeError('no network')),
    );
    await boot([module], { shell: true });
    await rest(999);
    await settle();
    expect(fetched()).toHaveLength(1);
    await rest(1);
    expect(fetched()).toHaveLength(2);
    await rest(1_999);
    await settle();
    expect(ran('a')).toBe(false);
    await rest(1);
    await settle();
    expect(fetched()).toEqual([module, module, module]);
    expect(ran('a')).toBe(true);
  });

  it.each([503, 429])('is retried when the server is busy (%i), not when it no longer has the file', async (status) => {
    const [busy, gone] = [moduleOf('a'), moduleOf('b')];
    vi.mocked(fetch).mockImplementation((href) =>
      Promise.resolve(
        href === gone
          ? new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
          : new Response('', { status: href === busy && fetched().length < 3 ? status : 200 }),
      ),
    );
    await boot([busy, gone], { shell: true });
    await settle();
    expect(ran('b')).toBe(false);
    await rest(1_000);
    await settle();
    await rest(10);
    await settle();
    expect(fetched()).toEqual([busy, gone, busy]);
    expect([ran('a'), ran('b')]).toEqual([true, true]);
  });

  it.each([200, 403])('is tried again where a gateway answers %i with a page of its own', async (status) => {
    const module = moduleOf('a');
    vi.mocked(fetch).mockImplementationOnce(() =>
      Promise.resolve(new Response('<h1>Log in</h1>', { status, headers: { 'Content-Type': 'text/html' } })),
    );
    await boot([module], { shell: true });
    await settle();
    expect(ran('a')).toBe(false);
    await rest(1_000);
    await settle();
    expect([fetched(), ran('a')]).toEqual([[module, module], true]);
  });

  it('is tried again as soon as the network returns', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
    await boot([moduleOf('a')], { shell: true });
    await settle();
    expect(ran('a')).toBe(false);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(ran('a')).toBe(true);
  });

  it('does not wait for icons that never come, and no longer than three seconds for the styles', async () => {
    vi.mocked(fetch).mockImplementation((href) =>
      typeof href === 'string' && href.startsWith('data:')
        ? Promise.resolve(new Response(''))
        : new Promise(() => undefined),
    );
    await boot([moduleOf('a')], { ready: 'complete', sheet: '/all.css' });
    await rest(2_999);
    await settle();
    expect(ran('a')).toBe(false);
    await rest(100);
    await settle();
    expect(ran('a')).toBe(true);
  });
});

describe('code that a release has replaced', () => {
  const broken = 'data:text/javascript,throw(1)';
  /** Starts a page whose last module fails; returns how often the page was reloaded. */
  async function reloads(status: number): Promise<number> {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...new URL('http://localhost/book'), href: 'http://localhost/book', hash: '', reload });
    const failed = vi.spyOn(console, 'warn').mockClear().mockReturnValue(undefined);
    vi.mocked(fetch).mockImplementation(() => Promise.resolve(new Response('', { status })));
    await boot([moduleOf('a'), `${broken};${(serial += 1)}`], { shell: true });
    while (failed.mock.calls.length === 0) await settle();
    await settle();
    return reload.mock.calls.length;
  }
  it('is fetched by loading the page anew, once', async () => {
    expect(await reloads(404)).toBe(1);
    expect(await reloads(404)).toBe(0);
  });

  it.each(['boot script', 'application'])('is not reloaded again when the %s has already done so', async (who) => {
    const reload = vi.fn();
    const byTheApplication = () => {
      vi.stubGlobal('location', { href: 'http://localhost/book', reload });
      reloadOnce();
      return reload.mock.calls.length;
    };
    if (who === 'application') {
      expect(byTheApplication()).toBe(1);
      expect(await reloads(404)).toBe(0);
    } else {
      expect(await reloads(404)).toBe(1);
      expect(byTheApplication()).toBe(0);
    }
  });

  it('is told apart from code that loads and does not run, which is fetched again past the cache', async () => {
    expect(await reloads(200)).toBe(0);
    expect(fetch).toHaveBeenLastCalledWith(expect.stringContaining(broken), { cache: 'reload' });
  });
});

describe('running', () => {
  it('starts by itself as soon as the page has been painted, without a sign of use', async () => {
    await boot([moduleOf('a')], { ready: 'complete' });
    await settle();
    await rest(300);
    await settle();
    expect(ran('a')).toBe(true);
  });

  it('paints a frame between the modules and the one that starts the application, so that a tap in between is answered', async () => {
    await boot([moduleOf('a'), moduleOf('b'), moduleOf('c')], { ready: 'complete' });
    const seen: boolean[][] = [];
    for (let frame = 0; frame < 60 && !ran('c'); frame += 1) {
      await rest(16);
      for (let i = 0; i < 20; i += 1) await new Promise<void>((resolve) => setImmediate(resolve));
      seen.push([ran('a'), ran('b'), ran('c')]);
    }
    expect(seen[0]).toEqual([false, false, false]);
    expect(seen).toContainEqual([true, true, false]);
    expect(seen.at(-1)).toEqual([true, true, true]);
  });

  it('does not wait for frames in a background tab, which paints none', async () => {
    await boot([moduleOf('a'), moduleOf('b')], { ready: 'complete' });
    vi.stubGlobal('requestAnimationFrame', () => 0);
    await rest(3_000);
    await settle();
    for (let i = 0; i < 3; i += 1) {
      await rest(100);
      await settle();
    }
    expect(ran('b')).toBe(true);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
    'starts at once when the page is used before it is complete: %s',
    async (event) => {
      const module = moduleOf('a');
      await boot([module]);
      window.dispatchEvent(new Event(event));
      await settle();
      await rest(100);
      await settle();
      expect(fetched()).toEqual([module]);
      expect(ran('a')).toBe(true);
    },
  );

  it('starts a shell without a page at once', async () => {
    await boot([moduleOf('a')], { shell: true });
    await settle();
    expect(ran('a')).toBe(true);
  });
});
