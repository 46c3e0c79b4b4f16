/** The whole service worker, in a browser whose network and caches are in memory. */
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_PICTURES } from '@/contract/hour-picture';
import { ASSETS, OLD_ASSETS, PAGE_MARK, PAGES, PICTURES } from '@/sw/caches';
import { memoryCaches } from './memory-caches';

const { outbox } = vi.hoisted(() => ({ outbox: { flush: vi.fn(async () => undefined), nextDue: vi.fn() } }));
vi.mock('@/features/booking/outbox/browser', () => ({ SYNC_TAG: 'rnm-outbox', browserOutbox: () => outbox }));

const ORIGIN = 'https://site.test';
/** What the server has, by path; undefined: there is no network. */
let network: Record<string, string> | undefined = {};
/** A hotel's network, which answers every address with its own page. */
let signIn = false;
/** What a gateway says in place of the server, which is down or busy. */
let gateway: number | undefined;
/** What has been fetched. */
let fetched: string[] = [];
const isFile = (path: string) => /\.(?!html$)\w+$/.test(path);
const typeOf = (path: string) =>
  signIn || !isFile(path) ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
/** A page of the site, around its text. */
const whole = (text: string) => `<link rel="icon" href="${PAGE_MARK}"><body>${text}</body></html>`;
const later = () => new Promise<void>((done) => setTimeout(done, 10));
const storage = memoryCaches();
let claimed = false;
let rung = 0;
/** Whether the worker took over with a list that a hotel had answered. */
let installed: boolean;
const skipWaiting = vi.fn(async () => undefined);
const clients = {
  claim: vi.fn(() => later().then(() => void (claimed = true))),
  matchAll: vi.fn(async () => []),
  openWindow: vi.fn(),
};
const registration = { scope: `${ORIGIN}/`, showNotification: vi.fn(() => later().then(() => void (rung += 1))) };

/** Dispatches an event to the worker: resolves to its answer once everything passed to `waitUntil` is done. */
function happens(type: string, fields: object = {}) {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const event = Object.assign(new ExtendableEvent(type), {
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
    respondWith: (response: Promise<Response>) => (answer = response),
    ...fields,
  });
  self.dispatchEvent(event);
  return { answer: () => answer, done: () => Promise.all(waits) };
}
/** What the browser gets for `path`: a text, 'error', or undefined where the worker lets the question pass. */
async function asks(path: string, { mode = 'no-cors', accept = '*/*' } = {}): Promise<string | undefined> {
  const request = new Request(new URL(path, ORIGIN), { headers: { accept } });
  Object.defineProperty(request, 'mode', { value: mode });
  const { answer, done } = happens('fetch', { request });
  const response = await answer()?.catch(() => Response.error());
  await done().catch(() => undefined);
  if (response?.type === 'error') return 'error';
  return response && (await response.text()).replace(/^<link.*<body>|<\/body><\/html>$/g, '');
}
const opens = (path: string) => asks(path, { mode: 'navigate' });
const put = async (cache: string, path: string, text: string) =>
  (await storage.open(cache)).put(ORIGIN + path, new Response(text));

beforeAll(async () => {
  vi.stubGlobal('ExtendableEvent', class extends Event {});
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('location', new URL(ORIGIN));
  // Unlike Node's, a browser's `Request` takes a path within the site.
  const Whole = Request;
  vi.stubGlobal(
    'Request',
    class extends Whole {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input instanceof Whole ? input : new URL(input, ORIGIN), init);
      }
    },
  );
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    if (!network) throw new TypeError('Failed to fetch');
    fetched.push(pathname + search);
    const text = signIn ? 'sign in' : network[pathname];
    // As a redirect looks to a worker: nothing that it may read, with the status 0.
    if (text === 'elsewhere') return Response.error();
    if (gateway) return new Response(`${gateway}`, { status: gateway, headers: { 'content-type': 'text/html' } });
    return new Response(text !== undefined && !signIn && !isFile(pathname) ? whole(text) : (text ?? 'not found'), {
      status: text === undefined ? 404 : 200,
      headers: { 'content-type': typeOf(pathname) },
    });
  });
  // As the build lists them: pages last.
  const precached = ['/pictures/strip-sand-2-176.avif', '/shell.html', '/book'];
  Object.assign(self, {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: precached.map((url) => ({ url, revision: '1' })),
    skipWaiting,
    clients,
    registration,
  });
  await import('@/sw/sw');
  await put('workbox-precache-v2-before', '/assets/app-1.js', 'the release before');
  await put(PAGES, '/about', 'the page of the release before');
  network = Object.fromEntries(precached.map((path) => [path, `kept ${path}`]));
  signIn = true;
  installed = await happens('install')
    .done()
    .then(
      () => true,
      () => false,
    );
  signIn = false;
  skipWaiting.mockClear();
  await happens('install').done();
  await happens('activate').done();
});
beforeEach(() => {
  network = {};
  fetched = [];
  for (const mock of [clients.openWindow, outbox.flush, registration.showNotification]) mock.mockClear();
});
afterEach(() => vi.useRealTimers());

