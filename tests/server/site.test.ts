import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveAddress } from '../../server/site/resolve';
import { quickest } from '../support/quickest';
import { cleanUp, makeSite, pageText, testServer, type TestServer } from './fixture';

let dist: string;
let server: TestServer;
let origin: string;
beforeAll(async () => {
  dist = makeSite();
  server = await testServer({ TRUST_PROXY: '1' }, { dist, lookEvery: 20 });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** Over a real socket, with the path exactly as given. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject).end();
  });

describe('addresses', () => {
  it.each([
    ['/', 'index'],
    ['/about', 'about'],
    ['/book', 'book'],
    ['/booking', 'booking'],
    ['/blog', 'blog'],
    ['/blog/first-post', 'blog/first-post'],
    ['/about?utm_source=x', 'about'],
    ['/shell.html', 'shell'],
  ])('%s is the page %s', async (path, page) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([
      200,
      'text/html; charset=utf-8',
      pageText(page),
    ]);
  });

  it.each(['/admin', '/admin/dashboard', '/admin/customers', '/admin/a/b/c'])(
    '%s is the dashboard, for no index and no cache',
    async (path) => {
      const answer = await ask(path);
      expect(answer.body.toString()).toBe(pageText('admin'));
      expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      expect(answer.headers.etag).toBeUndefined();
    },
  );
  it.each(['pin', 'job', 'track'])(
    'the page of a link is for no index, and names no page it came from: %s',
    async (page) => {
      const answer = await ask(`/${page}`);
      expect(answer.body.toString()).toBe(pageText(page));
      expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      expect((await ask('/about')).headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' });
    },
  );
  it('/administrator is not', async () => {
    expect((await ask('/administrator')).status).toBe(404);
  });

  it.each([
    ['/nothing', '404'],
    ['/Nothing,', '404'],
    ['/404)', '404'],
    ['/SHELL', '404'],
    ['/%D8%B9%D8%B1%D8%A8%D9%8A', '404'],
    ['/blog/No-Such-Post.', 'blog-not-found'],
    ['/about/nothing', '404'],
    ['/about/api', '404'],
    ['/apis', '404'],
    ['/metrics-of-the-site', '404'],
    ['/blog/no-such-post', 'blog-not-found'],
    ['/blog-arabic/no-such-post', 'blog-arabic-not-found'],
    ['/blog/a/b', '404'],
    ['/x.html', '404'],
    ['/404', '404'],
    ['/shell', '404'],
    ['/index', '404'],
    ['/book%', '404'],
    ['/%zz', '404'],
    ['/blog-not-found', '404'],
    ['/blog-arabic-not-found', '404'],
  ])('%s answers 404 with the page %s', async (path, page) => {
    const answer = await ask(path, { range: 'bytes=0-3', 'if-none-match': '*' });
    expect([answer.status, answer.body.toString(), answer.headers['cache-control']]).toEqual([
      404,
      pageText(page),
      'no-cache',
    ]);
  });
  it.each([
    ['/api/mongodb-health', 200],
    ['/api', 404],
    ['/api?x', 404],
    ['/metrics', 200],
    ['/metrics?x', 200],
    ['/metrics/x', 404],
  ])('%s is none of the site’s', async (path, status) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      expect.stringMatching(path.startsWith('/metrics') && status === 200 ? /^text\/plain/ : /^application\/json/),
    ]);
  });
  it('a missing script or picture is a short 404', async () => {
    for (const path of ['/assets/gone-12345678.js', '/pictures/gone.webp', '/favicon.ico', '/gone.webmanifest']) {
      const answer = await ask(path);
      expect([answer.status, answer.body.toString(), answer.headers['cache-control']]).toEqual([
        404,
        'Not found\n',
        'no-cache',
      ]);
    }
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=/', '/about?a=1&b=/'],
    ['/blog/first-post//', '/blog/first-post'],
    ['/admin/customers/', '/admin/customers'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['//', '/'],
    ['/about.html', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
    ['/blog/first-post.html', '/blog/first-post'],
    ['/admin.html', '/admin'],
    ['/bo%6Fk', '/book'],
    ['/blog/first%2Dpost', '/blog/first-post'],
    ['/BOOK', '/book'],
    ['/Book?utm_source=X', '/book?utm_source=X'],
    ['/book,', '/book'],
    ['/book.', '/book'],
    ['/About).', '/about'],
    ['/about%22', '/about'],
    ['/about%E2%80%9D', '/about'],
    ['/about%D8%8C', '/about'],
    ['/About.HTML', '/about'],
    ['/about%20', '/about'],
    ['/blog/First-Post!', '/blog/first-post'],
    ['/Admin/Jobs', '/admin/jobs'],
    ['/,', '/'],
  ])('%s moves to %s', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([308, to]);
  });

  it('an article that there is not is answered by the blog that it was looked for in, where that has a page for it', () => {
    const page = (path: string) =>
      resolveAddress((file) => ['404.html', 'blog-urdu-not-found.html'].includes(file), path);
    expect(page('/blog-urdu/no-such-post')).toEqual({ kind: 'file', file: 'blog-urdu-not-found.html', status: 404 });
    expect(page('/blog-urdu-not-found')).toEqual({ kind: 'file', file: '404.html', status: 404 });
    expect(page('/blog-hindi/no-such-post')).toEqual({ kind: 'file', file: '404.html', status: 404 });
  });

  it.each([
    ['/gone.PNG', 'a picture in capitals'],
    ['/film.mp4', 'a film'],
    ['/gone.webmanifest', 'a manifest'],
  ])('%s is missing briefly: %s', (path) => {
    expect(resolveAddress(() => false, path)).toEqual({ kind: 'missing' });
  });

  it('a page whose name begins as a technical file’s or a link’s is a page, and one in other letters has one address', () => {
    const pages = ['index-of-prices', 'shells', 'tracking', 'jobs', 'أسعار'];
    const has = (file: string) => pages.includes(file.replace(/\.html$/, '')) && file.endsWith('.html');
    for (const page of pages) {
      const file = { kind: 'file', file: `${page}.html`, status: 200 };
      expect(resolveAddress(has, encodeURI(`/${page}`))).toEqual(file);
      expect(resolveAddress(has, encodeURI(`/${page}.html`))).toEqual({ kind: 'redirect', to: encodeURI(`/${page}`) });
    }
    expect(resolveAddress(has, '/أسعار')).toEqual({ kind: 'redirect', to: encodeURI('/أسعار') });
  });

  it('slashes inside an address, however many, hold nobody up', async () => {
    const path = `/a${'/'.repeat(100_000)}a/`;
    const resolve = () =>
      expect(resolveAddress(() => false, path)).toEqual({ kind: 'redirect', to: path.slice(0, -1) });
    expect(await quickest(resolve)).toBeLessThan(300);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/.hidden',
    '/%2ehidden',
    '/index.html%00.js',
    '/assets',
    '/assets%2f',
    '/%ff',
    '/%E0%A4%A',
    '/secret.txt',
  ])('%s gives nothing away', async (path) => {
    const answer = await ask(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch(/SECRET|hidden|at .*\.ts/);
  });
});

