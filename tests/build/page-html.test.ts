import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { chunkFiles } from '@/build/chunks';
import { fillPage, fillShell, splitHoisted } from '@/build/page-html';

const template = { html: '<html lang="en" dir="ltr"><head><!--head--></head><body><div id="root"><!--app--></div><script src="/assets/main.js"></script></body></html>', css: 'a{color:red}' };

describe('filling the template', () => {
  it('moves what React hoists into the head, and leaves links inside the page alone', () => {
    const { head, body } = splitHoisted('<title>T</title><meta name="d" content="x"/><link rel="canonical" href="/"/><header><a href="/x">x</a></header>');
    expect(head).toBe('<title>T</title><meta name="d" content="x"/><link rel="canonical" href="/"/>');
    expect(body).toBe('<header><a href="/x">x</a></header>');
  });
  it('writes language, direction, CSS and preloads, once each', () => {
    const html = fillPage(template, { html: '<title>T</title><p>$& $1</p>', lang: 'ar', dir: 'rtl' }, ['assets/a.js', 'assets/main.js']);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<title>T</title><style>a{color:red}</style><link rel="modulepreload" crossorigin href="/assets/a.js">');
    expect(html).toContain('<div id="root"><p>$& $1</p></div>');
    expect(html.match(/main\.js/g)).toHaveLength(1);
  });
  it('makes an empty shell that no search engine lists', () => {
    expect(fillShell(template, { noindex: true })).toContain('<meta name="robots" content="noindex">');
  });
});

it('a page needs its chunks and all that they import, once', () => {
  const manifest = {
    'src/a.tsx': { file: 'a.js', imports: ['shared', 'framework'] },
    'src/b.ts': { file: 'b.js', imports: ['shared'] },
    shared: { file: 'shared.js', imports: ['framework'] },
    framework: { file: 'framework.js' },
  } as unknown as Manifest;
  expect(chunkFiles(manifest, ['src/a.tsx', 'src/b.ts', 'src/unknown.ts'])).toEqual(['a.js', 'shared.js', 'framework.js', 'b.js']);
});