it('takes over at once once its list is whole, without the pages of the release before, and with its files for pages that are open', async () => {
  expect([installed, skipWaiting.mock.calls.length, claimed]).toEqual([false, 1, true]);
  expect(await storage.match('/about', { cacheName: PAGES })).toBeUndefined();
  expect(await storage.match('/assets/app-1.js', { cacheName: OLD_ASSETS })).toBeDefined();
  expect(await asks('/assets/app-1.js')).toBe('the release before');
});

it('opens a visited page at once, fetches it anew behind it, and opens it without a network', async () => {
  network = { '/towing': 'first', '/fleet': 'was there before the worker' };
  expect(await opens('/towing')).toBe('first');
  expect(await asks('/fleet', { accept: 'text/html' })).toBe('was there before the worker');
  network = { '/towing': 'second' };
  expect(await opens('/towing')).toBe('first');
  network = undefined;
  expect([await opens('/towing'), await opens('/fleet')]).toEqual(['second', 'was there before the worker']);
});

it('has a page of its list for every campaign that leads there, and for no other question', async () => {
  network = { '/book': 'fetched' };
  for (const query of ['', '?utm_source=ads&utm_medium=x', '?gclid=1', '?fbclid=1'])
    expect(await opens(`/book${query}`), query).toBe('kept /book');
  expect(await opens('/book?service=towing')).toBe('fetched');
});

it('lets the API, the dashboard and other sites pass', async () => {
  for (const path of ['/api/desk/jobs', '/api/x', '/admin', '/admin/jobs', 'https://elsewhere.test/'])
    expect(await opens(path), path).toBeUndefined();
  for (const path of ['/assets/app-9.js', '/pictures/truck-800.avif'])
    expect(await asks(`https://elsewhere.test${path}`), path).toBeUndefined();
  expect(await asks('/robots.txt')).toBeUndefined();
  network = { '/administration': 'a page', '/api': 'a page' };
  expect([await opens('/administration'), await opens('/api')]).toEqual(['a page', 'a page']);
});

it('fetches a hashed file once', async () => {
  network = { '/assets/new-2.js': 'script' };
  for (let i = 0; i < 2; i++) expect(await asks('/assets/new-2.js')).toBe('script');
  expect(fetched).toEqual(['/assets/new-2.js']);
});

it('keeps no page in place of a file, and no redirect in place of a page', async () => {
  const files = ['/assets/new-4.js', '/pictures/truck-640.avif'];
  signIn = true;
  for (const path of files) expect(await asks(path)).toBe('sign in');
  signIn = false;
  network = Object.fromEntries(files.map((path) => [path, 'the file']));
  for (const path of files) expect(await asks(path)).toBe('the file');
  network = { '/moved': 'elsewhere' };
  expect(await opens('/moved')).toBe('error');
  network = { '/moved': 'a page' };
  expect(await opens('/moved')).toBe('a page');
});

it('keeps no page of a hotel’s in place of one that was opened before', async () => {
  network = { '/towing-2': 'ours' };
  await opens('/towing-2');
  signIn = true;
  expect([await opens('/towing-2'), await opens('/towing-2'), await opens('/never')]).toEqual([
    'ours',
    'ours',
    'sign in',
  ]);
  signIn = false;
  network = { '/towing-2': 'ours', '/never': 'now there' };
  expect([await opens('/towing-2'), await opens('/never')]).toEqual(['ours', 'now there']);
});

it('keeps the picture of the hour as that hour’s, and shows another light without a network', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  const [noon, night] = [HOUR_PICTURES.noon, HOUR_PICTURES.night].map((name) => `/pictures/${name}-800.avif`);
  const asked = `${noon}?now`;
  network = { [`${noon}`]: 'noon', [`${night}`]: 'night' };
  expect([await asks(asked), await asks(asked)]).toEqual(['noon', 'noon']);
  expect(fetched).toEqual([noon]);
  vi.setSystemTime(new Date('2026-11-22T20:00:00Z'));
  network = undefined;
  expect(await asks(asked)).toBe('noon');
  expect(await asks(asked.replace('800', '480'))).toBe('error');
});

