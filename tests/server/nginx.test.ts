import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  booking,
  bookingRequest,
  cleanUp,
  makeSite,
  pageText,
  temporaryDirectory,
  testServer,
  type TestServer,
} from './fixture';
import { findPath, href, twinsOf } from '../../src/config/paths';
import { PHOTO_BYTES } from '../../src/contract/job/photo';
import { BEAT_MS } from '../../server/desk/http/stream';
import { watchConnections } from '../../server/http/connections';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { startNginx } from '../support/nginx';

const CONFIG = readFileSync(resolve(import.meta.dirname, '../../server/deploy/nginx.conf'), 'utf8');

it.each((['blog', ...twinsOf('blog')] as const).map((id) => href(id)))(
  'the nginx example has the page for what stands in no blog at %s',
  (blog) => {
    expect(CONFIG).toContain(`location = ${blog}-not-found.html { }`);
    expect(CONFIG).toContain(`location ~ "^${blog}/[^/]+$" {\n        error_page 404 ${blog}-not-found.html;`);
  },
);

it('each page that the nginx example moves from capital letters is one', () => {
  const [, list = ''] = /^map \$uri \$recovery_in_small_letters \{\n {4}default "";\n([^}]+)^\}/m.exec(CONFIG) ?? [];
  const lines = list.trim().split(/\s*\n\s*/);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const [from = '', to] = line.replace(';', '').split(' ');
    expect([from, to]).toEqual([to, findPath(from) && from]);
  }
});

