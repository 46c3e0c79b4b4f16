/** What a new release keeps of the previous one. */
import { expect, it } from 'vitest';
import { HOUR_PICTURES } from '@/contract/hour-picture';
import {
  keepOldAssets,
  OLD_ASSETS,
  oldAsset,
  onlyGood,
  PAGE_MARK,
  pictureInAnyLight,
  PICTURES,
  smallFrame,
} from '@/sw/caches';
import { memoryCaches } from './memory-caches';

const ORIGIN = 'https://site.test';
async function release(storage: CacheStorage, files: readonly string[]): Promise<void> {
  await keepOldAssets(storage);
  await storage.delete('workbox-precache-v2');
  const precache = await storage.open('workbox-precache-v2');
  for (const file of files) await precache.put(`${ORIGIN}${file}`, new Response(file));
}
const kept = async (storage: CacheStorage, file: string) =>
  (await oldAsset(new Request(`${ORIGIN}${file}`), storage))?.text();

it('keeps the hashed files of the last release for pages that are open, and nothing older', async () => {
  const storage = memoryCaches();
  await release(storage, ['/index.html', '/assets/book-1.js']);
  expect(await storage.keys()).not.toContain(OLD_ASSETS);
  await release(storage, ['/index.html', '/assets/book-2.js']);
  expect(await kept(storage, '/assets/book-1.js')).toBe('/assets/book-1.js');
  expect(await kept(storage, '/index.html')).toBeUndefined();
  await release(storage, ['/index.html', '/assets/book-3.js']);
  expect(await kept(storage, '/assets/book-1.js')).toBeUndefined();
  expect(await kept(storage, '/assets/book-2.js')).toBe('/assets/book-2.js');
});

it('has the first picture in another light while there is no network, in the same size and format', async () => {
  const storage = memoryCaches();
  const wanted = new URL(`${ORIGIN}/pictures/${HOUR_PICTURES.night}-800.avif?now`);
  expect(await pictureInAnyLight(wanted, storage)).toBeUndefined();
  const held = await storage.open(PICTURES);
  await held.put(`${ORIGIN}/pictures/${HOUR_PICTURES.noon}-480.avif`, new Response('small'));
  expect(await pictureInAnyLight(wanted, storage)).toBeUndefined();
  await held.put(`${ORIGIN}/pictures/${HOUR_PICTURES.dusk}-800.avif`, new Response('dusk'));
  expect(await (await pictureInAnyLight(wanted, storage))?.text()).toBe('dusk');
});

it('knows which small frame of a strip stands in for a sharper one, and for no other picture', () => {
  const small = (path: string) => smallFrame(new URL(path, ORIGIN));
  expect(small('/pictures/strip-sand-2-480.avif')).toBe('/pictures/strip-sand-2-176.avif');
  expect(small('/pictures/strip-tyre-4-320.webp')).toBe('/pictures/strip-tyre-4-176.avif');
  expect(small('/pictures/block-desert-800.avif')).toBeUndefined();
  expect(small('/strip-sand-2-480.avif')).toBeUndefined();
});

const OURS = `<!doctype html><link rel="icon" href="${PAGE_MARK}"><p>Towing</p></html>`;
const HOTEL = '<!doctype html><title>Sign in</title><link rel="icon" href="/favicon.ico"></html>';
const keeps = async (path: string, type: string, body: string, status = 200) => {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return (await onlyGood.cacheWillUpdate({ request: new Request(ORIGIN + path), response })) === response;
};
const PAGES = ['/', '/book', '/404.html', '/shell.html?__WB_REVISION__=1', '/blog/a-post'];
const FILES: [string, string][] = [
  ['/assets/outbox-1.js', 'text/javascript; charset=utf-8'],
  ['/assets/outbox-1.js', 'application/javascript'],
  ['/assets/main-1.css?x=1', 'text/css'],
  ['/icons.svg', 'image/svg+xml'],
  // As a host labels types that it does not know.
  ['/pictures/strip-sand-1-176.avif', 'application/octet-stream'],
];

it('keeps a page at the address of a page, and none in place of a file', async () => {
  for (const path of PAGES) expect(await keeps(path, 'text/html; charset=utf-8', OURS), path).toBe(true);
  for (const [path, type] of FILES) {
    expect(await keeps(path, type, 'x'), path).toBe(true);
    expect(await keeps(path, type, 'x', 206), path).toBe(false);
    for (const other of ['text/html', 'Text/HTML; charset=utf-8'])
      expect(await keeps(path, other, OURS), path).toBe(false);
  }
  expect(await keeps('/book', 'text/html', OURS, 404)).toBe(false);
});

it('keeps no page of somebody else’s, and none that is empty, cut off or called a text', async () => {
  for (const path of PAGES) {
    for (const body of [HOTEL, '', OURS.slice(0, -9)]) expect(await keeps(path, 'text/html', body), path).toBe(false);
    expect(await keeps(path, 'text/plain', OURS), path).toBe(false);
  }
});

it('keeps no file that is empty, and no script that no browser would run', async () => {
  for (const [path, type] of FILES) expect(await keeps(path, type, ''), path).toBe(false);
  for (const type of ['text/plain', 'application/octet-stream'])
    expect(await keeps('/assets/outbox-1.js', type, 'x')).toBe(false);
  expect(await keeps('/assets/main-1.css', 'text/plain', 'x')).toBe(false);
});

it('keeps a picture whose type its host does not know', async () => {
  for (const type of ['', 'text/plain']) expect(await keeps('/pictures/a-176.avif', type, 'x')).toBe(true);
});