it('shows a frame of a strip sharp once it was fetched, small until then', async () => {
  network = undefined;
  expect(await asks('/pictures/strip-sand-2-480.avif')).toBe('kept /pictures/strip-sand-2-176.avif');
  expect(await asks('/pictures/strip-sand-3-480.avif')).toBe('error');
  network = { '/pictures/strip-sand-2-480.avif': 'sharp' };
  expect(await asks('/pictures/strip-sand-2-480.avif')).toBe('sharp');
  network = undefined;
  expect(await asks('/pictures/strip-sand-2-480.avif')).toBe('sharp');
});

it('keeps every other picture too', async () => {
  network = { '/pictures/truck-800.avif': 'truck' };
  await asks('/pictures/truck-800.avif');
  network = undefined;
  expect(await asks('/pictures/truck-800.avif')).toBe('truck');
  expect(await storage.match('/pictures/truck-800.avif', { cacheName: PICTURES })).toBeDefined();
});

it('shows the empty shell for a page that is nowhere, and for nothing else', async () => {
  network = undefined;
  expect(await opens('/never-seen')).toBe('kept /shell.html');
  expect(await asks('/never-seen', { accept: 'text/html' })).toBe('error');
  expect(await asks('/assets/never-1.js')).toBe('error');
});

it.each([429, 500, 502, 503, 504])(
  'shows it for a page that a gateway answers with %i, if none is kept',
  async (status) => {
    network = { '/seen-before': 'seen' };
    await opens('/seen-before');
    gateway = status;
    const answers = [await opens('/never-seen'), await opens('/seen-before'), await opens('/seen-before')];
    gateway = undefined;
    expect(answers).toEqual(['kept /shell.html', 'seen', 'seen']);
  },
);

it('shows what the server says of an address that does not exist', async () => {
  expect(await opens('/no-such-page')).toBe('not found');
});

it.each([
  [40, 'pages', PAGES, '/page-', ''],
  [160, 'hashed files', ASSETS, '/assets/file-', '.js'],
  [80, 'pictures', PICTURES, '/pictures/truck-', '.avif'],
])('keeps the %i %s that were opened last', async (count, _what, name, begin, end) => {
  const paths = Array.from({ length: count + 2 }, (_, i) => `${begin}${i}${end}`);
  network = Object.fromEntries(paths.map((path) => [path, path]));
  for (const path of paths) await asks(path, { mode: end ? 'no-cors' : 'navigate' });
  const cache = await storage.open(name);
  await expect.poll(async () => (await cache.keys()).length).toBe(count);
  expect(await cache.match(ORIGIN + paths.at(-1)!)).toBeDefined();
});

it('sends what waits when the network is back, and has the browser try again while something is left', async () => {
  await happens('sync', { tag: 'another' }).done();
  expect(outbox.flush).not.toHaveBeenCalled();
  let due: number | undefined = 1;
  outbox.flush.mockImplementationOnce(() => later().then(() => (due = undefined)));
  outbox.nextDue.mockImplementation(async () => due);
  await happens('sync', { tag: 'rnm-outbox' }).done();
  expect(outbox.flush).toHaveBeenCalledExactlyOnceWith(true);
  due = 1;
  await expect(happens('sync', { tag: 'rnm-outbox' }).done()).rejects.toThrow('still waits');
});

it('rings for a push, also for one that cannot be read', async () => {
  await happens('push', { data: { json: () => ({ kind: 'ring', job: 7 }) } }).done();
  await happens('push', {
    data: {
      json: () => {
        throw new SyntaxError();
      },
    },
  }).done();
  await happens('push', { data: null }).done();
  expect(rung).toBe(3);
  expect(registration.showNotification.mock.calls).toMatchObject([
    ['New job', { tag: 'job-7' }],
    ['New job', { tag: 'job-0' }],
    ['New job', { tag: 'job-0' }],
  ]);
});

it('takes a notification that was pressed away, and opens the jobs', async () => {
  const close = vi.fn();
  await happens('notificationclick', { notification: { close } }).done();
  expect(close).toHaveBeenCalledOnce();
  expect(clients.openWindow).toHaveBeenCalledWith('/admin/jobs');
});
