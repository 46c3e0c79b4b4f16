import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathTable } from '@/config/paths';
import { manifests, precache } from '../../src/build/offline';

const file = (url: string) => ({ url, revision: null, size: 1 });
const FOUND = ['index.html', 'book.html', 'shell.html', 'assets/a.js', 'assets/other.js', 'assets/face.woff2'].map(
  file,
);

it('precaches the wanted files, each page under its own address, and the fonts', () => {
  const urls = precache(FOUND, new Set(['index.html', 'book.html', 'shell.html', 'assets/a.js'])).map(({ url }) => url);
  expect(urls).toEqual(['/', '/book', 'shell.html', 'assets/a.js', 'assets/face.woff2']);
});

it('precaches the strips of the help page in their smallest form only', () => {
  const frames = ['176.avif', '320.avif', '320.webp', '480.avif'].map((form) => `pictures/strip-sand-2-${form}`);
  const urls = precache([...FOUND, ...[...frames, 'pictures/block-desert-480.avif'].map(file)], new Set()).map(
    ({ url }) => url,
  );
  expect(urls.filter((url) => url.startsWith('pictures/'))).toEqual(['pictures/strip-sand-2-176.avif']);
});

it('precaches the icons that scripts draw and the one of a notification, but not the large ones', () => {
  const icons = [
    'icons.svg',
    'icons/favicon.svg',
    'icons/icon-192.png',
    'icons/icon-512.png',
    'icons/maskable-192.png',
  ];
  expect(precache([...FOUND, ...icons.map(file)], new Set()).map(({ url }) => url)).toEqual([
    'assets/face.woff2',
    'icons.svg',
    'icons/favicon.svg',
    'icons/icon-192.png',
  ]);
});

it('stops the build when a file that a page needs cannot be precached', () => {
  expect(() => precache(FOUND, new Set(['index.html', 'assets/outbox.js']))).toThrow('assets/outbox.js');
});

it.each(Object.values(manifests))('installs an app of its own, with icons and pages that exist: $lang', (manifest) => {
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
  const shape = (purpose?: string) =>
    manifest.icons
      .filter((icon) => ('purpose' in icon ? icon.purpose : undefined) === purpose)
      .map(({ sizes }) => sizes);
  // Without the large plain one browsers do not offer to install it; without a maskable one Android frames it in white.
  expect([shape(), shape('maskable')]).toEqual([
    ['192x192', '512x512'],
    ['192x192', '512x512'],
  ]);
  const pages = Object.values(pathTable).filter(({ lang }) => lang === manifest.lang);
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect(pages.map(({ path }) => path)).toContain(url.split('?')[0]);
});

it('names the app in Arabic where it is installed from an Arabic page, and leads to Arabic pages alone', () => {
  const { name, short_name, description, shortcuts, start_url, id, lang, dir, icons } = manifests.ar;
  expect({ id, lang, dir }).toEqual({ id: '/arabic', lang: 'ar', dir: 'rtl' });
  for (const text of [name, short_name, description, ...shortcuts.map((shortcut) => shortcut.name)])
    expect(text).toMatch(/^[^a-z]*\p{Script=Arabic}[^a-z]*$/iu);
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)]) {
    const page = Object.values(pathTable).find((entry) => entry.path === url.split('?')[0]);
    expect(page?.lang).toBe('ar');
  }
  expect(icons.length).toBeGreaterThan(0);
});
