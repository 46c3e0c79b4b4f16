// @vitest-environment node
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking, bookingRequest, cleanUp, makeSite, pageText, temporaryDirectory, testServer, type TestServer } from './fixture';

const nginx = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

describe.skipIf(!nginx)(`the nginx example${nginx ? '' : ' (skipped: nginx is not installed)'}`, () => {
  let child: ChildProcess;
  let server: TestServer;
  let origin: string;
  let api: string;

  beforeAll(async () => {
    const directory = temporaryDirectory();
    server = await testServer();
    api = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).host;
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    // nginx opens files as another user when it is started by root.
    spawnSync('chmod', ['-R', 'a+rX', directory]);
    const dist = makeSite();
    spawnSync('chmod', ['-R', 'a+rX', resolve(dist, '..')]);
    const site = readFileSync(resolve(import.meta.dirname, '../../server/deploy/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('server 127.0.0.1:4173;', `server ${api};`)
      .replace('/srv/recovery-near-me/dist', dist);
    writeFileSync(join(directory, 'site.conf'), site);
    mkdirSync(join(directory, 'tmp'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${directory}/tmp/${kind};`).join('\n');
    const mime = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find(existsSync);
    writeFileSync(
      join(directory, 'nginx.conf'),
      `daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log; worker_processes 1; events {} http { ${mime ? `include ${mime};` : ''} access_log off; ${temporary} include ${directory}/site.conf; }`,
    );
    child = spawn(nginx ?? '', ['-e', join(directory, 'error.log'), '-c', join(directory, 'nginx.conf')], { stdio: 'pipe' });
    let complaint = '';
    child.stderr?.on('data', (part) => (complaint += String(part)));
    for (let i = 0; i < 100; i++) {
      if (await fetch(origin).then(() => true, () => false)) return;
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`nginx did not start: ${complaint}`);
  }, 20_000);
  afterAll(async () => {
    const gone = new Promise((done) => child?.once('exit', done));
    child?.kill('SIGTERM');
    await gone;
    await server?.close();
    cleanUp();
  });

  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

  it('serves pages at their addresses without .html', async () => {
    for (const [path, page] of [['/', 'index'], ['/about', 'about'], ['/booking', 'booking'], ['/blog', 'blog'], ['/blog/first-post', 'blog/first-post'], ['/about?x=1', 'about']] as const) {
      const answer = await ask(path);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, pageText(page), 'no-cache']);
    }
  });
  it('serves the dashboard under every /admin address, without index or cache', async () => {
    for (const path of ['/admin', '/admin/customers', '/admin/a/b']) {
      const answer = await ask(path);
      expect([await answer.text(), answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([pageText('admin'), 'noindex', 'no-store']);
    }
    expect((await ask('/about')).headers.get('x-robots-tag')).toBeNull();
  });
  it('answers 404 with the right page', async () => {
    for (const [path, page] of [['/nothing', '404'], ['/blog/no-such-post', 'blog-not-found'], ['/.hidden', '404'], ['/404', '404'], ['/shell', '404'], ['/index', '404'], ['/nothing.html', '404'], ['/assets/gone-12345678.js', '404']] as const) {
      const answer = await ask(path);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([404, pageText(page), 'no-cache']);
    }
  });
  it('moves addresses with a trailing slash or .html, never to another site', async () => {
    for (const [path, to] of [['/about/', '/about'], ['/about/?a=1', '/about?a=1'], ['/blog/first-post/', '/blog/first-post'], ['//elsewhere.example/', '/elsewhere.example'], ['/about.html?a=1', '/about?a=1'], ['/index.html', '/'], ['/blog/first-post.html', '/blog/first-post'], ['/admin.html', '/admin']] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
    }
  });
  it('keeps hashed files for good, pictures for a day, and packs what the build has packed', async () => {
    const script = await ask('/assets/app-Ab12Cd34.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([script.headers.get('cache-control'), script.headers.get('content-encoding')]).toEqual(['public, max-age=31536000, immutable', 'gzip']);
    expect((await ask('/pictures/hero-640.webp')).headers.get('cache-control')).toBe('public, max-age=86400');
  });
  it('sends the security headers, on errors too', async () => {
    for (const path of ['/', '/nothing']) expect((await ask(path)).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('passes bookings to the endpoints, whose answers come back', async () => {
    const send = (body: unknown) => ask('/api/real-crm-endpoint', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const stored = await send(bookingRequest(booking()));
    expect([stored.status, stored.headers.get('cache-control'), stored.headers.get('x-content-type-options')]).toEqual([201, 'no-store', 'nosniff']);
    expect((await send({ action: 'nonsense' })).status).toBe(400);
    const large = await send({ padding: 'x'.repeat(33_000) });
    expect([large.status, await large.json()]).toEqual([413, { error: 'The request is larger than 32 KiB' }]);
  });
  it('says so when the endpoints are gone', async () => {
    await server.app.close();
    const answer = await ask('/api/mongodb-health');
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'The booking service cannot be reached. Please call us.' }]);
  });
});
