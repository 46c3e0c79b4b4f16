import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRelease } from '../../server/site/files';
import { cleanUp, temporaryDirectory } from './fixture';

afterAll(cleanUp);

/** Bytes of those that are more than a letter. The first of two is large, so that it takes longer to read. */
const SIZES: Record<string, number> = {
  'film.mp4': 1024 * 1024,
  'large.mp4': 1024 * 1024 + 1,
  '.well-known/security.txt': 1024 * 1024,
};

async function releaseOf(...files: string[]) {
  const dist = temporaryDirectory();
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), 'x'.repeat(SIZES[file] ?? 1));
  }
  return readRelease(dist);
}

it('text has its charset, and an unknown type is nothing that a browser would run', async () => {
  const files = ['data.json', 'feed.xml', 'app.js', 'robots.txt', 'icons.svg', 'card.png', 'LICENSE'];
  const release = await releaseOf(...files);
  expect(files.map((file) => release.get(file)?.type)).toEqual([
    'application/json; charset=utf-8',
    'application/xml; charset=utf-8',
    'text/javascript; charset=utf-8',
    'text/plain; charset=utf-8',
    'image/svg+xml; charset=utf-8',
    'image/png',
    'application/octet-stream',
  ]);
});

it('pictures, films and fonts are cached for a day, however their name is written', async () => {
  const kept = 'avif webp png jpg jpeg gif svg ico mp4 webm woff woff2 PNG'.split(' ').map((end) => `a.${end}`);
  const release = await releaseOf(...kept, 'assets.txt', 'assets/a.png');
  for (const file of kept) expect(release.get(file)?.cacheControl, file).toBe('public, max-age=86400');
  expect(release.get('assets.txt')?.cacheControl).toBe('no-cache');
  expect(release.get('assets/a.png')?.cacheControl).toBe('public, max-age=31536000, immutable');
});

it('a compressed form is no file of its own, nor is a hidden file, wherever it is', async () => {
  const release = await releaseOf('a.js', 'a.js.br', 'a.js.gz', '.env', 'blog/.draft', '.well-known/security.txt');
  expect([...release.keys()]).toEqual(['.well-known/security.txt', 'a.js']);
  expect(Object.keys(release.get('a.js')?.bodies ?? {})).toEqual(['identity', 'br', 'gzip']);
});

it('a file of up to a megabyte is kept in memory, a larger one stays on the disk', async () => {
  const release = await releaseOf('film.mp4', 'large.mp4');
  const kept = (file: string) => typeof release.get(file)?.bodies.identity.content;
  expect([kept('film.mp4'), kept('large.mp4')]).toEqual(['object', 'string']);
});