describe('the nginx example', () => {
  let nginx: { stop(): Promise<void> } | undefined;
  let server: TestServer;
  let origin: string;
  let plainOrigin: string;
  let api: number;
  const directory = temporaryDirectory();

  /** The endpoints, on the same port each time. */
  async function openServer(): Promise<void> {
    api ??= await freePort();
    server = await testServer();
    await server.app.listen({ host: '127.0.0.1', port: api });
  }

  beforeAll(async () => {
    const [port, plainPort] = [await freePort(), await freePort()];
    await openServer();
    origin = `https://127.0.0.1:${port}`;
    plainOrigin = `http://127.0.0.1:${plainPort}`;
    const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=127.0.0.1',
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    const dist = makeSite();
    spawnSync('chmod', ['-R', 'a+rX', resolve(dist, '..')]);
    const site = CONFIG.replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
      .replace('server 127.0.0.1:4173;', `server 127.0.0.1:${api};`)
      .replace('/srv/recovery-near-me/dist', dist);
    nginx = await startNginx(directory, site, plainOrigin);
  }, 20_000);
  afterAll(async () => {
    await nginx?.stop();
    await server?.close();
    cleanUp();
  });

  /** By TLS, with a certificate that nobody vouches for. */
  const ask = (
    path: string,
    { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Response> =>
    new Promise((done, fail) => {
      const call = request(origin + path, { method, headers, rejectUnauthorized: false, path }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const pairs = Object.entries(answer.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          );
          done(
            new Response(answer.statusCode === 304 ? null : Buffer.concat(parts), {
              status: answer.statusCode,
              headers: pairs,
            }),
          );
        });
      });
      call.on('error', fail).end(body);
    });

  it('sends everybody who comes without TLS to the same address with it', async () => {
    const answer = await fetch(`${plainOrigin}/about?x=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about?x=1']);
    expect((await ask('/')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
  it('gives out security.txt, and nothing else that begins with a dot', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await ask('/.well-known/nothing')).status).toBe(404);
  });

  it('serves pages at their addresses without .html', async () => {
    for (const [path, page] of [
      ['/', 'index'],
      ['/about', 'about'],
      ['/booking', 'booking'],
      ['/blog', 'blog'],
      ['/blog/first-post', 'blog/first-post'],
      ['/about?x=1', 'about'],
      ['/about?from=https://elsewhere.example', 'about'],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        200,
        pageText(page),
        'no-cache',
      ]);
    }
  });
  it('serves the dashboard under every /admin address, without index or cache', async () => {
    for (const path of ['/admin', '/admin/customers', '/admin/a/b']) {
      const answer = await ask(path);
      expect([await answer.text(), answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
        pageText('admin'),
        'noindex',
        'no-store',
      ]);
    }
    expect((await ask('/about')).headers.get('x-robots-tag')).toBeNull();
  });
  it("keeps a link's page out of indexes, and names it to nobody", async () => {
    for (const [path, expected] of [
      ['/pin', ['noindex', 'no-referrer']],
      ['/about', [null, 'strict-origin-when-cross-origin']],
    ] as const) {
      const { headers } = await ask(path);
      expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(expected);
    }
  });
  it('calls the manifests what they are', async () => {
    for (const file of ['/manifest.webmanifest', '/manifest-arabic.webmanifest'])
      expect((await ask(file)).headers.get('content-type')).toBe('application/manifest+json');
  });
  it('answers 404 with the right page', async () => {
    for (const [path, page] of [
      ['/nothing', '404'],
      ['/blog/no-such-post', 'blog-not-found'],
      ['/blog-arabic/no-such-post', 'blog-arabic-not-found'],
      ['/.hidden', '404'],
      ['/404', '404'],
      ['/shell', '404'],
      ['/index', '404'],
      ['/nothing.html', '404'],
      ['/Nothing', '404'],
      // A page that `root` does not have, and no redirect to itself.
      ['/contact', '404'],
      ['/about%D8%B9', '404'],
      ['/about%0d%0aX-Injected:%201', '404'],
      ['//about', '404'],
      ['/blog//first-post', 'blog-not-found'],
      ['/blog-arabic//first-post', 'blog-arabic-not-found'],
      ['/assets/gone-12345678.js', '404'],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        404,
        pageText(page),
        'no-cache',
      ]);
    }
  });
  it('moves addresses with a trailing slash, .html, a comma or capital letters, never to another site', async () => {
    for (const [path, to] of [
      ['/about/', '/about'],
      ['/about/?a=1', '/about?a=1'],
      ['/blog/first-post/', '/blog/first-post'],
      ['//elsewhere.example/', '/elsewhere.example'],
      ['/about.html?a=1', '/about?a=1'],
      ['/index.html', '/'],
      ['/blog/first-post.html', '/blog/first-post'],
      ['/admin.html', '/admin'],
      ['/BOOK?a=1', '/book?a=1'],
      ['/About', '/about'],
      ['/book,', '/book'],
      ['/about).', '/about'],
      ['/blog/first-post%22', '/blog/first-post'],
      ['//elsewhere.example,', '/elsewhere.example'],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
    }
  });
  it('keeps hashed files for good, pictures for a day, and packs what the build has packed', async () => {
    const script = await ask('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([script.headers.get('cache-control'), script.headers.get('content-encoding')]).toEqual([
      'public, max-age=31536000, immutable',
      'gzip',
    ]);
    expect((await ask('/pictures/hero-640.webp')).headers.get('cache-control')).toBe('public, max-age=86400');
  });
  it('answers 304 to a copy that is still good, by its tag alone', async () => {
    const first = await ask('/about');
    expect(first.headers.get('last-modified')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('/about', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await ask('/about', { headers: { 'if-modified-since': new Date().toUTCString() } })).status).toBe(200);
  });
  it('sends the security headers, on errors too', async () => {
    for (const path of ['/', '/nothing'])
      expect((await ask(path)).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('passes bookings to the endpoints, whose answers come back', async () => {
    const send = (body: unknown) =>
      ask('/api/real-crm-endpoint', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const stored = await send(bookingRequest(booking()));
    expect([stored.status, stored.headers.get('cache-control'), stored.headers.get('x-content-type-options')]).toEqual([
      201,
      'no-store',
      'nosniff',
    ]);
    expect((await send({ action: 'nonsense' })).status).toBe(400);
    const large = await send({ padding: 'x'.repeat(33_000) });
    expect([large.status, await large.json()]).toEqual([413, { error: 'The request is larger than 32 KiB' }]);
    // A photograph may be larger: it gets as far as the server, which knows no such link.
    const photo = await ask('/api/link/photo', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: 'Bearer nobody' },
      body: 'x'.repeat(PHOTO_BYTES),
    });
    expect([photo.status, await photo.json()]).toEqual([404, { error: 'This link is not valid', link: 'unknown' }]);
  });
  it.each([
    ['/api/link/photo', `The photograph is larger than ${PHOTO_BYTES / 1000} kB`],
    ['/api/desk/events', 'The request is larger than 32 KiB'],
  ])('says in JSON that a body is too large for %s, as the server would', async (path, error) => {
    const body = 'x'.repeat(2_000_000);
    const answer = await ask(path, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body });
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      413,
      'application/json',
      { error },
    ]);
  });
  it('tells the server by which name and from where the visitor came, whatever the visitor says', async () => {
    let seen: IncomingHttpHeaders = {};
    server.app.server.once('request', ({ headers }: { headers: IncomingHttpHeaders }) => (seen = headers));
    const forged = { 'x-forwarded-for': '192.0.2.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    await ask('/api/mongodb-health', { headers: { host: 'site.example', ...forged } });
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
    });
  });
  it('speaks HTTP/2, by which all tabs of a browser share one connection', async () => {
    const session = connect(origin, { rejectUnauthorized: false });
    const status = await new Promise((done, fail) => {
      session.on('error', fail);
      session
        .request({ ':path': '/api/desk/events' })
        .on('response', (headers) => done(headers[':status']))
        .on('error', fail)
        .end();
    }).finally(() => session.close());
    expect(status).toBe(401);
  });
  it("leaves the desk's stream open between its beats, and passes each on at once", () => {
    const location = /location = \/api\/desk\/events \{[^}]*\}/.exec(CONFIG)?.[0] ?? '';
    const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(location)?.[1]);
    expect(seconds * 1000).toBeGreaterThan(2 * BEAT_MS);
    expect(location).toContain('proxy_buffering off;');
  });
  /** The log of requests, once it has that of a page asked for last. */
  const accessLog = async (): Promise<string> => {
    await ask('/about?last');
    return eventually(() => {
      const text = readFileSync(join(directory, 'access.log'), 'utf8');
      expect(text).toContain('/about?last');
      return text;
    });
  };
  it('logs pages, and no request to the API: what the staff search for is in its address', async () => {
    expect((await ask('/api/desk/find?q=0501234567')).status).toBe(401);
    const large = { headers: { 'content-length': '33000' }, body: 'x'.repeat(33_000) };
    expect((await ask('/api/desk/find?q=0501234568', large)).status).toBe(413);
    expect((await ask('/api/desk/events')).status).toBe(401);
    for (const body of ['x', 'x'.repeat(2_000_000)]) await ask('/api/link/photo', { method: 'POST', body });
    expect(await accessLog()).not.toContain('/api');
  });
  it('says so when the endpoints are gone', async () => {
    // As the server stops: a connection whose request was refused before it was read may fall idle a moment later.
    watchConnections(server.app.server)();
    await server.app.close();
    const answer = await ask('/api/mongodb-health');
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { error: 'The booking service cannot be reached. Please call us.' },
    ]);
    expect((await ask('/api/desk/find?q=0507654321')).status).toBe(502);
    expect(await accessLog()).not.toContain('/api');
    await server.close();
    await openServer();
  });
});