it('security.txt is the one thing with a dot that is given out', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect((await ask('/.well-known/../.hidden')).status).toBe(404);
});

describe('methods', () => {
  it('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await ask('/about'), await ask('/about', {}, 'HEAD')];
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s answers 405 with Allow',
    async (method) => {
      const answer = await ask('/about', {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
  ] as const)('%s gets %s', async (accepted, encoding, decode) => {
    const plain = await ask('/assets/app-Ab12Cd34.js');
    const packed = await ask('/assets/app-Ab12Cd34.js', { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.body.length).toBeLessThan(plain.body.length);
    expect(decode(packed.body).equals(plain.body)).toBe(true);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });
  it('falls back to the plain file where the build left none, or the visitor takes none', async () => {
    for (const answer of [
      await ask('/about', { 'accept-encoding': 'br, gzip' }),
      await ask('/', { 'accept-encoding': 'identity' }),
      await ask('/', { 'accept-encoding': 'zstd' }),
      await ask('/'),
    ]) {
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.status).toBe(200);
    }
  });
});

describe('caching', () => {
  it.each([
    ['/assets/app-Ab12Cd34.js', 'public, max-age=31536000, immutable'],
    ['/pictures/hero-640.webp', 'public, max-age=86400'],
    ['/', 'no-cache'],
    ['/about', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/manifest-arabic.webmanifest', 'no-cache'],
    ['/robots.txt', 'no-cache'],
  ])('%s: %s', async (path, expected) => {
    const answer = await ask(path);
    expect(answer.headers['cache-control']).toBe(expected);
    expect(answer.headers.etag).toMatch(/^"[\w-]{22}"$/);
    // The date of a file says when it was copied, not when it changed.
    expect(answer.headers['last-modified']).toBeUndefined();
  });

  it('answers 304 to a copy that is still good, whoever weakened its tag on the way, and the whole page once it has changed', async () => {
    const first = await ask('/book');
    const etag = String(first.headers.etag);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/book', { 'if-none-match': tags });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask('/book', { 'if-none-match': '"other"' })).status).toBe(200);
    const file = join(dist, 'book.html');
    const text = readFileSync(file);
    // As long as before: a number that was corrected.
    const corrected = text.toString().replaceAll('page', 'PAGE');
    writeFileSync(file, corrected);
    await expect.poll(async () => (await ask('/book', { 'if-none-match': etag })).body.toString()).toBe(corrected);
    writeFileSync(file, text);
    await expect.poll(async () => (await ask('/book')).headers.etag).toBe(etag);
  });

  it('goes on serving the old release while a new one is being written, and takes the new one as a whole', async () => {
    const other = makeSite();
    const busy = await testServer({}, { dist: other, lookEvery: 10 });
    const address = await busy.app.listen({ host: '127.0.0.1', port: 0 });
    const read = async (path: string) => (await fetch(address + path)).text();
    rmSync(other, { recursive: true });
    await new Promise((later) => setTimeout(later, 100));
    expect(await read('/')).toBe(pageText('index'));
    mkdirSync(other);
    writeFileSync(join(other, 'about.html'), 'half of a build');
    await new Promise((later) => setTimeout(later, 100));
    expect([await read('/'), await read('/about')]).toEqual([pageText('index'), pageText('about')]);
    writeFileSync(join(other, 'index.html'), 'the new home page');
    await expect.poll(() => read('/')).toBe('the new home page');
    expect([await read('/about'), (await fetch(`${address}/book`)).status]).toEqual(['half of a build', 404]);
    await busy.close();
  });

  it('sends the asked part of a file', async () => {
    const part = await ask('/pictures/hero-640.webp', { range: 'bytes=10-13' });
    expect([part.status, [...part.body], part.headers['content-range'], part.headers['accept-ranges']]).toEqual([
      206,
      [10, 11, 12, 13],
      'bytes 10-13/256',
      'bytes',
    ]);
    expect([...(await ask('/pictures/hero-640.webp', { range: 'bytes=0-1' })).body]).toEqual([0, 1]);
    expect([...(await ask('/pictures/hero-640.webp', { range: 'bytes=-2' })).body]).toEqual([254, 255]);
    const etag = String(part.headers.etag);
    expect((await ask('/pictures/hero-640.webp', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    for (const headers of [
      { range: 'bytes=0-1', 'if-range': '"of the release before"' },
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=0-1' },
    ] as Record<string, string>[]) {
      const whole = await ask('/pictures/hero-640.webp', headers);
      expect([whole.status, whole.body.length]).toEqual([200, 256]);
    }
    const beyond = await ask('/pictures/hero-640.webp', { range: 'bytes=300-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */256']);
    for (const range of ['bytes=0-1', 'bytes=300-']) {
      const head = await ask('/pictures/hero-640.webp', { range }, 'HEAD');
      expect([head.status, head.headers['content-length'], head.headers['content-range']]).toEqual([
        200,
        '256',
        undefined,
      ]);
    }
  });
});

it('a file that is too large for the memory comes from the disk, whole and in parts', async () => {
  const film = Buffer.from(Array.from({ length: 1_100_000 }, (_, i) => i % 251));
  const other = makeSite();
  writeFileSync(join(other, 'film.mp4'), film);
  const large = await testServer({}, { dist: other });
  const address = await large.app.listen({ host: '127.0.0.1', port: 0 });
  const fetched = async (headers: Record<string, string> = {}) =>
    Buffer.from(await (await fetch(`${address}/film.mp4`, { headers })).arrayBuffer());
  expect((await fetched()).equals(film)).toBe(true);
  expect((await fetched({ range: 'bytes=1000000-1000009' })).equals(film.subarray(1_000_000, 1_000_010))).toBe(true);
  await large.close();
});

describe('security headers', () => {
  it.each(['/', '/nothing', '/about/', '/api/mongodb-health', '/api/nothing', '/%ff', '/assets/gone.js'])(
    'stand on %s',
    async (path) => {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline';");
      for (const part of ["object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    },
  );

  it('outside services may come to the public pages, and never to the staff’s and the links’', async () => {
    const measured = await testServer({ VITE_CLARITY_ID: 'x', CSP_EXTRA_SOURCES: 'https://t.example' }, { dist });
    const address = await measured.app.listen({ host: '127.0.0.1', port: 0 });
    const policy = async (path: string) => (await fetch(address + path)).headers.get('content-security-policy');
    for (const path of ['/', '/nothing']) expect(await policy(path)).toMatch(/clarity\.ms.*t\.example/);
    for (const path of ['/admin', '/admin/jobs', '/pin', '/job', '/track']) {
      expect(await policy(path), path).toContain("script-src 'self';");
      expect(await policy(path), path).not.toContain('https:');
    }
    await measured.close();
  });

  it('HSTS stands only where the trusted proxy says that the visitor came by TLS', async () => {
    for (const path of ['/', '/admin', '/job', '/api/mongodb-health']) {
      const { headers } = await ask(path, { 'x-forwarded-proto': 'https' });
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
      expect(headers['content-security-policy'], path).toContain('upgrade-insecure-requests');
    }
    // Several proxies append: the nearest has the last word.
    const said = async (text: string) =>
      (await ask('/', { 'x-forwarded-proto': text })).headers['strict-transport-security'];
    expect([await said('http, https'), await said('https, http'), await said('ws')]).toEqual([
      'max-age=31536000',
      undefined,
      undefined,
    ]);
    expect([await said('http, http, https'), await said('https, https, http')]).toEqual([
      'max-age=31536000',
      undefined,
    ]);
    for (const env of [{}, { TRUST_PROXY: '10.0.0.1' }] as Record<string, string>[]) {
      const untrusting = await testServer(env, { dist });
      const direct = await untrusting.app.listen({ host: '127.0.0.1', port: 0 });
      expect(
        (await fetch(direct, { headers: { 'x-forwarded-proto': 'https' } })).headers.get('strict-transport-security'),
      ).toBeNull();
      await untrusting.close();
    }
  });

  it('the dashboard missing from the build is a 404, not a failure', async () => {
    const other = makeSite();
    rmSync(join(other, 'admin.html'));
    rmSync(join(other, '404.html'));
    const bare = await testServer({}, { dist: other });
    const address = await bare.app.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/admin', '/nothing']) expect((await fetch(address + path)).status).toBe(404);
    await bare.close();
  });
});
