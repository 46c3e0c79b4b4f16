import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkFiles, reachableFiles } from '../../src/build/chunks';

const manifest: Manifest = {
  'index.html': { file: 'index.js', src: 'index.html', isEntry: true, imports: ['_react.js', '_framework.js'] },
  '_react.js': { file: 'react.js' },
  '_framework.js': { file: 'framework.js', imports: ['_react.js', '_layout.js'] },
  // Chunks may need each other.
  '_layout.js': { file: 'layout.js', imports: ['_framework.js'] },
  'src/app/pages/home.tsx': { file: 'home.js', src: 'src/app/pages/home.tsx', imports: ['_layout.js'] },
};

it('lists each file once, what others need before them, in the order asked for', () => {
  expect(chunkFiles(manifest, ['src/app/pages/home.tsx', 'index.html'])).toEqual([
    'react.js',
    'framework.js',
    'layout.js',
    'home.js',
    'index.js',
  ]);
});

it('passes over modules that went into another chunk', () => {
  expect(chunkFiles(manifest, ['src/lib/none.ts', '_react.js'])).toEqual(['react.js']);
});

describe('what a page can come to need while it stands', () => {
  const site: Manifest = {
    ...manifest,
    'index.html': {
      ...manifest['index.html']!,
      dynamicImports: ['src/app/pages/home.tsx', 'src/app/pages/about.tsx', 'src/outbox.ts'],
    },
    'src/app/pages/about.tsx': { file: 'about.js', src: 'src/app/pages/about.tsx' },
    'src/app/pages/home.tsx': { ...manifest['src/app/pages/home.tsx']!, dynamicImports: ['src/map.tsx'] },
    'src/outbox.ts': { file: 'outbox.js', imports: ['_store.js'] },
    '_store.js': { file: 'store.js' },
    'src/map.tsx': { file: 'map.js', dynamicImports: ['src/google.tsx'] },
    'src/google.tsx': { file: 'google.js' },
  };

  it('is its own code and what that imports later, however deep, but no other page', () => {
    const files = reachableFiles(site, ['src/app/pages/home.tsx', 'index.html']);
    expect(files.toSorted()).toEqual([
      'framework.js',
      'google.js',
      'home.js',
      'index.js',
      'layout.js',
      'map.js',
      'outbox.js',
      'react.js',
      'store.js',
    ]);
  });

  it('leaves out what is named, which must exist', () => {
    expect(reachableFiles(site, ['src/app/pages/home.tsx'], ['src/google.tsx'])).not.toContain('google.js');
    expect(() => reachableFiles(site, ['index.html'], ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });

  it('holds the words of the strips, which no page of its own loads', () => {
    const words = 'src/content/ar/strips/index.ts';
    const more: Manifest = {
      ...site,
      'src/outbox.ts': { file: 'outbox.js', dynamicImports: [words, 'src/content/ar/posts/dunes.ts'] },
      [words]: { file: 'strips.js' },
      'src/content/ar/posts/dunes.ts': { file: 'dunes.js' },
    };
    const files = reachableFiles(more, ['src/outbox.ts']);
    expect(files).toContain('strips.js');
    expect(files).not.toContain('dunes.js');
  });
});
