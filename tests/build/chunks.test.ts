import { expect, it } from 'vitest';
import { chunkFiles } from '../../src/build/chunks';

const manifest = {
  'index.html': { file: 'index.js', src: 'index.html', isEntry: true, imports: ['_react.js', '_framework.js'] },
  '_react.js': { file: 'react.js' },
  '_framework.js': { file: 'framework.js', imports: ['_react.js', '_layout.js'] },
  // Chunks may need each other.
  '_layout.js': { file: 'layout.js', imports: ['_framework.js'] },
  'src/app/pages/home.tsx': { file: 'home.js', src: 'src/app/pages/home.tsx', imports: ['_layout.js'] },
};

it('lists each file once, what others need before them, in the order asked for', () => {
  expect(chunkFiles(manifest, ['src/app/pages/home.tsx', 'index.html'])).toEqual(['react.js', 'framework.js', 'layout.js', 'home.js', 'index.js']);
});

it('passes over modules that went into another chunk', () => {
  expect(chunkFiles(manifest, ['src/lib/none.ts', '_react.js'])).toEqual(['react.js']);
});
